import {
  legalMoves,
  marksOfCheck,
  marksOfLastMove,
  opposite,
  positionAfter,
  RULE_SET_OF,
  type Line,
} from '@qili/rules';
import { useMemo, useState, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Board } from '../../board/board.tsx';
import { StepButtons } from '../../stepping/step-buttons.tsx';
import { destinationsOf } from '../../board/tap.ts';
import type { Judged } from '../../judging/answer.ts';
import type { Frame } from '../../ruling/shown.ts';
import { pathByStep } from '../../study/steps.ts';
import { useWords } from '../../words/use-words.ts';
import { Announcer } from './announcer.tsx';
import type { StudyProps } from '../../study/study-props.ts';
import { NameBar } from './name-bar.tsx';
import { Recurrence } from './recurrence.tsx';

/** How the board lies: turned, mirrored, or flat between two players. */
interface Placement {
  readonly flipped: boolean;
  readonly mirrored: boolean;
  readonly seat: boolean;
}
const TURNS = ['flipped', 'mirrored', 'seat'] as const;

/** The board with the players' names, the steps through the game and the recurrence counter. */
export const BoardColumn = ({
  study,
  act,
  here,
  judged,
  shown,
}: StudyProps & {
  readonly here: Line;
  readonly judged: Judged | undefined;
  readonly shown: Frame | undefined;
}): ReactElement => {
  const say = useWords();
  const { settings, theme } = useSettings();
  const [placement, setPlacement] = useState<Placement>({ flipped: false, mirrored: false, seat: false });
  const ply = here.moves.length;
  const position = useMemo(() => positionAfter(here, ply), [here, ply]);
  const last = here.moves.at(-1);
  const marks = useMemo(
    () => [...(last === undefined ? [] : marksOfLastMove(last)), ...marksOfCheck(position)],
    [last, position],
  );
  const destinations = useMemo(() => destinationsOf(legalMoves(position)), [position]);
  const bottom = placement.flipped ? 'black' : 'red';
  const standing = judged?.standings[ply];
  return (
    <section className={`board-column${placement.seat ? ' seat' : ''}`} aria-label={say('board.section')}>
      <NameBar game={study.game} color={opposite(bottom)} turn={position.turn} nodes={study.path} />
      <Board
        setup={shown?.setup ?? position}
        lie={{ bottom, mirrored: placement.mirrored }}
        theme={theme}
        locale={settings.locale}
        numbers={settings.numbers}
        seat={placement.seat}
        marks={shown?.marks ?? marks}
        destinations={shown === undefined ? destinations : NOWHERE}
        lit={shown?.lit}
        label={say('board.label')}
        onMove={(move) => {
          act({ do: 'play', move });
        }}
      />
      <NameBar game={study.game} color={bottom} turn={position.turn} nodes={study.path} />
      <div className="under-board">
        <StepButtons
          canStep={(step) => pathByStep(step, study) !== undefined}
          onStep={(step) => {
            const path = pathByStep(step, study);
            if (path !== undefined) act({ do: 'go', path });
          }}
        />
        <div className="turns" role="group" aria-label={say('turn.all')}>
          {TURNS.map((turn) => (
            <button
              key={turn}
              type="button"
              aria-pressed={placement[turn]}
              onClick={() => {
                setPlacement({ ...placement, [turn]: !placement[turn] });
              }}
            >
              {say(`turn.${turn}`)}
            </button>
          ))}
        </div>
        <Recurrence standing={standing} needed={RULE_SET_OF[settings.rules].occurrences} />
      </div>
      <Announcer here={here} />
    </section>
  );
};

const NOWHERE = new Map<never, never[]>();
