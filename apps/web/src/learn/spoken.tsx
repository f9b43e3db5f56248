import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';

/** Chinese within another language. */
const CHINESE = /([\p{Script=Han}，。：；“”]+(?:\s?[\p{Script=Han}\d+=-]+)*)/u;

/** A text in the user's language; Chinese words in it are marked as such, so that they are read aloud as Chinese. */
export const Spoken = ({ children }: { readonly children: string }): ReactElement => {
  const { locale } = useSettings().settings;
  if (locale !== 'en') return <>{children}</>;
  return (
    <>
      {children.split(CHINESE).map((part, i) =>
        i % 2 === 1 ? (
          <span key={i} lang="zh-Hans">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
};
