import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type InboxItem, InboxKind } from '@plyhaat/contract/leads/seller-inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ListFilter, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { SearchBox } from '../inbox/SearchBox.tsx';
import { InboxRow } from './InboxRow.tsx';
import { type ListQuery, sellerInbox } from './inbox.queries.ts';
import { nameOf } from './open-item.ts';
import { PANE_BODY } from './Pane.tsx';
import { useDesk } from './useDesk.ts';

const KINDS: Readonly<Record<InboxKind, MessageDescriptor>> = {
  request: msg`Price requests`,
  lead: msg`Leads`,
  match: msg`Matched`,
  quote: msg`Quotes`,
  win: msg`Wins`,
  application: msg`Applications`,
};
const NONE_OF: Readonly<Record<InboxKind, MessageDescriptor>> = {
  request: msg`No price requests`,
  lead: msg`No leads`,
  match: msg`No requirement waits for a quote`,
  quote: msg`No quotes`,
  win: msg`No wins yet`,
  application: msg`No applications`,
};

type Props = { userId: string; query: ListQuery; open: string | undefined };

const addressOf = ({ kind, search }: ListQuery) => ({
  tab: 'leads',
  ...(kind && { kind }),
  ...(search && { search }),
});

/** At a desk something always lies open: the address takes the first item in its place, so that Back does not return here. */
function useFirstOpen(items: readonly InboxItem[] | undefined, query: ListQuery, open: string | undefined): void {
  const navigate = useNavigate();
  const isDesk = useDesk();
  const first = items?.find(({ waits }) => waits) ?? items?.[0];
  const name = isDesk && open === undefined && first ? nameOf(first) : undefined;
  const openFirst = useEffectEvent((name: string) => {
    void navigate({
      to: '/account',
      search: { ...addressOf(query), open: name },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  });
  useEffect(() => {
    if (name) openFirst(name);
  }, [name]);
}

/** All that waits for the seller, then the rest. */
export function InboxList({ userId, query, open }: Props) {
  const { t } = useLingui();
  const found = useInfiniteQuery(sellerInbox(userId, query));
  const counts = found.data?.pages[0]?.counts;
  useFirstOpen(found.isPlaceholderData ? undefined : found.data?.pages[0]?.data, query, open);
  return (
    <section aria-label={t`Inbox`} className="flex min-h-0 min-w-0 flex-col bg-surface">
      <Head query={query} />
      <Kinds query={query} counts={counts?.kinds} />
      <ScrollRegion label={t`List`} className={PANE_BODY}>
        {found.isError && (
          <ErrorState
            text={t`Failed to load your inbox. Please try again.`}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
            className="m-4"
          />
        )}
        {found.isPending && <Waiting />}
        {found.data && !found.isError && (
          <Items
            items={once(found.data.pages.flatMap(({ data }) => data))}
            waiting={query.kind ? undefined : counts?.waiting}
            query={query}
            open={open}
          />
        )}
        {found.hasNextPage && (
          <div className="grid p-4">
            <Button variant="line" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </ScrollRegion>
    </section>
  );
}

/** What was answered between two pages stands on both. */
const once = (items: readonly InboxItem[]) =>
  [...new Map(items.toReversed().map((item) => [item._id, item])).values()].toReversed();

function Head({ query }: { query: ListQuery }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [searching, setSearching] = useState(query.search !== '');
  return (
    <div className="grid gap-2 border-line border-b py-2 pr-2 pl-4">
      <div className="flex min-h-12 items-center gap-1">
        <h1 className="mr-auto text-title">
          <Trans>Inbox</Trans>
        </h1>
        <Button
          variant="quiet"
          size="round"
          aria-label={t`Search`}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <Link
          to="/account"
          search={{ tab: 'leadTable' }}
          aria-label={t`Leads by date and status, as a table`}
          className={buttonClass({ variant: 'quiet', size: 'round' })}
        >
          <ListFilter size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      {searching && (
        <search className="pr-2 pb-1">
          <SearchBox
            search={query.search}
            label={t`Search the inbox`}
            hint={t`Name, number, product or note`}
            onSearch={(search) =>
              void navigate({ to: '/account', search: addressOf({ ...query, search }), resetScroll: false })
            }
          />
        </search>
      )}
    </div>
  );
}

type KindsProps = { query: ListQuery; counts: Readonly<Record<InboxKind, number>> | undefined };

function Kinds({ query, counts }: KindsProps) {
  const { t } = useLingui();
  const sum = counts && Object.values(counts).reduce((total, one) => total + one, 0);
  const offered = [undefined, ...InboxKind.options];
  return (
    <nav
      aria-label={t`Kind`}
      className="scrollbar-none flex flex-none gap-1.5 overflow-x-auto border-line border-b px-4 py-3 lg:flex-wrap"
    >
      {offered.map((kind) => (
        <Link
          key={kind ?? ''}
          to="/account"
          search={addressOf({ ...query, kind })}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={kind === query.kind ? 'page' : undefined}
          resetScroll={false}
          className={chipClass(kind === query.kind, 'flex-none')}
        >
          {kind ? t(KINDS[kind]) : t`All`}{' '}
          <span className="tabular-nums opacity-80">{(kind ? counts?.[kind] : sum)?.toLocaleString('en-IN')}</span>
        </Link>
      ))}
    </nav>
  );
}

type ItemsProps = {
  items: readonly InboxItem[];
  waiting: number | undefined;
  query: ListQuery;
  open: string | undefined;
};

function Items({ items, waiting, query, open }: ItemsProps) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  if (items.length === 0) return <Nothing query={query} />;
  const groups = [
    { title: t`Waits for you`, of: items.filter(({ waits }) => waits), count: waiting },
    { title: t`Earlier`, of: items.filter(({ waits }) => !waits), count: undefined },
  ];
  return groups.map(
    ({ title, of, count }) =>
      of.length > 0 && (
        <section key={title} aria-label={title}>
          <h2 className="flex justify-between border-line border-b bg-paper px-4 pt-2.5 pb-2 font-semibold text-meta">
            {title}
            {count !== undefined && <span className="font-normal text-ink-3 tabular-nums">{count}</span>}
          </h2>
          <ul>
            {of.map((item) => (
              <InboxRow
                key={item._id}
                item={item}
                address={addressOf(query)}
                isOpen={nameOf(item) === open}
                now={now}
              />
            ))}
          </ul>
        </section>
      ),
  );
}

/** An empty inbox says what brings the first buyer. */
function Nothing({ query: { kind, search } }: { query: ListQuery }) {
  const { t } = useLingui();
  if (search) return <Empty className="m-4" text={t`Nothing in your inbox matches this.`} />;
  return (
    <Empty
      className="m-4"
      title={kind ? t(NONE_OF[kind]) : t`Nothing in your inbox yet`}
      text={t`Buyers who call, write or ask for a price appear here, and requirements that fit your products. More products bring more of them.`}
      action={
        kind === 'match' || kind === 'quote' || kind === 'win' ? (
          <Link to="/requirements" className={buttonClass({ variant: 'line' })}>
            <Trans>See what buyers look for</Trans>
          </Link>
        ) : (
          <Link to="/account" search={{ tab: 'addProducts' }} className={buttonClass({ variant: 'line' })}>
            <Trans>Add a product</Trans>
          </Link>
        )
      }
    />
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const Waiting = () => (
  <div className="grid gap-4 p-4">
    <Loading />
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
);
