import type { Line } from '@qili/rules';
import { useMemo, type Dispatch, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import type { ToldMove } from '../judging/answer.ts';
import { ProofLine } from './proof-line.tsx';
import { proofsOf, type Shown } from './shown.ts';

/** Why a move is what it is, with the play that shows it. */
export const FindingView = ({
  line,
  told,
  shown,
  show,
}: {
  readonly line: Line;
  readonly told: ToldMove;
  readonly shown: Shown | undefined;
  readonly show: Dispatch<Shown | undefined>;
}): ReactElement => {
  const { locale } = useSettings().settings;
  const proofs = useMemo(() => proofsOf(line, told.judged, locale), [line, told, locale]);
  return (
    <div className="finding">
      <p>{told.reason}</p>
      {proofs.map((proof, i) => (
        <ProofLine
          key={proof.says}
          id={`${String(told.judged.ply)} ${told.name} ${String(i)}`}
          proof={proof}
          shown={shown}
          show={show}
        />
      ))}
    </div>
  );
};
