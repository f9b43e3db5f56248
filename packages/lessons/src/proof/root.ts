import { weighCapture, type Move, type Weighing } from '@qili/rules';
import { sound } from '../course/lesson.ts';
import { termName } from '../course/sentence.ts';
import { FLAWS, SAYINGS } from './sayings.ts';
import { arrow, pieceOn, playOn, say, type Proof, type Scene } from './scene.ts';

/** The capture that a question about a root is about, weighed. */
export const weighedIn = ({ passed, rules }: Scene, capture: Move): Weighing | undefined =>
  passed === undefined ? undefined : weighCapture(passed, capture, rules.natures);

/** What protects the target of a capture, and how one sees it. */
export const rootProof = (scene: Scene, capture: Move): Proof => {
  const { locale } = scene;
  const on = sound(scene.passed, 'a position in which one may pass');
  const weighing = sound(weighedIn(scene, capture), 'a capture of worth');
  const { protectors } = weighing.protection;
  const sayRoot = (): string => {
    const words = {
      root: termName(weighing.root, locale),
      captor: pieceOn(on, capture.from, locale),
      target: pieceOn(on, capture.to, locale),
      line: playOn(on, weighing.line, locale),
    };
    const [first] = protectors;
    const sure = protectors.find(({ flaw }) => flaw === undefined) ?? first;
    if (weighing.root === 'none' || first === undefined || sure === undefined)
      return say(SAYINGS.noRoots, locale, words);
    if (weighing.root === 'outnumbered') return say(SAYINGS.fewRoots, locale, words);
    const isTrue = weighing.root === 'true';
    const { root, flaw } = isTrue ? sure : (protectors.find((each) => each.flaw !== undefined) ?? first);
    return say(isTrue ? SAYINGS.trueRoot : SAYINGS.falseRoot, locale, {
      ...words,
      guard: pieceOn(on, root.at, locale),
      flaw: FLAWS[flaw?.code ?? 'loses-more'][locale],
    });
  };
  return {
    says: sayRoot(),
    on,
    line: weighing.line,
    marks: [
      arrow(capture, 'chase'),
      ...protectors.map(({ root }) => arrow({ from: root.at, to: capture.to }, 'hold')),
    ],
  };
};
