import { Trans, useLingui } from '@lingui/react/macro';
import { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { Application } from '@plyhaat/contract/dealerships/applications';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ownId } from '#api/own-id.ts';
import { ExportButton } from '#forms/ExportButton.tsx';
import { pageOf } from '#shell/page-of.ts';
import { chipClass } from '#ui/display/Chip.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { openCities, titleOf } from '../territory.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import {
  APPLICATIONS_PER_PAGE,
  applicationInbox,
  fetchApplicationTable,
  type InboxQuery,
  ownOpportunity,
  statusNamed,
} from './applications.queries.ts';
import { STATES } from './words.ts';

const account = getRouteApi('/account');

const addressOf = ({ opportunityId, status, page }: InboxQuery) => ({
  tab: 'myOpportunities',
  id: opportunityId,
  ...(status && { status }),
  ...(page > 1 && { page: String(page) }),
});

/** Who applied for one of the member's opportunities: their answers side by side, and what becomes of them. */
export function ApplicationInbox({ opportunityId }: { opportunityId: string }) {
  const { t } = useLingui();
  const { status: named, page } = account.useSearch();
  const status = statusNamed(named);
  const query: InboxQuery = { opportunityId, page: pageOf(page), ...(status && { status }) };
  const opportunity = useQuery(ownOpportunity(ownId(), opportunityId));
  const inbox = useQuery(applicationInbox(ownId(), query));
  const failed = [opportunity, inbox].filter(({ isError, data }) => isError && !data);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to="/account"
        search={{ tab: 'myOpportunities' }}
        className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-ui"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        <Trans>My opportunities</Trans>
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="wrap-break-word text-head">
            {opportunity.data ? t`Applications for ${{ title: titleOf(opportunity.data.data) }}` : t`Applications`}
          </h1>
          <p className="min-h-6 text-ink-2">{opportunity.data && t(openCities(opportunity.data.data))}</p>
        </div>
        <ExportButton fetchTable={() => fetchApplicationTable(query)} fileName="applications.csv" />
      </div>
      {failed.length > 0 ? (
        <ErrorState
          text={t`Failed to load applications. Please try again.`}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          busy={failed.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <>
          <StatusFilter query={query} counts={inbox.data?.counts} />
          {inbox.data && opportunity.data ? (
            <Applications
              applications={inbox.data.data}
              total={inbox.data.total}
              cities={opportunity.data.data.cities}
              query={query}
            />
          ) : (
            <Waiting />
          )}
        </>
      )}
    </div>
  );
}

type FilterProps = { query: InboxQuery; counts: Readonly<Record<ApplicationStatus, number>> | undefined };

function StatusFilter({ query: { opportunityId, status: chosen }, counts }: FilterProps) {
  const { t } = useLingui();
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const choices = [undefined, ...ApplicationStatus.options];
  return (
    <nav aria-label={t`State of the applications`}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((status) => (
          <li key={status ?? 'all'}>
            <Link
              to="/account"
              search={addressOf({ opportunityId, page: 1, ...(status && { status }) })}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={status === chosen ? 'true' : undefined}
              className={chipClass(status === chosen)}
            >
              {status ? t(STATES[status].label) : t`All`}{' '}
              <span className="tabular-nums opacity-75">{counts && (status ? counts[status] : all)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ApplicationsProps = {
  applications: readonly Application[];
  total: number;
  cities: Parameters<typeof ApplicationCard>[0]['cities'];
  query: InboxQuery;
};

/** From tablets on the cards stand beside each other, and each answer on one line with the same answer of the others. */
function Applications({ applications, total, cities, query }: ApplicationsProps) {
  const { t } = useLingui();
  const router = useRouter();
  if (applications.length === 0)
    return (
      <Empty
        text={
          query.status
            ? t(STATES[query.status].none)
            : t`No applications yet. Members in your cities are notified when the opportunity is approved.`
        }
      />
    );
  return (
    <>
      <section
        aria-label={t`Applications`}
        className="relative -mx-gutter overflow-x-auto px-gutter pb-2 lg:mx-0 lg:px-0"
      >
        <ul className="grid gap-x-4 max-md:gap-y-4 md:auto-cols-[minmax(18rem,1fr)] md:grid-flow-col md:grid-rows-[repeat(10,auto)]">
          {applications.map((application) => (
            <ApplicationCard key={application._id} application={application} cities={cities} />
          ))}
        </ul>
      </section>
      <Pagination
        page={query.page}
        pages={Math.ceil(total / APPLICATIONS_PER_PAGE)}
        hrefFor={(page) => router.buildLocation({ to: '/account', search: addressOf({ ...query, page }) }).href}
        onPage={(page) => void router.navigate({ to: '/account', search: addressOf({ ...query, page }) })}
      />
    </>
  );
}

const CARDS = ['a', 'b', 'c'];
const Waiting = () => {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Loading label={t`Loading applications`} />
      {CARDS.map((card) => (
        <Skeleton key={card} corners="card" className="h-96" />
      ))}
    </div>
  );
};
