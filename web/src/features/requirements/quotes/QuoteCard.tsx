import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Quote } from '@plyhaat/contract/requirements/quotes';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { formatIsoDay } from '#ui/words/dates.ts';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { QuoteActions } from './QuoteActions.tsx';
import type { QuoteCardProps } from './quote-card.ts';
import { days, freightNote, perPriced, perUnit, STATUSES } from './words.ts';

/** One quote: a card on phones, a column of the comparison elsewhere, its parts in line with the others'. */
export function QuoteCard(props: QuoteCardProps) {
  const { quote, isAsking } = props;
  return (
    <li
      className={classes(
        'grid min-w-0 content-start gap-4 rounded-card border bg-surface p-4 lg:row-span-4 lg:grid-rows-subgrid',
        quote.isCheapest ? 'border-leaf' : 'border-line',
        isAsking && 'ring-2 ring-teak-soft',
      )}
    >
      <Head quote={quote} />
      <Landed quote={quote} cheapest={props.cheapest} />
      <Terms quote={quote} />
      <QuoteActions {...props} />
    </li>
  );
}

function Head({ quote: { sellerName, seller } }: { quote: Quote }) {
  const { t } = useLingui();
  const count = seller?.reviewCount ?? 0;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold text-body wrap-break-word">
        {seller ? (
          <Link to="/seller/$id" params={{ id: seller.slug }} className="hover:underline">
            {sellerName}
          </Link>
        ) : (
          sellerName
        )}
        {seller?.isVerified && (
          <>
            {' '}
            <Verified />
          </>
        )}
      </h3>
      {seller && (
        <p className="text-ink-2 text-meta">
          {[t(ROLE_NAMES[seller.role]), [seller.cityName, seller.stateName].filter(Boolean).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {seller && count > 0 && (
        <p className="text-ink-2 text-meta tabular-nums">
          {seller.rating.toFixed(1)} ★ · <Plural value={count} one="1 review" other={`${count} reviews`} />
        </p>
      )}
    </div>
  );
}

function Landed({ quote, cheapest }: { quote: Quote; cheapest: number | null }) {
  const { t } = useLingui();
  const { status, landed, total, isCheapest, isFastest } = quote;
  const more = status === 'open' && landed !== null && cheapest !== null ? landed - cheapest : 0;
  return (
    <div className="grid content-start gap-1">
      <p className="flex min-h-6 flex-wrap gap-1.5">
        {status !== 'open' && <Badge tone={STATUSES[status].tone}>{t(STATUSES[status].label)}</Badge>}
        {isCheapest && (
          <Badge tone="ok">
            <Trans>Cheapest landed</Trans>
          </Badge>
        )}
        {isFastest && (
          <Badge tone="wait">
            <Trans>Fastest</Trans>
          </Badge>
        )}
        {!isCheapest && more > 0 && (
          <span className="text-ink-2 text-meta">
            {t`${{ rupees: formatRupees(Math.round(more * 100) / 100) }} more ${{ quote: perUnit(quote, t) }}`}
          </span>
        )}
      </p>
      {landed === null ? (
        <p className="text-ink-2 text-ui">{t`Priced ${{ unit: perPriced(quote, t) }}, which cannot be compared with the quantity you asked for.`}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-head tabular-nums">
            {formatRupees(landed)}{' '}
            <small className="font-normal text-ink-2 text-meta tracking-normal">
              {t`${{ quote: perUnit(quote, t) }}, with GST and freight`}
            </small>
          </p>
          {total !== null && (
            <p className="text-ink-2 text-meta tabular-nums">{t`${{ openValue: formatRupees(total) }} in all`}</p>
          )}
        </>
      )}
    </div>
  );
}

function Terms({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const { unitPrice, freight, gstPercent, gst, leadTimeDays, validUntil, note, file } = quote;
  return (
    <dl className="grid content-start divide-y divide-line border-line border-y text-ui tabular-nums">
      <Fact label={t`Unit price`} note={t`${{ unit: perPriced(quote, t) }}, before GST`}>
        {formatRupees(unitPrice)}
      </Fact>
      <Fact label={t`Freight`} note={freightNote(quote, t)}>
        {freight === 0 ? t`Included` : formatRupees(freight)}
      </Fact>
      <Fact label={t`GST`} note={gst === null ? undefined : t`${{ gst: formatRupees(gst) }} on goods and freight`}>
        {gstPercent}%
      </Fact>
      <Fact label={t`Lead time`}>{t(days(leadTimeDays))}</Fact>
      <Fact label={t`Valid until`}>{formatIsoDay(validUntil, t)}</Fact>
      {(note || file) && (
        <div className="grid gap-1 py-2">
          <dt className="text-ink-2 text-meta">
            <Trans>Note</Trans>
          </dt>
          <dd className="wrap-break-word whitespace-pre-line">
            {note}
            {file && (
              <a href={file.address} className="link flex min-h-11 items-center gap-1.5">
                <FileText size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
                <span className="truncate">{file.name}</span>
              </a>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2">
      <dt className="flex-none text-ink-2 text-meta">{label}</dt>
      <dd className="min-w-0 text-right font-semibold">
        {children}
        {note && <small className="block font-normal text-ink-2 text-meta">{note}</small>}
      </dd>
    </div>
  );
}
