import { useMutation } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import type { QuoteCardProps } from './quote-card.ts';
import { lettingCall } from './quotes.queries.ts';

/** What the buyer can do with a quote. */
export function QuoteActions({ quote, requirement, isAsking, onDo, onChanged }: QuoteCardProps) {
  const { status, sellerName, isCheapest, messages, unread, declineReason, seller } = quote;
  const isOpen = status === 'open' && requirement.status === 'Active';
  return (
    <div className="grid content-start gap-2">
      {declineReason && <p className="text-ink-2 text-meta">You declined it: {declineReason}</p>}
      {isOpen && (
        <Button
          variant={isCheapest ? 'primary' : 'line'}
          block
          aria-label={`Accept quote of ${sellerName}`}
          onClick={() => onDo('accept')}
        >
          Accept quote
        </Button>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          variant="line"
          aria-label={`Ask ${sellerName} a question`}
          aria-pressed={isAsking}
          onClick={() => onDo('ask')}
        >
          {messages > 0 ? 'Questions' : 'Ask'}
          {messages > 0 && (
            <Badge tone={unread > 0 ? 'wait' : 'plain'}>{unread > 0 ? `${unread} new` : messages}</Badge>
          )}
        </Button>
        {status === 'open' && (
          <Button variant="quiet" aria-label={`Decline the quote of ${sellerName}`} onClick={() => onDo('decline')}>
            Decline
          </Button>
        )}
      </div>
      {isOpen && seller && <LetCall quote={quote} requirementId={requirement._id} onChanged={onChanged} />}
    </div>
  );
}

type LetCallProps = Pick<QuoteCardProps, 'quote' | 'onChanged'> & { requirementId: string };

function LetCall({ quote: { sellerName, seller, holdsNumber }, requirementId, onChanged }: LetCallProps) {
  const letting = useMutation(lettingCall(requirementId));
  if (holdsNumber)
    return (
      <p className="flex items-center gap-2 text-ink-2 text-meta">
        <Phone size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        This seller has your number.
      </p>
    );
  return (
    <Button
      variant="quiet"
      block
      aria-label={`Let ${sellerName} call me`}
      busy={letting.isPending}
      onClick={() =>
        letting.mutate(seller?._id ?? '', {
          onSuccess: ({ message }) => {
            toastSuccess(message);
            onChanged();
          },
          onError: ({ message }) => toastError(message),
        })
      }
    >
      <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      Let this seller call me
    </Button>
  );
}
