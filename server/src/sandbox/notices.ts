import { basic, SANDBOX_KEYS, salted, sha256 } from './keys.ts';
import type { Entry } from './ledger.ts';

export type SandboxNotice = { readonly url: string; readonly headers: Record<string, string>; readonly body: string };
/** Never throws: an unheard callback is the reconciler's to make good. */
export type Deliver = (notice: SandboxNotice) => Promise<void>;

type Shown = Pick<Entry, 'state' | 'amountPaise'>;
type State = 'pending' | 'paid' | 'failed';

const V1_CODES = { pending: 'PAYMENT_PENDING', paid: 'PAYMENT_SUCCESS', failed: 'PAYMENT_ERROR' } as const;
export const WORDS = { pending: 'PENDING', paid: 'COMPLETED', failed: 'FAILED' } as const;
export const plain = (state: Entry['state']): State => (state === 'cancelled' ? 'failed' : state);

/** What PhonePe v1 says of an order, in a status answer as in a callback. */
export const v1Status = (entry: Entry, shown: Shown) => ({
  success: plain(shown.state) === 'paid',
  code: V1_CODES[plain(shown.state)],
  message: 'Told by the sandbox.',
  data: {
    merchantId: SANDBOX_KEYS.merchantId,
    merchantTransactionId: entry.id,
    transactionId: entry.reference,
    amount: shown.amountPaise,
    state: WORDS[plain(shown.state)],
    responseCode: shown.state === 'paid' ? 'SUCCESS' : '',
    paymentInstrument: null,
  },
});

export const v2Status = (entry: Entry, shown: Shown) => ({
  merchantId: SANDBOX_KEYS.merchantId,
  merchantOrderId: entry.id,
  orderId: `OMO${entry.reference}`,
  state: WORDS[plain(shown.state)],
  amount: shown.amountPaise,
  expireAt: Date.parse(entry.at) + 3_600_000,
  metaInfo: { udf1: entry.id },
  paymentDetails: [],
});

const JUSPAY_WORDS = {
  pending: ['NEW', 10],
  paid: ['CHARGED', 21],
  failed: ['AUTHORIZATION_FAILED', 27],
  cancelled: ['AUTHENTICATION_FAILED', 26],
} as const;

export function juspayStatus(entry: Entry, shown: Shown) {
  const [status, status_id] = JUSPAY_WORDS[shown.state];
  const refunds = entry.refunds.map(({ id, amountPaise, reference }) => ({
    id: reference,
    unique_request_id: id,
    amount: amountPaise / 100,
    status: 'SUCCESS',
  }));
  return {
    order_id: entry.id,
    id: `ordeh_${entry.reference}`,
    txn_id: `${SANDBOX_KEYS.merchantId}-${entry.id}-1`,
    status,
    status_id,
    amount: shown.amountPaise / 100,
    currency: 'INR',
    refunds,
  };
}

function notice(entry: Entry, shown: Shown): SandboxNotice {
  const json = { 'content-type': 'application/json' };
  const to = (headers: Record<string, string>, content: object): SandboxNotice => ({
    url: entry.callbackUrl,
    headers: { ...json, ...headers },
    body: JSON.stringify(content),
  });
  const state = plain(shown.state);
  if (entry.api === 'phonepe-v1') {
    const response = Buffer.from(JSON.stringify(v1Status(entry, shown))).toString('base64');
    return to({ 'x-verify': salted(response) }, { response });
  }
  if (entry.api === 'phonepe-v2') {
    const event = `checkout.order.${state === 'paid' ? 'completed' : 'failed'}`;
    const authorization = sha256(`${SANDBOX_KEYS.phonepeHookUser}:${SANDBOX_KEYS.phonepeHookPassword}`);
    return to({ authorization }, { type: event.toUpperCase(), event, payload: v2Status(entry, shown) });
  }
  const event_name = { pending: 'TXN_CREATED', paid: 'ORDER_SUCCEEDED', failed: 'ORDER_FAILED' }[state];
  return to(
    { authorization: basic(SANDBOX_KEYS.juspayHookUser, SANDBOX_KEYS.juspayHookPassword) },
    {
      id: `evt_V2_${sha256(`${entry.reference}|${event_name}`).slice(0, 24)}`,
      date_created: new Date().toISOString(),
      event_name,
      content: { order: juspayStatus(entry, shown) },
    },
  );
}

/** The callback of an order as it stands, and one of the state before it. */
export const noticesOf = (
  entry: Entry,
  shown: Shown,
): { readonly latest: SandboxNotice; readonly earlier: SandboxNotice } => ({
  latest: notice(entry, shown),
  earlier: notice(entry, { ...shown, state: 'pending' }),
});

/** Says that the money came, signed by somebody who does not know the keys. */
export function forgedNotice(entry: Entry): SandboxNotice {
  const { headers, ...rest } = notice(entry, { state: 'paid', amountPaise: entry.amountPaise });
  const wrong = Object.entries(headers).map(([name, value]) => [
    name,
    name === 'content-type' ? value : value.replace(/[0-9a-zA-Z]{8}/, 'deadbeef'),
  ]);
  return { ...rest, headers: Object.fromEntries(wrong) };
}

const TRIES_AFTER_MS = [0, 1000, 5000, 20_000];

/** Over HTTP, a few times while nobody takes it. */
export const deliverByHttp =
  (stopped: AbortSignal): Deliver =>
  async ({ url, headers, body }) => {
    for (const wait of TRIES_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      if (stopped.aborted) return;
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(5000)]);
      const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
        () => undefined,
      );
      if (reply && reply.status < 500 && reply.status !== 429) return;
    }
  };
