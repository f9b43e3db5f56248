import { DEFAULT_RULES, LOCALES, MESSAGES, NATURES, type Locale, type Nature, type Words } from '@qili/rules';
import { boardsOf, COURSE } from '../course/course.ts';
import { sound } from '../course/lesson.ts';
import { EXERCISE_KINDS, type Exercise, type ExerciseKind } from '../exercise/exercise.ts';
import type { Material } from '../exercise/compose.ts';
import { rightAnswers } from '../exercise/answers.ts';
import { KIND_NAMES } from '../exercise/words.ts';
import { text } from '../text.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { drawFrom } from './draw.ts';
import { FORMS, inForm, shapeOf } from './forms.ts';
import { GAME_LAPS, type GameLap } from './laps.ts';

/** What one may practise: a kind of exercise, or a nature. */
export const TOPICS = [...EXERCISE_KINDS, ...NATURES] as const;
export type Topic = (typeof TOPICS)[number];

/** The topic of this name in any language, or by its id. */
export const topicNamed = (name: string): Topic | undefined => {
  const wanted = name.trim().toLowerCase();
  return TOPICS.find(
    (topic) =>
      topic === wanted || LOCALES.some((locale) => topicName(topic, locale).toLowerCase() === wanted),
  );
};

export const topicName = (topic: Topic, locale: Locale): string =>
  isKind(topic) ? KIND_NAMES[topic][locale] : MESSAGES[locale].nature[topic];

export interface Wish {
  /** The same seed gives the same exercises. */
  readonly seed: number;
  /** Nothing but these; everything where none is named. */
  readonly topics?: readonly Topic[];
}

/** A lap to draw exercises from, with the game it is from. */
interface Source {
  readonly lap: Material;
  readonly game: Words | undefined;
}

const SOURCES: readonly Source[] = [
  ...GAME_LAPS.map((lap) => ({
    lap: { fen: lap.fen, moves: lap.moves, rules: DEFAULT_RULES },
    game: creditOf(lap),
  })),
  ...COURSE.flatMap(boardsOf)
    .filter(({ claims }) => claims.some(({ about }) => about === 'ruling'))
    .map(({ fen, moves }) => ({ lap: { fen, moves, rules: DEFAULT_RULES }, game: undefined })),
];

function creditOf({ red, black, year }: GameLap): Words {
  return text(
    `出自${red}对${black}，${String(year)} 年`,
    `From a game of ${red} against ${black}, ${String(year)}`,
  );
}

/** A lap that was drawn from does not come again within so many exercises. */
const REST = 8;
/** Draws that come to nothing before one gives up; a topic that never comes ends the exercises. */
const PATIENCE = 4000;

/** Draws for one turn before another comes up. */
const TRIES_A_TURN = 40;

/** What comes next: a kind of exercise, and where it names a move, of which nature the move is to be. */
interface Turn {
  readonly kind: ExerciseKind;
  readonly nature: Nature | undefined;
}

/** Exercises without end, each of a shape that did not come before; ends only where a topic has no more. */
export function* exercisesFor({ seed, topics = [] }: Wish): Generator<Exercise, void> {
  const chance = chanceFrom(seed);
  const turns = turnsFor(topics, chance);
  const shapes = new Set<string>();
  const recent: Source[] = [];
  let turn = turns();
  for (let failures = 0, tries = 1; failures < PATIENCE; failures++, tries++) {
    if (tries > TRIES_A_TURN) [turn, tries] = [turns(), 1];
    const source = chance.of(SOURCES.filter((each) => !recent.includes(each)));
    const exercise = source && drawOne(source, turn, topics, chance);
    if (source === undefined || exercise === undefined) continue;
    const shape = `${exercise.kind} ${shapeOf(exercise)}`;
    if (shapes.has(shape)) continue;
    shapes.add(shape);
    recent.push(source);
    if (recent.length > REST) recent.shift();
    [turn, failures, tries] = [turns(), 0, 0];
    yield exercise;
  }
}

/**
 * Kinds come equally often, and so do the natures of moves that are to be named: rare ones, 兑 and 献 before all,
 * would hardly come by chance alone.
 */
const turnsFor = (topics: readonly Topic[], chance: Chance): (() => Turn) => {
  const natures = topics.filter((topic) => !isKind(topic));
  const kinds = bagOf(kindsFor(topics), chance);
  const wanted = bagOf(natures.length > 0 && !topics.includes('name') ? natures : NATURES, chance);
  return () => {
    const kind = kinds();
    return { kind, nature: kind === 'name' ? wanted() : undefined };
  };
};

/** Draws all of the items in an order of chance, then all again. */
const bagOf = <T>(items: readonly T[], chance: Chance): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    return sound(left.splice(chance.below(left.length), 1)[0], 'something to draw');
  };
};

const drawOne = (
  { lap, game }: Source,
  { kind, nature }: Turn,
  topics: readonly Topic[],
  chance: Chance,
): Exercise | undefined => {
  const exercise = drawFrom(inForm(lap, chance.of(FORMS) ?? 'same'), kind, game, chance);
  if (exercise === undefined || !fits(exercise, topics)) return undefined;
  return nature === undefined || naturesIn(exercise).includes(nature) ? exercise : undefined;
};

const isKind = (topic: Topic): topic is ExerciseKind => EXERCISE_KINDS.some((kind) => kind === topic);

/** The kinds that may be about a topic: of a nature one is asked by its name. */
const kindsFor = (topics: readonly Topic[]): readonly ExerciseKind[] => {
  const kinds = topics.filter(isKind);
  const isOfNature = topics.some((topic) => !isKind(topic));
  if (topics.length === 0) return EXERCISE_KINDS;
  return isOfNature ? [...new Set<ExerciseKind>([...kinds, 'name', 'blanks'])] : kinds;
};

/** Whether an exercise is about one of the topics. */
const fits = (exercise: Exercise, topics: readonly Topic[]): boolean =>
  topics.length === 0 ||
  topics.includes(exercise.kind) ||
  naturesIn(exercise).some((nature) => topics.includes(nature));

/** The natures of the moves that are asked about. */
const naturesIn = (exercise: Exercise): Nature[] =>
  exercise.asks.flatMap((ask) => {
    const [first] = ask.ask === 'nature' ? rightAnswers(exercise, ask) : [];
    return NATURES.filter((nature) => nature === first);
  });

/** The first so many of them. */
export const firstExercises = (wish: Wish, count: number): Exercise[] => {
  const found: Exercise[] = [];
  if (count === 0) return found;
  for (const exercise of exercisesFor(wish)) if (found.push(exercise) >= count) break;
  return found;
};
