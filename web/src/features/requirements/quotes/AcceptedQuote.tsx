import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { telLink } from '@plyhaat/contract/core/phone';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { Phone as PhoneIcon } from 'lucide-react';
import { Download, pdfName } from '#forms/Download.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import * as TEXTS from './texts.ts';

const bringIntoView = (outcome: HTMLElement | null) => {
  outcome?.scrollIntoView?.({ block: 'center' });
  outcome?.focus({ preventScroll: true });
};

type Props = {
  quote: Quote;
  /** Accepted on this page a moment ago: whoever did it sees the number at once. */
  isNew?: boolean;
};

/** For whichever side reads it: whom the other is, its number and the quotation. */
export function AcceptedQuote({ quote, isNew = false }: Props) {
  const { buyerName, sellerName, decidedAt, total, phone, number } = quote;
  const other = buyerName ?? sellerName;
  const on = decidedAt ? ` on ${formatDay(new Date(decidedAt))}` : '';
  return (
    <section
      ref={isNew ? bringIntoView : undefined}
      tabIndex={-1}
      aria-label={TEXTS.acceptedQuote}
      className="grid gap-3 rounded-card border border-leaf bg-surface p-4 outline-none sm:p-6"
    >
      <div>
        <Badge tone="ok">{TEXTS.accepted}</Badge>
      </div>
      <div>
        <h2 className="text-title">{buyerName ? TEXTS.otherAcceptedYourQuote(other) : TEXTS.otherSuppliesIt(other)}</h2>
        <p className="text-ink-2 text-ui">
          {TEXTS.acceptedOn(on)}
          {total === null ? '' : TEXTS.atTotal(formatRupees(total))}.{phone && TEXTS.youHoldEachOthers}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {phone && (
          <ButtonLink variant="call" href={telLink(phone)} aria-label={TEXTS.callOther(other)}>
            <PhoneIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            {TEXTS.callNow}
          </ButtonLink>
        )}
        {phone && <Phone phone={phone} className="font-semibold" />}
        <Download path={`/quotes/${quote._id}/quotation.pdf`} name={pdfName(number)}>
          {TEXTS.quotation}
        </Download>
      </div>
    </section>
  );
}
