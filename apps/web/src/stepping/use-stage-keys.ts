import { useEffect, type RefObject } from 'react';
import { isTyping, stepByKey } from './steps.ts';
import type { Stage } from './use-stage.ts';

/** Marks the element of a stage, so that stages of one page find each other. */
export const STAGE = 'stage';

const isLaidOut = (element: Element): boolean => element.getClientRects().length > 0;

/** The stage that keys are meant for: the one with the focus, else the one nearest to the middle of the window. */
const stageForKeys = (): Element | undefined => {
  const focused = document.activeElement?.closest(`.${STAGE}`);
  if (focused !== null && focused !== undefined) return focused;
  const far = (element: Element): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  return [...document.querySelectorAll(`.${STAGE}`)]
    .filter(isLaidOut)
    .sort((a, b) => far(a) - far(b))
    .at(0);
};

/** Arrow keys leaf through the moves of a stage, Home and End go to their ends, Escape ends a proof. */
export const useStageKeys = (stage: Stage, element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'Escape') stage.show(undefined);
      const step = stepByKey(event.key);
      if (step === undefined || isTyping(event.target) || stageForKeys() !== element.current) return;
      event.preventDefault();
      stage.step(step);
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  });
};
