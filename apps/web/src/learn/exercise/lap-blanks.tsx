import { colorAt, COLORS, NATURES, positionsOf, roundOf, type Color } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { NatureChip } from '../../ruling/nature-chip.tsx';
import { MoveText } from '../../sheet/move-cell.tsx';
import { RoundsHead } from '../../sheet/rounds-head.tsx';
import type { Stage } from '../../stepping/use-stage.ts';
import { useWords } from '../../words/use-words.ts';
import type { Posed } from '../teaching/answer.ts';
import type { Sitting } from './sitting.ts';

interface Cell {
  readonly ply: number;
  /** The place of the question for the nature of the move. */
  readonly ask: number | undefined;
}

/** The moves of an exercise as rounds, with a blank for each nature that is asked for. */
export const LapBlanks = ({
  posed,
  sitting,
  stage,
  onTurn,
}: {
  readonly posed: Posed;
  readonly sitting: Sitting;
  readonly stage: Stage;
  readonly onTurn: (ask: number) => void;
}): ReactElement => {
  const say = useWords();
  const rows = rowsOf(posed);
  return (
    <table className="lap blanks">
      <caption className="visually-hidden">{say('exercise.moves')}</caption>
      <RoundsHead />
      <tbody>
        {rows.map(([round, cells]) => (
          <tr key={round}>
            <th scope="row" className="number">
              {round}
            </th>
            {COLORS.map((color) => {
              const cell = cells.get(color);
              return (
                <td key={color}>
                  {cell !== undefined && (
                    <BlankCell cell={cell} posed={posed} sitting={sitting} stage={stage} onTurn={onTurn} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const rowsOf = ({ line, asks }: Posed): [number, Map<Color, Cell>][] => {
  const rows = new Map<number, Map<Color, Cell>>();
  for (const ply of line.moves.keys()) {
    const round = roundOf(ply, line.start.turn);
    const row = rows.get(round) ?? new Map<Color, Cell>();
    const ask = asks.findIndex((each) => each.ask.ask === 'nature' && each.ask.ply === ply);
    row.set(colorAt(ply, line.start.turn), { ply, ask: ask < 0 ? undefined : ask });
    rows.set(round, row);
  }
  return [...rows];
};

const BlankCell = ({
  cell: { ply, ask },
  posed: { exercise, line },
  sitting,
  stage,
  onTurn,
}: {
  readonly cell: Cell;
  readonly posed: Posed;
  readonly sitting: Sitting;
  readonly stage: Stage;
  readonly onTurn: (ask: number) => void;
}): ReactElement => {
  const say = useWords();
  const { settings } = useSettings();
  const move = line.moves[ply];
  const standing = ask === undefined ? undefined : sitting.asks[ask];
  const isCurrent = ask !== undefined && ask === sitting.current && standing?.settled === undefined;
  const nature = NATURES.find((each) => each === standing?.settled?.best);
  return (
    <button
      type="button"
      className={isCurrent ? 'lap-move current' : 'lap-move'}
      aria-current={stage.shown === undefined && stage.ply === ply + 1 ? 'step' : undefined}
      onClick={() => {
        if (ask !== undefined && standing?.settled === undefined) onTurn(ask);
        else stage.go(ply + 1);
      }}
    >
      {move !== undefined && (
        <MoveText
          position={positionsOf(line)[ply] ?? line.start}
          move={move}
          locale={settings.locale}
          script={exercise.kind === 'sheet' ? 'short' : settings.script}
        />
      )}
      {nature !== undefined && <NatureChip nature={nature} />}
      {ask !== undefined && nature === undefined && (
        <span className="chip blank">
          <span aria-hidden="true">{isCurrent ? '?' : '\u3000'}</span>
          <span className="visually-hidden">{say('exercise.blank')}</span>
        </span>
      )}
    </button>
  );
};
