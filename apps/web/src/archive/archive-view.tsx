import { RULE_SET_OF, RULE_SETS } from '@qili/rules';
import { type Dispatch, type ReactElement } from 'react';
import { Choice } from '../app/choice.tsx';
import { useSettings } from '../app/settings.ts';
import { FileButton } from '../judge/opening/file-button.tsx';
import { useFileDrop } from '../judge/opening/use-file-drop.ts';
import { saveFile } from '../judge/files/save-file.ts';
import type { StudyAct } from '../study/study.ts';
import { useWords } from '../words/use-words.ts';
import type { Audit } from './audit.ts';
import { startAudit, stopAudit, useAudit } from './auditing.ts';
import { FoundList } from './found-list.tsx';

/** 棋谱: many games looked through at once for repetitions, and the rulings on them. */
export const ArchiveView = ({ act }: { readonly act: Dispatch<StudyAct> }): ReactElement => {
  const say = useWords();
  const { settings, change } = useSettings();
  const { locale, rules } = settings;
  const audit = useAudit();
  const lookThrough = (chosen: readonly File[]): void => {
    const files = chosen.map((file) => ({ name: nameOf(file), file }));
    if (files.length > 0) startAudit({ files, rules, locale });
  };
  useFileDrop(lookThrough);
  return (
    <div className="page archive">
      <h1>{say('place.archive')}</h1>
      <p>{say('archive.lead')}</p>
      <div className="field-row">
        <Choice
          label={say('ruling.rules')}
          value={rules}
          options={RULE_SETS}
          nameOf={(id) => RULE_SET_OF[id].name[locale]}
          onChange={(id) => {
            change({ rules: id });
          }}
        />
        <FileButton label={say('archive.files')} takes="files" onChoose={lookThrough} />
        <FileButton label={say('archive.folder')} takes="folder" onChoose={lookThrough} />
      </div>
      {audit.status !== 'none' && <AuditReport audit={audit} act={act} />}
    </div>
  );
};

/** The place of a file in a folder that was chosen, else its name. */
const nameOf = (file: File): string => (file.webkitRelativePath === '' ? file.name : file.webkitRelativePath);

const COUNTS = ['games', 'plies', 'recurring', 'ruled', 'unread'] as const;

const AuditReport = ({
  audit,
  act,
}: {
  readonly audit: Audit;
  readonly act: Dispatch<StudyAct>;
}): ReactElement => {
  const say = useWords();
  const { status, done, tally, faults, lines } = audit;
  return (
    <>
      <section className="audit" aria-label={say('archive.progress')}>
        <div className="field-row">
          <progress value={done} max={1} aria-label={say('archive.progress')} />
          <span role="status">{say(`archive-status.${status}`)}</span>
          {status === 'running' ? (
            <button type="button" onClick={stopAudit}>
              {say('archive.stop')}
            </button>
          ) : (
            <button
              type="button"
              disabled={lines.length === 0}
              onClick={() => {
                saveFile(`${lines.join('\n')}\n`, 'qili-audit.ndjson', 'application/x-ndjson');
              }}
            >
              {say('archive.export')}
            </button>
          )}
        </div>
        <dl className="counts">
          {COUNTS.map((count) => (
            <div key={count}>
              <dt>{say(`archive-count.${count}`)}</dt>
              <dd data-testid={count}>{tally[count]}</dd>
            </div>
          ))}
        </dl>
        {faults.length > 0 && (
          <details>
            <summary>{say('archive.faults', { count: tally.unread })}</summary>
            <ul className="faults">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <FoundList found={audit.found} act={act} />
    </>
  );
};
