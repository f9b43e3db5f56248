import type { Mark } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { Board } from '../board/board.tsx';
import type { BoardProps } from '../board/board-props.ts';
import { StepButtons } from './step-buttons.tsx';
import type { Stage } from './use-stage.ts';

const NOWHERE: BoardProps['destinations'] = new Map();
const RED_BELOW: BoardProps['lie'] = { bottom: 'red', mirrored: false };

/** A board on which moves are played through: a tap plays the next one, after the last it begins anew. */
export const StageBoard = ({
  stage,
  label,
  marks = [],
  on = {},
}: {
  readonly stage: Stage;
  readonly label: string;
  /** Marks beside those of the moves, while no proof is shown. */
  readonly marks?: readonly Mark[];
  /** What is done on the board instead of leafing on. */
  readonly on?: Partial<Pick<BoardProps, 'destinations' | 'onMove' | 'onPoint'>>;
}): ReactElement => {
  const { settings, theme } = useSettings();
  const { frame, shown, line } = stage;
  const leaf = (): void => {
    if (stage.canStep('on')) stage.step('on');
    else stage.step('first');
  };
  return (
    <div className="stage-board">
      <Board
        setup={frame.setup}
        lie={RED_BELOW}
        theme={theme}
        locale={settings.locale}
        numbers={settings.numbers}
        marks={shown === undefined ? [...frame.marks, ...marks] : frame.marks}
        destinations={NOWHERE}
        lit={frame.lit}
        label={label}
        {...(shown === undefined && Object.keys(on).length > 0 ? on : { onPoint: leaf })}
      />
      {(line.moves.length > 0 || (shown?.frames.length ?? 0) > 1) && (
        <StepButtons canStep={stage.canStep} onStep={stage.step} />
      )}
    </div>
  );
};
