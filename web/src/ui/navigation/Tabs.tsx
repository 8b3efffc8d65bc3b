import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: TabItem[];
  /** Given with `onChange`, the address keeps the tab; left out, the first is open. */
  value?: string;
  onChange?: (value: string) => void;
  /** Keeps closed panels in the page, for crawlers and for half-filled forms. */
  keepMounted?: boolean;
  className?: string;
}

const TAB =
  'relative min-h-12 flex-none font-medium text-body text-ink-2 whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2 data-active:font-semibold data-active:text-ink data-active:after:absolute data-active:after:inset-x-0 data-active:after:bottom-0 data-active:after:ply-edge-now';

export function Tabs({ label, tabs, value, onChange, keepMounted = false, className }: TabsProps) {
  const chosen = value === undefined ? { defaultValue: tabs[0]?.value } : { value };
  return (
    <Base.Root {...chosen} onValueChange={(next) => onChange?.(String(next))} className={className}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="scrollbar-none flex gap-[clamp(1.25rem,3vw,2rem)] overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted={keepMounted} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
