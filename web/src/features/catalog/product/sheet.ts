import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { formatRupees } from '@plyhaat/contract/core/money';

const FEET = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(?:ft|feet)\b/i;

/** What one sheet comes to, where a price is by the square foot and the size says how many that is. */
export function sheetPrice({ price, pricetype, specifications }: ProductDetail): string | null {
  const size = specifications.find(({ name }) => name === 'Size')?.value ?? '';
  const [, long, wide] = FEET.exec(size) ?? [];
  if (pricetype !== 'per sq.ft' || !long || !wide) return null;
  const area = Number(long) * Number(wide);
  return `${formatRupees(Math.round(price * area))} for one ${long} × ${wide} ft sheet (${area} sq.ft)`;
}
