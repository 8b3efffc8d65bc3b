import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { HOME_SECTIONS, type HomeSection, isDefaultOrder } from '@plyhaat/contract/promotions/home-sections';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { READ_ALL_AGAIN, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { homeOrder, orderSections } from './home-page.queries.ts';
import { OrderList } from './OrderList.tsx';

const SECTION_NAMES: Readonly<Record<HomeSection, MessageDescriptor>> = {
  hero: msg`Banners`,
  categories: msg`Categories`,
  latest: msg`Latest products`,
  'flash-sales': msg`Flash sale`,
  arrivals: msg`New arrivals`,
  sellers: msg`Top sellers`,
  reels: msg`Reels`,
  stories: msg`Blog and videos`,
  opportunities: msg`Franchise opportunities`,
  states: msg`States`,
  requirements: msg`Buyer requirements`,
  contact: msg`Get in touch`,
};

/** The order of the home page's sections. */
export function SectionOrder() {
  const { t } = useLingui();
  const found = useQuery(homeOrder);
  return (
    <Panel title={t`Order of the home page`} line={t`Drag a section, or move it with its buttons.`}>
      {found.isError && (
        <ErrorState
          text={t`Failed to load. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <>
          <Loading />
          <Skeleton corners="control" className="h-90" />
        </>
      )}
      {found.data && <Order stored={found.data} />}
    </Panel>
  );
}

function useStateLine(isDefault: boolean, isChanged: boolean): string {
  const { t } = useLingui();
  if (isDefault) return isChanged ? t`This is the default order. Not saved yet.` : t`This is the default order.`;
  return isChanged ? t`This order differs from the default. Not saved yet.` : t`This order differs from the default.`;
}

function Order({ stored }: { stored: readonly HomeSection[] }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<readonly HomeSection[] | null>(null);
  const saving = useChange(orderSections, { ...READ_ALL_AGAIN, onSuccess: () => setDraft(null) });
  const order = draft ?? stored;
  const isChanged = order.some((section, at) => section !== stored[at]);
  const isDefault = isDefaultOrder(order);
  const state = useStateLine(isDefault, isChanged);
  const items = order.map((section) => {
    const name = t(SECTION_NAMES[section]);
    return { key: section, name, content: <span className="font-medium text-ui">{name}</span> };
  });
  return (
    <>
      <OrderList label={t`Order of the home page`} items={items} onOrder={(keys) => setDraft(keys as HomeSection[])} />
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="basis-full text-ink-2 text-ui">
          {state}
        </p>
        <Button
          variant="line"
          className="max-sm:flex-1"
          disabled={isDefault || saving.isPending}
          onClick={() => saving.mutate(HOME_SECTIONS)}
        >
          <Trans>Reset to default</Trans>
        </Button>
        <Button
          className="max-sm:flex-1"
          busy={saving.isPending}
          disabled={!isChanged}
          onClick={() => saving.mutate(order)}
        >
          <Trans>Save order</Trans>
        </Button>
      </div>
    </>
  );
}
