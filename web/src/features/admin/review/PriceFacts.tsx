import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedPrice, ReviewPrice } from '@plyhaat/contract/admin/review-facts';
import { formatRupees } from '@plyhaat/contract/core/money';
import { classes } from '#ui/classes.ts';
import { changeText } from './difference.ts';

const oneText = ({ amount, per }: AskedPrice) => `${formatRupees(amount)} ${per}`;
const isBySqft = ({ amount, sqft }: AskedPrice) => sqft === null || sqft === amount;

/** What is asked for, by the square foot where that is known, beside what it was and what is usual. */
const PER = 'font-normal text-ink-2 text-ui';

export function PriceFacts({ price: { asked, public: before, usual } }: { price: ReviewPrice }) {
  const { t } = useLingui();
  const main = asked.sqft ?? asked.amount;
  const price = formatRupees(main);
  const was = before && (asked.sqft === null ? before.amount : before.sqft);
  const change = was && was !== main ? changeText(was, main) : undefined;
  const lines = [
    ...(isBySqft(asked) ? [] : [oneText(asked)]),
    ...(was && change ? [t`was ${{ price: formatRupees(was) }} (${change})`] : []),
  ];
  return (
    <section
      aria-label={t`Price`}
      className="grid items-center gap-x-5 gap-y-2 rounded-card border border-line bg-paper px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div>
        <p className="text-head leading-tight tabular-nums">
          {asked.sqft === null ? (
            <>
              {price} <small className={PER}>{asked.per}</small>
            </>
          ) : (
            <Trans>
              {price} <small className={PER}>per sq.ft</small>
            </Trans>
          )}
        </p>
        {lines.length > 0 && <p className="text-ink-2 text-ui tabular-nums">{lines.join(' · ')}</p>}
      </div>
      {asked.sqft !== null &&
        (usual ? (
          <Usual sqft={asked.sqft} usual={usual} />
        ) : (
          <p className="text-ink-3 text-meta sm:text-right">
            <Trans>Too few prices of this grade and thickness to compare.</Trans>
          </p>
        ))}
    </section>
  );
}

/** The scale goes as far beyond the usual range on both sides as the range is wide. */
const placeOf = (value: number, from: number, to: number) =>
  `${Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100))}%`;

function Usual({ sqft, usual: { low, high, products } }: { sqft: number; usual: NonNullable<ReviewPrice['usual']> }) {
  const { t } = useLingui();
  const span = Math.max(high - low, high * 0.1);
  const [from, to] = [low - span, high + span];
  const isUsual = sqft >= low && sqft <= high;
  const standing = isUsual
    ? t`Within the usual range`
    : sqft > high
      ? t`Above the usual range`
      : t`Below the usual range`;
  const [lowest, highest] = [low, high].map((price) => formatRupees(Math.round(price)));
  const shown = products.toLocaleString('en-IN');
  return (
    <div className="grid gap-1.5 text-meta">
      <p className={classes('font-semibold sm:text-right', isUsual ? 'text-leaf' : 'text-amber-ink')}>{standing}</p>
      <div aria-hidden="true" className="relative h-2 rounded-full bg-line">
        <span
          style={{ left: placeOf(low, from, to), right: `calc(100% - ${placeOf(high, from, to)})` }}
          className="absolute inset-y-0 rounded-full bg-ply-2"
        />
        <span
          style={{ left: placeOf(sqft, from, to) }}
          className="absolute -top-1.25 h-4.5 w-1 -translate-x-1/2 rounded-full bg-ink ring-2 ring-paper"
        />
      </div>
      <p className="text-ink-3 tabular-nums sm:text-right">
        <Trans>
          usual {lowest} to {highest}, of {shown} products
        </Trans>
      </p>
    </div>
  );
}
