import { convertPrice, readSheet } from '@plyhaat/contract/core/sheet';
import { expect, test } from 'vitest';
import { CATEGORY_TREE } from '#modules/catalog/reference/categories.reference.ts';
import { BRANDS } from '../brands.data.ts';
import { seeded } from '../random.ts';
import { sellers } from '../sellers.ts';
import { FAMILIES } from './families.ts';
import type { SeedPicture } from './picks.ts';
import { products, type SeedProduct } from './products.ts';
import { puneProducts } from './pune.ts';

const subjects = Object.entries(FAMILIES).flatMap(([family, lines]) =>
  Object.keys(lines).map((key) => `${family}/${key}`),
);
const picture = (group: string, subject: string, n: number): SeedPicture => ({
  file: `${group}/${subject}-${n}.webp`,
  width: 720,
  height: 480,
  bytes: 20_000,
  placeholder: '',
  group,
  subject,
});
const pictures = subjects.flatMap((subject) => [
  ...[1, 2, 3, 4, 5, 6].map((n) => ({ ...picture('products', subject, n), shows: { wood: `wood ${n}` } })),
]);
const views = [1, 2, 3].map((n) => ({ ...picture('views', 'face', n), shows: { wood: `wood ${n}` } }));
const firstStart = new Date('2026-11-15T06:00:00Z');
const wanted = (count: number) => ({
  count,
  sellers: sellers(seeded('test'), 60),
  brands: BRANDS,
  pictures: [...pictures, ...views],
  firstStart,
});
const make = (seed: string, count = 600): SeedProduct[] => [...products(seeded(seed), wanted(count))];
const shop = make('test');
const warehouse = make('many', 4000);
const share = (count: number) => count / shop.length;

test('every level-2 category has products', () => {
  const levels = CATEGORY_TREE.flatMap((family) => family.children).length;
  expect(shop).toHaveLength(600);
  expect(new Set(shop.map((product) => product.subject)).size).toBe(levels);
});

test('the same seed gives the same products, another seed others', () => {
  expect(make('test', 200)).toEqual(make('test', 200));
  expect(make('other', 200)).not.toEqual(make('test', 200));
});

/** Rupees per sq.ft, or for one piece, as the trade asks them. */
const BANDS: [subject: string, thickness: string | null, low: number, high: number][] = [
  ['plywood/commercial-mr', '6 mm', 25, 40],
  ['plywood/commercial-mr', '12 mm', 40, 62],
  ['plywood/commercial-mr', '18 mm', 45, 90],
  ['plywood/bwr', '12 mm', 60, 95],
  ['plywood/bwr', '18 mm', 85, 140],
  ['plywood/bwp-marine', '12 mm', 85, 150],
  ['plywood/bwp-marine', '18 mm', 130, 250],
  ['plywood/fire-retardant', '18 mm', 120, 260],
  ['plywood/shuttering-film-faced', '12 mm', 35, 60],
  ['plywood/shuttering-film-faced', '18 mm', 45, 90],
  ['boards/pine-blockboard', '19 mm', 90, 200],
  ['mdf/plain-mdf', '18 mm', 45, 100],
  ['mdf/particle-board', '18 mm', 17, 40],
  ['mdf/hdhmr', '18 mm', 60, 160],
  ['laminates/liner', null, 350, 550],
  ['laminates/0-8-mm', null, 600, 1000],
  ['laminates/1-mm-decorative', null, 1000, 2800],
  ['doors/flush-plain', null, 1900, 4200],
  ['hardware/hinges', null, 120, 450],
  ['hardware/tandem-boxes', null, 1800, 6500],
];

test.each(BANDS)('%s %s is asked between %d and %d rupees', (subject, thickness, low, high) => {
  const priced = warehouse.filter(
    (product) => product.subject === subject && (!thickness || product.specification.thickness === thickness),
  );
  expect(priced.length).toBeGreaterThan(0);
  for (const { listPrice, sellingPrice, priceUnit, specification } of priced) {
    const [long = 1, wide = 1] = specification.size?.match(/[\d.]+/g)?.map(Number) ?? [];
    const area = thickness && priceUnit === 'per Nos/sheet' ? long * wide : 1;
    for (const price of [listPrice, sellingPrice ?? listPrice]) {
      expect(price / area).toBeGreaterThanOrEqual(low * 0.99);
      expect(price / area).toBeLessThanOrEqual(high * 1.01);
    }
  }
});

test('about a third are asked 4 to 26 per cent below their list price', () => {
  const reduced = shop.filter((product) => product.sellingPrice !== null);
  expect(share(reduced.length)).toBeGreaterThan(0.28);
  expect(share(reduced.length)).toBeLessThan(0.42);
  const cuts = reduced.map(({ listPrice, sellingPrice }) => 1 - (sellingPrice ?? 0) / listPrice);
  expect(Math.min(...cuts)).toBeGreaterThan(0.04);
  expect(Math.max(...cuts)).toBeLessThan(0.26);
});

test('most are in stock and approved, some are new, and none comes before its seller', () => {
  expect(share(shop.filter((product) => product.inStock).length)).toBeGreaterThan(0.88);
  expect(share(shop.filter((product) => product.approval === 'APPROVED').length)).toBeGreaterThan(0.95);
  const approvals = new Set(warehouse.map((product) => product.approval));
  expect(approvals).toEqual(new Set(['APPROVED', 'PENDING', 'REJECTED']));
  const days = ({ createdAt }: SeedProduct) => (firstStart.getTime() - createdAt.getTime()) / 86_400_000;
  expect(shop.filter((product) => days(product) < 14).length).toBeGreaterThan(10);
  expect(shop.filter((product) => days(product) > product.seller.joinedDaysAgo)).toEqual([]);
});

test('a product is what its picture shows, and its pictures differ', () => {
  const teak = shop.filter((product) => product.subject === 'veneers/natural-exotic');
  for (const { mainImage, specification } of teak)
    expect(specification.wood?.toLowerCase()).toBe(mainImage.shows?.wood);
  for (const { mainImage, images } of shop) {
    const files = [mainImage, ...images].map((shown) => shown.file);
    expect(new Set(files).size).toBe(files.length);
  }
  expect(new Set(shop.map((product) => product.mainImage.file)).size).toBe(600);
});

test('texts are whole and names do not repeat', () => {
  const texts = shop.flatMap(({ name, shortDescription, longDescription }) => [
    name,
    shortDescription,
    longDescription,
  ]);
  expect(texts.filter((text) => text === '' || /[{}]|undefined| {2}| [,.]/.test(text))).toEqual([]);
  expect(new Set(shop.map((product) => product.name)).size).toBe(600);
  expect(new Set(shop.map((product) => product.longDescription)).size).toBeGreaterThan(540);
});

test('thousands of products repeat pictures but never an address', () => {
  const many = make('many', 20_000);
  expect(new Set(many.map((product) => product.slug)).size).toBe(20_000);
});

test('sellers in Pune have plywood to choose from: at least three are 18 mm BWP to IS 710 below ₹180 a sq.ft', () => {
  const stock = [...puneProducts(seeded('test'), wanted(600))];
  expect(stock.length).toBeGreaterThanOrEqual(12);
  expect(new Set(stock.map(({ slug }) => slug)).size).toBe(stock.length);
  const cheap = stock.filter(({ specification: { size, thickness, grade, standard }, ...product }) => {
    const asked = product.sellingPrice ?? product.listPrice;
    const perFoot = convertPrice(asked, product.priceUnit, 'per sq.ft', readSheet(size, thickness)) ?? Infinity;
    return thickness === '18 mm' && grade === 'BWP' && standard === 'IS 710' && perFoot >= 130 && perFoot < 180;
  });
  expect(cheap.map(({ seller }) => seller.city)).toEqual(expect.arrayContaining(['Pune', 'Pune', 'Pune']));
  expect(cheap.length).toBeGreaterThanOrEqual(3);
});
