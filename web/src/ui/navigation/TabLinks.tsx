import type { ReactNode } from 'react';

export const tabLinkClass =
  'relative inline-flex min-h-12 flex-none items-center font-medium text-body text-ink-2 whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:ply-edge-now';

/** For the tab that is chosen: a row wider than the window begins where it can be seen. */
export function intoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Looks like Tabs, but each one is an address. Links with `tabLinkClass`. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="scrollbar-none relative flex gap-[clamp(1.25rem,3vw,2rem)] overflow-x-auto border-line border-b"
    >
      {children}
    </nav>
  );
}

type Count = {
  count: number | undefined;
  /** Listed after those, and counted apart. */
  more?: number | undefined;
};

export const TabCount = ({ count, more = 0 }: Count) => (
  <span className="ml-1.5 min-w-3 font-normal text-ink-3 tabular-nums">
    {count?.toLocaleString('en-IN')}
    {more > 0 && ` + ${more.toLocaleString('en-IN')}`}
  </span>
);
