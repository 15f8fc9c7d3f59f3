import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';

export type Tab<K extends string> = { readonly key: K; readonly name: string };

type TabsProps<K extends string> = { tabs: readonly Tab<K>[]; chosen: K; choose: (key: K) => void; children: ReactNode };

/** Tabs over one panel. Arrow keys, Home and End go from tab to tab; many tabs scroll sideways. */
export function Tabs<K extends string>({ tabs, chosen, choose, children }: TabsProps<K>) {
  const id = useId();
  // The chosen tab is in sight, also when a link has chosen it, and when its neighbours come later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more tabs are the event
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [id, chosen, tabs.length]);
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        className="no-bar sticky top-13 z-[5] huge:static flex overflow-x-auto border-line border-b bg-card lg:flex-wrap"
        onKeyDown={step}
      >
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => choose(key)}
            className="min-h-12 flex-auto whitespace-nowrap border-transparent border-b-3 px-4 text-soft aria-selected:border-gold-deep aria-selected:font-semibold aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
