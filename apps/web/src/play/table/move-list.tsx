import { COLORS, positionsOf, roundOf, sayMove, type Line } from '@qili/rules';
import { useMemo, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useNatures } from '../../judging/use-natures.ts';
import { NatureChip } from '../../ruling/nature-chip.tsx';
import { useWords } from '../../words/use-words.ts';
import { clockText } from '../following/clock.ts';
import { moverAt, type Live } from '../following/live-state.ts';
import { sayNote } from './notes.ts';
import { RoundsHead } from '../../sheet/rounds-head.tsx';

/** The moves with their natures and the clock after each, and what was offered, claimed and ruled between them. */
export const MoveList = ({
  live,
  line,
  ply,
  onGo,
}: {
  readonly live: Live;
  readonly line: Line;
  readonly ply: number;
  readonly onGo: (ply: number) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const { game } = live;
  const positions = useMemo(() => positionsOf(line), [line]);
  const natures = useNatures(line, game.terms.rules);
  const rounds = [...new Set(game.moves.map((move) => roundOf(move.ply, line.start.turn)))];
  return (
    <>
      <div className="score-sheet scrolls" role="region" tabIndex={0} aria-label={say('sheet.label')}>
        <table>
          <RoundsHead />
          <tbody>
            {rounds.map((round) => (
              <tr key={round}>
                <th scope="row" className="number">
                  {round}
                </th>
                {COLORS.map((color) => {
                  const move = game.moves.find(
                    (each) =>
                      roundOf(each.ply, line.start.turn) === round && moverAt(game, each.ply) === color,
                  );
                  const nature = move && natures[move.ply];
                  const [before, played] =
                    move === undefined ? [] : [positions[move.ply], line.moves[move.ply]];
                  return (
                    <td key={color}>
                      {move !== undefined && before !== undefined && played !== undefined && (
                        <button
                          type="button"
                          className="sheet-move"
                          aria-current={move.ply + 1 === ply ? 'step' : undefined}
                          onClick={() => {
                            onGo(move.ply + 1);
                          }}
                        >
                          <span className="move">{sayMove(before, played, locale)}</span>
                          {nature !== undefined && <NatureChip nature={nature} />}
                          {move.left !== null && <span className="time">{clockText(move.left)}</span>}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="notes" aria-label={say('play.notes')}>
        {game.notes.map((note, i) => (
          <li key={i}>{sayNote(note, line.start.turn, locale)}</li>
        ))}
      </ul>
    </>
  );
};
