import type pg from 'pg';

type Item = { readonly _id: string; readonly name: string; readonly slug: string };
type Firm = { readonly id: string; readonly name: string };

/** What a sample member's notifications are about: real rows of the demo. */
export type World = {
  readonly products: readonly Item[];
  readonly firms: readonly Firm[];
  readonly sale: { readonly product: Item; readonly endsAt: Date };
  readonly arrival: Item;
  readonly order: { readonly orderId: string; readonly invoiceId: string } | undefined;
  readonly requirement: { readonly id: string; readonly title: string };
  readonly ownRequirement: { readonly id: string; readonly title: string } | undefined;
  readonly opportunity: { readonly id: string; readonly firm: string; readonly city: string };
  readonly post: { readonly slug: string; readonly name: string };
};

const PRODUCTS = `select id as "_id", name, slug from products where approval = 'APPROVED' and seller_id = $1
  order by id limit 6`;
const FIRMS = `select member_id as id, name from companies where member_id <> $1 order by md5(member_id::text || $1::text) limit 8`;
const SALE = `select p.id as "_id", p.name, p.slug, f.ends_at as "endsAt" from flash_sales f
  join products p on p.id = f.product_id where f.approval = 'APPROVED' and f.owner_id <> $1 and f.starts_at <= $2
  and f.ends_at > $2::timestamptz + interval '1 day' order by f.id limit 1`;
const ARRIVAL = `select p.id as "_id", p.name, p.slug from arrivals a join products p on p.id = a.product_id
  where a.approval = 'APPROVED' and a.owner_id <> $1 and a.starts_at <= $2 and a.ends_at > $2 order by a.id limit 1`;
const ORDER = `select o.id as "orderId", i.id as "invoiceId" from orders o join invoices i on i.order_id = o.id
  where o.member_id = $1 order by o.created_at desc, i.id limit 1`;
const REQUIREMENT = `select id, title from requirements where status = 'Active' and buyer_id <> $1
  order by created_at desc limit 1`;
const OWN_REQUIREMENT = `select id, title from requirements where status = 'Active' and buyer_id = $1
  order by created_at desc limit 1`;
const OPPORTUNITY = `select o.id, o.organisation_name as firm, c.name as city from opportunities o
  join cities c on c.id = o.city_ids[1]
  where o.approval = 'APPROVED' and o.owner_id <> $1 order by o.id limit 1`;
const POST = 'select slug, name from blog_posts order by slug limit 1';

/** Undefined where the demo is too small to hold what notifications tell of. */
export async function readWorld(client: pg.ClientBase, memberId: string, at: Date): Promise<World | undefined> {
  const rows = async <Row extends object>(text: string, values: unknown[] = [memberId]) =>
    (await client.query<Row>(text, values)).rows;
  const [sold] = await rows<Item & { endsAt: Date }>(SALE, [memberId, at]);
  const [arrival] = await rows<Item>(ARRIVAL, [memberId, at]);
  const [requirement] = await rows<World['requirement']>(REQUIREMENT);
  const [opportunity] = await rows<World['opportunity']>(OPPORTUNITY);
  const [post] = await rows<World['post']>(POST, []);
  if (!sold || !arrival || !requirement || !opportunity || !post) return undefined;
  const { endsAt, ...product } = sold;
  return {
    products: await rows<Item>(PRODUCTS),
    firms: await rows<Firm>(FIRMS),
    sale: { product, endsAt },
    arrival,
    order: (await rows<NonNullable<World['order']>>(ORDER))[0],
    requirement,
    ownRequirement: (await rows<World['requirement']>(OWN_REQUIREMENT))[0],
    opportunity,
    post,
  };
}
