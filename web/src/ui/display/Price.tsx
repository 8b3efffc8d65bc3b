import { Trans } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { classes } from '../classes.ts';

export interface PriceProps {
  /** Left out when it is not a number (CAT-7). */
  price: number | null | undefined;
  originalPrice?: number | null | undefined;
  unit?: string | null | undefined;
  size?: 'md' | 'lg';
  /** A line below it: the price in another unit, what is included. */
  note?: string | undefined;
  className?: string;
}

const SIZES = { md: 'text-title font-heavy', lg: 'text-head' };
const UNITS = { md: undefined, lg: 'text-body' };
const OLD = { md: 'text-ui', lg: 'text-body' };

export function Price({ price, originalPrice, unit, size = 'md', note, className }: PriceProps) {
  if (typeof price !== 'number' || Number.isNaN(price)) return null;
  const reduced = typeof originalPrice === 'number' && originalPrice > price;
  return (
    <p className={classes('price-row', className)}>
      <span className={classes(SIZES[size], reduced && 'text-teak')}>{formatRupees(price)}</span>
      {unit && <small className={UNITS[size]}>{unit}</small>}
      {reduced && (
        <>
          <span className="sr-only">
            <Trans>was</Trans>
          </span>
          <s className={classes('text-ink-3', OLD[size])}>{formatRupees(originalPrice)}</s>
        </>
      )}
      {note && <small className="basis-full">{note}</small>}
    </p>
  );
}
