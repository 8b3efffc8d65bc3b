import { msg } from '@lingui/core/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { formatRupees } from '@plyhaat/contract/core/money';
import { convertPrice, readSheet } from '@plyhaat/contract/core/sheet';
import type { Say } from '#ui/said.ts';
import { perOne } from '#ui/words/prices.ts';
import { unitName } from '#ui/words/unit-names.ts';

type Priced = Pick<ProductDetail, 'price' | 'pricetype' | 'unitName' | 'secondPrice' | 'specifications'>;

const specified = (specifications: Priced['specifications'], wanted: string) =>
  specifications.find(({ name }) => name === wanted)?.value ?? null;

/** 'per sheet (8 × 4 ft)': of goods sold by area one says little without its size. */
export function perOneOfSize(product: Priced, say: Say): string {
  const size = specified(product.specifications, 'Size');
  const isSized = product.pricetype === 'per Nos/sheet' && product.secondPrice !== null && size !== null;
  const one = perOne(product, say);
  return isSized ? say(msg({ message: `${one} (${size})`, context: 'what a price is for, and its size' })) : one;
}

/** The price by the sheet and by the square foot, unless it is the asked one, the size does not allow it or it is not sold by area (CAT-26). */
export function otherPrices(product: Priced, say: Say): string[] {
  const { price, pricetype, secondPrice, specifications } = product;
  if (secondPrice === null) return [];
  const size = specified(specifications, 'Size');
  const sheet = readSheet(size, specified(specifications, 'Thickness'));
  if (!sheet.length) return [];
  const bySheet = pricetype === 'per Nos/sheet' ? undefined : convertPrice(price, pricetype, 'per Nos/sheet', sheet);
  const bySqft = pricetype === 'per sq.ft' ? undefined : convertPrice(price, pricetype, 'per sq.ft', sheet);
  return [
    ...(bySheet
      ? [
          say(
            msg`${{ price: formatRupees(Math.round(bySheet)) }} for one ${{ unitName: unitName(product.unitName, say) }} of ${{ size: size ?? '' }}`,
          ),
        ]
      : []),
    ...(bySqft ? [say(msg`${{ price: formatRupees(Math.round(bySqft * 100) / 100) }} per sq.ft`)] : []),
  ];
}
