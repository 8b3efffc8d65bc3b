import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import type { Role } from '@plyhaat/contract/core/roles';
import { MAIL_GROUPS } from '@plyhaat/contract/notifications/mail-groups';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { tableKey } from '#platform/http/http.ts';
import { unsubscribeToken } from '#platform/messages/unsubscribe.token.ts';
import { seedDemo } from '#seed/seed.ts';
import { VOLUMES } from '#seed/volumes.ts';
import { type Caller, testApp } from './app.ts';
import { someOwnList } from './own-list.ts';
import { watchWrites } from './transactions.ts';
import { addressOf, LETS_IN } from './who-gets-in.ts';

// Every GET of the contract, as members of the demo marketplace, on what is theirs.
const app = await testApp();
await seedDemo(app.db, { volumes: { ...VOLUMES, products: 200 } });
const { pool } = app.deps;
const written = await watchWrites(pool);
afterAll(app.close);

/** A seller with a plan, a buyer and an administrator. */
const people: (Caller & { role: Role })[] = [];
for (const at of [1, 0, 4]) {
  const { rows } = await pool.query('select id, role from members where phone = $1', [SAMPLE_SIGN_INS[at]?.phone]);
  people.push(rows[0]);
}

const OWNERS = ['member_id', 'owner_id', 'seller_id', 'buyer_id', 'author_id', 'sharer_id', 'applicant_id', 'user_id'];
const NAMES = ['id', 'slug', 'code', 'key', 'kind'];
const { rows: columns } = await pool.query<{ table: string; names: string[] }>(
  `select table_name as "table", array_agg(column_name::text) as names from information_schema.columns
    where table_schema = 'public' group by table_name order by table_name`,
);

/** What a row of each table is called, the caller's own rows first. */
async function rowNamesOf({ id }: Caller): Promise<[string, string][]> {
  const found: [string, string][] = [[id, 'members']];
  for (const { table, names } of columns) {
    const named = NAMES.filter((name) => names.includes(name));
    const owned = OWNERS.filter((name) => names.includes(name)).map((name) => `${name}::text = '${id}'`);
    if (named.length === 0) continue;
    const order = owned.length > 0 ? `order by (${owned.map((is) => `coalesce(${is}, false)`).join(' or ')}) desc` : '';
    const { rows } = await pool.query(
      `select ${named.map((name) => `${name}::text`).join(', ')} from "${table}" ${order} limit 4`,
    );
    for (const row of rows) for (const name of named) if (row[name]) found.push([row[name], table]);
  }
  return found;
}
const rowNames = new Map<string, [string, string][]>();
for (const who of people) rowNames.set(who.id, await rowNamesOf(who));

/** Parts of an address that name no row. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  month: ['2026-10'],
  text: ['plywood'],
  q: ['plywood'],
  search: ['plywood'],
  value: ['plywood'],
};
/** Before anybody was answered, and after: another caller may still have another way through. */
const MOST_TRIES = [200, 20] as const;

/** Words that a table shares with an address or what it asks for stand first: most are found with the first try. */
function fittingPart(name: string, { path }: Endpoint, who: Caller): readonly string[] {
  if (PARTS[name]) return PARTS[name];
  const words = `${path} ${name}`.toLowerCase();
  const isNear = (table: string) => table.split('_').some((word) => words.includes(word.replace(/(ies|s)$/, '')));
  const all = rowNames.get(who.id) ?? [];
  return [...new Set([...all.filter(([, table]) => isNear(table)), ...all].map(([text]) => text))];
}

function* combined(lists: readonly (readonly string[])[]): Generator<string[]> {
  const [first, ...rest] = lists;
  if (!first) yield [];
  else for (const value of first) for (const more of combined(rest)) yield [value, ...more];
}

/** What is in no row, or in a row of somebody else: the whole address and who calls it. */
async function named(): Promise<Record<string, { url: string; who?: Caller }>> {
  const [seller = { id: '', role: 'DEALER' as const }] = people;
  const { rows: topups } = await pool.query(
    `select a.id, m.id as member, m.role from allowances a join invoices i using (order_id)
       join members m on m.id = a.member_id where a.topup_price_id is not null and m.email is not null limit 1`,
  );
  const { rows: readers } = await pool.query(
    `insert into newsletter_subscribers (id, email) values ($1, 'reader@home.example') returning id`,
    [newId()],
  );
  const upload = await app.post('/media/resumable', { use: 'document', size: 1000, type: 'application/pdf' }, seller);
  const { settings } = app.deps;
  const [item] = (await app.get('/leads/inbox', seller)).json().data;
  return {
    'GET /product/batches/:id/columns': {
      url: `/product/batches/${await someOwnList(app.db, seller.id)}/columns`,
      who: seller,
    },
    'GET /leads/inbox/:kind/:id': { url: `/leads/inbox/${item.kind}/${item._id}`, who: seller },
    'GET /usertopup/sendmailbyid/:id': {
      url: `/userTopup/sendMailById/${topups[0]?.id}`,
      who: { id: topups[0]?.member, role: topups[0]?.role },
    },
    'GET /newsletter/unsubscribe': {
      url: `/newsletter/unsubscribe?token=${unsubscribeToken(settings, readers[0]?.id)}`,
    },
    'GET /notifications/unsubscribe': {
      url: `/notifications/unsubscribe?token=${unsubscribeToken(settings, `${seller.id}:${MAIL_GROUPS[0]}`)}`,
    },
    'GET /media/resumable/:id': { url: `/media/resumable/${upload.json()._id}`, who: seller },
  };
}

/** Calls an endpoint with one thing after another, until it answers. */
async function reach(endpoint: Endpoint, who: Caller, most: number): Promise<boolean> {
  const headers = await app.as(who);
  const answers = async (url: string) => (await app.app.inject({ url, headers })).statusCode === 200;
  const names: readonly string[] = endpoint.path.match(/(?<=:)\w+/g) ?? [];
  const first = await app.app.inject({ url: addressOf(endpoint), headers });
  if (first.statusCode === 200) return true;
  const missing = first.statusCode === 422 ? Object.keys(first.json().fields ?? {}) : [];
  const asked = missing.filter((name) => !names.includes(name));
  let tries = 0;
  for (const values of combined([...names, ...asked].map((name) => fittingPart(name, endpoint, who)))) {
    if (++tries > most) return false;
    const [parts, words] = [values.slice(0, names.length), values.slice(names.length)].map((texts) =>
      texts.map(encodeURIComponent),
    );
    const path = endpoint.path.replace(/:(\w+)/g, () => parts?.shift() ?? '');
    const query = asked.map((name, at) => `${name}=${words?.[at]}`).join('&');
    if (await answers(`/api${path}${query && `?${query}`}`)) return true;
  }
  return false;
}

/** Of the administration an effect is no secret: none of it is open to whoever sees as a member. */
const OPEN: ReadonlySet<string> = new Set(['public', 'member', 'seller']);
/** Limits are counted while reading. */
const NO_EFFECT: ReadonlySet<string> = new Set(['counters']);
const reads = [...app.app.callTable.values()]
  .map(({ endpoint }) => endpoint)
  // A stream answers until its reader leaves.
  .filter(({ method, access, path }) => method === 'GET' && OPEN.has(access) && !path.endsWith('/stream'));

/** Asks the provider about an order that is open: no row tells that. */
const ASKS_OUTSIDE = 'GET /payments/:orderid/status';

test('the GETs that have an effect are known, and none of them is open to staff who see as a member', async () => {
  expect(reads.length).toBeGreaterThan(80);
  const special = await named();
  await written();
  const [effects, unanswered]: [Record<string, string[]>, string[]] = [{}, []];
  for (const endpoint of reads) {
    const name = tableKey(endpoint);
    const override = special[name];
    let isReached = override !== undefined && (await app.get(override.url, override.who)).statusCode === 200;
    for (const who of people.filter(({ role }) => !override && LETS_IN[endpoint.access].includes(role)))
      isReached = (await reach(endpoint, who, MOST_TRIES[isReached ? 1 : 0])) || isReached;
    if (!isReached) unanswered.push(name);
    const tables = (await written()).filter((table) => !NO_EFFECT.has(table));
    if (tables.length > 0) effects[name] = tables;
  }
  expect(unanswered, 'a GET that was never answered hides what it does').toEqual([]);
  expect(effects).toEqual({
    'GET /usersubscription/sendmailbyid/:id': ['invoice_files', 'kept_messages', 'outbox_attachments'],
    'GET /usertopup/sendmailbyid/:id': ['invoice_files', 'kept_messages', 'outbox_attachments'],
    'GET /newsletter/unsubscribe': ['newsletter_subscribers'],
  });

  const [seller] = people;
  const member = { ...seller, sessionId: newId(), actorId: newId() };
  const authorization = `Bearer ${Buffer.from(JSON.stringify(member)).toString('base64url')}`;
  for (const endpoint of reads.filter((read) => tableKey(read) in effects || tableKey(read) === ASKS_OUTSIDE)) {
    const reply = await app.app.inject({ url: addressOf(endpoint), headers: { authorization } });
    expect([tableKey(endpoint), reply.statusCode, reply.json().error]).toEqual([
      tableKey(endpoint),
      403,
      'access_denied',
    ]);
  }
}, 180_000);
