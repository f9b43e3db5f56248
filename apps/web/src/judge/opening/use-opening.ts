import { useState, type Dispatch } from 'react';
import { useSettings } from '../../app/settings.ts';
import { ask } from '../../judging/ask.ts';
import type { StudyAct } from '../../study/study.ts';

/** Opens what a file holds, or says why it holds no game. */
export const useOpening = (
  act: Dispatch<StudyAct>,
): {
  readonly open: (bytes: Uint8Array) => Promise<void>;
  readonly fault: string;
  readonly isReading: boolean;
} => {
  const { locale } = useSettings().settings;
  const [fault, setFault] = useState('');
  const [isReading, setReading] = useState(false);
  const open = async (bytes: Uint8Array): Promise<void> => {
    setReading(true);
    const read = await ask('read', { bytes, locale });
    setReading(false);
    setFault(read.ok ? '' : read.says);
    if (read.ok) act({ do: 'open', games: read.reading.games, notes: read.notes });
  };
  return { open, fault, isReading };
};
