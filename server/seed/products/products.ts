import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import type { Approval } from '@plyhaat/contract/core/approval';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { slugify } from '#platform/slug.ts';
import type { BrandRow } from '../brands.data.ts';
import type { Random } from '../random.ts';
import type { Seller } from '../sellers.ts';
import { Picks, type SeedPicture } from './picks.ts';
import { type CategoryPlan, categoryPlans, quotas } from './plan.ts';
import { ask } from './prices.ts';
import { unitNameOf } from './unit-names.ts';
import { capital, type Written, write } from './write.ts';

export type SeedProduct = {
  slug: string;
  name: string;
  seller: Seller;
  brand: string;
  subject: string;
  categorySlug: string;
  listPrice: number;
  sellingPrice: number | null;
  priceUnit: PriceUnit;
  unitName: UnitName | null;
  shortDescription: string;
  longDescription: string;
  specification: Readonly<Record<Specification, string | null>>;
  hsn: string;
  gstPercent: number;
  inStock: boolean;
  mainImage: SeedPicture;
  images: readonly SeedPicture[];
  approval: Approval;
  rejectReason: string | null;
  createdAt: Date;
  approvedAt: Date | null;
};

export const SPECIFICATIONS = [
  'thickness',
  'application',
  'grade',
  'wood',
  'glue',
  'warranty',
  'size',
  'finish',
  'standard',
  'minimumOrder',
] as const;
export type Specification = (typeof SPECIFICATIONS)[number];

export type Wanted = {
  readonly count: number;
  readonly sellers: readonly Seller[];
  readonly brands: readonly BrandRow[];
  readonly pictures: readonly SeedPicture[];
  readonly firstStart: Date;
};

const TRIES_FOR_A_NEW_NAME = 6;
/** Beyond this many, namesakes are to be expected and get a number. */
const NAMES_TO_TRY_FOR = 5000;
const REASONS = [
  'The picture does not show the product offered.',
  'The price is far below the trade’s usual band; please check the unit.',
  'The grade in the title and in the specification differ.',
];

export function specification(facts: Written['facts']): Record<Specification, string | null> {
  const specs = {} as Record<Specification, string | null>;
  for (const name of SPECIFICATIONS) specs[name] = facts[name] ? capital(facts[name]) : null;
  return specs;
}

/** Few wait or were sent back, and those that wait came in last week. */
function decision(random: Random, createdAt: Date, firstStart: Date) {
  const ageInDays = (firstStart.getTime() - createdAt.getTime()) / DAY_MS;
  if (ageInDays < 7 && random.chance(0.4))
    return { approval: 'PENDING' as const, rejectReason: null, approvedAt: null };
  if (random.chance(0.012))
    return { approval: 'REJECTED' as const, rejectReason: random.pick(REASONS), approvedAt: null };
  const approvedAt = new Date(Math.min(createdAt.getTime() + random.int(2, 30) * 3_600_000, firstStart.getTime()));
  return { approval: 'APPROVED' as const, rejectReason: null, approvedAt };
}

/** Shelves in the order their products appear, each as often as its quota says. */
function turns(random: Random, counts: readonly number[]): Uint16Array {
  const order = new Uint16Array(counts.reduce((sum, n) => sum + n, 0));
  let at = 0;
  counts.forEach((n, plan) => {
    order.fill(plan, at, at + n);
    at += n;
  });
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/** Believable products without end; the same random gives the same ones. */
export function* products(random: Random, wanted: Wanted): Generator<SeedProduct> {
  const { count, firstStart } = wanted;
  const all = categoryPlans(wanted.sellers, wanted.brands);
  const picks = new Picks(random.fork('pictures'), wanted.pictures);
  const taken = new Map<string, number>();
  for (const plan of turns(random.fork('order'), quotas(count, all, picks.available))) {
    const { subject, categorySlug, line, offers } = all[plan] as CategoryPlan;
    const { main, further } = picks.next(subject);
    const { seller, brand } = random.pick(offers);
    const about = { brand: brand.name, city: seller.city, shows: main.subject === subject ? (main.shows ?? {}) : {} };
    let written = write(random, line, about);
    let slug = slugify(written.name);
    for (let tries = 0; count <= NAMES_TO_TRY_FOR && taken.has(slug) && tries < TRIES_FOR_A_NEW_NAME; tries++) {
      written = write(random, line, about);
      slug = slugify(written.name);
    }
    const namesakes = taken.get(slug) ?? 0;
    taken.set(slug, namesakes + 1);
    const createdAt = new Date(firstStart.getTime() - random.next() ** 1.4 * seller.joinedDaysAgo * DAY_MS);
    yield {
      slug: namesakes === 0 ? slug : `${slug}-${namesakes + 1}`,
      name: written.name,
      seller,
      brand: brand.name,
      subject,
      categorySlug,
      ...ask(random, written.price, written.facts, brand.tier),
      unitName: unitNameOf(categorySlug, written.facts.size),
      shortDescription: written.shortDescription,
      longDescription: written.longDescription,
      specification: specification(written.facts),
      hsn: line.hsn,
      gstPercent: line.gst,
      inStock: random.chance(0.92),
      mainImage: main,
      images: further,
      ...decision(random, createdAt, firstStart),
      createdAt,
    };
  }
}
