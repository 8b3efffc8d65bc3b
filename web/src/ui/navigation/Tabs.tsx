import { type ReactNode, useId, useState } from 'react';
import { panelId, TabList, type TabName, tabId } from './TabList.tsx';

export interface TabItem extends TabName {
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** Given with `onChange`, whoever places the tabs keeps which is open; left out, the first is. */
  value?: string;
  onChange?: (value: string) => void;
  /** Where the page stands with a tab open: the tabs are links, which work before the page answers. */
  hrefFor?: (value: string) => string;
  /** Keeps closed panels in the page, for crawlers and for half-filled forms. */
  keepMounted?: boolean;
  className?: string;
}

export function Tabs({ label, tabs, value, onChange, hrefFor, keepMounted = false, className }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.value);
  const open = value ?? chosen;
  const mounted = (tab: string) => keepMounted || tab === open;
  const choose = (tab: string) => {
    setChosen(tab);
    if (tab !== open) onChange?.(tab);
  };
  return (
    <div className={className}>
      <TabList label={label} tabs={tabs} open={open} onOpen={choose} id={id} mounted={mounted} hrefFor={hrefFor} />
      {tabs
        .filter((tab) => mounted(tab.value))
        .map((tab) => (
          <div
            key={tab.value}
            role="tabpanel"
            id={panelId(id, tab.value)}
            aria-labelledby={tabId(id, tab.value)}
            hidden={tab.value !== open}
            tabIndex={tab.value === open ? 0 : -1}
            className="pt-5"
          >
            {tab.content}
          </div>
        ))}
    </div>
  );
}
