import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@plyhaat/contract/reviews/reviews';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { formatDay } from '#ui/words/dates.ts';
import { WaitingNote } from './WaitingNote.tsx';

/** What the seller says to a review; the seller itself writes it here. */
export function Reply({ review }: { review: Review }) {
  const { t } = useLingui();
  const isSeller = useSession().user?._id === review.userId;
  const { reply } = review;
  if (!reply) return isSeller && !review.waiting ? <ReplyButton review={review} /> : null;
  return (
    <article aria-label={t`Reply of ${{ name: reply.name }}`} className="mt-2 rounded-card bg-sunken px-4 pt-3 pb-1">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <CornerDownRight size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
        <h4 className="min-w-0 font-semibold wrap-anywhere">{reply.name}</h4>
        <Badge>
          <Trans>Seller</Trans>
        </Badge>
        <time dateTime={reply.updatedAt} className="ml-auto text-ink-3">
          {formatDay(new Date(reply.updatedAt), t)}
        </time>
      </header>
      {reply.waiting && <WaitingNote />}
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ui">{reply.message}</p>
      {isSeller ? <ReplyButton review={review} /> : <ReportButton kind="reply" id={review._id} name={reply.name} />}
    </article>
  );
}

function ReplyButton({ review }: { review: Review }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const ReplyDialog = useLazyPart(
    open,
    () => import('./ReplyDialog.tsx').then((chunk) => chunk.ReplyDialog),
    () => setOpen(false),
  );
  const label = review.reply ? t`Edit reply` : t`Reply`;
  return (
    <>
      <button
        type="button"
        aria-label={t`${label} to the review of ${{ name: review.name }}`}
        onClick={() => setOpen(true)}
        className="link min-h-11 text-ui print:hidden"
      >
        {label}
      </button>
      {ReplyDialog && (
        <ReplyDialog key={review.reply?.updatedAt ?? 'new'} open={open} onOpenChange={setOpen} review={review} />
      )}
    </>
  );
}
