import { GLOSSARY, TERM_KINDS, termsNamed, type Term } from '@qili/rules';
import { Argument, type Command } from 'commander';
import { columns, filled } from '../terminal/columns.ts';
import { commandNamed } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

/** `qili glossary [TERM]`. */
export const glossaryCommand = (session: Session): Command =>
  commandNamed('glossary', session)
    .addArgument(new Argument('[term]', session.words.argument.term))
    .action((name: string | undefined) => {
      const { json, say, words } = session;
      const terms = name === undefined ? GLOSSARY : termsNamed(name);
      if (name !== undefined && terms.length === 0)
        session.complain({ code: 'no-such-term', message: words.noSuchTerm(name) });
      else if (json) say(JSON.stringify(terms));
      else
        say(
          name === undefined ? listText(session) : terms.map((term) => termText(term, session)).join('\n\n'),
        );
    });

/** All terms, one a line, kind by kind. */
const listText = ({ locale }: Session): string => {
  const terms = TERM_KINDS.flatMap((kind) => GLOSSARY.filter((term) => term.kind === kind));
  return columns(terms.map(({ id, name }) => [...namesOf(name['zh-Hans'], name[locale]), id])).join('\n');
};

/** The Chinese name and, where it differs, the one in the session's language. */
const namesOf = (chinese: string, own: string): string[] => (own === chinese ? [chinese] : [chinese, own]);

const termText = ({ id, name, aliases, means, source }: Term, { locale, ink }: Session): string => {
  const others = new Set([name['zh-Hans'], name.en, ...aliases]);
  others.delete(name[locale]);
  return [
    [ink.strong(name[locale]), ...others].join(' · '),
    ...filled(means[locale]),
    ink.faint(`${source} · ${id}`),
  ].join('\n');
};
