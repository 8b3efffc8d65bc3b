import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Offer } from '@plyhaat/contract/leads/offer';
import type { Message } from '@plyhaat/contract/leads/threads';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { useSay } from '#ui/said.ts';
import { formatIsoDay, formatMoment } from '#ui/words/dates.ts';
import { perOne } from '#ui/words/prices.ts';
import { formatQuantity } from '#ui/words/quantities.ts';

type Props = { message: Message; offer: Offer; withName: string };

const isPast = (day: string) => Date.parse(`${day}T23:59:59+05:30`) < Date.now();

function OfferState({ offer: { isReplaced, validUntil }, isSeen }: { offer: Offer; isSeen: boolean }) {
  if (isReplaced)
    return (
      <Badge>
        <Trans>Replaced</Trans>
      </Badge>
    );
  if (isPast(validUntil))
    return (
      <Badge>
        <Trans>No longer valid</Trans>
      </Badge>
    );
  return (
    isSeen && (
      <Badge tone="wait">
        <Trans>Read</Trans>
      </Badge>
    )
  );
}

/** A price as both sides read it; one that a later one replaced is struck out. */
export function OfferCard({ message: { mine, isSeen, createdAt }, offer, withName }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const { unitPrice, quantity, freight, total, landed, validUntil, gstPercent, isReplaced } = offer;
  const unit = perOne({ pricetype: offer.unit, unitName: offer.unitName }, say);
  return (
    <li
      className={classes(
        'w-full max-w-110 overflow-hidden rounded-card border border-line bg-surface text-ui tabular-nums',
        mine ? 'justify-self-end' : 'justify-self-start',
      )}
    >
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 bg-sunken px-4 py-2 text-ink-2 text-meta">
        <span>
          {mine ? (
            <Trans>
              Your offer, <time dateTime={createdAt}>{formatMoment(new Date(createdAt), t)}</time>
            </Trans>
          ) : (
            <Trans>
              Offer of {withName}, <time dateTime={createdAt}>{formatMoment(new Date(createdAt), t)}</time>
            </Trans>
          )}
        </span>
        <OfferState offer={offer} isSeen={mine && isSeen} />
      </p>
      <div className="grid gap-1.5 px-4 pt-3 pb-3.5">
        <p className={isReplaced ? 'text-ink-3' : 'text-ink'}>
          {isReplaced ? (
            <s className="text-title">{formatRupees(unitPrice)}</s>
          ) : (
            <b className="text-head">{formatRupees(unitPrice)}</b>
          )}{' '}
          <span className="text-ink-2">
            {gstPercent === 0 ? t`${unit}, no GST` : t`${unit}, ${gstPercent}% GST extra`}
          </span>
        </p>
        {!isReplaced && (
          <>
            <p className="text-ink-2">
              <Lot quantity={quantity} freight={freight} />
            </p>
            {total !== null && landed !== null && (
              <p className="text-ink-2">
                <Trans>
                  <b className="font-semibold text-ink">{formatRupees(total)}</b> in all, with GST and freight
                </Trans>
              </p>
            )}
            <p className="text-ink-2">{t`Valid until ${{ day: formatIsoDay(validUntil, t) }}`}</p>
          </>
        )}
      </div>
    </li>
  );
}

/** How much it is for, and who carries the freight. */
function Lot({ quantity, freight }: Pick<Offer, 'quantity' | 'freight'>) {
  const { t } = useLingui();
  const rupees = formatRupees(freight);
  if (!quantity) return freight === 0 ? <Trans>freight in the price</Trans> : <Trans>freight {rupees}</Trans>;
  const amount = formatQuantity(quantity, t);
  return freight === 0 ? (
    <Trans>{amount}, freight in the price</Trans>
  ) : (
    <Trans>
      {amount}, freight {rupees}
    </Trans>
  );
}
