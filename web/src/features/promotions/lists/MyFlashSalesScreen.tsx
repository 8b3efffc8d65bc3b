import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { discountPercent, formatRupees } from '@plyhaat/contract/core/money';
import type { FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import { useQuery } from '@tanstack/react-query';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { ownSales, removeSale } from '../placements.queries.ts';
import { SALE } from '../words.ts';
import { type PlacementCard, spanFacts, stateMarks } from './card.ts';
import { PlacementList } from './PlacementList.tsx';
import * as TEXTS from './texts.ts';

/** PROMO-14. */
function cardOf(sale: FlashSale): PlacementCard {
  const { productId: product, price, salePrice, discountType, discountValue, status } = sale;
  const percent = discountPercent(price, salePrice);
  return {
    name: product.name,
    slug: product.slug,
    picture: sale.picture ?? product.picture,
    marks: [...stateMarks(sale), ...(status ? [] : [{ tone: 'plain', label: TEXTS.switchedOff } as const])],
    ...(percent !== null && { corner: TEXTS.percentOff(percent) }),
    price: { price: salePrice, originalPrice: price, unit: perOne(sale) },
    facts: [
      [TEXTS.discountType, discountType],
      [TEXTS.discountValue, discountType === 'Percentage' ? `${discountValue}%` : formatRupees(discountValue)],
      ...spanFacts(sale),
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
