import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leadContacts, leads } from '#modules/leads/leads.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { idempotencyKeys } from '#platform/db/platform.tables.ts';
import { someMember, someSeller } from './builders.ts';
import { databaseLine } from './database-line.ts';
import { type RunningApp, runningApp } from './running.ts';

// Real processes are killed and started again: slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let line: Awaited<ReturnType<typeof databaseLine>>;
let shop: RunningApp;
beforeAll(async () => {
  shop = await runningApp({
    through: async (url) => {
      line = await databaseLine(url);
      return line.url;
    },
  });
});
afterAll(async () => {
  await shop.close();
  await line.close();
});

const FORM = {
  title: 'BWP plywood 18 mm',
  description: 'IS 710 mark on each sheet',
  quantity: '320 sheets',
  budget: 1_550_000,
  stateId: stateId('MH'),
  cityId: cityId('pune-mh'),
};

type Call = { readonly path: string; readonly body: object; readonly authorization: string; readonly key: string };
const send = async ({ path, body, authorization, key }: Call) => {
  const reply = await fetch(shop.address(path), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
};

async function someRequirementCall() {
  const buyer = await someMember(shop.db);
  const authorization = await shop.authorizationOf(buyer);
  const call: Call = { path: '/requirement/addRequirement', body: FORM, authorization, key: randomUUID() };
  const made = async () =>
    (await shop.db.select({ id: requirements.id }).from(requirements).where(eq(requirements.buyerId, buyer.id))).length;
  return { call, made };
}

async function someLeadCall() {
  const [seller, buyer] = [await someSeller(shop.db), await someMember(shop.db)];
  const body = { userId: seller.id, SourceName: 'WEB', channel: 'contact', message: 'Do you deliver to Pune?' };
  const call: Call = { path: '/leads', body, authorization: await shop.authorizationOf(buyer), key: randomUUID() };
  // A repeat would be one lead with two contacts in its history.
  const made = async () =>
    (
      await shop.db
        .select({ id: leadContacts.id })
        .from(leadContacts)
        .innerJoin(leads, eq(leads.id, leadContacts.leadId))
        .where(eq(leads.sellerId, seller.id))
    ).length;
  return { call, made };
}

const savedReply = async ({ key }: Call) =>
  (await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]?.reply;

async function killAt(moment: 'before' | 'after', calls: readonly Call[]): Promise<void> {
  const stopped = line.stopAt(moment, calls.length);
  const unanswered = Promise.allSettled(calls.map(send));
  await stopped;
  await shop.kill('SIGKILL');
  await unanswered;
  line.goOn();
}

const some = async () => [await someRequirementCall(), await someLeadCall()];
type Some = Awaited<ReturnType<typeof some>>;
const callsOf = (all: Some) => all.map(({ call }) => call);
const madeBy = (all: Some) => Promise.all(all.map(({ made }) => made()));

test('kill -9 around the commit of a requirement and a lead: a retry finds the row and the first answer, or neither', async () => {
  const committed = await some();
  await killAt('after', callsOf(committed));
  expect(await madeBy(committed)).toEqual([1, 1]);
  const first = await Promise.all(callsOf(committed).map(async (call) => JSON.parse((await savedReply(call)) ?? '')));

  await shop.start();
  const lost = await some();
  await killAt('before', callsOf(lost));
  await expect.poll(() => madeBy(lost)).toEqual([0, 0]);
  expect(await Promise.all(callsOf(lost).map(savedReply))).toEqual([undefined, undefined]);

  await shop.start();
  const answers = await Promise.all(callsOf(committed).map(send));
  expect(answers).toEqual(first.map((body) => ({ status: 200, body })));
  expect((await Promise.all(callsOf(lost).map(send))).map(({ status }) => status)).toEqual([200, 200]);
  expect(await madeBy([...committed, ...lost])).toEqual([1, 1, 1, 1]);
});

const KILLS = 2;
const AT_ONCE = 6;

test('kill -9 again and again under leads and requirements: every retry is answered, and nothing is lost or made twice', async () => {
  const all: Some = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const burst: Some = [];
    while (burst.length < AT_ONCE) burst.push(...(await some()));
    all.push(...burst);
    const sent = callsOf(burst).map(send);
    const settled = Promise.allSettled(sent);
    await Promise.race(sent);
    await shop.kill('SIGKILL');
    await settled;
    await shop.start();
    const answers = await Promise.all(callsOf(burst).map(send));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(({ body }) => [200, body.message]),
    );
  }
  for (const { call, made } of all) {
    expect(await made()).toBe(1);
    expect(await send(call)).toMatchObject({ status: 200 });
    expect(await made()).toBe(1);
  }
});
