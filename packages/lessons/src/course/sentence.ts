import {
  DEFAULT_RULES,
  GLOSSARY,
  inTraditional,
  judgeLap,
  MESSAGES,
  nameMove,
  explainNatures,
  passed,
  play,
  pawnStageOf,
  positionAfter,
  RULE_SET_OF,
  sayAnswers,
  sayMove,
  sayPiece,
  sayPlay,
  sayRuling,
  weighCapture,
  type Locale,
  type Piece,
  type Position,
  type Square,
  type Words,
} from '@qili/rules';
import { filled } from '../text.ts';
import type { Claim, Statement } from './claim.ts';
import { lineOf, movesIn, pointOf, sound, type LessonBoard } from './lesson.ts';

/** The sentence of a claim about a board, with what is stated in words of the language. */
export const sentenceOf = (board: LessonBoard, claim: Claim, locale: Locale): string =>
  filled(claim.says[locale], (name) => wordFor(name, board, claim, locale));

/** A paragraph of a lesson: the numbers in it are those of the default rule set. */
export const paragraphOf = (says: Words, locale: Locale): string => {
  const { occurrences, naturalLimit, fouls } = RULE_SET_OF[DEFAULT_RULES];
  const numbers: Readonly<Record<string, number | undefined>> = {
    occurrences,
    limit: naturalLimit.plies / 2,
    fouls,
  };
  return filled(says[locale], (name) => String(sound(numbers[name], name)));
};

/** What a term of the glossary is called. */
export const termName = (id: string, locale: Locale): string =>
  sound(
    GLOSSARY.find((term) => term.id === id),
    id,
  ).name[locale];

/** What fills a place: `m3` the move at ply 3, `m` the move that the claim is about, and what it states. */
const wordFor = (name: string, board: LessonBoard, claim: Claim, locale: Locale): string => {
  const ply = /^m(\d+)$/u.exec(name)?.[1];
  if (ply !== undefined) return moveAt(board, Number(ply), locale);
  if (name === 'm' && 'ply' in claim) return moveAt(board, claim.ply, locale);
  if (name === 'why' && 'ply' in claim) return whyOf(board, claim.ply, locale);
  return sound(statedWords(board, claim, locale)[name]?.(), `${board.id} {${name}}`);
};

const moveAt = (board: LessonBoard, ply: number, locale: Locale): string => {
  const line = lineOf(board);
  return sayMove(positionAfter(line, ply), sound(line.moves[ply], board.id), locale);
};

/** The library's own reasons for what a move is. */
const whyOf = (board: LessonBoard, ply: number, locale: Locale): string => {
  const line = lineOf(board);
  const rules = RULE_SET_OF[board.rules];
  const moves = [ply - 1, ply].flatMap((each) => nameMove(line, each, rules) ?? []);
  return explainNatures(line, moves, rules, locale).at(-1) ?? '';
};

type Worded = Readonly<Record<string, () => string>>;

/** The words for what a claim states, by the names of the places. */
const statedWords = (board: LessonBoard, claim: Claim, locale: Locale): Worded =>
  (STATED[claim.about] as (board: LessonBoard, claim: Claim, locale: Locale) => Worded)(board, claim, locale);

const STATED: {
  readonly [About in Statement['about']]: (
    board: LessonBoard,
    claim: Extract<Statement, { readonly about: About }>,
    locale: Locale,
  ) => Worded;
} = {
  nature: (board, { ply, nature, target, root, line }, locale) => ({
    nature: () => MESSAGES[locale].nature[nature],
    target: () => namedAfter(board, ply, sound(target, board.id), locale),
    root: () => termName(sound(root, board.id), locale),
    line: () => playAfter(board, ply, sound(line, board.id), locale),
  }),
  looks: (_, { like, nature }, locale) => ({
    like: () => MESSAGES[locale].nature[like],
    nature: () => MESSAGES[locale].nature[nature],
  }),
  both: (_, { nature, also }, locale) => ({
    nature: () => MESSAGES[locale].nature[nature],
    also: () => MESSAGES[locale].nature[also],
  }),
  capture: (board, { ply, capture, root }, locale) => ({
    root: () => termName(root, locale),
    line: () => weighedPlay(board, ply, capture, locale),
  }),
  parried: (board, { ply, attempt, answer }, locale) => ({
    attempt: () => playAfter(board, ply, attempt, locale),
    answer: () => answerTo(board, ply, attempt, answer, locale),
  }),
  ruling: (board, { rules = board.rules }, locale) => ({ ruling: () => rulingOn(board, rules, locale) }),
  answers: (board, { code, by }, locale) => ({
    answers: () => sayAnswers([{ code, by }], RULE_SET_OF[board.rules], locale),
  }),
  state: ({ rules }, { state, occurrences }, locale) => ({
    state: () => MESSAGES[locale].state[state](occurrences, RULE_SET_OF[rules].occurrences),
  }),
  written: (_, { full, short }, locale) => ({
    full: () => written(full, locale),
    short: () => written(short, locale),
  }),
  stage: (board, { at }, locale) => ({
    stage: () => stageWord(board, at, locale),
    piece: () => pieceAt(lineOf(board).start, pointOf(at), locale),
  }),
  choices: (_, { count }) => ({ count: () => String(count) }),
  end: (board, { plies, end }, locale) => ({
    end: () => MESSAGES[locale].end[end](positionAfter(lineOf(board), plies).turn),
  }),
};

/** Chinese notation in the reader's script. */
const written = (move: string, locale: Locale): string => (locale === 'zh-Hant' ? inTraditional(move) : move);

const sceneAfter = (board: LessonBoard, ply: number): Position => positionAfter(lineOf(board), ply + 1);

/** The position after a move as if the opponent passed. */
const passedAfter = (board: LessonBoard, ply: number): Position =>
  sound(passed(sceneAfter(board, ply)), board.id);

/** A play that begins after a move, by whichever side its first move belongs to. */
const playAfter = (board: LessonBoard, ply: number, names: string, locale: Locale): string => {
  const after = sceneAfter(board, ply);
  const moves = movesIn(names);
  const [first] = moves;
  const isMovers = first !== undefined && after.pieces.get(first.from)?.color !== after.turn;
  return sayPlay(isMovers ? passedAfter(board, ply) : after, moves, locale);
};

const answerTo = (
  board: LessonBoard,
  ply: number,
  attempt: string,
  answer: string,
  locale: Locale,
): string => {
  const [tried, parry] = movesIn(`${attempt} ${answer}`);
  const checked = play(passedAfter(board, ply), sound(tried, attempt));
  return sayMove(checked, sound(parry, answer), locale);
};

const weighedPlay = (board: LessonBoard, ply: number, capture: string, locale: Locale): string => {
  const position = passedAfter(board, ply);
  const [move] = movesIn(capture);
  const weighed = weighCapture(position, sound(move, capture), RULE_SET_OF[board.rules].natures);
  return sayPlay(position, sound(weighed, capture).line, locale);
};

const namedAfter = (board: LessonBoard, ply: number, piece: string, locale: Locale): string => {
  const at = pointOf(piece.split('@')[1] ?? '');
  return pieceAt(sceneAfter(board, ply), at, locale);
};

const pieceAt = (position: Position, at: Square, locale: Locale): string =>
  sayPiece(position, { ...pieceOn(position, at), at }, locale);

const pieceOn = (position: Position, at: Square): Piece => sound(position.pieces.get(at), 'an empty point');

const stageWord = (board: LessonBoard, at: string, locale: Locale): string => {
  const { color } = pieceOn(lineOf(board).start, pointOf(at));
  const stage = pawnStageOf(pointOf(at), color);
  return termName(stage === undefined ? 'crossed-pawn' : `${stage}-pawn`, locale);
};

const rulingOn = (board: LessonBoard, id: LessonBoard['rules'], locale: Locale): string => {
  const rules = RULE_SET_OF[id];
  const judged = judgeLap(lineOf(board), 0, rules);
  return sayRuling(sound(judged.ok ? judged.value.ruling : undefined, board.id), rules, locale);
};
