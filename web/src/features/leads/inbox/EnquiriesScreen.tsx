import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedSeller } from '@plyhaat/contract/leads/own-enquiries';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { pageOf } from '#shell/page-of.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { askedSellers, LEADS_PER_PAGE } from '../leads.queries.ts';
import { SellerEnquiries } from './SellerEnquiries.tsx';

const account = getRouteApi('/account');

/** The sellers that the member called or wrote to, each with what it was asked (LEAD-17). */
export function EnquiriesScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const { page: pageText } = account.useSearch();
  const page = pageOf(pageText);
  const found = useQuery(askedSellers(user?._id ?? '', page));
  return (
    <div className="grid gap-5">
      <h1 className="text-head">
        <Trans>My enquiries</Trans>
      </h1>
      {found.isError && (
        <ErrorState
          text={t`Failed to load your enquiries. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <>
          <Loading />
          <Skeleton corners="card" className="h-72" />
        </>
      )}
      {found.data && <Sellers sellers={found.data.data} total={found.data.total} page={page} />}
    </div>
  );
}

function Sellers({ sellers, total, page }: { sellers: readonly AskedSeller[]; total: number; page: number }) {
  const { t } = useLingui();
  const router = useRouter();
  const addressOf = (to: number) => ({ tab: 'enquiries', page: String(to) });
  if (total === 0)
    return (
      <Empty
        text={t`You have not contacted a seller yet.`}
        action={
          <Link to="/shop" className={buttonClass({ variant: 'line' })}>
            <Trans>Browse products</Trans>
          </Link>
        }
      />
    );
  return (
    <>
      <ul aria-label={t`Sellers you asked`} className="grid gap-4">
        {sellers.map((asked) => (
          <SellerEnquiries key={asked.seller._id} asked={asked} />
        ))}
      </ul>
      <div className="flex justify-end">
        <Pagination
          page={page}
          pages={Math.ceil(total / LEADS_PER_PAGE)}
          hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(to) }).href}
          onPage={(to) => void router.navigate({ to: '/account', search: addressOf(to) })}
        />
      </div>
    </>
  );
}
