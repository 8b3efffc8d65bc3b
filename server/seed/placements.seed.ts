import type { Approval } from '@plyhaat/contract/core/approval';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { picturePath } from './media.seed.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import { PROMOTION_WORDS, SALE_WORDS, SENT_BACK } from './placements.data.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Random } from './random.ts';

type Product = { readonly id: string; readonly sellerId: string; readonly price: number; readonly image: string };
/** Hours from the first start at which one begins and ends, and how far it is. */
type Span = { readonly from: number; readonly to: number; readonly approval: Approval };

const runs = (from: number, to: number): Span => ({ from, to, approval: 'APPROVED' });
const waits = (from: number, to: number): Span => ({ from, to, approval: 'PENDING' });
const sentBack = (from: number, to: number): Span => ({ from, to, approval: 'REJECTED' });

/** Of the sample sellers: running, to come, under review, sent back and over. */
const SAMPLE: readonly Span[] = [
  runs(-30, 44),
  runs(-50, 101),
  runs(26, 150),
  waits(20, 120),
  sentBack(-4, 90),
  runs(-400, -260),
  runs(-900, -760),
];
const WITHOUT_PLAN: readonly Span[] = [runs(-1400, -1260), sentBack(-1100, -1000)];

/** Those of other sellers begin in the past and end at different hours of the next days. */
const OTHERS: readonly Span[] = Array.from({ length: 12 }, (_, turn) => runs(-8 - turn * 5, 9 + turn * 12));
const SPANS: readonly Span[] = [...SAMPLE, ...WITHOUT_PLAN, ...OTHERS];
/** Which of them are banners too. */
const BANNER_TURNS = [0, 3, 4, 5];

type Name = 'sale' | 'arrival' | 'promotion' | 'banner';
const placementId = (kind: Name, turn: number): string => idOf(`demo ${kind}`, String(turn));

/** What runs at the first start, or is about to: it shall do so at every later one. */
export const lastingPlacements = (kind: Name): string[] =>
  SPANS.flatMap(({ to, approval }, turn) =>
    to > 0 && approval === 'APPROVED' && (kind !== 'banner' || BANNER_TURNS.includes(turn))
      ? [placementId(kind, turn)]
      : [],
  );

async function productsOf(client: pg.ClientBase): Promise<Map<string, Product[]>> {
  const { rows } = await client.query<{ id: string; seller_id: string; own_price: string; main_image: string }>(
    `select id, seller_id, coalesce(selling_price, list_price) as own_price, main_image from products where shown and in_stock order by id`,
  );
  const found = rows.map((row) => ({
    id: row.id,
    sellerId: row.seller_id,
    price: Number(row.own_price),
    image: row.main_image,
  }));
  return Map.groupBy(found, ({ sellerId }) => sellerId);
}

type Placed = { readonly product: Product; readonly span: Span; readonly turn: number };

/** One after another for the sample sellers, then for others, each time another product. */
function placedBy(random: Random, { sellers }: People, own: Map<string, Product[]>): Placed[] {
  const withPhone = (phone: string) => sellers.find((seller) => seller.phone === phone)?.slug ?? '';
  const left = new Map([...own].map(([id, list]) => [id, random.fork(id).shuffle(list)]));
  const rest = random.shuffle(sellers.filter(({ phone, subscribed }) => subscribed && !/^900000000\d$/.test(phone)));
  const slugs = [
    ...SAMPLE.map(() => withPhone('9000000002')),
    ...WITHOUT_PLAN.map(() => withPhone('9000000003')),
    ...OTHERS.map((_, turn) => rest[turn % Math.max(1, rest.length)]?.slug ?? ''),
  ];
  return SPANS.flatMap((span, turn) => {
    const product = left.get(memberId(slugs[turn] ?? ''))?.pop();
    return product ? [{ product, span, turn }] : [];
  });
}

const COMMON = [
  'id',
  'version',
  'ownerId',
  'productId',
  'approval',
  'review',
  'rejectReason',
  'submittedAt',
  'decidedAt',
  'createdAt',
  'days',
  'startsAt',
  'endsAt',
] as const;

function commonOf(kind: Name, { product, span: { from, to, approval }, turn }: Placed, at: Date) {
  const hours = (count: number) => new Date(at.getTime() + count * HOUR_MS);
  const submitted = Math.min(from, -2) - 20 - turn;
  return {
    id: placementId(kind, turn),
    version: idOf(`demo ${kind} version`, String(turn)),
    ownerId: product.sellerId,
    productId: product.id,
    approval,
    review: approval,
    rejectReason: approval === 'REJECTED' ? SENT_BACK[kind] : null,
    submittedAt: hours(submitted),
    decidedAt: approval === 'PENDING' ? null : hours(submitted + 5),
    createdAt: hours(submitted),
    days: Math.max(7, Math.ceil(((to - from) * HOUR_MS) / DAY_MS)),
    startsAt: hours(from),
    endsAt: hours(to),
  };
}

/** A round price: whole rupees where there are enough of them. */
const reduced = (price: number, share: number) =>
  price >= 100 ? Math.round(price * (1 - share)) : Math.round(price * (1 - share) * 100) / 100;

/** A running sale whose seller asks for a lower price. */
const CHANGED_TURN = 1;

async function seedSales(client: pg.ClientBase, random: Random, placed: readonly Placed[], at: Date): Promise<void> {
  const rows = placed.map((one) => ({
    ...commonOf('sale', one, at),
    ...(one.turn === CHANGED_TURN && {
      review: 'PENDING' as const,
      waiting: JSON.stringify({ sale_price: reduced(one.product.price, 0.34) }) as never,
    }),
    salePrice: reduced(one.product.price, random.int(8, 30) / 100),
    discountType: one.turn % 4 === 3 ? ('Flat' as const) : ('Percentage' as const),
    description: SALE_WORDS[one.turn % SALE_WORDS.length] ?? '',
    image: one.product.image,
  }));
  await copyInto(client, flashSales, [...COMMON, 'waiting', 'salePrice', 'discountType', 'description', 'image'], rows);
}

async function seedBannersOf(client: pg.ClientBase, placed: readonly Placed[], pictures: readonly string[], at: Date) {
  const chosen = placed.filter(({ turn }) => BANNER_TURNS.includes(turn));
  const rows = chosen.map((one, place) => {
    const common = commonOf('banner', one, at);
    const isStore = place % 2 === 0;
    return {
      ...common,
      kind: isStore ? ('profilebanner' as const) : ('productbanner' as const),
      productId: isStore ? null : common.productId,
      endsAt: common.approval === 'APPROVED' ? common.endsAt : null,
      webImage: pictures[place % Math.max(1, pictures.length)] ?? '',
    };
  });
  await copyInto(client, banners, [...COMMON, 'kind', 'webImage'], rows);
}

/** Flash sales, new arrivals, promotions and banners of sellers, in every state, around the first start. */
export async function seedPlacements(
  client: pg.ClientBase,
  random: Random,
  people: People,
  pictures: readonly SeedPicture[],
  at: Date,
): Promise<void> {
  const own = await productsOf(client);
  const placed = (kind: Name) => placedBy(random.fork(kind), people, own);
  await seedSales(client, random.fork('prices'), placed('sale'), at);
  const shown = (kind: 'arrival' | 'promotion') =>
    placed(kind).map((one) => ({ ...commonOf(kind, one, at), image: one.product.image }));
  await copyInto(client, arrivals, [...COMMON, 'image'], shown('arrival'));
  await copyInto(
    client,
    promotions,
    [...COMMON, 'image', 'message', 'isVideo'],
    shown('promotion').map((row, turn) => ({
      ...row,
      message: PROMOTION_WORDS[turn % PROMOTION_WORDS.length] ?? '',
      isVideo: false,
    })),
  );
  const plywood = pictures.filter(({ group, shows }) => group === 'stores' && shows?.subject === 'plywood');
  await seedBannersOf(client, placed('banner'), plywood.map(picturePath), at);
}
