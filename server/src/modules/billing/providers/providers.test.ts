import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSandbox } from '#test/payments.ts';
import { knobsOff } from '../../../sandbox/knobs.ts';
import { type PaymentMethod, type PaymentProvider, ProviderUnavailable } from './provider.ts';

let sandbox: Awaited<ReturnType<typeof testSandbox>>;
let made = 0;

const WAYS = [
  ['PhonePe v1', 'v1', 'phonepay'],
  ['PhonePe v2', 'v2', 'phonepay'],
  ['Juspay', 'v1', 'justpay'],
  ['a card', 'v1', 'card'],
] as const;
const PAGES = WAYS.filter(([, , method]) => method !== 'card');

const anOrder = () => ({
  id: `PM${String(++made).padStart(15, '0')}`,
  amountPaise: 117_900,
  memberId: '01975f0e-0000-7000-8000-00000000000a',
  phone: '9876543210',
  email: 'asha@mail.example',
  name: 'Asha Rao Kulkarni',
  description: 'Plyhaat subscription: Standard',
  returnUrl: 'http://localhost:3000/account/orders/X',
});
const provider = (version: 'v1' | 'v2', method: PaymentMethod) => sandbox.payments(version).providerOf(method);

/** Starts an order and, where its page asks, presses a button. */
async function decided(from: PaymentProvider, action: 'pay' | 'fail' | 'cancel') {
  const order = anOrder();
  const started = await from.start(order);
  const back = started.kind === 'redirect' ? await sandbox.press(started.url, action) : '';
  await sandbox.bank.quiet();
  return { order, back };
}
const readAll = (by: PaymentProvider) =>
  sandbox.notices.map(({ body, headers }) => by.readNotice(Buffer.from(body), headers));

beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.notices.length = 0;
  sandbox.bank.turn(knobsOff());
});

test.each(WAYS)('%s: a payment is paid by its own id and amount, and told of once', async (_name, version, method) => {
  const by = provider(version, method);
  const { order } = await decided(by, 'pay');
  expect(await by.status(order.id)).toEqual({
    state: 'paid',
    orderId: order.id,
    amountPaise: order.amountPaise,
    reference: expect.any(String),
  });
  expect(readAll(by)).toEqual([{ eventKey: expect.any(String), orderId: order.id }]);
});

test.each(PAGES)('%s: failing and cancelling fail, a closed page stays pending', async (_name, version, method) => {
  const by = provider(version, method);
  for (const action of ['fail', 'cancel'] as const) {
    const { order } = await decided(by, action);
    expect(await by.status(order.id)).toMatchObject({ state: 'failed', orderId: order.id });
  }
  const order = anOrder();
  expect(await by.start(order)).toMatchObject({ kind: 'redirect' });
  expect(await by.status(order.id)).toMatchObject({ state: 'pending', orderId: order.id });
});

test('a refused card is captured by nobody: the status call says that it failed', async () => {
  sandbox.bank.turn({ cardRefused: true });
  const by = provider('v1', 'card');
  const { order } = await decided(by, 'pay');
  expect(await by.status(order.id)).toMatchObject({ state: 'failed' });
});

test.each(WAYS)('%s: an order nobody started is unknown', async (_name, version, method) => {
  expect(await provider(version, method).status('PM0000000000NONE')).toMatchObject({ state: 'unknown' });
});

test.each(WAYS)('%s: an order is refunded in parts, each part once', async (_name, version, method) => {
  const by = provider(version, method);
  const { order } = await decided(by, 'pay');
  for (const [id, amount] of [
    ['RF1', 17_900],
    ['RF1', 17_900],
    ['RF2', 100_000],
  ] as const)
    expect((await by.refund(order.id, `${order.id.slice(2)}${id}`.slice(-17), amount)).state).not.toBe('failed');
  const last = `${order.id.slice(2)}RF2`.slice(-17);
  expect(await by.refundStatus(order.id, last)).toEqual({ state: 'done', reference: expect.any(String) });
  await expect(by.refund(order.id, `${order.id.slice(2)}RF3`.slice(-17), 100)).rejects.toThrow(ProviderUnavailable);
});

test('where cards are paid on Juspay’s page, the browser is sent there', async () => {
  const by = sandbox.payments('v1', { card: 'page' }).providerOf('card');
  const { order } = await decided(by, 'pay');
  expect(await by.status(order.id)).toMatchObject({ state: 'paid', orderId: order.id });
});

test('wrong keys are refused by every provider, and the error names none of them', async () => {
  const { phonepe, juspay } = sandbox.settings('v1');
  const v2 = sandbox.settings('v2').phonepe;
  const wrong = [
    sandbox.payments('v1', { phonepe: { ...phonepe, saltKey: 'not-the-salt' } as never }).providerOf('phonepay'),
    sandbox.payments('v2', { phonepe: { ...v2, clientSecret: 'not-the-secret' } as never }).providerOf('phonepay'),
    sandbox.payments('v1', { juspay: { ...juspay, apiKey: 'not-the-key' } as never }).providerOf('justpay'),
  ];
  for (const by of wrong) {
    const error = await by.start(anOrder()).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(String((error as Error).stack)).not.toMatch(/not-the-|sandbox-|127\.0\.0\.1/);
  }
});

test.each(WAYS)(
  '%s: with no answer, an error or a lost answer the provider is unavailable',
  async (_n, version, method) => {
    const { phonepe, juspay } = sandbox.settings(version);
    const hasty = { phonepe: { ...phonepe, timeoutMs: 300 }, juspay: { ...juspay, timeoutMs: 300 } } as never;
    const by = sandbox.payments(version, hasty).providerOf(method);
    for (const knob of ['silent', 'broken'] as const) {
      sandbox.bank.turn({ ...knobsOff(), [knob]: true });
      const order = anOrder();
      await expect(by.start(order), knob).rejects.toThrow(ProviderUnavailable);
      await expect(by.status(order.id), knob).rejects.toThrow(ProviderUnavailable);
    }
    sandbox.bank.turn({ ...knobsOff(), lost: true });
    const order = anOrder();
    await expect(by.start(order)).rejects.toThrow(ProviderUnavailable);
  },
);

test.each(PAGES)('%s: an order whose answer was lost is there, and started again', async (_n, version, method) => {
  const by = provider(version, method);
  const order = anOrder();
  await by.status(order.id);
  sandbox.bank.turn({ lost: true });
  await expect(by.start(order)).rejects.toThrow(ProviderUnavailable);
  sandbox.bank.turn({ lost: false });
  expect(await by.status(order.id)).toMatchObject({ state: 'pending', orderId: order.id });
  expect(await by.start(order)).toMatchObject({ kind: 'redirect' });
});

test.each(WAYS)('%s: while payments hang, the status is pending and nobody is told', async (_n, version, method) => {
  const by = provider(version, method);
  sandbox.bank.turn({ pending: true });
  const { order } = await decided(by, 'pay');
  expect(await by.status(order.id)).toMatchObject({ state: 'pending' });
  expect(sandbox.notices).toEqual([]);
  sandbox.bank.turn({ pending: false });
  await sandbox.bank.quiet();
  expect(await by.status(order.id)).toMatchObject({ state: 'paid' });
  expect(sandbox.notices).toHaveLength(1);
});

test.each(WAYS)('%s: a wrong amount is passed on as it was told', async (_n, version, method) => {
  const by = provider(version, method);
  sandbox.bank.turn({ wrongAmount: true });
  const { order } = await decided(by, 'pay');
  expect(await by.status(order.id)).toMatchObject({ state: 'paid', amountPaise: order.amountPaise - 100 });
});

test.each(WAYS)(
  '%s: a forged callback is nothing, duplicates have one key, reordered ones another',
  async (_n, version, method) => {
    const by = provider(version, method);
    sandbox.bank.turn({ forged: true, duplicate: true, reordered: true });
    await decided(by, 'pay');
    const [forged, ...rest] = readAll(by);
    expect(forged).toBeUndefined();
    expect(rest).toHaveLength(6);
    expect(new Set(rest.map((notice) => notice?.eventKey)).size).toBe(2);
  },
);

test.each(WAYS)(
  '%s: a callback without signature, of others’ or of no JSON is nothing or names no order',
  async (_n, version, method) => {
    const by = provider(version, method);
    await decided(by, 'pay');
    const [{ body = '', headers = {} } = {}] = sandbox.notices;
    expect(by.readNotice(Buffer.from(body), {})).toBeUndefined();
    expect(by.readNotice(Buffer.alloc(0), {})).toBeUndefined();
    // PhonePe v1 signs the body; the others' header is the same for every body.
    const other = by.readNotice(Buffer.from('{"unknown":true}'), headers);
    expect(other?.orderId ?? null).toBeNull();
  },
);
