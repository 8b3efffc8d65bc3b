import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Empty } from '#ui/display/Empty.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { FILTERS, type Filter } from './term.ts';

const account = getRouteApi('/account');
const LABELS: Readonly<Record<Filter, MessageDescriptor>> = {
  active: msg`Active`,
  expired: msg`Expired`,
  all: msg`All`,
};

type Props<T> = {
  label: string;
  tab: string;
  items: readonly T[];
  passes: (filter: Filter, item: T) => boolean;
  none: string;
  children: (item: T) => ReactNode;
};

/** Active, Expired, All, each with its number (BILL-20); the address keeps the choice. */
export function FilterTabs<T>({ label, tab, items, passes, none, children }: Props<T>) {
  const { t } = useLingui();
  const { show } = account.useSearch();
  const navigate = account.useNavigate();
  const chosen = FILTERS.find((filter) => filter === show) ?? 'active';
  return (
    <Tabs
      label={label}
      value={chosen}
      onChange={(value) =>
        void navigate({
          search: { tab, ...(value !== 'active' && { show: value }) },
          replace: true,
          resetScroll: false,
        })
      }
      tabs={FILTERS.map((filter) => {
        const shown = items.filter((item) => passes(filter, item));
        return {
          value: filter,
          label: t(LABELS[filter]),
          count: shown.length,
          content: shown.length > 0 ? <div className="grid gap-4">{shown.map(children)}</div> : <Empty text={none} />,
        };
      })}
    />
  );
}
