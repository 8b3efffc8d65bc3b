import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { formatRupees } from '@plyhaat/contract/core/money';
import { secondUnit } from '@plyhaat/contract/core/sheet';

const SHORT = { 'per Nos/sheet': 'per sheet', 'per sq.ft': 'per sq.ft' };

/** `₹152.81 per sq.ft` beside a price by the sheet, and the other way round. */
export const secondInWords = (price: number, asked: PriceUnit): string =>
  `${formatRupees(price)} ${SHORT[secondUnit(asked)]}`;
