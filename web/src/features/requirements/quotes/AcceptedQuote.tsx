import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { telLink } from '@plyhaat/contract/core/phone';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { Phone as PhoneIcon } from 'lucide-react';
import { Download, paperName } from '#forms/Download.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Phone } from '#ui/display/Phone.tsx';

/** For whichever side reads it: whom the other is, its number and the quotation. */
export function AcceptedQuote({ quote }: { quote: Quote }) {
  const { buyerName, sellerName, decidedAt, total, phone, number } = quote;
  const other = buyerName ?? sellerName;
  const on = decidedAt ? ` on ${formatDay(new Date(decidedAt))}` : '';
  return (
    <section aria-label="Accepted quote" className="grid gap-3 rounded-card border border-leaf bg-surface p-4 sm:p-6">
      <div>
        <Badge tone="ok">Accepted</Badge>
      </div>
      <div>
        <h3 className="text-title">{buyerName ? `${other} accepted your quote` : `${other} supplies it`}</h3>
        <p className="text-ink-2 text-ui">
          Accepted{on}
          {total === null ? '' : ` at ${formatRupees(total)}`}.{phone && ' You hold each other’s number.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {phone && (
          <ButtonLink variant="call" href={telLink(phone)} aria-label={`Call ${other}`}>
            <PhoneIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            Call Now
          </ButtonLink>
        )}
        {phone && <Phone phone={phone} className="font-semibold" />}
        <Download path={`/quotes/${quote._id}/quotation.pdf`} name={paperName(number)}>
          Quotation
        </Download>
      </div>
    </section>
  );
}
