import { FORMAT_IDS, FORMATS, KEEPABLES, type RecordFormat } from '@qili/rules';
import type { Command } from 'commander';
import { columns } from '../terminal/columns.ts';
import { commandNamed } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

/** `qili formats`: the record formats, what each reads, writes and keeps. */
export const formatsCommand = (session: Session): Command =>
  commandNamed('formats', session).action(() => {
    const formats = FORMAT_IDS.map((id) => FORMATS[id]);
    if (session.json) session.say(JSON.stringify(formats.map((format) => formatJson(format, session))));
    else session.say(columns([headOf(session), ...formats.map((f) => rowOf(f, session))]).join('\n'));
  });

const reads = ({ readText, readBytes }: RecordFormat): boolean => (readText ?? readBytes) !== undefined;
const writes = ({ write }: RecordFormat): boolean => write !== undefined;

const formatJson = (format: RecordFormat, { words }: Session): object => ({
  id: format.id,
  name: words.formats.name[format.id],
  extension: format.extension,
  reads: reads(format),
  writes: writes(format),
  holds: format.holds,
  keeps: format.keeps,
  tags: format.tags ?? 'all',
  facts: format.facts,
});

const headOf = ({ words }: Session): string[] => {
  const { id, extension, reads: read, writes: written, facts, keeps, name } = words.formats.head;
  return [id, extension, read, written, name, facts, keeps];
};

const rowOf = (format: RecordFormat, session: Session): string[] => {
  const { yes, name, facts } = session.words.formats;
  const { id, extension } = format;
  return [
    id,
    extension,
    reads(format) ? yes : '–',
    writes(format) ? yes : '–',
    name[id],
    facts[format.facts],
    keptBy(format, session),
  ];
};

const keptBy = ({ keeps, tags = [] }: RecordFormat, { words, locale }: Session): string => {
  const { keepable, someTags, everything } = words.formats;
  if (keeps.length === KEEPABLES.length) return everything;
  const kept = keeps.map((what) => keepable[what]);
  const list = tags.length === 0 ? kept : [...kept, someTags(tags.join(' '))];
  return list.join(locale === 'en' ? ', ' : '、');
};
