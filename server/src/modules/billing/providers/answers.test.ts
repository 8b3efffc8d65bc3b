import { expect, test } from 'vitest';
import { someProvider } from '#test/providers.ts';
import { juspay } from './juspay.ts';
import { phonePeV1 } from './phonepe.v1.ts';
import { ProviderUnavailable } from './provider.ts';

const ORDER = {
  id: 'PM1',
  amountPaise: 117_900,
  memberId: 'm1',
  phone: '9876543210',
  email: null,
  name: 'Asha',
  description: 'A plan',
  returnUrl: 'http://localhost:3000/account/orders/PM1',
};
const KEYS = { merchantId: 'M', apiKey: 'k', clientId: 'c', hookUser: 'u', hookPassword: 'p' };

test.each(['javascript:alert(1)', 'http://pay.example', '', null])(
  'a page at %j is given to no browser',
  async (web) => {
    const fake = await someProvider(() => ({ body: { id: 'ordeh_1', payment_links: { web } } }));
    await expect(juspay({ ...KEYS, address: fake.url }).start(ORDER)).rejects.toThrow(ProviderUnavailable);
    fake.close();
  },
);

test('Juspay’s names of states: only CHARGED is money, what is under way is pending', async () => {
  let status = '';
  const fake = await someProvider(() => ({ body: { order_id: 'PM1', amount: 1179, status, more: { unknown: 1 } } }));
  const by = juspay({ ...KEYS, address: fake.url });
  const states: Record<string, string> = {};
  for (status of [
    'NEW',
    'STARTED',
    'PENDING_VBV',
    'VBV_SUCCESSFUL',
    'AUTHORIZING',
    'CHARGED',
    'JUSPAY_DECLINED',
    'AUTHENTICATION_FAILED',
    'AUTHORIZATION_FAILED',
    'AUTO_REFUNDED',
    'NOT_FOUND',
  ])
    states[status] = (await by.status('PM1')).state;
  expect(states).toEqual({
    NEW: 'pending',
    STARTED: 'pending',
    PENDING_VBV: 'pending',
    VBV_SUCCESSFUL: 'pending',
    AUTHORIZING: 'pending',
    CHARGED: 'paid',
    JUSPAY_DECLINED: 'failed',
    AUTHENTICATION_FAILED: 'failed',
    AUTHORIZATION_FAILED: 'failed',
    AUTO_REFUNDED: 'failed',
    NOT_FOUND: 'unknown',
  });
  fake.close();
});

test('PhonePe v1’s codes: success without COMPLETED is not money, an internal error is pending', async () => {
  let reply = {};
  const fake = await someProvider(() => ({ body: reply }));
  const salt = { saltKey: 's', saltIndex: '1', callbackUrl: '' };
  const by = phonePeV1({ version: 'v1', address: fake.url, merchantId: 'M', ...salt });
  const stateOf = async (success: boolean, code: string, state: string) => {
    reply = { success, code, data: { merchantTransactionId: 'PM1', amount: 100, state } };
    return (await by.status('PM1')).state;
  };
  expect(await stateOf(true, 'PAYMENT_SUCCESS', 'COMPLETED')).toBe('paid');
  expect(await stateOf(true, 'PAYMENT_SUCCESS', 'PENDING')).toBe('pending');
  expect(await stateOf(false, 'PAYMENT_SUCCESS', 'COMPLETED')).toBe('pending');
  expect(await stateOf(false, 'INTERNAL_SERVER_ERROR', '')).toBe('pending');
  expect(await stateOf(false, 'TIMED_OUT', 'FAILED')).toBe('failed');
  await expect(stateOf(false, 'AUTHORIZATION_FAILED', '')).rejects.toThrow(ProviderUnavailable);
  fake.close();
});
