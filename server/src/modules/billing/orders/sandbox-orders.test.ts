import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { dealerPlan } from '#test/buying.ts';
import { testSandbox } from '#test/payments.ts';
import { type Knob, knobsOff } from '../../../sandbox/knobs.ts';
import { memberSubscriptions } from '../billing.tables.ts';
import { invoices } from '../invoices.tables.ts';
import { orders, paymentNotices } from '../orders.tables.ts';

const IMPATIENT_MS = 400;

/** The application and the sandbox as its providers: calls go over HTTP, callbacks come in by the front door. */
async function sandboxShop(version: 'v1' | 'v2', card: 'sample' | 'page' = 'sample') {
  const answers: number[] = [];
  const sandbox = await testSandbox({
    deliver: async ({ url, headers, body }) => {
      const request = { method: 'POST', url: new URL(url).pathname, headers, payload: body } as const;
      answers.push((await app.app.inject(request)).statusCode);
    },
  });
  const { phonepe, juspay } = sandbox.settings(version);
  const timeoutMs = IMPATIENT_MS;
  const patient = sandbox.payments(version, { card });
  const impatient = sandbox.payments(version, {
    phonepe: phonepe && { ...phonepe, timeoutMs },
    juspay: juspay && { ...juspay, timeoutMs },
    card,
  });
  const app = await testApp({ payments: patient });
  /** Gives up soon only where no answer will come: a busy machine answers late. */
  const expectSilence = (silent: boolean) => Object.assign(app.deps, { payments: silent ? impatient : patient });
  return { app, sandbox, answers, expectSilence };
}

const shops = { v1: await sandboxShop('v1'), v2: await sandboxShop('v2'), page: await sandboxShop('v1', 'page') };
type Shop = typeof shops.v1;
afterAll(async () => {
  for (const { app, sandbox } of Object.values(shops)) {
    await sandbox.bank.quiet();
    await sandbox.close();
    await app.close();
  }
});
afterEach(() => {
  for (const { sandbox, answers, expectSilence } of Object.values(shops)) {
    sandbox.bank.turn(knobsOff());
    expectSilence(false);
    answers.length = 0;
  }
});

function turn({ sandbox, expectSilence }: Shop, knob: Knob, on = true): void {
  sandbox.bank.turn({ [knob]: on });
  if (knob === 'silent') expectSilence(on);
}

/** A member who buys the Start plan: the same key each time, as one visit to the summary has. */
async function visitor({ app, sandbox }: Shop, paymentType: string) {
  const who: Caller = await someSeller(app.db, { role: 'DEALER' });
  const key = newId();
  const buy = () =>
    app.send(
      'POST',
      '/usersubscription/buySubscription',
      { payload: { _id: dealerPlan('start'), paymentType, total: 2359 }, headers: { 'idempotency-key': key } },
      who,
    );
  const stored = async () => (await app.db.select().from(orders).where(eq(orders.memberId, who.id)))[0];
  return {
    who,
    buy,
    stored,
    /** Where the answer of a purchase leads. */
    async page(): Promise<string> {
      const reply = await buy();
      expect(reply.statusCode, reply.body).toBe(200);
      const { data } = reply.json();
      return data.instrumentResponse?.redirectInfo.url ?? data.payment_links?.web ?? data.clientAction?.url;
    },
    /** The payer's click; all callbacks of it are delivered and their jobs done. */
    async press(page: string, action: 'pay' | 'fail' | 'cancel') {
      await sandbox.press(page, action);
      await sandbox.bank.quiet();
      await app.settle();
    },
    async comesBack(): Promise<string> {
      return (await app.get(`/payments/${(await stored())?.id}/status`, who)).json().data.state;
    },
    /** Orders, plans granted and invoices. */
    has: async () => [
      await app.db.$count(orders, eq(orders.memberId, who.id)),
      await app.db.$count(memberSubscriptions, eq(memberSubscriptions.memberId, who.id)),
      await app.db.$count(invoices, eq(invoices.memberId, who.id)),
    ],
  };
}

describe.each([
  ['phonepay', 'v1', 'Phonepe is not working. Please try another payment method'],
  ['phonepay', 'v2', 'Phonepe is not working. Please try another payment method'],
  ['justpay', 'v1', 'Payment gateway is not working. Please try another payment method.'],
] as const)('an order by %s (%s)', (method, version, down) => {
  const shop = shops[version];

  test.each([
    ['pay', 'PAID', [1, 1, 1]],
    ['fail', 'FAILED', [1, 0, 0]],
    ['cancel', 'FAILED', [1, 0, 0]],
  ] as const)('whose payer presses %s is %s', async (action, state, has) => {
    const visit = await visitor(shop, method);
    await visit.press(await visit.page(), action);
    expect([(await visit.stored())?.state, await visit.has()]).toEqual([state, has]);
  });

  test.each(['silent', 'broken', 'lost'] as const)(
    'answers 503 while its provider is %s, stays, grants nothing, and is finished by the next try (BILL-13)',
    async (knob) => {
      const visit = await visitor(shop, method);
      turn(shop, knob);
      const reply = await visit.buy();
      expect([reply.statusCode, reply.json().message]).toEqual([503, down]);
      expect([(await visit.stored())?.state, await visit.has()]).toEqual(['CREATED', [1, 0, 0]]);
      turn(shop, knob, false);
      await visit.press(await visit.page(), 'pay');
      expect([(await visit.stored())?.state, await visit.has()]).toEqual(['PAID', [1, 1, 1]]);
    },
  );

  test.each(['silent', 'broken'] as const)('stays pending while status calls are %s', async (knob) => {
    const visit = await visitor(shop, method);
    const page = await visit.page();
    turn(shop, knob);
    await visit.press(page, 'pay');
    expect([await visit.comesBack(), await visit.has()]).toEqual(['PENDING', [1, 0, 0]]);
    turn(shop, knob, false);
    expect([await visit.comesBack(), await visit.has()]).toEqual(['PAID', [1, 1, 1]]);
  });

  test('that is pending for long is granted when the provider says so at last', async () => {
    const visit = await visitor(shop, method);
    turn(shop, 'pending');
    await visit.press(await visit.page(), 'pay');
    expect([await visit.comesBack(), await visit.has(), shop.answers]).toEqual(['PENDING', [1, 0, 0], []]);
    turn(shop, 'pending', false);
    await shop.sandbox.bank.quiet();
    await shop.app.settle();
    expect([(await visit.stored())?.state, await visit.has(), shop.answers]).toEqual(['PAID', [1, 1, 1], [200]]);
  });

  test('that another amount was paid for grants nothing and is flagged for staff', async () => {
    const visit = await visitor(shop, method);
    turn(shop, 'wrongAmount');
    await visit.press(await visit.page(), 'pay');
    expect(await visit.stored()).toMatchObject({ state: 'PENDING', flag: 'amount_mismatch' });
    expect([await visit.comesBack(), await visit.has()]).toEqual(['PENDING', [1, 0, 0]]);
    turn(shop, 'wrongAmount', false);
    expect([await visit.comesBack(), await visit.has()]).toEqual(['PAID', [1, 1, 1]]);
  });

  test('is granted once when its callback comes five times at once (BILL-11)', async () => {
    const visit = await visitor(shop, method);
    turn(shop, 'duplicate');
    await visit.press(await visit.page(), 'pay');
    expect([shop.answers, await visit.has()]).toEqual([
      [200, 200, 200, 200, 200],
      [1, 1, 1],
    ]);
    const { id = '' } = (await visit.stored()) ?? {};
    expect(await shop.app.db.$count(paymentNotices, eq(paymentNotices.orderId, id))).toBe(1);
  });

  test('stays paid when a callback of an earlier state comes last', async () => {
    const visit = await visitor(shop, method);
    turn(shop, 'reordered');
    await visit.press(await visit.page(), 'pay');
    expect([shop.answers, (await visit.stored())?.state, await visit.has()]).toEqual([[200, 200], 'PAID', [1, 1, 1]]);
  });

  test('is not paid by a forged callback, which is refused (BILL-11)', async () => {
    const visit = await visitor(shop, method);
    turn(shop, 'forged');
    await visit.press(await visit.page(), 'fail');
    expect([shop.answers, (await visit.stored())?.state, await visit.has()]).toEqual([[401, 200], 'FAILED', [1, 0, 0]]);
  });
});

describe('an order by card', () => {
  test('is captured at once, and refused by the bank in the words of justpay', async () => {
    const paid = await visitor(shops.v1, 'card');
    expect((await paid.buy()).json().data).toMatchObject({ state: 'PAID', clientAction: { type: 'captured' } });
    turn(shops.v1, 'cardRefused');
    const refused = await visitor(shops.v1, 'card');
    expect((await refused.buy()).json()).toMatchObject({
      error: 'payment_failed',
      message: 'Payment gateway is not working. Please try another payment method.',
    });
    expect([await paid.has(), await refused.has()]).toEqual([
      [1, 1, 1],
      [1, 0, 0],
    ]);
  });

  test.each([
    ['pay', 'PAID', [1, 1, 1]],
    ['fail', 'FAILED', [1, 0, 0]],
    ['cancel', 'FAILED', [1, 0, 0]],
  ] as const)('on the hosted page leads there, and after %s it is %s', async (action, state, has) => {
    const visit = await visitor(shops.page, 'card');
    const { data } = (await visit.buy()).json();
    expect(data.clientAction).toEqual({
      type: 'redirect',
      url: `${shops.page.sandbox.url}/pay/juspay/${data.orderId}`,
    });
    expect([data.state, await visit.has()]).toEqual(['PENDING', [1, 0, 0]]);
    expect(await visit.page(), 'the same visit is led to the same page').toBe(data.clientAction.url);
    await visit.press(data.clientAction.url, action);
    expect([(await visit.stored())?.state, await visit.has()]).toEqual([state, has]);
  });
});

test('an order that is continued at PhonePe is not paid at Juspay any more, and is paid once', async () => {
  const shop = shops.v1;
  const visit = await visitor(shop, 'justpay');
  const left = await visit.page();
  const { id = '' } = (await visit.stored()) ?? {};
  const reply = await shop.app.post(`/orders/${id}/pay`, { paymentType: 'phonepay' }, visit.who);
  expect(reply.statusCode, reply.body).toBe(200);
  await shop.app.settle();
  await visit.press(left, 'pay');
  expect([(await visit.stored())?.state, await visit.has()]).toEqual(['PENDING', [1, 0, 0]]);
  await visit.press(reply.json().data.instrumentResponse.redirectInfo.url, 'pay');
  expect([(await visit.stored())?.state, await visit.has()]).toEqual(['PAID', [1, 1, 1]]);
});
