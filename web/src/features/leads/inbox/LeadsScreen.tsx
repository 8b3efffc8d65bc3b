import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { indianDay } from '@plyhaat/contract/core/dates';
import { isDay } from '@plyhaat/contract/core/fields';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { Lead } from '@plyhaat/contract/leads/inbox';
import { LeadChannel, LeadStatus } from '@plyhaat/contract/leads/leads';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { ExportButton } from '#forms/ExportButton.tsx';
import { pageOf } from '#shell/page-of.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { fetchTable, type InboxQuery, inbox, LEADS_PER_PAGE } from '../leads.queries.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { LeadRow } from './LeadRow.tsx';

const account = getRouteApi('/account');

/** The query in the address, without its invalid parts. */
function useInboxQuery(): InboxQuery {
  const { search = '', status, channel, from, to, page } = account.useSearch();
  return {
    search,
    page: pageOf(page),
    ...(LeadStatus.options.includes(status as LeadStatus) && { status: status as LeadStatus }),
    ...(LeadChannel.options.includes(channel as LeadChannel) && { channel: channel as LeadChannel }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
  };
}

const addressOf = ({ page, ...filters }: InboxQuery) => ({
  tab: 'leadTable',
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
  ...(page > 1 && { page: String(page) }),
});

const isNarrowed = ({ page: _, ...filters }: InboxQuery) => Object.values(filters).some(Boolean);

/** Who called or wrote, and what became of it. */
export function LeadsScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const query = useInboxQuery();
  const navigate = useNavigate();
  const found = useQuery(inbox(user?._id ?? '', query));
  const unread = found.data?.unread ?? 0;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="flex items-center gap-3 text-head">
            <Trans>Leads</Trans>{' '}
            {unread > 0 && (
              <Badge tone="wait">
                <Trans>{unread} unread</Trans>
              </Badge>
            )}
          </h1>
          <p role="status" className="min-h-6 text-ink-2">
            {found.data &&
              t`${plural({ total: found.data.total }, { one: '1 lead', other: `${{ shown: found.data.total.toLocaleString('en-IN') }} leads` })}`}
          </p>
        </div>
        <ExportButton fetchTable={() => fetchTable(query)} fileName="leads.csv" />
      </div>
      <section aria-label={t`Inbox`} className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <InboxFilters
          query={query}
          counts={found.data?.counts}
          onChange={(query) => void navigate({ to: '/account', search: addressOf(query), resetScroll: false })}
        />
        {found.isError ? (
          <ErrorState
            text={t`Failed to load leads. Please try again.`}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
            className="mt-4"
          />
        ) : (
          <Inbox leads={found.data?.data} total={found.data?.total ?? 0} query={query} />
        )}
      </section>
    </div>
  );
}

const TODAY = msg`Today`;
const YESTERDAY = msg`Yesterday`;

/** The day of a contact, as people say it. */
function dayOf(at: string, say: Say): string {
  const day = indianDay(Date.parse(at));
  if (day === indianDay(Date.now())) return say(TODAY);
  return day === indianDay(Date.now() - DAY_MS) ? say(YESTERDAY) : formatDay(new Date(at), say);
}

function NoLeads() {
  const { t } = useLingui();
  return (
    <Empty
      className="mt-4"
      title={t`No leads yet`}
      text={t`Buyers who call or write to you appear here. More products bring more of them.`}
      action={
        <Link to="/account" search={{ tab: 'addProducts' }} className={buttonClass({ variant: 'line' })}>
          <Trans>Add a product</Trans>
        </Link>
      }
    />
  );
}

function Inbox({ leads, total, query }: { leads: readonly Lead[] | undefined; total: number; query: InboxQuery }) {
  const { t } = useLingui();
  const router = useRouter();
  if (!leads) return <Waiting />;
  if (leads.length === 0)
    return isNarrowed(query) ? <Empty className="mt-4" text={t`No leads match these filters.`} /> : <NoLeads />;
  return (
    <>
      {[...Map.groupBy(leads, ({ lastContactAt }) => dayOf(lastContactAt, t))].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mt-4">
          <h2 className="font-medium text-ink-2 text-ui">{day}</h2>
          <ul className="divide-y divide-line border-line border-b">
            {ofDay.map((lead) => (
              <LeadRow key={lead._id} lead={lead} />
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-5 flex justify-end">
        <Pagination
          page={query.page}
          pages={Math.ceil(total / LEADS_PER_PAGE)}
          hrefFor={(page) => router.buildLocation({ to: '/account', search: addressOf({ ...query, page }) }).href}
          onPage={(page) => void router.navigate({ to: '/account', search: addressOf({ ...query, page }) })}
        />
      </div>
    </>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const Waiting = () => (
  <div className="mt-4 grid gap-4">
    <Loading />
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
);
