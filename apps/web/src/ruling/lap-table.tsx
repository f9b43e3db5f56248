import { circled, COLORS, roundOf, type Color, type Line } from '@qili/rules';
import { Fragment, useState, type Dispatch, type ReactElement } from 'react';
import type { Stretch, ToldMove } from '../judging/answer.ts';
import { useWords } from '../words/use-words.ts';
import { FindingView } from './finding-view.tsx';
import { NatureChip } from './nature-chip.tsx';
import { frameOf, type Shown } from './shown.ts';
import { RoundsHead } from '../sheet/rounds-head.tsx';

interface Round {
  readonly number: number;
  readonly moves: Partial<Record<Color, ToldMove>>;
}

/** The moves of a stretch as rounds. */
const roundsIn = (moves: readonly ToldMove[], first: Color): Round[] => {
  const rounds = new Map<number, Round>();
  for (const told of moves) {
    const number = roundOf(told.judged.ply, first);
    const round = rounds.get(number) ?? { number, moves: {} };
    rounds.set(number, { number, moves: { ...round.moves, [told.judged.color]: told } });
  }
  return [...rounds.values()];
};

/** The lap that recurs, bracketed, its starts marked ①②③, each move with its nature; a move that is pressed says why. */
export const LapTable = ({
  stretch,
  line,
  ply,
  shown,
  show,
  go,
}: {
  readonly stretch: Stretch;
  readonly line: Line;
  /** The ply that is looked at. */
  readonly ply: number;
  readonly shown: Shown | undefined;
  readonly show: Dispatch<Shown | undefined>;
  readonly go: (ply: number) => void;
}): ReactElement => {
  const say = useWords();
  const [open, setOpen] = useState<number>();
  const first = line.start.turn;
  const press = (told: ToldMove): void => {
    const isOpen = open === told.judged.ply;
    setOpen(isOpen ? undefined : told.judged.ply);
    if (isOpen) show(undefined);
    else {
      go(told.judged.ply + 1);
      show({ id: told.name, frames: [frameOf(line, told.judged)], step: 0, isPlaying: false });
    }
  };
  const markOf = ({ moves }: Round): string => {
    const plies = COLORS.flatMap((color) => moves[color]?.judged.ply ?? []);
    const place = stretch.stands.findIndex((stood) => plies.includes(stood));
    return place < 0 ? '' : circled(place + 1);
  };
  return (
    <table className="lap">
      <caption className="visually-hidden">{say('lap.caption')}</caption>
      <RoundsHead />
      <tbody>
        {roundsIn(stretch.moves, first).map((round) => {
          const opened = COLORS.map((color) => round.moves[color]).find((told) => told?.judged.ply === open);
          return (
            <Fragment key={round.number}>
              <tr>
                <th scope="row" className="number">
                  <span className="stood">{markOf(round)}</span> {round.number}
                </th>
                {COLORS.map((color) => (
                  <td key={color}>
                    <MoveButton told={round.moves[color]} ply={ply} open={open} press={press} />
                  </td>
                ))}
              </tr>
              {opened !== undefined && (
                <tr className="opened">
                  <td colSpan={3}>
                    <FindingView line={line} told={opened} shown={shown} show={show} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
        {stretch.stands.at(-1) === stretch.to && (
          <tr>
            <th scope="row" className="number">
              <span className="stood">{circled(stretch.stands.length)}</span>
            </th>
            <td colSpan={2} className="stood-again">
              {say('lap.stood-again')}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};

const MoveButton = ({
  told,
  ply,
  open,
  press,
}: {
  readonly told: ToldMove | undefined;
  readonly ply: number;
  readonly open: number | undefined;
  readonly press: (told: ToldMove) => void;
}): ReactElement | null =>
  told === undefined ? null : (
    <button
      type="button"
      className={`lap-move${told.judged.ply + 1 === ply ? ' current' : ''}`}
      aria-expanded={open === told.judged.ply}
      onClick={() => {
        press(told);
      }}
    >
      <span className="move">{told.text}</span> <NatureChip nature={told.judged.nature} />
    </button>
  );
