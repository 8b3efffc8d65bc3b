import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { formatRupees } from '@plyhaat/contract/core/money';
import { secondUnit } from '@plyhaat/contract/core/sheet';
import type { Say } from '#ui/said.ts';
import { perOne, priceEach } from '#ui/words/prices.ts';

type Asked = { readonly pricetype: PriceUnit; readonly unitName: string };

/** `₹152.81 per sq.ft` beside a price by the sheet, and `₹4,890 per sheet` the other way round. */
export const secondInWords = (price: number, { pricetype, unitName }: Asked, say: Say): string =>
  priceEach(formatRupees(price), perOne({ pricetype: secondUnit(pricetype), unitName }, say), say);
