import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { InboxItem, InboxKind } from '@plyhaat/contract/leads/seller-inbox';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { quotes } from '#modules/requirements/quotes.tables.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someLead, someMember, someOpportunity, someRequirement, someSeller } from '#test/builders.ts';
import { busySeller, inboxOf, matched, someApplication } from '#test/inboxes.ts';
import { inDays } from '#test/quoting.ts';
import { leads } from './leads.tables.ts';
import { keysOf } from './seller-inbox.sql.ts';
import { threads } from './threads.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const TERMS = {
  title: 'BWP plywood',
  unitPrice: 100,
  unit: 'per Nos/sheet',
  gstPercent: 0,
  freight: 0,
  leadTimeDays: 1,
} as const;

type Made = { readonly kind: InboxKind; readonly minutesAgo: number; readonly isAnswered: boolean };

/** Rows of every kind at chosen times; several may be of one moment. */
async function make(seller: { id: string }, { kind, minutesAgo, isAnswered }: Made): Promise<string> {
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 - minutesAgo * 60_000);
  const buyer = await someMember(db);
  if (kind === 'application') return (await someApplication(db, (await someOpportunity(db)).id, seller.id, at)).id;
  if (kind === 'request' || kind === 'lead') {
    const asked = kind === 'request' ? { quantity: 5, unit: 'per Nos/sheet' as const } : {};
    const answered = isAnswered ? { status: 'contacted' as const, seenAt: at } : {};
    const times = { createdAt: at, lastContactAt: at };
    return (await someLead(db, { sellerId: seller.id, buyerId: buyer.id, ...asked, ...answered, ...times })).id;
  }
  const requirement = await someRequirement(db, { buyerId: buyer.id });
  if (kind === 'match') {
    await matched(db, seller.id, requirement.id, at);
    return requirement.id;
  }
  const parties = { requirementId: requirement.id, buyerId: buyer.id, sellerId: seller.id };
  const { id: threadId } = only(
    await db
      .insert(threads)
      .values({ ...parties, activeAt: at })
      .returning(),
  );
  const state = kind === 'win' ? ('accepted' as const) : ('open' as const);
  const quote = { ...TERMS, ...parties, threadId, state, number: newId(), validUntil: inDays(9) };
  return only(await db.insert(quotes).values(quote).returning()).id;
}

const aMade = fc.record({
  kind: fc.constantFrom<InboxKind>('request', 'lead', 'match', 'quote', 'win', 'application'),
  minutesAgo: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 6, max: 60 * 24 * 40 })),
  isAnswered: fc.boolean(),
});

test('page by page every item comes once and in order, whatever arrives meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aMade, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.constantFrom<InboxKind>('request', 'lead', 'match', 'quote'), { maxLength: 3 }),
      async (before, perPage, arriving) => {
        const seller = await someSeller(db);
        const made = new Set<string>();
        for (const one of before) made.add(await make(seller, { ...one, minutesAgo: one.minutesAgo + 1 }));
        const seen: InboxItem[] = [];
        const queue = [...arriving];
        let cursor: string | undefined;
        do {
          const { data, next } = await inboxOf(app, seller, { perPage: String(perPage), ...(cursor && { cursor }) });
          expect(data.length).toBeGreaterThan(0);
          seen.push(...data);
          const kind = queue.shift();
          if (kind && next) await make(seller, { kind, minutesAgo: 0, isAnswered: false });
          cursor = next ?? undefined;
        } while (cursor);
        const ofBefore = seen.filter(({ _id }) => made.has(_id)).map(({ _id }) => _id);
        expect(ofBefore.toSorted()).toEqual([...made].toSorted());
        expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
        const turns = seen.map(({ waits, at, _id }) => [waits ? 1 : 0, at, _id] as const);
        const later = (a: (typeof turns)[number], b: (typeof turns)[number]) =>
          b[0] - a[0] || b[1].localeCompare(a[1]) || b[2].localeCompare(a[2]);
        expect(turns).toEqual(turns.toSorted(later));
      },
    ),
    { numRuns: 12 },
  );
});

test.each(['waiting_2026-13-40T00:00:00.000000Z_x', 'other', 'waiting_2026-11-01T00:00:00.000000Z_1', "'; --"])(
  'a cursor that is none, as %s, is refused',
  async (cursor) => {
    const reply = await app.get(`/leads/inbox?${new URLSearchParams({ cursor })}`, await someSeller(db));
    expect(reply.statusCode).toBe(422);
  },
);

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows'?: number; Plans?: Plan[] };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('no page reads a whole table: every source comes from an index', async () => {
  const { seller, caller } = await busySeller(app);
  const rival = await someSeller(db);
  const many = sql`generate_series(1, 4000) as n`;
  const past = sql`now() - n * interval '1 hour'`;
  await db.execute(sql`insert into ${leads} (id, seller_id, buyer_id, channel, name, source, last_contact_at)
    select gen_random_uuid(), case when n % 4 = 0 then ${seller.id}::uuid else ${rival.id}::uuid end, ${caller.id}::uuid,
      'call', 'Some One', 'seller', ${past} from ${many}`);
  await db.execute(sql`insert into ${threads} (id, seller_id, buyer_id, active_at)
    select gen_random_uuid(), ${rival.id}::uuid, ${caller.id}::uuid, ${past} from ${many}`);
  await db.execute(sql`insert into ${quotes} (id, seller_id, buyer_id, thread_id, title, number, unit_price, unit,
      gst_percent, freight, lead_time_days, valid_until)
    select gen_random_uuid(), seller_id, buyer_id, id, 'Ply', id::text, 1, 'per sq.ft', 0, 0, 1, current_date
    from ${threads} where seller_id = ${rival.id}::uuid`);
  await db.execute(sql`analyze`);
  const big = ['leads', 'threads', 'quotes'];
  for (const waiting of [true, false])
    for (const kind of [undefined, 'request', 'lead', 'match', 'quote', 'win', 'application'] as const) {
      const after = { at: new Date(Date.now() - 20 * DAY_MS).toISOString(), id: newId() };
      const query = keysOf(seller.id, { kind, search: '' }, { waiting, after, most: 21 });
      const { rows } = await db.execute(sql`explain (analyze, format json) ${query}`);
      const [{ 'QUERY PLAN': found }] = rows as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
      const nodes = nodesOf(found[0].Plan);
      const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
      expect(scanned.filter((name) => big.includes(name ?? ''))).toEqual([]);
      const most = Math.max(...nodes.map((node) => node['Actual Rows'] ?? 0));
      expect(most, `${kind} ${waiting}`).toBeLessThan(600);
    }
});
