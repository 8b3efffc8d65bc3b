import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ownId } from '#api/own-id.ts';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { APPLICATIONS_PER_PAGE, ownApplicationPage } from './applications.queries.ts';
import { OwnApplicationCard } from './OwnApplicationCard.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const account = getRouteApi('/account');
const addressOf = (page: number) => ({ tab: 'applications', ...(page > 1 && { page: String(page) }) });

/** What the member applied for, and what became of it. */
export function ApplicationsScreen() {
  const { t } = useLingui();
  const page = pageOf(account.useSearch().page);
  const found = useQuery(ownApplicationPage(ownId(), page));
  const { data, isError, isFetching, refetch } = found;
  const navigate = account.useNavigate();
  useLastPage(found, APPLICATIONS_PER_PAGE, (last) => void navigate({ search: addressOf(last), replace: true }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-head">
            <Trans>My applications</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>Dealerships you applied for.</Trans>
          </p>
        </div>
        <SeeOpportunities />
      </div>
      {isError && !data ? (
        <ErrorState
          text={t`Failed to load applications. Please try again.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Applications applications={data?.data} total={data?.total ?? 0} page={page} />
      )}
    </div>
  );
}

const SeeOpportunities = () => (
  <Link to="/apply-dealership" className={buttonClass({ variant: 'line' })}>
    <Trans>Franchise opportunities</Trans>
  </Link>
);

type Props = { applications: readonly OwnApplication[] | undefined; total: number; page: number };

function Applications({ applications, total, page }: Props) {
  const { t } = useLingui();
  const [withdrawn, setWithdrawn] = useState<OwnApplication | null>(null);
  const router = useRouter();
  if (!applications || (applications.length === 0 && total > 0)) return <Waiting />;
  if (applications.length === 0)
    return (
      <Empty
        title={t`No applications yet`}
        text={t`Applications you send appear here with their status.`}
        action={<SeeOpportunities />}
      />
    );
  return (
    <>
      <ul aria-label={t`Applications`} className="grid grid-cols-1 gap-4">
        {applications.map((application) => (
          <li key={application._id}>
            <OwnApplicationCard application={application} onWithdraw={() => setWithdrawn(application)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / APPLICATIONS_PER_PAGE)}
        hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(to) }).href}
        onPage={(to) => void router.navigate({ to: '/account', search: addressOf(to) })}
      />
      <WithdrawDialog application={withdrawn} onClose={() => setWithdrawn(null)} />
    </>
  );
}

const ROWS = ['a', 'b', 'c'];
const Waiting = () => {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <Loading label={t`Loading applications`} />
      {ROWS.map((row) => (
        <Skeleton key={row} corners="card" className="h-52" />
      ))}
    </div>
  );
};
