import type { Answered, Outgoing } from '#platform/http/outgoing.ts';
import { callPayment, objectIn, pageAddress, readJson, textIn, unusable } from './call.ts';
import type { PaymentProvider, ProviderOrder, ProviderState, RefundState } from './provider.ts';
import { basicAuth, isSame } from './signing.ts';

export type Juspay = {
  readonly address: string;
  readonly merchantId: string;
  readonly apiKey: string;
  /** Its payment page's client id. */
  readonly clientId: string;
  readonly hookUser: string;
  readonly hookPassword: string;
  readonly timeoutMs?: number;
};

const NAME = 'Juspay';
/** Only CHARGED is money. What is neither here nor CHARGED is still under way. */
const FAILED = ['JUSPAY_DECLINED', 'AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED', 'AUTO_REFUNDED'];
const REFUNDED: Readonly<Record<string, RefundState['state']>> = { SUCCESS: 'done', FAILURE: 'failed' };

/** Juspay writes rupees, with two decimals at most. */
export const rupees = (paise: number): string => (paise / 100).toFixed(2);
function paiseOf(amount: unknown): number | null {
  const paise = Math.round(Number(amount ?? Number.NaN) * 100);
  return Number.isSafeInteger(paise) ? paise : null;
}

/**
 * The routing id has to be the same on every call about a payment. A status call knows no customer, so it is the order.
 */
export function juspayCall(settings: Juspay, path: string, orderId: string, call: Omit<Outgoing, 'headers'>) {
  const { address, apiKey, merchantId, timeoutMs } = settings;
  const json = call.body?.startsWith('{');
  return callPayment(NAME, `${address}${path}`, {
    ...call,
    headers: {
      authorization: basicAuth(apiKey, ''),
      'x-merchantid': merchantId,
      'x-routing-id': orderId,
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

/** Opens its hosted page; `more` narrows what that page offers. */
export async function startSession(settings: Juspay, order: ProviderOrder, more: object = {}) {
  const [first = '', ...rest] = order.name.trim().split(/\s+/);
  const request = {
    order_id: order.id,
    amount: rupees(order.amountPaise),
    customer_id: order.memberId,
    ...(order.email && { customer_email: order.email }),
    customer_phone: order.phone,
    payment_page_client_id: settings.clientId,
    action: 'paymentPage',
    return_url: order.returnUrl,
    description: order.description,
    first_name: first,
    last_name: rest.join(' '),
    ...more,
  };
  const answer = await juspayCall(settings, '/session', order.id, { body: JSON.stringify(request) });
  if (!answer.ok) throw unusable(NAME, answer);
  const url = pageAddress(NAME, textIn(objectIn(answer.body, 'payment_links'), 'web'));
  return { kind: 'redirect', url, reference: textIn(answer.body, 'id') } as const;
}

function refundIn(answer: Answered, refundId: string): RefundState {
  const refunds = Array.isArray(answer.body.refunds) ? (answer.body.refunds as Record<string, unknown>[]) : [];
  const found = refunds.find((refund) => refund?.unique_request_id === refundId);
  if (!answer.ok || !found) throw unusable(NAME, answer);
  return { state: REFUNDED[textIn(found, 'status') ?? ''] ?? 'pending', reference: textIn(found, 'id') };
}

export function juspay(settings: Juspay): PaymentProvider {
  const ask = (orderId: string) => juspayCall(settings, `/orders/${orderId}`, orderId, { method: 'GET' });
  const refundStatus = async (orderId: string, refundId: string) => refundIn(await ask(orderId), refundId);
  return {
    name: 'juspay',
    start: (order) => startSession(settings, order),
    async status(orderId) {
      const answer = await ask(orderId);
      const status = textIn(answer.body, 'status');
      if (answer.status === 404 || status === 'NOT_FOUND')
        return { state: 'unknown', orderId, amountPaise: null, reference: null };
      if (!answer.ok || !status) throw unusable(NAME, answer);
      const state: ProviderState['state'] =
        status === 'CHARGED' ? 'paid' : FAILED.includes(status) ? 'failed' : 'pending';
      return {
        state,
        orderId: textIn(answer.body, 'order_id') ?? '',
        amountPaise: paiseOf(answer.body.amount),
        reference: textIn(answer.body, 'txn_id'),
      };
    },
    async close(orderId) {
      const path = `/merchants/${settings.merchantId}/order/${orderId}/cancel`;
      return (await juspayCall(settings, path, orderId, {})).ok;
    },
    async refund(orderId, refundId, amountPaise) {
      const body = new URLSearchParams({ unique_request_id: refundId, amount: rupees(amountPaise) }).toString();
      const answer = await juspayCall(settings, `/orders/${orderId}/refunds`, orderId, { body });
      return answer.ok ? refundIn(answer, refundId) : refundStatus(orderId, refundId);
    },
    refundStatus,
    readNotice(body, headers) {
      const expected = basicAuth(settings.hookUser, settings.hookPassword);
      if (!isSame(headers.authorization, expected)) return undefined;
      const notice = readJson(body.toString('utf8')) ?? {};
      const id = textIn(notice, 'id');
      const orderId = textIn(objectIn(objectIn(notice, 'content'), 'order'), 'order_id');
      return { eventKey: id ?? `${orderId}|${textIn(notice, 'event_name')}`, orderId };
    },
  };
}
