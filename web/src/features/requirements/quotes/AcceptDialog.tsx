import { formatRupees } from '@plyhaat/contract/core/money';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { decidingQuote } from './quotes.queries.ts';
import * as TEXTS from './texts.ts';
import { perPriced, perUnit } from './words.ts';

type Props = { quote: Quote; others: number; onClose: () => void; onAccepted: () => void; onDone: () => void };

const othersText = (others: number) => {
  if (others === 0) return '';
  return others === 1 ? TEXTS.theOtherSellerIs : TEXTS.theOtherSellersAre(others);
};

/** The one question before a requirement completes. */
export function AcceptDialog({ quote, others, onClose, onAccepted, onDone }: Props) {
  const deciding = useChange(decidingQuote(quote._id), {
    onSuccess: onAccepted,
    onSettled: () => {
      onClose();
      onDone();
    },
  });
  const price = quote.landed === null ? formatRupees(quote.unitPrice) : formatRupees(quote.landed);
  const accept = () => deciding.mutate({ decision: 'accept', version: quote.version, text: null });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!deciding.isPending}
      title={TEXTS.acceptPriceValueFrom(
        price,
        quote.landed === null ? perPriced(quote) : perUnit(quote),
        quote.sellerName,
      )}
      description={TEXTS.theRequirementCompletesYou(othersText(others))}
    >
      <QuoteSum quote={quote} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" disabled={deciding.isPending} onClick={onClose}>
          {TEXTS.notYet}
        </Button>
        <Button busy={deciding.isPending} onClick={accept}>
          {TEXTS.acceptQuote}
        </Button>
      </div>
    </Dialog>
  );
}
