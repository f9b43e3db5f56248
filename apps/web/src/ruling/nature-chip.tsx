import { isAttack, MESSAGES, type Nature } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';

/** A nature in a small square: filled for 将 杀 捉, which differ by weight, outlined for the others. */
export const NatureChip = ({ nature }: { readonly nature: Nature | 'unknown' }): ReactElement => {
  const { locale } = useSettings().settings;
  return (
    <span className={`chip ${nature}${isAttack(nature) ? ' attack' : ''}`}>
      {MESSAGES[locale].nature[nature]}
    </span>
  );
};
