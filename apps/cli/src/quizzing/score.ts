import { confusionIn, type Answer, type Ask, type Exercise } from '@qili/lessons';
import { NATURES, type Nature } from '@qili/rules';

/** A nature that was taken for another, so many times. */
export interface Mixup {
  readonly asked: Nature;
  readonly given: Nature;
  readonly times: number;
}

/** What came of a quiz so far. */
export class Score {
  exercises = 0;
  /** What was answered, by exercise, in the order of its questions. */
  readonly given = new Map<Exercise, Answer[]>();
  private answered = 0;
  private right = 0;
  private readonly confused = new Map<string, Mixup>();

  /** Counts an answer; an empty one is one that was not known. */
  enter(exercise: Exercise, ask: Ask, answer: Answer, right: boolean): void {
    this.given.set(exercise, [...(this.given.get(exercise) ?? []), answer]);
    this.answered++;
    if (right) this.right++;
    else if (ask.ask === 'nature') this.confuse(confusionIn(exercise, ask, answer));
  }

  /** Counts; natures that were confused, the most often first. */
  summary(): { exercises: number; answered: number; right: number; confused: readonly Mixup[] } {
    const { exercises, answered, right } = this;
    return {
      exercises,
      answered,
      right,
      confused: [...this.confused.values()].sort((a, b) => b.times - a.times),
    };
  }

  private confuse(confusion: ReturnType<typeof confusionIn>): void {
    const asked = natureOf(confusion?.asked);
    const given = natureOf(confusion?.given);
    if (asked === undefined || given === undefined) return;
    const key = `${asked} ${given}`;
    this.confused.set(key, { asked, given, times: (this.confused.get(key)?.times ?? 0) + 1 });
  }
}

const natureOf = (answer: Answer | undefined): Nature | undefined =>
  NATURES.find((nature) => nature === answer);
