import { formatMoment } from '@plyhaat/contract/core/dates';
import type { OwnEnquiry } from '@plyhaat/contract/leads/inbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useReviewDialog } from '#features/reviews/WriteReview.tsx';
import { pageOf } from '#shell/page-of.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { LEADS_PER_PAGE, ownEnquiries } from '../leads.queries.ts';
import { CHANNELS } from '../words.ts';
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
          <Enquiry key={enquiry._id} enquiry={enquiry} />
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

function Enquiry({ enquiry }: { enquiry: OwnEnquiry }) {
  const { channel, seller, product, message, lastContactAt, contacts, canReview } = enquiry;
  return (
    <li className="grid gap-1 py-3 text-ui">
      <div className="flex items-start justify-between gap-3">
        <Link to="/seller/$id" params={{ id: seller.slug }} className="link min-w-0 wrap-break-word">
          {seller.companyName}
        </Link>
        <Badge>{CHANNELS[channel]}</Badge>
      </div>
      {product && (
        <Link to="/product/$idOrSlug" params={{ idOrSlug: product.slug }} className="link justify-self-start">
          {product.name}
        </Link>
      )}
      {message && <p className="text-ink-2 wrap-break-word">“{message}”</p>}
      <p className="text-ink-3 text-meta">
        {formatMoment(new Date(lastContactAt))}
        {contacts > 1 && TEXTS.contactsTimes(contacts)}
      </p>
      {canReview && <ReviewSeller seller={seller} />}
    </li>
  );
}

/** The store's own dialog, a day after the contact and as long as there is no review. */
function ReviewSeller({ seller }: Pick<OwnEnquiry, 'seller'>) {
  const queries = useQueryClient();
  const { write, dialog } = useReviewDialog(
    { _id: seller._id, name: seller.companyName, seller, isStore: true },
    () => void queries.invalidateQueries({ queryKey: ['leads', 'own'] }),
  );
  return (
    <div className="mt-1">
      <Button variant="line" aria-label={TEXTS.writeAReviewOf(seller.companyName)} onClick={() => write()}>
        <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.writeAReview}
      </Button>
      {dialog}
    </div>
  );
}
