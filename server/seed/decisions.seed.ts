import { isBuyer } from '@plyhaat/contract/core/roles';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { savedSearches, wishlist } from '#modules/catalog/saving/saving.tables.ts';
import { reports } from '#modules/reports/reports.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';

const OTHER_CHANGES = 6;
const GST_REJECTED = 8;

type Product = { id: string; seller_id: string };

const approvedOf = async (client: pg.ClientBase, sellerId: string, limit: number): Promise<Product[]> =>
  (
    await client.query<Product>(
      `select id, seller_id from products where approval = 'APPROVED' and seller_id = $1 order by id limit $2`,
      [sellerId, limit],
    )
  ).rows;

/** A change to a public product: dearer, and with a word more about it. */
const CHANGE = `insert into product_versions (id, product_id, category_id, brand_id, name, list_price, selling_price,
    price_unit, unit_name, slabs, short_description, long_description, thickness, application, grade, wood, glue, warranty, size, finish,
    standard, licence_number, licence_valid_till, minimum_order, main_image, images, state, reject_reason, decided_at, created_at)
  select $1, p.id, p.category_id, p.brand_id, p.name, round(p.list_price * $3::numeric), round(p.selling_price * $3::numeric),
    p.price_unit, p.unit_name, coalesce((select jsonb_agg(jsonb_build_object('minQuantity', slab->'minQuantity',
      'price', round((slab->>'price')::numeric * $3::numeric)) order by at) from jsonb_array_elements(p.slabs)
      with ordinality as own(slab, at)), '[]'), p.short_description, p.long_description || $4, p.thickness, p.application, p.grade, p.wood, p.glue,
    p.warranty, p.size, p.finish, p.standard, p.licence_number, p.licence_valid_till, '20 pieces', p.main_image,
    array(select i.path from product_images i where i.product_id = p.id order by i.position), $5, $6, $7, $8
  from products p where p.id = $2`;

type Change = { factor: number; words: string; at: Date; reason?: string };

async function change(client: pg.ClientBase, { id }: Product, { factor, words, at, reason }: Change): Promise<void> {
  const decidedAt = reason ? new Date(at.getTime() + 5 * HOUR_MS) : null;
  const state = reason ? 'REJECTED' : 'PENDING';
  await client.query(CHANGE, [idOf('change', id), id, factor, words, state, reason ?? null, decidedAt, at]);
}

/** What sellers changed of late: of the sample sellers one waits and one was sent back. */
async function seedChanges(client: pg.ClientBase, random: Random, { sellers }: People, at: Date): Promise<void> {
  const ago = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
  const samples = sellers.filter(({ phone }) => /^900000000\d$/.test(phone));
  for (const { slug } of samples) {
    const [first, second] = await approvedOf(client, memberId(slug), 2);
    if (first) await change(client, first, { factor: 1.06, words: ' Fresh stock arrived this week.', at: ago(5) });
    const reason = 'The new price does not fit the unit. Please check whether it is meant per sheet.';
    if (second) await change(client, second, { factor: 0.1, words: '', at: ago(50), reason });
  }
  for (const { slug } of random.some(
    sellers.filter((seller) => !samples.includes(seller)),
    OTHER_CHANGES,
  )) {
    const [product] = await approvedOf(client, memberId(slug), 1);
    const words = ' Free delivery within the city on orders above 20 pieces.';
    if (product) await change(client, product, { factor: 1 + random.next() / 8, words, at: ago(random.int(2, 70)) });
  }
}

async function seedWishlist(client: pg.ClientBase, random: Random, { people }: People, at: Date): Promise<void> {
  const { rows } = await client.query<Product>(
    `select id, seller_id from products where approval = 'APPROVED' and in_stock order by id limit 400`,
  );
  const wishes = people
    .filter(({ role }) => isBuyer(role))
    .flatMap(({ slug, phone }) => {
      const own = random.fork(slug);
      const count = phone === '9000000001' ? 8 : own.int(0, 5);
      return own.some(rows, count).map(({ id }, n) => ({
        memberId: memberId(slug),
        productId: id,
        createdAt: new Date(at.getTime() - (n + 1) * own.int(3, 40) * HOUR_MS),
      }));
    });
  await copyInto(client, wishlist, ['memberId', 'productId', 'createdAt'], wishes);
}

/** What the sample buyer looks for; one of them without alerts. */
const SEARCHES = [
  ['Marine plywood', '/shop?search=marine%20plywood', true],
  ['Plywood in Pune', '/shop?search=plywood%20pune', true],
  ['Teak flush doors up to ₹4,000', '/shop?maxPrice=4000&search=flush%20door', false],
] as const;

async function seedSavedSearches(client: pg.ClientBase, { people }: People, at: Date): Promise<void> {
  const buyers = people.filter(({ phone }) => phone === '9000000001');
  const rows = buyers.flatMap(({ slug }) =>
    SEARCHES.map(([name, address, alert], n) => ({
      id: idOf('saved search', address),
      memberId: memberId(slug),
      name,
      address,
      alert,
      seenUntil: at,
      createdAt: new Date(at.getTime() - (n + 1) * 30 * HOUR_MS),
    })),
  );
  const columns = ['id', 'memberId', 'name', 'address', 'alert', 'seenUntil', 'createdAt'] as const;
  await copyInto(client, savedSearches, columns, rows);
}

const REPORTS = [
  {
    kind: 'product',
    reason: 'Wrong price',
    message: 'The price was per sheet when I called, the page says per sq.ft.',
  },
  { kind: 'product', reason: 'Copied pictures or brand', message: null },
  { kind: 'review', reason: 'Spam or fraud', message: 'This was written by a competitor of ours.' },
  { kind: 'seller', reason: 'Wrong or misleading information', message: 'The shop moved to another city last year.' },
  {
    kind: 'product',
    reason: 'Wrong or misleading information',
    message: 'I was quoted another price the same day.',
    /** Of the same product as the first one. */
    sameAs: 0,
  },
] as const;
const SUBJECTS = {
  product: `select id from products where approval = 'APPROVED' order by slug offset $1 limit 1`,
  review: 'select id from reviews where rating < 3 order by id offset $1 limit 1',
  seller: 'select member_id as id from companies order by name offset $1 limit 1',
};

/** What was reported, as it was then: the price of the first product was lower, and its text shorter. */
const REPORTED_PRODUCTS = `insert into reported_subjects (report_id, author_id, fields, picture, created_at)
  select r.id, p.seller_id, jsonb_build_array(
           jsonb_build_object('label', 'Title', 'value', p.name),
           jsonb_build_object('label', 'Price', 'value',
             '₹' || to_char(round(p.asked_price * case r.reason when 'Wrong price' then 0.8 else 1 end), 'FM99,99,999') ||
             case p.price_unit when 'per Nos/sheet' then ' per ' || p.unit_shown else ' ' || p.price_unit end),
           jsonb_build_object('label', 'Text', 'value',
             case r.reason when 'Wrong price' then split_part(p.long_description, '. ', 1) || '.' else p.long_description end)),
         p.main_image, r.created_at
    from reports r join products p on p.id = r.thing_id where r.kind = 'product'`;
const REPORTED_REVIEWS = `insert into reported_subjects (report_id, author_id, fields, created_at)
  select r.id, v.author_id, jsonb_build_array(
           jsonb_build_object('label', 'Title', 'value',
             v.rating || ' of 5 stars by ' || v.name || coalesce(' for ' || p.name, '')),
           jsonb_build_object('label', 'Text', 'value', 'Cheats! ' || v.message)), r.created_at
    from reports r join reviews v on v.id = r.thing_id left join products p on p.id = v.product_id
   where r.kind = 'review' and not r.automatic`;
const REPORTED_SELLERS = `insert into reported_subjects (report_id, author_id, fields, picture, created_at)
  select r.id, m.id, jsonb_build_array(
           jsonb_build_object('label', 'Title', 'value', c.name),
           jsonb_build_object('label', 'Text', 'value', c.about)), m.profile_image, r.created_at
    from reports r join members m on m.id = r.thing_id join companies c on c.member_id = m.id where r.kind = 'seller'`;

async function seedReports(client: pg.ClientBase, random: Random, { people }: People, at: Date): Promise<void> {
  const buyers = people.filter(({ role }) => isBuyer(role));
  const rows = [];
  for (const [n, { kind, reason, message, ...other }] of REPORTS.entries()) {
    const place = ('sameAs' in other ? other.sameAs : n) * 3 + 1;
    const found = await client.query<{ id: string }>(SUBJECTS[kind], [place]);
    const subject = found.rows[0];
    if (!subject) continue;
    rows.push({
      id: idOf('report', String(n)),
      version: idOf('report version', String(n)),
      kind,
      thingId: subject.id,
      reporterId: memberId(random.pick(buyers).slug),
      reason,
      message,
      createdAt: new Date(at.getTime() - (n * 9 + 3) * HOUR_MS),
    });
  }
  const columns = ['id', 'version', 'kind', 'thingId', 'reporterId', 'reason', 'message', 'createdAt'] as const;
  await copyInto(client, reports, columns, rows);
  for (const statement of [REPORTED_PRODUCTS, REPORTED_REVIEWS, REPORTED_SELLERS]) await client.query(statement);
}

/** Of the certificates that are not verified some were sent back, and the others came in this week. */
async function seedGst(client: pg.ClientBase, at: Date): Promise<void> {
  await client.query(
    `insert into gst_rejections (member_id, version, reason, decided_at)
     select c.member_id, md5(c.gst_number || ' ' || f.path), 'The certificate shows another trade name.', $1
       from companies c join member_files f on f.member_id = c.member_id and f.kind = 'document' and f.position = 0
      where not c.is_verified and c.gst_number is not null order by c.name limit ${GST_REJECTED}`,
    [new Date(at.getTime() - 30 * HOUR_MS)],
  );
  await client.query(
    `update members set updated_at = $1::timestamptz - (1 + waiting.place * 13 % 210) * interval '1 hour'
       from (select c.member_id, row_number() over (order by c.name) place from companies c
              where not c.is_verified and not exists (select 1 from gst_rejections r where r.member_id = c.member_id)) waiting
      where waiting.member_id = members.id`,
    [at],
  );
}

/** What waits for staff and what they sent back, and what buyers keep in mind. */
export async function seedDecisions(client: pg.ClientBase, random: Random, people: People, at: Date): Promise<void> {
  await seedChanges(client, random.fork('changes'), people, at);
  await seedWishlist(client, random.fork('wishlist'), people, at);
  await seedSavedSearches(client, people, at);
  await seedReports(client, random.fork('reports'), people, at);
  await seedGst(client, at);
}
