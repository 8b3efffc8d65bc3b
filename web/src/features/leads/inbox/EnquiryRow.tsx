import { formatMoment } from '@plyhaat/contract/core/dates';
import type { OwnEnquiry } from '@plyhaat/contract/leads/inbox';
import { describeRequest } from '@plyhaat/contract/leads/price-request';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare, PenLine, Phone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useReviewDialog } from '#features/reviews/WriteReview.tsx';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { planMark, useNeedsPlan } from '../contact/plan.ts';
import { useContact } from '../contact/useContact.tsx';
import { ThreadPanel } from '../threads/ThreadPanel.tsx';
import { kindOf } from '../words.ts';
import * as TEXTS from './texts.ts';

/** Whom the member asked and what, what came back, and the way to ask again. */
export function EnquiryRow({ enquiry }: { enquiry: OwnEnquiry }) {
  const { seller, product, message, lastContactAt, contacts, unread } = enquiry;
  const wanted = describeRequest(enquiry);
  return (
    <li className="grid gap-1 py-3 text-ui">
      <div className="flex items-start justify-between gap-3">
        <Link to="/seller/$id" params={{ id: seller.slug }} className="link min-w-0 wrap-break-word">
          {seller.companyName}
        </Link>
        <span className="flex flex-wrap justify-end gap-2">
          {unread > 0 && <Badge tone="wait">{TEXTS.newAnswer}</Badge>}
          <Badge>{kindOf(enquiry)}</Badge>
        </span>
      </div>
      {product && (
        <Link to="/product/$idOrSlug" params={{ idOrSlug: product.slug }} className="link justify-self-start">
          {product.name}
        </Link>
      )}
      {wanted && <p className="font-medium wrap-break-word">{wanted}</p>}
      {message && <p className="text-ink-2 wrap-break-word">“{message}”</p>}
      <p className="text-ink-3 text-meta">
        {formatMoment(new Date(lastContactAt))}
        {contacts > 1 && TEXTS.contactsTimes(contacts)}
      </p>
      <Actions enquiry={enquiry} />
    </li>
  );
}

function Actions({ enquiry }: { enquiry: OwnEnquiry }) {
  const { seller, threadId, canReview } = enquiry;
  const review = canReview && <ReviewSeller seller={seller} />;
  const again = <CallAgain enquiry={enquiry} />;
  if (!threadId)
    return (
      <div className="mt-1 flex flex-wrap gap-2">
        {again}
        {review}
      </div>
    );
  return (
    <WithThread enquiry={enquiry} threadId={threadId}>
      {again}
      {review}
    </WithThread>
  );
}

type ThreadProps = { enquiry: OwnEnquiry; threadId: string; children: ReactNode };

/** The answers, on request. Opening them marks them as read. */
function WithThread({ enquiry: { seller, answers }, threadId, children }: ThreadProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = TEXTS.answersOf(answers);
  return (
    <>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          variant="line"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${label}: ${seller.companyName}`}
          onClick={() => setOpen(!open)}
        >
          <MessagesSquare size={18} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </Button>
        {children}
      </div>
      <div id={id} hidden={!open} className="pt-3 pb-2">
        {open && (
          <ThreadPanel
            threadId={threadId}
            title={TEXTS.conversationWith(seller.companyName)}
            level={2}
            onChange={() => void queries.invalidateQueries({ queryKey: ['leads', 'own'] })}
          />
        )}
      </div>
    </>
  );
}

const CALLS: readonly OwnEnquiry['channel'][] = ['call', 'whatsapp'];

function CallAgain({ enquiry: { seller, product, channel } }: { enquiry: OwnEnquiry }) {
  const needsPlan = useNeedsPlan();
  const label = CALLS.includes(channel) ? TEXTS.callAgain : TEXTS.call;
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
        aria-label={`${label}: ${seller.companyName}`}
        {...planMark(needsPlan)}
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
function ReviewSeller({ seller }: Pick<OwnEnquiry, 'seller'>) {
  const queries = useQueryClient();
  const { write, dialog } = useReviewDialog(
    { _id: seller._id, name: seller.companyName, seller, isStore: true },
    () => void queries.invalidateQueries({ queryKey: ['leads', 'own'] }),
  );
  return (
    <>
      <Button variant="line" aria-label={TEXTS.writeAReviewOf(seller.companyName)} onClick={() => write()}>
        <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.writeAReview}
      </Button>
      {dialog}
    </>
  );
}
