import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { Random } from '../random.ts';
import type { Band, Price } from './line.ts';

export type Tier = 'value' | 'standard' | 'premium';
export type Asked = { listPrice: number; sellingPrice: number | null; priceUnit: PriceUnit };

const WITHIN_BAND: Record<Tier, Band> = { value: [0.04, 0.45], standard: [0.25, 0.75], premium: [0.5, 0.97] };

/** Nobody asks ₹1,847.33: the larger the sum, the rounder. */
export function rounded(rupees: number): number {
  const step =
    rupees < 250 ? 1 : rupees < 1000 ? 5 : rupees < 3000 ? 10 : rupees < 20_000 ? 50 : rupees < 100_000 ? 500 : 5000;
  return Math.round(rupees / step) * step;
}

const millimetres = (thickness: string | undefined) => Number.parseFloat(thickness ?? '0');

/** '8 × 4 ft' → 32. */
export function squareFeet(size: string | undefined): number {
  const sides = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) ft$/.exec(size ?? '');
  return sides ? Number(sides[1]) * Number(sides[2]) : 32;
}

/** The band between the two nearest thicknesses. */
function betweenThicknesses(points: readonly (readonly [number, number, number])[], thickness: number): Band {
  const above = points.find(([at]) => at >= thickness) ?? points.at(-1);
  const below = points.findLast(([at]) => at <= thickness) ?? points[0];
  if (!above || !below) throw new Error('a price needs at least one thickness');
  const share = above[0] === below[0] ? 0 : (thickness - below[0]) / (above[0] - below[0]);
  return [below[1] + (above[1] - below[1]) * share, below[2] + (above[2] - below[2]) * share];
}

type Facts = Readonly<Record<string, string>>;

/** What one unit may cost, before GST. */
export function bandOf(price: Price, facts: Facts, bySheet: boolean): { band: Band; unit: PriceUnit } {
  if ('perSquareFoot' in price) {
    const [low, high] = betweenThicknesses(price.perSquareFoot, millimetres(facts.thickness));
    if (!bySheet) return { band: [low, high], unit: 'per sq.ft' };
    const area = squareFeet(facts.size);
    return { band: [low * area, high * area], unit: 'per Nos/sheet' };
  }
  if ('band' in price) return { band: price.band, unit: price.unit };
  const band = price.bands[facts[price.by] ?? ''];
  if (!band) throw new Error(`no price for ${price.by} ${facts[price.by]}`);
  return { band, unit: price.unit };
}

/** About a third are asked below their list price, 5 to 25 per cent; both stay inside the band. */
export function ask(random: Random, price: Price, facts: Facts, tier: Tier): Asked {
  const { band, unit } = bandOf(price, facts, random.chance(0.6));
  const [low, high] = band;
  const [from, to] = WITHIN_BAND[tier];
  const listPrice = rounded(low + (high - low) * (from + (to - from) * random.next()));
  if (!random.chance(0.35)) return { listPrice, sellingPrice: null, priceUnit: unit };
  const most = Math.min(25, Math.floor((1 - low / listPrice) * 100));
  if (most < 6) return { listPrice, sellingPrice: null, priceUnit: unit };
  const sellingPrice = rounded(listPrice * (1 - random.int(6, most) / 100));
  return { listPrice, sellingPrice: sellingPrice < listPrice * 0.96 ? sellingPrice : null, priceUnit: unit };
}
