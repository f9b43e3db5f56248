import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countsOf, mainMoves, moveName, readRecord } from '@qili/rules';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'synth');

/** The one line of twelve plies that all these files hold, in some dress. */
const LINE = 'h2e2 h9g7 h0g2 i9h9 i0h0 g6g5 b0c2 b9c7 c3c4 h7i7 h0h9 g7h9';
const first = (plies: number): string => LINE.split(' ').slice(0, plies).join(' ');

/** What a file holds where it is not just the line in one game: moves, then what else is to be seen. */
const EXPECTED: Readonly<Partial<Record<string, readonly string[]>>> = {
  'black_to_move.pgn': ['h9g7 h0g2 i9h9'],
  'cn_brace_unclosed.pgn': [`${first(1)} | broken at ply 1, 8:9: unclosed-comment`],
  'cn_comments_variations.pgn': [`${LINE} | 15 nodes, 2 variations, 4 comments`],
  'cn_split_number_after_comment.pgn': [`${LINE} | 12 nodes, 0 variations, 1 comments`],
  'cn_variation_ascii_brackets_in_comment.pgn': [`${LINE} | 12 nodes, 0 variations, 1 comments`],
  'dhtmlxq.txt': [`${LINE} | 1/2-1/2`],
  'dhtmlxq_binit_left_to_right.txt': [`${LINE} | 1/2-1/2`],
  'dhtmlxq_page_gbk.html': [`${LINE} | 13 nodes, 1 variations, 0 comments | 1/2-1/2`],
  'dhtmlxq_variations.txt': [`${LINE} | 14 nodes, 1 variations, 2 comments | 1/2-1/2`],
  'empty.pgn': ['empty'],
  'half_surrogate_mojibake.pgn': [`${first(6)} | broken at ply 6, 8:43: syntax`],
  'illegal_at_ply5.pgn': [`${first(4)} | broken at ply 4, 8:30: illegal`],
  'xqf10.xqf': [`${LINE} | 12 nodes, 0 variations, 1 comments`],
  'xqf10_truncated.xqf': [
    `${first(5)} | 5 nodes, 0 variations, 1 comments | broken at ply 5, no place: truncated`,
  ],
  'xqf_bad_magic.xqf': ['binary'],
  'pengfei.pfc': [`${LINE} | 12 nodes, 0 variations, 1 comments`],
  'two_games_one_file.pgn': [first(4), `${first(6)} | 1-0`],
};

const seen = (file: string): string[] => {
  const reading = readRecord(readFileSync(path.join(folder, file)));
  if (!reading.ok) return [reading.fault.code];
  return reading.value.games.map((game) => {
    const { nodes, variations, comments } = countsOf(game);
    const parts = [mainMoves(game).map(moveName).join(' ')];
    if (comments + variations > 0)
      parts.push(`${String(nodes)} nodes, ${String(variations)} variations, ${String(comments)} comments`);
    if (game.result !== '*') parts.push(game.result);
    const { brokenAt } = game;
    if (brokenAt !== undefined) {
      const { ply, at, fault } = brokenAt;
      const place = at === undefined ? 'no place' : `${String(at.line)}:${String(at.column)}`;
      parts.push(`broken at ply ${String(ply)}, ${place}: ${fault.code}`);
    }
    return parts.join(' | ');
  });
};

test.each(readdirSync(folder).filter((file) => !file.startsWith('.')))('%s', (file) => {
  expect(seen(file)).toEqual(EXPECTED[file] ?? [LINE]);
});

test.each([
  ['cn_big5.pgn', 'big5'],
  ['cn_gbk.pgn', 'gb18030'],
  ['half_surrogate_mojibake.pgn', 'gb18030'],
  ['cn_utf16le.pgn', 'utf-16le'],
  ['dhtmlxq_page_gbk.html', 'gb18030'],
  ['cn_utf8_bom_crlf.pgn', 'utf-8'],
])('%s is %s', (file, encoding) => {
  const reading = readRecord(readFileSync(path.join(folder, file)));
  expect(reading.ok && [reading.value.encoding, reading.value.doubtful]).toEqual([encoding, false]);
});
