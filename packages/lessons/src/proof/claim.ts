import {
  marksOfCheck,
  parseMoveName,
  passed,
  positionAfter,
  RULE_SET_OF,
  type Line,
  type Locale,
  type Move,
} from '@qili/rules';
import type { Claim, Statement } from '../course/claim.ts';
import { lineOf, movesIn, pointOf, sound, type LessonBoard } from '../course/lesson.ts';
import { sentenceOf } from '../course/sentence.ts';
import { rootProof } from './root.ts';
import { arrow, circle, sceneOn, type Proof, type Scene } from './scene.ts';
import { shownBy } from './why.ts';

/** What shows a claim on its board: its sentence, the position that it is about, the play and the marks. */
export const claimProof = (board: LessonBoard, claim: Claim, locale: Locale): Proof => ({
  ...shownFor(board, claim, locale),
  says: sentenceOf(board, claim, locale),
});

/** After how many plies the position stands that a claim is about; undefined where it is about all of them. */
export const pliesOf = (claim: Statement): number | undefined => {
  switch (claim.about) {
    case 'nature':
    case 'looks':
    case 'both':
    case 'capture':
    case 'parried':
    case 'written':
      return claim.ply + 1;
    case 'choices':
      return claim.ply;
    case 'state':
    case 'end':
      return claim.plies;
    case 'stage':
      return 0;
    case 'ruling':
    case 'answers':
      return undefined;
  }
};

type Shown = Omit<Proof, 'says'>;

const shownFor = (board: LessonBoard, claim: Statement, locale: Locale): Shown => {
  const line = lineOf(board);
  switch (claim.about) {
    case 'nature':
    case 'both':
      return shownBy(sceneIn(board, claim.ply, locale));
    case 'looks':
      return excusedIn(sceneIn(board, claim.ply, locale));
    case 'capture':
      return rootProof(sceneIn(board, claim.ply, locale), sound(parseMoveName(claim.capture), claim.capture));
    case 'parried':
      return tried(sceneIn(board, claim.ply, locale), movesIn(`${claim.attempt} ${claim.answer}`));
    case 'written':
      return played(positionAfter(line, claim.ply), line.moves.slice(claim.ply, claim.ply + 1));
    case 'stage':
      return { on: line.start, line: [], marks: [circle(pointOf(claim.at), 'hold')] };
    case 'choices':
      return still(line, claim.ply);
    case 'end':
      return still(line, claim.plies);
    case 'state':
      return played(line.start, line.moves.slice(0, claim.plies));
    case 'ruling':
    case 'answers':
      return played(line.start, line.moves);
  }
};

const sceneIn = (board: LessonBoard, ply: number, locale: Locale): Scene =>
  sceneOn(lineOf(board), ply, RULE_SET_OF[board.rules], locale);

const still = (line: Line, plies: number): Shown => {
  const on = positionAfter(line, plies);
  return { on, line: [], marks: marksOfCheck(on) };
};

const played = (on: Shown['on'], moves: readonly Move[]): Shown => ({
  on,
  line: moves,
  marks: moves.slice(0, 1).map((move) => arrow(move, 'last-move')),
});

const tried = ({ after }: Scene, line: readonly Move[]): Shown => ({
  on: sound(passed(after), 'a position in which one may pass'),
  line,
  marks: line.slice(0, 1).map((move) => arrow(move, 'kill')),
});

/** What seems to be an attack, played out; where the library needs no play to excuse it, the move itself. */
const excusedIn = (scene: Scene): Shown => {
  const { judged, passed: begun } = scene;
  const line = judged.excuses.find((excuse) => excuse.line.length > 0)?.line ?? [];
  const [first] = line;
  if (begun === undefined || first === undefined) return shownBy(scene);
  return { on: begun, line, marks: [arrow(first, 'chase')] };
};
