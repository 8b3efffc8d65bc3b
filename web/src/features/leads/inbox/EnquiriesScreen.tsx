import type { OwnEnquiry } from '@plyhaat/contract/leads/inbox';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { pageOf } from '#shell/page-of.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { LEADS_PER_PAGE, ownEnquiries } from '../leads.queries.ts';
import { EnquiryRow } from './EnquiryRow.tsx';
import * as TEXTS from './texts.ts';

const account = getRouteApi('/account');

/** The sellers that the member called or wrote to. */
export function EnquiriesScreen() {
  const { user } = useSession();
  const { page: pageText } = account.useSearch();
  const page = pageOf(pageText);
  const found = useQuery(ownEnquiries(user?._id ?? '', page));
  return (
    <div className="grid gap-5">
      <h1 className="text-head">{TEXTS.myEnquiries}</h1>
      {found.isError && (
        <ErrorState text={TEXTS.failedToLoadYour} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.isPending && (
        <>
          <Loading />
          <Skeleton corners="card" className="h-72" />
        </>
      )}
      {found.data && <Enquiries enquiries={found.data.data} total={found.data.total} page={page} />}
    </div>
  );
}

function Enquiries({ enquiries, total, page }: { enquiries: readonly OwnEnquiry[]; total: number; page: number }) {
  const router = useRouter();
  const addressOf = (to: number) => ({ tab: 'enquiries', page: String(to) });
  if (total === 0)
    return (
      <Empty
        text={TEXTS.youHaveNotContacted}
        action={
          <Link to="/shop" className={buttonClass({ variant: 'line' })}>
            {TEXTS.browseProducts}
          </Link>
        }
      />
    );
  return (
    <section aria-label={TEXTS.enquiries} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <ul className="divide-y divide-line">
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry._id} enquiry={enquiry} />
        ))}
      </ul>
      <div className="mt-5 flex justify-end">
        <Pagination
          page={page}
          pages={Math.ceil(total / LEADS_PER_PAGE)}
          hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(to) }).href}
          onPage={(to) => void router.navigate({ to: '/account', search: addressOf(to) })}
        />
      </div>
    </section>
  );
}
