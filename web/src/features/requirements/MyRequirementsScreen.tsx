import { Trans, useLingui } from '@lingui/react/macro';
import { REQUIREMENTS_PER_PAGE, type Requirement } from '@plyhaat/contract/requirements/requirements';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OwnListSearch } from '#forms/OwnListSearch.tsx';
import { useFeature } from '#shell/installation.ts';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { DeleteRequirement } from './DeleteRequirement.tsx';
import { OwnRequirement } from './OwnRequirement.tsx';
import { ownId, ownRequirements } from './requirements.queries.ts';

const account = getRouteApi('/account');

const addressOf = (search: string, page: number) => ({
  tab: 'myRequirement',
  ...(search && { search }),
  page: String(page),
});

/** What the member looks for (REQ-6): searched, six to a page. */
export function MyRequirementsScreen() {
  const { t } = useLingui();
  const { search = '', page: pageText } = account.useSearch();
  const page = pageOf(pageText);
  const found = useQuery(ownRequirements(ownId(), { search, page }));
  const { data, isError, isFetching, refetch } = found;
  const navigate = account.useNavigate();
  useLastPage(
    found,
    REQUIREMENTS_PER_PAGE,
    (last) => void navigate({ search: addressOf(search, last), replace: true }),
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-head">
          <Trans>My Requirements</Trans>
        </h1>
        <AddLink />
      </div>
      <OwnListSearch key={search} tab="myRequirement" label={t`Search your requirements`} search={search} />
      {isError ? (
        <ErrorState
          text={t`Failed to load requirements. Please try again.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Cards requirements={data?.data} total={data?.total ?? 0} search={search} page={page} />
      )}
    </div>
  );
}

function AddLink() {
  if (!useFeature('requirements')) return null;
  return (
    <Link to="/account" search={{ tab: 'addRequirement' }} className={buttonClass({})}>
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Add Requirement</Trans>
    </Link>
  );
}

type CardsProps = { requirements: Requirement[] | undefined; total: number; search: string; page: number };

function Cards({ requirements, total, search, page }: CardsProps) {
  const { t } = useLingui();
  const [deleting, setDeleting] = useState<Requirement | null>(null);
  const router = useRouter();
  if (!requirements || (requirements.length === 0 && total > 0)) return <CardsSkeleton />;
  if (requirements.length === 0) return <Nothing search={search} />;
  return (
    <>
      <ul aria-label={t`Requirements`} className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {requirements.map((requirement) => (
          <li key={requirement._id}>
            <OwnRequirement requirement={requirement} onDelete={() => setDeleting(requirement)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / REQUIREMENTS_PER_PAGE)}
        hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(search, to) }).href}
        onPage={(to) => void router.navigate({ to: '/account', search: addressOf(search, to) })}
      />
      <DeleteRequirement requirement={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

function Nothing({ search }: { search: string }) {
  const { t } = useLingui();
  if (!search)
    return (
      <Empty text={t`No requirements found. Create your first requirement to get started!`} action={<AddLink />} />
    );
  return (
    <Empty
      text={t`No requirements match “${search}”.`}
      action={
        <Link to="/account" search={{ tab: 'myRequirement' }} className={buttonClass({ variant: 'line' })}>
          <Trans>Show all</Trans>
        </Link>
      }
    />
  );
}

const SLIPS = Array.from({ length: REQUIREMENTS_PER_PAGE }, (_, at) => `slip ${at}`);

function CardsSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Loading />
      {SLIPS.map((slip) => (
        <Skeleton key={slip} corners="card" className="h-64" />
      ))}
    </div>
  );
}
