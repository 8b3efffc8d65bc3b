import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { InboxKind } from '@plyhaat/contract/leads/seller-inbox';
import { afterAll, expect, test } from 'vitest';
import { productBatches } from '#modules/catalog/batches/batches.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { openThread } from '#modules/leads/leads.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { tableKey } from '#platform/http/http.ts';
import { unsubscribeToken } from '#platform/messages/unsubscribe.token.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someDealership, someLead, someMember, someOpportunity, someRequirement, someSeller } from '#test/builders.ts';
import { matched } from '#test/inboxes.ts';
import { someOwnList } from '#test/own-list.ts';
import { FORM_KINDS, published as publish, sentPhoto, someAdvertiser } from '#test/placing.ts';
import { someSubscriber } from '#test/subscribed.ts';

const app = await testApp({ demo: true });
afterAll(app.close);
const { db } = app;

const everybody = await db.select().from(members);
const sellers = everybody.filter(({ role }) => role !== 'USER');
const offices = await db.select().from(companies);
const goods = await db.select().from(products);
const wanted = await db.select().from(requirements);
const offered = await db.select().from(opportunities);

/** Every number and address of a member, seller or buyer, that only a lead may tell. */
const SECRETS = new Set(
  [
    ...everybody.flatMap(({ phone, email }) => [phone, email]),
    ...offices.flatMap(({ phone, whatsapp, landline, email }) => [phone, whatsapp, landline, email]),
  ].filter((secret) => typeof secret === 'string' && secret.length > 5) as string[],
);
const received = await db.select().from(leads);
/** A member may read its own contacts, its company's, and those of buyers who contacted it. */
const mayRead = (reader?: Caller) =>
  new Set(
    [
      ...everybody.filter(({ id }) => id === reader?.id),
      ...offices.filter(({ memberId }) => memberId === reader?.id),
      ...received.filter(({ sellerId }) => sellerId === reader?.id),
    ].flatMap(({ phone, email, ...rest }) => [
      phone,
      email,
      ...('landline' in rest ? [rest.landline, rest.whatsapp] : []),
    ]),
  );
const closeTogether = (text: string) => text.replace(/[\s-]/g, '');
const hidden = new Map<string | undefined, readonly string[]>();
/** What this reader must not find, as it would stand in a text. Read once: there are thousands of answers to look at. */
function hiddenFrom(reader?: Caller): readonly string[] {
  const cached = hidden.get(reader?.id);
  if (cached) return cached;
  const own = mayRead(reader);
  const secrets = [...SECRETS].filter((secret) => !own.has(secret)).map(closeTogether);
  hidden.set(reader?.id, secrets);
  return secrets;
}
/** Short answers that held nothing. Most are one of a few refusals, told a thousand times. */
const harmless = new Set<string>();
const SHORT = 1000;
const leaked = (body: string, reader?: Caller) => {
  const key = `${reader?.id} ${body}`;
  if (harmless.has(key)) return [];
  const text = closeTogether(body);
  const found = hiddenFrom(reader).filter((secret) => text.includes(secret));
  if (found.length === 0 && body.length < SHORT) harmless.add(key);
  return found;
};

const { seller: rival, product } = await someAdvertiser(db);

/** Somebody who bought: a plan and top-ups, each with an invoice. */
const [bought] = (
  await app.deps.pool.query(
    `select o.member_id as id, m.role from orders o join members m on m.id = o.member_id
     where o.state = 'PAID' and o.kind = 'topup' and m.email is not null order by o.created_at limit 1`,
  )
).rows;
const customer: Caller = { id: bought.id, role: bought.role };
const ownOf = async (sql: string): Promise<string[]> =>
  (await app.deps.pool.query(sql, [customer.id])).rows.map(({ id }: { id: string }) => id);
const purchases = [
  ...(await ownOf("select id from orders where member_id = $1 and state = 'PAID' limit 3")),
  ...(await ownOf('select id from member_subscriptions where member_id = $1 limit 3')),
  ...(await ownOf('select id from allowances where member_id = $1 and topup_price_id is not null limit 3')),
];
const [plan] = (await app.get(`/subscription?role=${customer.role}`)).json().data;
const visitors: readonly (readonly [string, Caller | undefined])[] = [
  ['a visitor', undefined],
  ['a member', await someMember(db)],
  ['a subscribed member', await someSubscriber(db)],
  ['another seller', rival],
  ['a customer', customer],
];

/** What every kind of address can name, so that each endpoint has something to answer with. */
const rowsOf = async (table: string, column = 'id') =>
  (await app.deps.pool.query(`select ${column} as name from ${table} order by ${column} limit 2`)).rows.map(
    ({ name }: { name: string }) => name,
  );
const published: string[] = [await sentPhoto(app, 'product', rival)];
for (const kind of FORM_KINDS) published.push((await publish(app, kind, rival, product.id))._id);
const offer = await someOpportunity(db, { ownerId: rival.id });
published.push((await someRequirement(db, { buyerId: rival.id })).id);
published.push(offer.id, (await someDealership(db, { ownerId: rival.id })).id);
const active = wanted.find(({ status, approval }) => status === 'Active' && approval === 'APPROVED');
const { id: requirementId = '', buyerId = '' } = active ?? {};
published.push(await openThread(db, { requirementId, buyerId, sellerId: rival.id }));
await matched(db, rival.id, requirementId);
published.push(requirementId, (await someLead(db, { sellerId: rival.id, buyerId, channel: 'contact' })).id);
const begun = await app.post('/media/resumable', { use: 'reel', size: 1000, type: 'video/mp4' }, rival);
published.push(begun.json()._id);
const uploads = await db
  .insert(productBatches)
  .values({ sellerId: rival.id, name: 'stock.csv', sheetPath: '', state: 'checked' })
  .returning({ id: productBatches.id });
published.push(...uploads.map(({ id }) => id), await someOwnList(db, rival.id));
const [reelId] = await rowsOf('reels');
const [postId] = await rowsOf('blog_posts');
const tokens = [rival.id, `${rival.id}:digest`].map((subject) => unsubscribeToken(app.deps.settings, subject));

const someIds = [
  ...published,
  ...purchases,
  ...visitors.flatMap(([, who]) => (who ? [who.id] : [])),
  ...(await rowsOf('categories', 'slug')),
  ...(await rowsOf('brands', 'slug')),
  ...(await rowsOf('shares', 'code')),
  'maharashtra',
  ...(await rowsOf('blog_posts', 'slug')),
  ...(postId ? [postId] : []),
  ...(await rowsOf('videos')),
  ...(await rowsOf('reels')),
  ...sellers.slice(0, 8).flatMap(({ id, slug }) => [id, slug]),
  ...goods.slice(0, 4).flatMap(({ id, slug }) => [id, slug]),
  ...wanted.slice(0, 4).flatMap(({ id, buyerId }) => [id, buyerId]),
  ...offered.slice(0, 2).map(({ id }) => id),
];

/** An address with each id the marketplace knows in its place, and the parameters that name sellers and products. */
function addressesOf({ path }: Endpoint): string[] {
  const kinds = path.startsWith('/leads/inbox/:kind') ? InboxKind.options : [':kind'];
  const named = kinds.map((kind) => path.replace(':kind', kind));
  if (path.includes(':')) return named.flatMap((address) => someIds.map((id) => address.replace(/:\w+/g, id)));
  return [
    path,
    `${path}?perPage=100`,
    `${path}?search=ply&q=ply&perPage=50`,
    `${path}?productId=${goods[0]?.id}&userId=${goods[0]?.sellerId}`,
    `${path}?userId=${wanted[0]?.buyerId}&perPage=100`,
    `${path}?opportunityId=${offer.id}`,
    `${path}?requirementId=${requirementId}`,
    `${path}?reelId=${reelId}`,
    `${path}?blogId=${postId}`,
    ...tokens.map((token) => `${path}?token=${token}`),
    `${path}?planId=${plan._id}`,
  ];
}

const readable = [...app.app.callTable.values()]
  .map(({ endpoint }) => endpoint)
  // A stream answers until its reader leaves; it sends what the list of notifications holds.
  .filter(({ path }) => !path.endsWith('/stream'))
  .filter(({ method, access }) => method === 'GET' && ['public', 'member', 'seller', 'approverOrDemo'].includes(access))
  .map((endpoint) => [tableKey(endpoint), endpoint] as const);

test('there is something to keep secret, and somewhere to look for it', () => {
  expect(SECRETS.size).toBeGreaterThan(20);
  expect(readable.length).toBeGreaterThan(15);
  expect(leaked(`call 98${[...SECRETS][0]}`)).not.toEqual([]);
});

test.each(readable)('%s tells nobody the number or e-mail of a seller or a buyer (ALL-8)', async (_name, endpoint) => {
  const answered: number[] = [];
  for (const [name, who] of visitors)
    for (const address of addressesOf(endpoint)) {
      const reply = await app.get(address, who);
      answered.push(reply.statusCode);
      expect(leaked(reply.body, who), `${name} at ${address}`).toEqual([]);
    }
  expect(answered).toContain(200);
  expect(answered.filter((status) => status >= 500)).toEqual([]);
});

test('the owner and staff read a seller’s own numbers', async () => {
  const seller = await someSeller(db, { phone: '9811122233' });
  const read = async (who: Caller) => (await app.get(`/users/getUserById/${seller.id}`, who)).body;
  expect(await read(seller)).toContain('9811122233');
  expect(await read(await someMember(db, { role: 'ADMIN' }))).toContain('9811122233');
});
