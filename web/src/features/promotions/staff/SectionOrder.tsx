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
import * as TEXTS from './texts.ts';

/** The order of the home page's sections. */
export function SectionOrder() {
  const found = useQuery(homeOrder);
  return (
    <Panel title={TEXTS.sections} line={TEXTS.sectionsLine}>
      {found.isError && <ErrorState text={TEXTS.failed} onRetry={() => void found.refetch()} busy={found.isFetching} />}
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

const itemOf = (section: HomeSection) => ({
  key: section,
  name: TEXTS.sectionNames[section],
  content: <span className="font-medium text-ui">{TEXTS.sectionNames[section]}</span>,
});

function Order({ stored }: { stored: readonly HomeSection[] }) {
  const [draft, setDraft] = useState<readonly HomeSection[] | null>(null);
  const saving = useChange(orderSections, { ...READ_ALL_AGAIN, onSuccess: () => setDraft(null) });
  const order = draft ?? stored;
  const isChanged = order.some((section, at) => section !== stored[at]);
  const isDefault = isDefaultOrder(order);
  const state = isDefault ? TEXTS.defaultOrder : TEXTS.ownOrder;
  return (
    <>
      <OrderList label={TEXTS.sections} items={order.map(itemOf)} onOrder={(keys) => setDraft(keys as HomeSection[])} />
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="basis-full text-ink-2 text-ui">
          {isChanged ? `${state} ${TEXTS.unsaved}` : state}
        </p>
        <Button
          variant="line"
          className="max-sm:flex-1"
          disabled={isDefault || saving.isPending}
          onClick={() => saving.mutate(HOME_SECTIONS)}
        >
          {TEXTS.resetOrder}
        </Button>
        <Button
          className="max-sm:flex-1"
          busy={saving.isPending}
          disabled={!isChanged}
          onClick={() => saving.mutate(order)}
        >
          {TEXTS.saveOrder}
        </Button>
      </div>
    </>
  );
}
