import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

/** Whether a view of the course has been shown before: the first one leaves the focus where the browser has it. */
let hasMoved = false;

/** The heading of a view. When the view changes it takes the focus, and names the page. */
export const Heading = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}): ReactElement => {
  const say = useWords();
  const element = useRef<HTMLHeadingElement>(null);
  const page = say('learn.page', { title });
  useEffect(() => {
    const before = document.title;
    document.title = page;
    return () => {
      document.title = before;
    };
  }, [page]);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (hasMoved) element.current?.focus({ preventScroll: true });
    hasMoved = true;
  }, []);
  return (
    <h1 ref={element} tabIndex={-1}>
      {title} {children}
    </h1>
  );
};
