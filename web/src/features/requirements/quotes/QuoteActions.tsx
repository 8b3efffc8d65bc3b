import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import type { QuoteCardProps } from './quote-card.ts';
import { lettingCall } from './quotes.queries.ts';

/** What the buyer can do with a quote. */
export function QuoteActions({ quote, requirement, isAsking, onDo, onChanged }: QuoteCardProps) {
  const { t } = useLingui();
  const { status, sellerName, isCheapest, messages, unread, declineReason, seller } = quote;
  const isOpen = status === 'open' && requirement.status === 'Active';
  return (
    <div className="grid content-start gap-2">
      {declineReason && (
        <p className="text-ink-2 text-meta">
          <Trans>You declined it: {declineReason}</Trans>
        </p>
      )}
      {isOpen && (
        <Button
          variant={isCheapest ? 'primary' : 'line'}
          block
          aria-label={t`Accept quote of ${sellerName}`}
          onClick={() => onDo('accept')}
        >
          <Trans>Accept quote</Trans>
        </Button>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          variant="line"
          aria-label={messages > 0 ? undefined : t`Ask ${sellerName} a question`}
          aria-pressed={isAsking}
          onClick={() => onDo('ask')}
        >
          {messages > 0 ? t`Questions` : t`Ask`}
          {messages > 0 && (
            <>
              <Badge tone={unread > 0 ? 'wait' : 'plain'}>{unread > 0 ? t`${unread} new` : messages}</Badge>
              <span className="sr-only">{sellerName}</span>
            </>
          )}
        </Button>
        {status === 'open' && (
          <Button variant="quiet" aria-label={t`Decline the quote of ${sellerName}`} onClick={() => onDo('decline')}>
            <Trans>Decline</Trans>
          </Button>
        )}
      </div>
      {isOpen && seller && <LetCall quote={quote} requirementId={requirement._id} onChanged={onChanged} />}
    </div>
  );
}

type LetCallProps = Pick<QuoteCardProps, 'quote' | 'onChanged'> & { requirementId: string };

function LetCall({ quote: { sellerName, seller, holdsNumber }, requirementId, onChanged }: LetCallProps) {
  const { t } = useLingui();
  const letting = useChange(lettingCall(requirementId), { onSuccess: onChanged });
  if (holdsNumber)
    return (
      <p className="flex items-center gap-2 text-ink-2 text-meta">
        <Phone size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <Trans>This seller has your number.</Trans>
      </p>
    );
  return (
    <Button
      variant="quiet"
      block
      aria-label={t`Let this seller call me: ${sellerName}`}
      busy={letting.isPending}
      onClick={() => letting.mutate(seller?._id ?? '')}
    >
      <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Let this seller call me</Trans>
    </Button>
  );
}
