import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedSeller } from '@plyhaat/contract/leads/own-enquiries';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { useSession } from '#api/session.ts';
import { useReviewDialog } from '#features/reviews/WriteReview.tsx';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Place } from '#ui/display/Place.tsx';
import { formatMoment } from '#ui/words/dates.ts';
import { useNeedsPlan, usePlanMark } from '../contact/plan.ts';
import { useContact } from '../contact/useContact.tsx';
import { enquiriesTo } from '../leads.queries.ts';
import { EnquiryRow } from './EnquiryRow.tsx';

type Props = { asked: AskedSeller };

/** Two of them stand side by side on a phone. */
const HEAD_BUTTON = 'max-sm:flex-1 max-sm:px-2';

/** One seller: who and where, when something last happened, and what the member asked (LEAD-17). */
export function SellerEnquiries({ asked }: Props) {
  const { t } = useLingui();
  const { seller, lastActivityAt, unread, canReview } = asked;
  const id = useId();
  return (
    <li>
      <article aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <header className="grid gap-3 border-line border-b pb-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <div className="grid min-w-0 gap-0.5">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h2 id={id} className="min-w-0 font-semibold text-body wrap-break-word">
                <Link to="/seller/$id" params={{ id: seller.slug }} className="hover:underline">
                  {seller.companyName}
                </Link>
              </h2>
              {unread > 0 && (
                <Badge tone="wait">{t`${plural(unread, { one: '1 new answer', other: `${unread} new answers` })}`}</Badge>
              )}
            </div>
            <Place city={seller.cityName} state={seller.stateName} />
            <p className="text-ink-3 text-meta">{t`Last activity ${{ moment: formatMoment(new Date(lastActivityAt), t) }}`}</p>
          </div>
          <div className="flex gap-2">
            <CallAgain asked={asked} />
            {canReview && <ReviewSeller seller={seller} />}
          </div>
        </header>
        <Rows asked={asked} />
      </article>
    </li>
  );
}

/** Some come with the seller, the others when they are asked for. */
function Rows({ asked: { seller, enquiries, total } }: Props) {
  const { t } = useLingui();
  const { user } = useSession();
  const [isWhole, setWhole] = useState(false);
  const found = useInfiniteQuery({ ...enquiriesTo(user?._id ?? '', seller._id), enabled: isWhole });
  const shown = found.data?.pages.flatMap(({ data }) => data) ?? enquiries;
  const earlier = total - shown.length;
  const showMore = () => (isWhole ? void found.fetchNextPage() : setWhole(true));
  return (
    <>
      <ul aria-label={t`Enquiries to ${{ companyName: seller.companyName }}`} className="divide-y divide-line">
        {shown.map((enquiry, at) => (
          <EnquiryRow key={enquiry._id} enquiry={enquiry} seller={seller} isFirst={at === 0} />
        ))}
      </ul>
      {found.isError && (
        <ErrorState text={t`Failed to load your enquiries. Please try again.`} onRetry={() => void found.refetch()} />
      )}
      {earlier > 0 && !found.isError && (
        <Button variant="line" busy={found.isFetching} onClick={showMore}>
          {t`${plural(earlier, { one: 'Show 1 earlier enquiry', other: `Show ${earlier} earlier enquiries` })}`}
        </Button>
      )}
    </>
  );
}

function CallAgain({ asked: { seller, enquiries } }: Props) {
  const { t } = useLingui();
  const mark = usePlanMark(useNeedsPlan());
  const label = enquiries.some(({ channel }) => channel === 'call' || channel === 'whatsapp') ? t`Call again` : t`Call`;
  const product = enquiries[0]?.product;
  const { contact, dialog } = useContact({
    sellerId: seller._id,
    name: seller.companyName,
    phone: seller.phone,
    ...(product && { product }),
  });
  return (
    <>
      <Button
        variant="callLine"
        className={HEAD_BUTTON}
        aria-label={t`${label}: ${{ name: seller.companyName }}`}
        {...mark}
        onClick={() => contact('call')}
      >
        <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </Button>
      {dialog}
    </>
  );
}

/** The store's own dialog, a day after the contact and as long as there is no review. */
function ReviewSeller({ seller }: Pick<AskedSeller, 'seller'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { write, dialog } = useReviewDialog(
    { _id: seller._id, name: seller.companyName, seller, isStore: true },
    () => void queries.invalidateQueries({ queryKey: ['leads', 'own'] }),
  );
  return (
    <>
      <Button
        variant="line"
        className={HEAD_BUTTON}
        aria-label={t`Write a review of ${{ companyName: seller.companyName }}`}
        onClick={() => write()}
      >
        <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Write a review</Trans>
      </Button>
      {dialog}
    </>
  );
}
