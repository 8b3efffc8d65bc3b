import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { priceEach } from '#ui/words/prices.ts';
import { QuoteSum } from './QuoteSum.tsx';
import { decidingQuote } from './quotes.queries.ts';
import { perPriced, perUnit } from './words.ts';

type Props = { quote: Quote; others: number; onClose: () => void; onAccepted: () => void; onDone: () => void };

/** The one question before a requirement completes. */
export function AcceptDialog({ quote, others, onClose, onAccepted, onDone }: Props) {
  const { t } = useLingui();
  const deciding = useChange(decidingQuote(quote._id), {
    onSuccess: onAccepted,
    onSettled: () => {
      onClose();
      onDone();
    },
  });
  const { sellerName } = quote;
  const price =
    quote.landed === null
      ? priceEach(formatRupees(quote.unitPrice), perPriced(quote, t), t)
      : priceEach(formatRupees(quote.landed), perUnit(quote, t), t);
  const accept = () => deciding.mutate({ decision: 'accept', version: quote.version, text: null });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!deciding.isPending}
      title={t`Accept ${price} from ${sellerName}?`}
      description={t`${plural(others, {
        0: 'Your requirement is then completed. You and the seller get each other’s number.',
        one: 'Your requirement is then completed. You and the seller get each other’s number. The other seller is told.',
        other: `Your requirement is then completed. You and the seller get each other’s number. The ${others} other sellers are told.`,
      })}`}
    >
      <QuoteSum quote={quote} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" disabled={deciding.isPending} onClick={onClose}>
          <Trans>Not yet</Trans>
        </Button>
        <Button busy={deciding.isPending} onClick={accept}>
          <Trans>Accept quote</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
