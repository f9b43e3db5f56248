import type { KeyboardEvent, ReactElement } from 'react';

/** One of several panels: arrow keys go from tab to tab, as everywhere. */
export const Tabs = <T extends string>({
  tabs,
  chosen,
  nameOf,
  onChoose,
  label,
}: {
  readonly tabs: readonly T[];
  readonly chosen: T;
  readonly nameOf: (tab: T) => string;
  readonly onChoose: (tab: T) => void;
  readonly label: string;
}): ReactElement => {
  const turn = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = step === 0 ? undefined : tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={turn}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={`panel-${tab}`}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => {
            onChoose(tab);
          }}
        >
          {nameOf(tab)}
        </button>
      ))}
    </div>
  );
};
