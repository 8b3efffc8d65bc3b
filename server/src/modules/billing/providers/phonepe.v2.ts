import type { Answered, Outgoing } from '#platform/http/outgoing.ts';
import { callPayment, objectIn, pageAddress, readJson, textIn, unusable, wholeIn } from './call.ts';
import { type TokenSettings, tokenSource } from './phonepe.v2.token.ts';
import type { PaymentProvider, ProviderState, RefundState } from './provider.ts';
import { isSame, sha256hex } from './signing.ts';

export type PhonePeV2 = TokenSettings & {
  readonly version: 'v2';
  readonly address: string;
  readonly hookUser: string;
  readonly hookPassword: string;
};

/** The constant header of its webhooks. It does not cover the body: a webhook is a hint. */
export const webhookHeader = (user: string, password: string): string => sha256hex(`${user}:${password}`);

const NAME = 'PhonePe';
const STATES: Readonly<Record<string, ProviderState['state']>> = {
  COMPLETED: 'paid',
  FAILED: 'failed',
  PENDING: 'pending',
};
const REFUND_STATES: Readonly<Record<string, RefundState['state']>> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  PENDING: 'pending',
  CONFIRMED: 'pending',
};
const NOT_FOUND = ['ORDER_NOT_FOUND', 'INVALID_MERCHANT_ORDER_ID'];

function refundIn(answer: Answered): RefundState {
  const state = REFUND_STATES[textIn(answer.body, 'state') ?? ''];
  if (!answer.ok || !state) throw unusable(NAME, answer);
  return { state, reference: textIn(answer.body, 'refundId') };
}

/** PhonePe's `/checkout/v2` with a client id and secret. */
export function phonePeV2(settings: PhonePeV2): PaymentProvider {
  const { address, timeoutMs, hookUser, hookPassword } = settings;
  const tokens = tokenSource(settings);
  const callWith = (token: string, path: string, { method = 'POST', body }: Partial<Outgoing>) =>
    callPayment(NAME, `${address}${path}`, {
      method,
      headers: { authorization: `O-Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  /** A token that was taken back early is fetched anew, once. */
  const call = async (path: string, more: Partial<Outgoing>) => {
    const answer = await callWith(await tokens.get(), path, more);
    if (answer.status !== 401) return answer;
    tokens.drop();
    return callWith(await tokens.get(), path, more);
  };
  const refundStatus = async (_orderId: string, refundId: string) =>
    refundIn(await call(`/payments/v2/refund/${refundId}/status`, { method: 'GET' }));
  return {
    name: 'phonepe',
    async start({ id, amountPaise, description, returnUrl }) {
      const request = {
        merchantOrderId: id,
        amount: amountPaise,
        metaInfo: { udf1: id },
        paymentFlow: { type: 'PG_CHECKOUT', message: description, merchantUrls: { redirectUrl: returnUrl } },
      };
      const answer = await call('/checkout/v2/pay', { body: JSON.stringify(request) });
      if (!answer.ok) throw unusable(NAME, answer);
      const url = pageAddress(NAME, textIn(answer.body, 'redirectUrl'));
      return { kind: 'redirect', url, reference: textIn(answer.body, 'orderId') };
    },
    async status(orderId) {
      const answer = await call(`/checkout/v2/order/${orderId}/status?details=false`, { method: 'GET' });
      const { body } = answer;
      const reference = textIn(body, 'orderId');
      if (answer.status === 404 || NOT_FOUND.includes(textIn(body, 'code') ?? ''))
        return { state: 'unknown', orderId, amountPaise: null, reference: null };
      const state = STATES[textIn(body, 'state') ?? ''];
      if (!answer.ok || !state) throw unusable(NAME, answer);
      // Not every version of this answer repeats our id, but the metadata we sent does.
      const named = textIn(body, 'merchantOrderId') ?? textIn(objectIn(body, 'metaInfo'), 'udf1') ?? orderId;
      return { state, orderId: named, amountPaise: wholeIn(body, 'amount'), reference };
    },
    async refund(orderId, refundId, amount) {
      const request = { merchantRefundId: refundId, originalMerchantOrderId: orderId, amount };
      const answer = await call('/payments/v2/refund', { body: JSON.stringify(request) });
      return answer.ok ? refundIn(answer) : refundStatus(orderId, refundId);
    },
    refundStatus,
    readNotice(body, headers) {
      if (!isSame(headers.authorization, webhookHeader(hookUser, hookPassword))) return undefined;
      const notice = readJson(body.toString('utf8')) ?? {};
      const payload = objectIn(notice, 'payload');
      const subject = textIn(payload, 'refundId') ?? textIn(payload, 'orderId');
      const orderId = textIn(payload, 'merchantOrderId') ?? textIn(payload, 'originalMerchantOrderId');
      return { eventKey: `${subject}|${textIn(notice, 'event')}|${textIn(payload, 'state')}`, orderId };
    },
  };
}
