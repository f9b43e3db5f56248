import { useEffect, type Dispatch } from 'react';
import { isTyping } from '../stepping/steps.ts';
import type { Study, StudyAct } from '../study/study.ts';
import { pathByKey } from '../study/steps.ts';

/** Arrow keys leaf through the game, Home and End go to its ends, Ctrl+Z takes an edit back, Escape ends a proof. */
export const useDeskKeys = (study: Study, act: Dispatch<StudyAct>, endProof: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') endProof();
      if (isTyping(event.target) || event.altKey) return;
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (isUndo) act({ do: event.shiftKey ? 'redo' : 'undo' });
      else if (event.ctrlKey || event.metaKey) return;
      else {
        const path = pathByKey(event.key, study);
        if (path === undefined) return;
        act({ do: 'go', path });
      }
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  });
};
