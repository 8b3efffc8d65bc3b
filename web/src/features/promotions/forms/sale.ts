import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { discountPercent, formatRupees } from '@plyhaat/contract/core/money';
import type { DiscountType } from '@plyhaat/contract/promotions/flash-sales';

type Sale = { readonly price: number; readonly salePrice: number; readonly type: DiscountType };

/** `20% OFF` or `₹120 OFF`, as buyers read it; undefined where nothing is off (PROMO-12). */
export function discountText({ price, salePrice, type }: Sale): MessageDescriptor | undefined {
  const percent = salePrice > 0 ? discountPercent(price, salePrice) : null;
  if (percent === null) return undefined;
  return type === 'Percentage'
    ? msg`Buyers see ${percent}% OFF`
    : msg`Buyers see ${{ rupees: formatRupees(price - salePrice) }} OFF`;
}
