import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { ReelProduct } from '@plyhaat/contract/reels/reel-product';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { ChevronRight } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { perOne } from '#ui/words/prices.ts';
import { ProductSheet } from './ProductSheet.tsx';

type Props = {
  reel: Reel;
  /** The product whose sheet is open. */
  open: string | null;
  onOpen: (id: string | null) => void;
};

/** The seller's products in the video: chips on it, or a column at its right. */
export function Products({ reel, open, onOpen }: Props) {
  const { t } = useLingui();
  const { products } = reel;
  const count = products.length;
  const opened = products.find(({ _id }) => _id === open);
  if (products.length === 0) return <div className="hidden stage-desk:col-start-4 stage-desk:block" />;
  return (
    <div className="z-1 col-span-2 col-start-1 row-start-3 min-w-0 stage-wide:col-span-1 stage-wide:col-start-2 stage-desk:col-start-4 stage-desk:row-span-full stage-desk:row-start-1 stage-desk:flex stage-desk:scrollbar-none stage-desk:flex-col stage-desk:gap-3 stage-desk:overflow-y-auto stage-desk:p-1 stage-desk:text-ink">
      <div className="hidden items-baseline justify-between stage-desk:flex">
        <h3 className="text-title">
          <Trans>In this reel</Trans>
        </h3>
        <span className="text-ink-3 text-meta tabular-nums">
          {t`${plural(count, { one: '1 product', other: `${count} products` })}`}
        </span>
      </div>
      {opened && <ProductSheet reel={reel} product={opened} onClose={() => onOpen(null)} />}
      <ul
        aria-label={t`Products in this reel`}
        className="flex snap-x scrollbar-none gap-2 overflow-x-auto px-4 pt-1 mb-7 stage-desk:mb-0 stage-desk:flex-col stage-desk:overflow-visible stage-desk:p-0"
      >
        {products.map((product) => (
          <li
            key={product._id}
            className={classes(
              'w-[min(76%,17.5rem)] flex-none snap-center only:w-full stage-desk:w-full',
              product._id === open && 'stage-desk:hidden',
            )}
          >
            <Chip product={product} open={product._id === open} onOpen={() => onOpen(product._id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chip({ product, open, onOpen }: { product: ReelProduct; open: boolean; onOpen: () => void }) {
  const { t } = useLingui();
  const { name, picture, price } = product;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onOpen}
      className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card border border-cream/25 bg-night/75 p-1.5 pr-2.5 text-left text-ui transition-colors stage-desk:border-line stage-desk:bg-surface stage-desk:p-2 stage-desk:pr-3 stage-desk:hover:border-ink-2"
    >
      <Picture
        picture={picture}
        alt=""
        ratio="own"
        sizes="72px"
        widths={[160]}
        imageClassName=""
        className="col-start-1 row-span-2 row-start-1 h-11 w-15 rounded-sm stage-desk:h-13 stage-desk:w-18"
      />
      <b className="col-start-2 row-start-1 truncate self-end font-semibold">{name}</b>
      <span className="col-start-2 row-start-2 truncate self-start font-semibold tabular-nums">
        {formatRupees(price)}{' '}
        <small className="font-normal text-cream/90 text-meta stage-desk:text-ink-3">{perOne(product, t)}</small>
      </span>
      <ChevronRight
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="col-start-3 row-span-2 row-start-1 stage-desk:text-ink-3"
      />
    </button>
  );
}
