import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { discountPercent, formatRupees } from '@plyhaat/contract/core/money';
import type { DiscountType, FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import { useQuery } from '@tanstack/react-query';
import type { Say } from '#ui/said.ts';
import { perOne } from '#ui/words/prices.ts';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { ownSales, removeSale } from '../placements.queries.ts';
import { SALE } from '../words.ts';
import { type PlacementCard, spanFacts, stateMarks } from './card.ts';
import { PlacementList } from './PlacementList.tsx';

const DISCOUNTS: Readonly<Record<DiscountType, MessageDescriptor>> = { Percentage: msg`Percentage`, Flat: msg`Flat` };

/** PROMO-14. */
function cardOf(sale: FlashSale, say: Say): PlacementCard {
  const { productId: product, price, salePrice, discountType, discountValue, status } = sale;
  const percent = discountPercent(price, salePrice);
  return {
    name: product.name,
    slug: product.slug,
    picture: sale.picture ?? product.picture,
    marks: [...stateMarks(sale), ...(status ? [] : [{ tone: 'plain', label: msg`Switched off` } as const])],
    ...(percent !== null && { corner: msg`${percent}% OFF` }),
    price: { price: salePrice, originalPrice: price, unit: perOne(sale, say) },
    facts: [
      [msg`Discount type`, DISCOUNTS[discountType]],
      [msg`Discount value`, discountType === 'Percentage' ? `${discountValue}%` : formatRupees(discountValue)],
      ...spanFacts(sale, say),
    ],
  };
}

export function MyFlashSalesScreen() {
  return (
    <PlacementList
      words={SALE}
      list={useQuery(ownSales())}
      cardOf={cardOf}
      remove={removeSale}
      left={<AllowanceLeft kind="sale" />}
    />
  );
}
