import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import { childSlug } from '#modules/catalog/reference/reference.sql.ts';
import { slugify } from '#platform/slug.ts';
import type { Random } from '../random.ts';
import { FAMILIES } from './families.ts';
import type { Line } from './line.ts';
import { Picks } from './picks.ts';
import { type SeedProduct, specification, type Wanted } from './products.ts';
import { write } from './write.ts';

/** What two counters in Pune keep in stock: chance gives the city too little plywood for a search to look real. */
type Stock = readonly [
  seller: string,
  kind: string,
  brand: string,
  thickness: string,
  size: string,
  listPrice: number,
  sellingPrice: number | null,
  unit: PriceUnit,
];
const PLY = 'shivneri-ply-hardware';
const STUDIO = 'sopara-surfaces';
const SHEET = 'per Nos/sheet';
const FOOT = 'per sq.ft';
const STOCK: readonly Stock[] = [
  [PLY, 'bwp-marine', 'Sahyaveer', '18 mm', '8 × 4 ft', 172, 158, FOOT],
  [PLY, 'bwp-marine', 'Jalveer Marine', '18 mm', '8 × 4 ft', 5450, null, SHEET],
  [PLY, 'bwp-marine', 'Panchvrik', '18 mm', '8 × 4 ft', 142, null, FOOT],
  [STUDIO, 'bwp-marine', 'Narmadik', '18 mm', '8 × 4 ft', 4950, 4650, SHEET],
  [STUDIO, 'bwp-marine', 'Kashtmitra', '18 mm', '7 × 4 ft', 176, 164, FOOT],
  [PLY, 'bwp-marine', 'Devgirika', '12 mm', '8 × 4 ft', 118, null, FOOT],
  [PLY, 'gurjan', 'Vanaroop', '19 mm', '8 × 4 ft', 232, null, FOOT],
  [PLY, 'bwr', 'Panchvrik', '18 mm', '8 × 4 ft', 98, null, FOOT],
  [STUDIO, 'bwr', 'Terahkhadi', '12 mm', '8 × 4 ft', 2450, 2280, SHEET],
  [PLY, 'calibrated', 'Devgirika', '18 mm', '8 × 4 ft', 118, null, FOOT],
  [PLY, 'commercial-mr', 'Narmadik', '18 mm', '8 × 4 ft', 62, null, FOOT],
  [STUDIO, 'commercial-mr', 'Trishulwood', '12 mm', '8 × 4 ft', 1540, null, SHEET],
];

function lineOf(kind: string, facts: Line['facts']): Line {
  const line = FAMILIES.plywood?.[kind];
  if (!line) throw new Error(`nothing is written about plywood/${kind}`);
  return { ...line, facts: { ...line.facts, ...facts } };
}

/** Plywood of Pune's sellers, beside what chance gives them; none where these sellers are left out. */
export function* puneProducts(random: Random, { sellers, pictures, firstStart }: Wanted): Generator<SeedProduct> {
  const picks = new Picks(random.fork('pictures'), pictures);
  for (const [at, [slug, kind, brand, thickness, size, listPrice, sellingPrice, priceUnit]] of STOCK.entries()) {
    const seller = sellers.find((one) => one.slug === slug);
    if (!seller) continue;
    const subject = `plywood/${kind}`;
    const line = lineOf(kind, { thickness: [thickness], size: [size] });
    const { main, further } = picks.next(subject);
    const shows = main.subject === subject ? (main.shows ?? {}) : {};
    const written = write(random, line, { brand, city: seller.city, shows });
    const createdAt = new Date(firstStart.getTime() - (9 + at * 6) * DAY_MS);
    yield {
      slug: `${slugify(written.name)}-pune`,
      name: written.name,
      seller,
      brand,
      subject,
      categorySlug: childSlug('plywood', kind),
      listPrice,
      sellingPrice,
      priceUnit,
      unitName: 'sheet',
      shortDescription: written.shortDescription,
      longDescription: written.longDescription,
      specification: specification(written.facts),
      hsn: line.hsn,
      gstPercent: line.gst,
      inStock: true,
      mainImage: main,
      images: further,
      approval: 'APPROVED',
      rejectReason: null,
      createdAt,
      approvedAt: new Date(createdAt.getTime() + 5 * HOUR_MS),
    };
  }
}
