import {
  drawText,
  moveName,
  NOTATIONS,
  positionAfter,
  positionsOf,
  roundOf,
  colorAt,
  MESSAGES,
  sayMove,
  sayPlay,
  type Line,
  type Position,
} from '@qili/rules';
import {
  KIND_NAMES,
  lineOf,
  optionsOf,
  optionText,
  questionOf,
  type Ask,
  type Exercise,
  type Proof,
} from '@qili/lessons';
import { columns, filled } from '../terminal/columns.ts';
import type { Session } from '../terminal/session.ts';

/** The head of an exercise and its board, with the moves where more than one is asked about. */
export const sayExercise = (exercise: Exercise, number: number, of: number, session: Session): string[] => {
  const { locale, ink, words } = session;
  const line = lineOf(exercise);
  const head = `${String(number)}/${String(of)}  ${KIND_NAMES[exercise.kind][locale]}  ${words.quiz.level(exercise.level)}`;
  const { game } = exercise.origin;
  return [
    ink.strong(head),
    ...(game === undefined ? [] : [ink.faint(game[locale])]),
    '',
    board(...shownOf(exercise, line), session),
    '',
    ...movesOf(exercise, line, session),
  ];
};

/** The position that is drawn, and the move that is marked on it. */
const shownOf = ({ kind, asks }: Exercise, line: Line): [Position, Line['moves'][number] | undefined] => {
  const [first] = asks;
  const ply = first !== undefined && 'ply' in first ? first.ply : 0;
  switch (kind) {
    case 'name':
    case 'root':
    case 'write':
      return [positionAfter(line, ply + 1), line.moves[ply]];
    case 'change':
      return [positionAfter(line, ply), undefined];
    case 'blanks':
    case 'sheet':
      return [line.start, undefined];
  }
};

const board = (
  position: Position,
  lastMove: Line['moves'][number] | undefined,
  { locale, ink }: Session,
): string =>
  drawText(position, locale, {
    lastMove,
    paint: (piece, color) => (color === 'red' ? ink.red(piece) : piece),
  });

/** The moves as rounds: in words, or in short notation where a sheet is to be read. */
const movesOf = ({ kind }: Exercise, line: Line, { locale }: Session): string[] => {
  if (kind !== 'blanks' && kind !== 'sheet' && kind !== 'change') return [];
  const { side } = MESSAGES[locale];
  const positions = positionsOf(line);
  const rows = new Map<number, [string, string]>();
  for (const [ply, move] of line.moves.entries()) {
    const before = positions[ply] ?? line.start;
    const script = locale === 'zh-Hant' ? 'hant' : 'hans';
    const said =
      kind === 'sheet' ? NOTATIONS.short.make(before, move, { script }) : sayMove(before, move, locale);
    const text = `${said} (${String(ply + 1)})`;
    const round = roundOf(ply, line.start.turn);
    const row = rows.get(round) ?? ['……', ''];
    row[colorAt(ply, line.start.turn) === 'red' ? 0 : 1] = text;
    rows.set(round, row);
  }
  const table = [...rows].map(([round, row]) => [`${String(round).padStart(3)}.`, ...row]);
  return [...columns([['', side.red, side.black], ...table]), ''];
};

/** A question with its numbered options. */
export const sayQuestion = (exercise: Exercise, ask: Ask, { locale }: Session): string[] => {
  const options = ask.ask === 'third' ? undefined : optionsOf(exercise, ask);
  const numbered = (options ?? []).map((answer, i) =>
    numberedOption(i + 1, optionText(exercise, ask, answer, locale)),
  );
  return [
    ...filled(questionOf(exercise, ask, locale)),
    ...(numbered.length === 0 ? [] : filled(numbered.join(locale === 'en' ? ';  ' : '　'), 2)),
  ];
};

/** Number and option stay on one line. */
const numberedOption = (number: number, option: string): string =>
  `${String(number)} ${option}`.replaceAll(' ', '\u00A0');

/** A proof: its words, and the play beside them where they do not tell it. */
export const sayProof = ({ says, on, line }: Proof, { locale }: Session): string[] => {
  const play = line.length === 0 ? '' : sayPlay(on, line, locale);
  const isTold = play === '' || says.includes(play) || line.length === 1;
  return [...filled(says, 2), ...(isTold ? [] : filled(play, 4))];
};

/** The same for machines. */
export const proofJson = ({ says, line, marks }: Proof): object => ({
  says,
  line: line.map(moveName),
  marks,
});
