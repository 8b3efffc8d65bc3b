import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useAddress } from '#languages/useAddress.ts';
import { useHydrated } from '../hydrated.ts';

export interface TabName {
  value: string;
  label: ReactNode;
  count?: number;
}

interface TabListProps {
  label: string;
  tabs: readonly TabName[];
  open: string | undefined;
  onOpen: (value: string) => void;
  /** Given by the page: a section that is rendered apart from its page cannot use generated ids. */
  id: string;
  /** Panels that are in the page. */
  mounted: (value: string) => boolean;
  /** Where the page stands with the tab open, for whoever taps before it answers. */
  hrefFor?: ((value: string) => string) | undefined;
}

export const tabId = (id: string, value: string): string => `${id}-${value}-tab`;
export const panelId = (id: string, value: string): string => `${id}-${value}`;

const TAB =
  'relative inline-flex min-h-12 flex-none items-center font-medium text-body text-ink-2 whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:ply-edge-now';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys go round, and the focused tab is open. */
export function TabList({ label, tabs, open, onOpen, id, mounted, hrefFor }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const addressOf = useAddress();
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(
      tabs.findIndex(({ value }) => value === open),
      tabs.length - 1,
    );
    onOpen(tabs[at]?.value ?? '');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
      className="scrollbar-none flex gap-[clamp(1.25rem,3vw,2rem)] overflow-x-auto border-line border-b print:hidden"
    >
      {tabs.map((tab) => {
        const isOpen = tab.value === open;
        const attributes = {
          role: 'tab',
          id: tabId(id, tab.value),
          'aria-selected': isOpen,
          'aria-controls': mounted(tab.value) ? panelId(id, tab.value) : undefined,
          tabIndex: hydrated && !isOpen ? -1 : undefined,
          className: TAB,
        };
        const inside = (
          <>
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{tab.count}</span>}
          </>
        );
        const press = (event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(tab.value);
        };
        return hrefFor ? (
          <a key={tab.value} href={addressOf(hrefFor(tab.value))} onClick={press} {...attributes}>
            {inside}
          </a>
        ) : (
          <button key={tab.value} type="button" onClick={press} {...attributes}>
            {inside}
          </button>
        );
      })}
    </div>
  );
}
