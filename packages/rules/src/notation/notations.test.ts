import { describe, expect, test } from 'vitest';
import { moveName } from '../board/move.ts';
import { parseFen, START_FEN } from '../position/fen.ts';
import { play, positionFrom, type Position } from '../position/position.ts';
import type { MoveStyle, NotationId } from './notation.ts';
import { detectNotation, NOTATIONS, parseAnyMove } from './notations.ts';

const at = (fen: string): Position => {
  const setup = parseFen(fen);
  const position = setup.ok ? positionFrom(setup.value) : setup;
  if (!position.ok) throw new Error(`${fen}: ${JSON.stringify(position.fault)}`);
  return position.value;
};

const START = at(START_FEN);
const AFTER_CANNON = (() => {
  const move = parseAnyMove(START, 'h2e2');
  if (!move.ok) throw new Error('h2e2');
  return play(START, move.value);
})();

/** The move's name, or what is wrong: `syntax`, `illegal: …`, `ambiguous: …`. */
const read = (position: Position, text: string, id?: NotationId, style?: MoveStyle): string => {
  const result = id === undefined ? parseAnyMove(position, text) : NOTATIONS[id].parse(position, text, style);
  if (result.ok) return moveName(result.value);
  const { fault } = result;
  if (fault.code === 'syntax') return 'syntax';
  return fault.code === 'illegal'
    ? `illegal: ${fault.because}`
    : `ambiguous: ${fault.candidates.map(moveName).join(' ')}`;
};

describe('the same first moves in every dress', () => {
  const FIRST = [
    '炮二平五',
    '砲二平五',
    '炮２平５',
    '炮2平5',
    '包二平伍',
    ' 炮 二 平 五 ',
    '炮二平五!?',
    '炮25',
    'C2=5',
    'C2.5',
    'c2=5',
    'Ｃ２＝５',
    'C25',
    '62.5',
    'H2-E2',
    'h2e2',
    'h3e3',
    'Che2',
  ];
  test.each(FIRST)('%s', (text) => {
    expect(read(START, text)).toBe('h2e2');
  });
  const SECOND = [
    '马8进7',
    '馬８進７',
    '傌8上7',
    '马八进七',
    '马8+7',
    '马87',
    '马87\u0332',
    'H8+7',
    'n8+7',
    'H9-G7',
    'h9g7',
    'h10g8',
    'Hg7',
  ];
  test.each(SECOND)('%s', (text) => {
    expect(read(AFTER_CANNON, text)).toBe('h9g7');
  });
});

describe('every character and digit that stands for the same', () => {
  /** All seven kinds, each with a move that no other kind has. */
  const ALL = at('3k5/9/9/9/9/P8/9/2N1B4/9/R2AK2C1 w');
  test.each([
    ['车車俥硨砗伡', '九进三', 'a0a3'],
    ['马馬傌', '七进六', 'c2d4'],
    ['炮砲包', '二平一', 'h0i0'],
    ['相象', '五退三', 'e2g0'],
    ['仕士', '六进五', 'd0e1'],
    ['帅帥将將', '五进一', 'e0e1'],
    ['兵卒', '九进一', 'a4a5'],
  ])('%s%s', (glyphs, rest, name) => {
    for (const glyph of glyphs) expect(read(ALL, glyph + rest, 'chinese')).toBe(name);
    for (const glyph of glyphs) expect(read(ALL, glyph + rest.replace('进', '進'), 'chinese')).toBe(name);
  });

  test.each(['七', '７', '7', '柒'])('horse on file %s goes forward to each file it can', (file) => {
    expect(read(ALL, `马${file}进六`, 'chinese')).toBe('c2d4');
    expect(read(ALL, `马${file}上陸`, 'chinese')).toBe('c2d4');
    expect(read(ALL, `马${file}進６`, 'chinese')).toBe('c2d4');
  });
});

describe('short notation 简写', () => {
  const HORSE = at('3k5/9/9/9/9/2N6/9/9/9/4K4 w');
  const forms = (name: string, strokes: MoveStyle['strokes']): string => {
    const move = parseAnyMove(HORSE, name);
    if (!move.ok) throw new Error(name);
    return NOTATIONS.short.make(HORSE, move.value, strokes === undefined ? {} : { strokes });
  };

  test('carries the stroke under the digit for 进, over it for 退, none for 平', () => {
    expect(forms('c4d6', 'ascii')).toBe('马7+6');
    expect(forms('c4d6', 'unicode')).toBe('马76\u0332');
    expect(forms('c4d2', 'unicode')).toBe('马76\u0305');
    expect(forms('c4d2', 'html')).toBe('马7<span style="text-decoration:overline">6</span>');
    expect(forms('c4d6', 'svg')).toBe('马7<tspan text-decoration="underline">6</tspan>');
    expect(forms('e0f0', 'unicode')).toBe('帅54');
  });

  test('without strokes a horse that may go either way is left open, never guessed', () => {
    expect(read(HORSE, '马76', 'short')).toBe('ambiguous: c4d6 c4d2');
    expect(read(HORSE, '马7+6', 'short')).toBe('c4d6');
    expect(read(HORSE, '马7.6', 'short')).toBe('illegal: cannot-go-there');
    expect(read(START, '马87', 'short')).toBe('b0c2');
  });

  test('without strokes a rook, cannon, pawn or king goes sideways, even where only 进 is legal', () => {
    expect(read(START, '车12', 'short')).toBe('illegal: cannot-go-there');
    expect(read(START, '兵71', 'short')).toBe('illegal: cannot-go-there');
    expect(read(START, '炮25', 'short')).toBe('h2e2');
    expect(read(START, '炮2 5', 'short')).toBe('h2e2');
  });

  test('two strokes at once mean nothing', () => {
    expect(read(HORSE, '马7+6\u0305', 'short')).toBe('syntax');
  });
});

describe('what a faulty text is told', () => {
  test.each([
    ['炮二平六六', 'syntax'],
    ['车一进三', 'illegal: cannot-go-there'],
    ['车三进一', 'illegal: no-such-piece'],
    ['马二平三', 'illegal: cannot-go-there'],
    ['h9g7', 'illegal: wrong-side'],
    ['e5e6', 'illegal: no-such-piece'],
  ])('%s: %s', (text, expected) => {
    expect(read(START, text)).toBe(expected);
  });

  test('a move that uncovers the king', () => {
    expect(read(at('3k5/9/9/9/3r5/9/9/9/3R5/3K5 w'), '车六平五')).toBe('illegal: leaves-king-in-check');
  });

  test('two pieces that fit are both named', () => {
    const rooks = at('3k5/9/9/9/9/4R4/9/4R4/9/4K4 w');
    expect(read(rooks, '车五平一')).toBe('ambiguous: e2i2 e4i4');
    expect(read(rooks, '前车平一')).toBe('e4i4');
    expect(read(rooks, 'R-=9')).toBe('e2a2');
  });

  test('two of which only one can go are told apart by legality', () => {
    expect(read(at('3ak4/9/9/4p4/9/9/9/3A5/9/3AK4 w'), '仕六进五')).toBe('d0e1');
    expect(read(at('3ak4/9/9/4p4/9/9/9/3A5/9/3AK4 w'), '前仕退五')).toBe('d2e1');
  });
});

/*
 * Five pawns, two on f, two on d, one on e between them; Red counts files from his right.
 *
 *   9  . . . . k . . . .
 *   8  . . . P . P . . .
 *   7  . . . . P . . . .
 *   6  . . . P . P . . .
 */
const PAWNS = at('4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/3K5 w');

describe('pawns on two files', () => {
  test.each([
    ['一兵平五', '前四平五', 'f8e8'],
    ['二兵平五', '后四平五', 'f6e6'],
    ['三兵平五', '前六平五', 'd8e8'],
    ['四兵平五', '后六平五', 'd6e6'],
  ])('%s is %s of old', (standard, old, name) => {
    expect(read(PAWNS, standard)).toBe(name);
    expect(read(PAWNS, old)).toBe(name);
    expect(read(PAWNS, `${old.slice(0, 1)}兵${old.slice(1)}`)).toBe(name);
    const move = NOTATIONS.chinese.parse(PAWNS, standard);
    if (!move.ok) throw new Error(standard);
    expect(NOTATIONS.chinese.make(PAWNS, move.value)).toBe(standard);
    expect(NOTATIONS.chinese.make(PAWNS, move.value, { pawns: 'old' })).toBe(old);
  });

  test('a number before the pawn is its order, after it the file', () => {
    expect(read(PAWNS, '兵五进一')).toBe('e7e8');
    expect(read(PAWNS, '兵四平五')).toBe('ambiguous: f6e6 f8e8');
  });
});

/** Three on file 3 (g), two on file 7 (c), as on the page of wxf.org. */
const WXF_PAWNS = at('4k4/2P3P2/2P3P2/6P2/9/9/9/9/9/3K5 w');

describe('the dialects of WXF', () => {
  test.each<[string, MoveStyle, string]>([
    ['3+=4', {}, 'g8f8'],
    ['33=4', { tandem: 'official' }, 'g7f7'],
    ['33=4', { tandem: 'world' }, 'g6f6'],
    ['33=4', {}, 'ambiguous: g7f7 g6f6'],
    ['3-=4', {}, 'g6f6'],
    ['7-.6', {}, 'c7d7'],
    ['27=6', {}, 'c7d7'],
    ['+7.6', {}, 'c8d8'],
    ['Pa=4', {}, 'g8f8'],
    ['pe.6', {}, 'c7d7'],
  ])('%s %j is %s', (text, style, name) => {
    expect(read(WXF_PAWNS, text, 'wxf', style)).toBe(name);
  });

  test.each([
    [
      '3k5/2P6/2P6/2P6/9/9/9/9/9/4K4 w',
      [
        'P+=6 c8d8',
        'P.=6 c7d7',
        'P..6 c7d7',
        'P7=6 c7d7',
        'P-=6 c6d6',
        '+P=6 c8d8',
        '17=6 c8d8',
        '37=6 c6d6',
      ],
    ],
    [
      '3k5/6P2/6P2/6P2/6P2/9/9/9/9/4K4 w',
      ['++=4 g8f8', 'P+=4 g7f7', 'P-=4 g6f6', '--=4 g5f5', 'Pb=4 g7f7', '43=4 g5f5'],
    ],
    [
      '3k5/6P2/6P2/6P2/6P2/6P2/9/9/9/4K4 w',
      ['++.2 g8h8', 'P+.2 g7h7', 'P3.2 g6h6', 'P-.2 g5h5', '--+1 illegal: cannot-go-there'],
    ],
  ])('%s', (fen, cases) => {
    for (const each of cases) {
      const [text = '', ...rest] = each.split(' ');
      expect(`${text} ${read(at(fen), text, 'wxf')}`).toBe(`${text} ${rest.join(' ')}`);
    }
  });

  test('the front horse goes to file 7, sign after the letter or before it', () => {
    const horses = at('3k5/9/9/9/9/4N4/4N4/9/9/4K4 w');
    expect(read(horses, 'H++3')).toBe('e4g5');
    expect(read(horses, '+H+3')).toBe('e4g5');
    expect(read(horses, 'H-+3')).toBe('e3g4');
  });
});

describe('detectNotation', () => {
  test.each<[NotationId, string[]]>([
    ['chinese', ['炮二平五', '马8进7', '马二进三']],
    ['wxf', ['C2.5', 'h8+7', 'H2+3']],
    ['iccs', ['H2-E2', 'H9-G7']],
    ['uci-10', ['c4c5', 'h10g8', 'h3e3']],
    ['san', ['Che2', 'Hg7', 'Hg2']],
    ['san-10', ['Che3', 'Hg8', 'Afe2', 'Afe9']],
    ['short', ['炮25', '马87', '马23']],
  ])('%s', (id, texts) => {
    expect(detectNotation(START, texts)).toBe(id);
  });

  test('nothing in English words', () => {
    expect(detectNotation(START, ['Hello', 'world'])).toBeUndefined();
  });
});
