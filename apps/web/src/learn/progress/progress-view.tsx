import {
  COURSE,
  dueOn,
  joined,
  makeLearnt,
  NOTHING_LEARNT,
  parseLearnt,
  type LearntFault,
} from '@qili/lessons';
import { useState, type ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { FileButton } from '../../judge/opening/file-button.tsx';
import { saveFile } from '../../judge/files/save-file.ts';
import { Heading } from '../heading.tsx';
import { learnHref } from '../places.ts';
import { ConfusionTable } from './confusion-table.tsx';
import { today } from './day.ts';
import { replaceLearnt, useLearnt } from './store.ts';
import { TermTable } from './term-table.tsx';

/** Larger files are no progress of ours. */
const MOST_BYTES = 1_000_000;

/** What has been learnt: what is due, how each term stands, what is taken for what; and all of it as a file. */
export const ProgressView = (): ReactElement => {
  const say = useWords();
  const { learnt, state } = useLearnt();
  const day = today();
  const due = dueOn(learnt.terms, day).length;
  return (
    <div className="contents progress">
      <Heading title={say('progress.title')} />
      {state === 'fleeting' && <p className="fault">{say('progress.fleeting')}</p>}
      <p>
        {say('progress.read', { read: learnt.read.length, of: COURSE.length, solved: learnt.solved.length })}
      </p>
      <p className="buttons">
        <a className="button" href={learnHref('review')}>
          {say('learn.due', { count: due })}
        </a>
        <a className="button" href={learnHref()}>
          {say('learn.contents')}
        </a>
      </p>
      <TermTable terms={learnt.terms} day={day} />
      <ConfusionTable terms={learnt.terms} />
      <Files />
    </div>
  );
};

/** Progress goes to a file and comes from one: to another device, or to be safe. */
const Files = (): ReactElement => {
  const say = useWords();
  const { learnt } = useLearnt();
  const [said, setSaid] = useState<{ readonly says: string; readonly isFault: boolean }>();
  const [isSure, setSure] = useState(false);
  const sayFault = (fault: LearntFault): string => {
    switch (fault.code) {
      case 'term':
        return say('progress-fault.term', { term: fault.term });
      case 'list':
        return say('progress-fault.list', { list: fault.list });
      default:
        return say(`progress-fault.${fault.code}`);
    }
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = parseLearnt(file.size > MOST_BYTES ? '' : await file.text());
    if (!read.ok) {
      setSaid({
        says: say('progress.not-read', { file: file.name, why: sayFault(read.fault) }),
        isFault: true,
      });
      return;
    }
    await replaceLearnt((own) => joined(own, read.value));
    setSaid({
      says: say('progress.loaded', { count: Object.keys(read.value.terms).length }),
      isFault: false,
    });
  };
  return (
    <section aria-labelledby="progress-files">
      <h2 id="progress-files">{say('progress.files')}</h2>
      <p>{say('progress.files-say')}</p>
      <p className="buttons">
        <button
          type="button"
          onClick={() => {
            saveFile(makeLearnt(learnt), 'qili-progress.json', 'application/json');
          }}
        >
          {say('progress.save')}
        </button>
        <FileButton
          label={say('doors.file')}
          takes="file"
          onChoose={([file]) => {
            void load(file);
          }}
        />
        <button
          type="button"
          onClick={() => {
            if (isSure) void replaceLearnt(() => NOTHING_LEARNT);
            setSure(!isSure);
          }}
        >
          {say(isSure ? 'progress.forget-sure' : 'progress.forget')}
        </button>
      </p>
      <p role="alert" className={said?.isFault === true ? 'fault' : ''}>
        {said?.says}
      </p>
    </section>
  );
};
