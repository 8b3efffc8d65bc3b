import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { telLink } from '@plyhaat/contract/core/phone';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { Phone as PhoneIcon } from 'lucide-react';
import { Download, pdfName } from '#forms/Download.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { formatDay } from '#ui/words/dates.ts';

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
  const { t } = useLingui();
  const { buyerName, sellerName, decidedAt, total, phone, number } = quote;
  const other = buyerName ?? sellerName;
  return (
    <section
      ref={isNew ? bringIntoView : undefined}
      tabIndex={-1}
      aria-label={t`Accepted quote`}
      className="grid gap-3 rounded-card border border-leaf bg-surface p-4 outline-none sm:p-6"
    >
      <div>
        <Badge tone="ok">
          <Trans>Accepted</Trans>
        </Badge>
      </div>
      <div>
        <h2 className="text-title">{buyerName ? t`${other} accepted your quote` : t`${other} supplies it`}</h2>
        <p className="text-ink-2 text-ui">
          <Decision decidedAt={decidedAt} total={total} />
          {phone && (
            <>
              {' '}
              <Trans>You hold each other’s number.</Trans>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {phone && (
          <ButtonLink variant="call" href={telLink(phone)} aria-label={t`Call Now: ${other}`}>
            <PhoneIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Call Now</Trans>
          </ButtonLink>
        )}
        {phone && <Phone phone={phone} className="font-semibold" />}
        <Download path={`/quotes/${quote._id}/quotation.pdf`} name={pdfName(number)}>
          <Trans>Quotation</Trans>
        </Download>
      </div>
    </section>
  );
}

function Decision({ decidedAt, total }: Pick<Quote, 'decidedAt' | 'total'>) {
  const { t } = useLingui();
  const day = decidedAt && formatDay(new Date(decidedAt), t);
  const sum = total === null ? null : formatRupees(total);
  if (day && sum)
    return (
      <Trans>
        Accepted on {day} at {sum}.
      </Trans>
    );
  if (day) return <Trans>Accepted on {day}.</Trans>;
  return sum ? <Trans>Accepted at {sum}.</Trans> : <Trans>Accepted.</Trans>;
}
