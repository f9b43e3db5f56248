import { circled, COLORS, type Color } from '@qili/rules';
import { Fragment, useMemo, useEffect, useRef, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import type { StudyProps } from '../study/study-props.ts';
import type { Judged } from '../judging/answer.ts';
import { useNatures } from '../judging/use-natures.ts';
import { NatureChip } from '../ruling/nature-chip.tsx';
import { lineThrough } from '../study/study.ts';
import { branchAt, isSamePath, nodesTo, pathThrough, type Path } from '../study/tree.ts';
import { useWords } from '../words/use-words.ts';
import { MoveText } from './move-cell.tsx';
import { rowsOf, type Cell, type Row } from './rows.ts';
import { RoundsHead } from './rounds-head.tsx';

interface SheetProps extends StudyProps {
  readonly judged: Judged | undefined;
}

/** Rounds in two columns; the lap that recurs is bracketed, variations stand indented below the move they replace. */
export const ScoreSheet = ({ study, act, judged }: SheetProps): ReactElement => {
  const say = useWords();
  const { game, path } = study;
  const line = useMemo(() => lineThrough({ game, path }), [game, path]);
  const natures = useNatures(line, useSettings().settings.rules);
  const rows = useMemo(
    () => rowsOf({ game, path }, line, judged, natures),
    [game, path, line, judged, natures],
  );
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = current.current?.querySelector('[aria-current]');
    cell?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return (
    <div
      className="score-sheet scrolls"
      role="region"
      tabIndex={0}
      aria-label={say('sheet.label')}
      ref={current}
    >
      <table>
        <RoundsHead />
        <tbody>
          <tr>
            <th scope="row" className="number">
              0
            </th>
            <td colSpan={2}>
              <button
                type="button"
                className="sheet-move"
                aria-current={path.length === 0 ? 'step' : undefined}
                onClick={() => {
                  act({ do: 'go', path: [] });
                }}
              >
                {say('sheet.start')}
                {judged?.decisive !== undefined && judged.stretches[judged.decisive]?.stands[0] === 0 && (
                  <span className="stood">{circled(1)}</span>
                )}
              </button>
            </td>
          </tr>
          {rows.map((row) => (
            <RowView key={row.number} row={row} study={study} act={act} judged={judged} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const RowView = ({ row, study, act }: SheetProps & { readonly row: Row }): ReactElement => (
  <Fragment>
    <tr className={row.inLap ? 'in-lap' : undefined}>
      <th scope="row" className="number">
        {row.number}
      </th>
      {COLORS.map((color) => (
        <td key={color}>
          <CellView cell={row.cells[color]} isGap={color === 'red'} study={study} act={act} />
        </td>
      ))}
    </tr>
    {COLORS.flatMap((color) => row.cells[color]?.others.map((other) => ({ color, other })) ?? []).map(
      ({ color, other }) => (
        <VariationRow key={other.join('.')} color={color} other={other} study={study} act={act} />
      ),
    )}
  </Fragment>
);

const CellView = ({
  cell,
  isGap,
  study,
  act,
}: StudyProps & { readonly cell: Cell | undefined; readonly isGap: boolean }): ReactElement | null => {
  const say = useWords();
  const { locale, script } = useSettings().settings;
  if (cell === undefined) return isGap ? <span className="gap">……</span> : null;
  const isCurrent = isSamePath(cell.path, study.path);
  return (
    <button
      type="button"
      className="sheet-move"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => {
        act({ do: 'go', path: cell.path });
      }}
    >
      <MoveText position={cell.before} move={cell.node.move} locale={locale} script={script} />
      {cell.nature !== undefined && <NatureChip nature={cell.nature} />}
      {cell.stood !== undefined && <span className="stood">{circled(cell.stood)}</span>}
      {cell.comment !== '' && (
        <span className="remark" title={cell.comment} role="img" aria-label={say('sheet.remark')}>
          ✎
        </span>
      )}
      {cell.clock !== undefined && <span className="time">{cell.clock}</span>}
    </button>
  );
};

/** As much of a variation as tells it from others. */
const SHOWN_MOVES = 6;

const VariationRow = ({
  color,
  other,
  study,
  act,
}: StudyProps & { readonly color: Color; readonly other: Path }): ReactElement => {
  const say = useWords();
  const { locale, script } = useSettings().settings;
  const { game } = study;
  const whole = pathThrough(game, other);
  const from = other.length - 1;
  const nodes = nodesTo(game, whole).slice(from, from + SHOWN_MOVES);
  const line = lineThrough({ game, path: other });
  const cells = rowsOf({ game, path: other }, line, undefined).flatMap((row) =>
    COLORS.flatMap((side) => row.cells[side] ?? []),
  );
  const more = whole.length - from - nodes.length;
  return (
    <tr className={`variation ${color}`}>
      <td />
      <td colSpan={2}>
        <button
          type="button"
          className="sheet-move"
          onClick={() => {
            act({ do: 'go', path: other });
          }}
        >
          <span className="variation-name">
            {other.at(-1) === 0 ? say('sheet.main') : say('sheet.variation', { n: other.at(-1) ?? 0 })}
          </span>
          {nodes.map((node, i) => (
            <MoveText
              key={i}
              position={cells[from + i]?.before ?? line.start}
              move={node.move}
              locale={locale}
              script={script}
            />
          ))}
          {more > 0 && <span>…</span>}
          {(branchAt(game, other)?.comments.length ?? 0) > 0 && <span aria-hidden="true">✎</span>}
        </button>
      </td>
    </tr>
  );
};
