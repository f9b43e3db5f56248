import {
  explainMove,
  MESSAGES,
  NATURES,
  nameMove,
  parseAnyMove,
  sayMoveFault,
  parseMoveName,
  parseSquare,
  positionAfter,
  RULE_SET_OF,
  VERDICTS,
  ROOTS,
  MEANS,
  GLOSSARY,
  sayPlay,
  type Line,
  type Locale,
} from '@qili/rules';
import { sound } from '../course/lesson.ts';
import { termName } from '../course/sentence.ts';
import { changeProof, changesOf } from '../proof/change.ts';
import { judgedLap, notThatRuling, rulingProof } from '../proof/conduct.ts';
import { notAChase } from '../proof/chase.ts';
import { notThatNature } from '../proof/nature.ts';
import { notThatRoot, rootProof } from '../proof/root.ts';
import { SAYINGS } from '../proof/sayings.ts';
import { arrow, say, sceneOf, type Proof } from '../proof/scene.ts';
import { notThatThird, sheetProof } from '../proof/sheet.ts';
import { shownBy, whyOf } from '../proof/why.ts';
import { writtenAt, writtenProof } from '../proof/written.ts';
import { isRight, type Answer } from './answers.ts';
import { lineIn, type Ask, type Exercise } from './exercise.ts';
import { inTraditional } from '@qili/rules';

/** What comes back for an answer: whether it is right, and the proof for that very answer where it is wrong. */
export interface Marking {
  readonly right: boolean;
  /** Why this answer is wrong; for a right one, what could be said more finely. */
  readonly proof: Proof | undefined;
}

export const markAnswer = (exercise: Exercise, ask: Ask, answer: Answer, locale: Locale): Marking => {
  if (isRight(exercise, ask, answer))
    return { right: true, proof: finerProof(exercise, ask, answer, locale) };
  return { right: false, proof: against(exercise, ask, answer, locale) };
};

/** 闲 for one of its kinds is right; the kind is told. */
const finerProof = (exercise: Exercise, ask: Ask, answer: Answer, locale: Locale): Proof | undefined => {
  if (ask.ask !== 'nature') return undefined;
  const scene = sceneOf(exercise, ask.ply, locale);
  if (scene.judged.nature === answer) return undefined;
  const nature = MESSAGES[locale].nature[scene.judged.nature];
  return { says: say(SAYINGS.finer, locale, { nature }), ...shownBy(scene) };
};

/** The proof that an answer is wrong. What is no answer at all is met with the right one. */
const against = (exercise: Exercise, ask: Ask, answer: Answer, locale: Locale): Proof => {
  const line = lineIn(exercise);
  const rules = RULE_SET_OF[exercise.rules];
  switch (ask.ask) {
    case 'nature': {
      const given = NATURES.find((nature) => nature === answer);
      return given === undefined
        ? solutionOf(exercise, ask, locale)
        : notThatNature(sceneOf(exercise, ask.ply, locale), given);
    }
    case 'target':
      return notAChase(sceneOf(exercise, ask.ply, locale), parseSquare(answer));
    case 'means':
      return againstMeans(exercise, ask, answer, locale);
    case 'ruling': {
      const given = VERDICTS.find((verdict) => verdict === answer);
      return given === undefined
        ? solutionOf(exercise, ask, locale)
        : notThatRuling(judgedLap(line, rules), given, locale);
    }
    case 'change': {
      const on = positionAfter(line, ask.ply);
      const move = parseAnyMove(on, answer);
      return move.ok
        ? changeProof(line, ask.ply, move.value, rules, locale)
        : { says: sayMoveFault(move.fault, locale), on, line: [], marks: [] };
    }
    case 'full':
    case 'short':
      return writtenProof(line, ask.ply, ask.ask, answer, locale);
    case 'root':
      return againstRoot(exercise, ask, answer, locale);
    case 'third': {
      const plies = Number(answer);
      return isPly(line, plies) ? notThatThird(line, plies, locale) : solutionOf(exercise, ask, locale);
    }
    case 'standing':
      return solutionOf(exercise, ask, locale);
  }
};

const againstRoot = (
  exercise: Exercise,
  ask: Extract<Ask, { ask: 'root' }>,
  answer: Answer,
  locale: Locale,
): Proof => {
  const given = ROOTS.find((root) => root === answer);
  if (given === undefined) return solutionOf(exercise, ask, locale);
  const capture = sound(parseMoveName(ask.capture), ask.capture);
  return notThatRoot(sceneOf(exercise, ask.ply, locale), capture, given);
};

const isPly = ({ moves }: Line, plies: number): boolean =>
  Number.isSafeInteger(plies) && plies >= 0 && plies <= moves.length;

const MEANS_TERM = { exchange: 'complete-exchange' } as const;

const againstMeans = (
  exercise: Exercise,
  ask: Extract<Ask, { ask: 'means' }>,
  answer: Answer,
  locale: Locale,
): Proof => {
  const given = MEANS.find((means) => means === answer);
  if (given === undefined) return solutionOf(exercise, ask, locale);
  const scene = sceneOf(exercise, ask.ply, locale);
  const id = given === 'exchange' ? MEANS_TERM.exchange : given;
  const means = sound(
    GLOSSARY.find((term) => term.id === id),
    id,
  ).means[locale];
  const words = { given: termName(id, locale), means, why: whyOf(scene) };
  return { says: say(SAYINGS.notByThis, locale, words), ...shownBy(scene) };
};

/** The right answer and why. */
export const solutionOf = (exercise: Exercise, ask: Ask, locale: Locale): Proof => {
  const line = lineIn(exercise);
  const rules = RULE_SET_OF[exercise.rules];
  switch (ask.ask) {
    case 'nature':
    case 'target':
    case 'means': {
      const scene = sceneOf(exercise, ask.ply, locale);
      const previous = nameMove(line, ask.ply - 1, rules);
      return { says: explainMove(line, scene.judged, rules, locale, previous), ...shownBy(scene) };
    }
    case 'ruling':
      return rulingProof(judgedLap(line, rules), locale);
    case 'change': {
      const [move] = changesOf(line, ask.ply, rules, 1);
      return changeProof(line, ask.ply, sound(move, exercise.id), rules, locale);
    }
    case 'root':
      return rootProof(sceneOf(exercise, ask.ply, locale), sound(parseMoveName(ask.capture), ask.capture));
    case 'full':
    case 'short': {
      const move = sound(line.moves[ask.ply], exercise.id);
      const on = positionAfter(line, ask.ply);
      const form = writtenAt(line, ask.ply, ask.ask);
      const words = locale === 'zh-Hant' ? inTraditional(form) : form;
      const says = locale === 'en' ? `${words} (${sayPlay(on, [move], locale)})` : words;
      return { says, on, line: [move], marks: [arrow(move, 'last-move')] };
    }
    case 'third':
    case 'standing':
      return sheetProof(line, rules, locale);
  }
};
