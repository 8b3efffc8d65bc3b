import { Trans, useLingui } from '@lingui/react/macro';
import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ownId } from '#api/own-id.ts';
import { OwnListSearch } from '#forms/OwnListSearch.tsx';
import { useHasTab } from '#shell/open-tabs.ts';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { CardSkeleton, Loading } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { OpportunitiesPart } from '../offering/OpportunitiesPart.tsx';
import { DeleteDealership } from './DeleteDealership.tsx';
import { OwnDealership } from './OwnDealership.tsx';
import { DEALERSHIPS_PER_PAGE, ownDealerships } from './records.queries.ts';

const account = getRouteApi('/account');

const addressOf = (search: string, page: number) => ({
  tab: 'myDealership',
  ...(search && { search }),
  page: String(page),
});

/** The member's business records, and for sellers the opportunities they offer (DEAL-4, DEAL-8). */
export function MyDealershipsScreen() {
  const { t } = useLingui();
  const { search = '', page: pageText } = account.useSearch();
  const page = pageOf(pageText);
  const found = useQuery(ownDealerships(ownId(), { search, page }));
  const { data, isError, isFetching, refetch } = found;
  const navigate = account.useNavigate();
  useLastPage(found, DEALERSHIPS_PER_PAGE, (last) => void navigate({ search: addressOf(search, last), replace: true }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-head">
          <Trans>My Dealerships</Trans>
        </h1>
        <AddLink />
      </div>
      <OwnListSearch key={search} tab="myDealership" label={t`Search your dealerships`} search={search} />
      {isError ? (
        <ErrorState
          text={t`Failed to load dealerships. Please try again.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Cards dealerships={data?.data} total={data?.total ?? 0} search={search} page={page} />
      )}
      {useHasTab('myOpportunities') && <OpportunitiesPart />}
    </div>
  );
}

function AddLink() {
  return (
    <Link to="/account" search={{ tab: 'addDealership' }} className={buttonClass({})}>
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Add Dealership</Trans>
    </Link>
  );
}

type CardsProps = { dealerships: Dealership[] | undefined; total: number; search: string; page: number };

function Cards({ dealerships, total, search, page }: CardsProps) {
  const { t } = useLingui();
  const [deleting, setDeleting] = useState<Dealership | null>(null);
  const router = useRouter();
  if (!dealerships || (dealerships.length === 0 && total > 0)) return <Waiting />;
  if (dealerships.length === 0) return <Nothing search={search} />;
  return (
    <>
      <Grid as="ul" columns="cards" label={t`Dealerships`}>
        {dealerships.map((dealership) => (
          <li key={dealership._id}>
            <OwnDealership dealership={dealership} onDelete={() => setDeleting(dealership)} />
          </li>
        ))}
      </Grid>
      <Pagination
        page={page}
        pages={Math.ceil(total / DEALERSHIPS_PER_PAGE)}
        hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(search, to) }).href}
        onPage={(to) => void router.navigate({ to: '/account', search: addressOf(search, to) })}
      />
      <DeleteDealership dealership={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

function Nothing({ search }: { search: string }) {
  const { t } = useLingui();
  if (!search)
    return <Empty text={t`No dealerships found. Create your first dealership to get started!`} action={<AddLink />} />;
  return (
    <Empty
      text={t`No dealerships match “${search}”.`}
      action={
        <Link to="/account" search={{ tab: 'myDealership' }} className={buttonClass({ variant: 'line' })}>
          <Trans>Show all</Trans>
        </Link>
      }
    />
  );
}

const THREE = ['a', 'b', 'c'];

function Waiting() {
  return (
    <Grid columns="cards">
      <Loading />
      {THREE.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </Grid>
  );
}
