import { Phone } from 'lucide-react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import type { QuoteCardProps } from './quote-card.ts';
import { lettingCall } from './quotes.queries.ts';
import * as TEXTS from './texts.ts';

/** What the buyer can do with a quote. */
export function QuoteActions({ quote, requirement, isAsking, onDo, onChanged }: QuoteCardProps) {
  const { status, sellerName, isCheapest, messages, unread, declineReason, seller } = quote;
  const isOpen = status === 'open' && requirement.status === 'Active';
  return (
    <div className="grid content-start gap-2">
      {declineReason && <p className="text-ink-2 text-meta">{TEXTS.youDeclinedItDecline(declineReason)}</p>}
      {isOpen && (
        <Button
          variant={isCheapest ? 'primary' : 'line'}
          block
          aria-label={TEXTS.acceptQuoteOfSeller(sellerName)}
          onClick={() => onDo('accept')}
        >
          {TEXTS.acceptQuote}
        </Button>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          variant="line"
          aria-label={messages > 0 ? undefined : TEXTS.askSellerNameA(sellerName)}
          aria-pressed={isAsking}
          onClick={() => onDo('ask')}
        >
          {messages > 0 ? TEXTS.questions : TEXTS.ask}
          {messages > 0 && (
            <>
              <Badge tone={unread > 0 ? 'wait' : 'plain'}>{unread > 0 ? TEXTS.unreadNew(unread) : messages}</Badge>
              <span className="sr-only">{sellerName}</span>
            </>
          )}
        </Button>
        {status === 'open' && (
          <Button variant="quiet" aria-label={TEXTS.declineTheQuoteOf2(sellerName)} onClick={() => onDo('decline')}>
            {TEXTS.decline}
          </Button>
        )}
      </div>
      {isOpen && seller && <LetCall quote={quote} requirementId={requirement._id} onChanged={onChanged} />}
    </div>
  );
}

type LetCallProps = Pick<QuoteCardProps, 'quote' | 'onChanged'> & { requirementId: string };

function LetCall({ quote: { sellerName, seller, holdsNumber }, requirementId, onChanged }: LetCallProps) {
  const letting = useChange(lettingCall(requirementId), { onSuccess: onChanged });
  if (holdsNumber)
    return (
      <p className="flex items-center gap-2 text-ink-2 text-meta">
        <Phone size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        {TEXTS.thisSellerHasYour}
      </p>
    );
  return (
    <Button
      variant="quiet"
      block
      aria-label={TEXTS.letSellerNameCall(sellerName)}
      busy={letting.isPending}
      onClick={() => letting.mutate(seller?._id ?? '')}
    >
      <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.letThisSellerCall}
    </Button>
  );
}
