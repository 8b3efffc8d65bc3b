import type { Answered } from '#platform/http/outgoing.ts';
import { callPayment, objectIn, pageAddress, readJson, textIn, unusable, wholeIn } from './call.ts';
import type { PaymentProvider, ProviderState, RefundState } from './provider.ts';
import { isSame, sha256hex } from './signing.ts';

export type PhonePeV1 = {
  readonly version: 'v1';
  readonly address: string;
  readonly merchantId: string;
  readonly saltKey: string;
  readonly saltIndex: string;
  readonly callbackUrl: string;
  readonly timeoutMs?: number;
};

type Salt = Pick<PhonePeV1, 'saltKey' | 'saltIndex'>;

/** X-VERIFY: what is signed is the text as it travels, then the path where there is one, then the salt. */
export const xVerify = (text: string, { saltKey, saltIndex }: Salt): string =>
  `${sha256hex(`${text}${saltKey}`)}###${saltIndex}`;

const FAILED = ['PAYMENT_ERROR', 'PAYMENT_DECLINED', 'PAYMENT_CANCELLED', 'TIMED_OUT'];
const PENDING = ['PAYMENT_INITIATED', 'PAYMENT_PENDING', 'INTERNAL_SERVER_ERROR'];
const UNKNOWN = 'TRANSACTION_NOT_FOUND';
const NAME = 'PhonePe';

function stateOf(answer: Answered): ProviderState['state'] {
  const code = textIn(answer.body, 'code') ?? '';
  const { state } = objectIn(answer.body, 'data');
  if (answer.body.success === true && code === 'PAYMENT_SUCCESS' && state === 'COMPLETED') return 'paid';
  if (code === UNKNOWN) return 'unknown';
  if (FAILED.includes(code)) return 'failed';
  if (PENDING.includes(code) || code === 'PAYMENT_SUCCESS') return 'pending';
  throw unusable(NAME, answer);
}

/** PhonePe's `/pg/v1` with a merchant id and a salt. */
export function phonePeV1(settings: PhonePeV1): PaymentProvider {
  const { address, merchantId, callbackUrl, timeoutMs } = settings;
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const post = (path: string, payload: object) => {
    const request = Buffer.from(JSON.stringify(payload)).toString('base64');
    const headers = { 'content-type': 'application/json', 'x-verify': xVerify(request + path, settings) };
    return callPayment(NAME, `${address}${path}`, { headers, body: JSON.stringify({ request }), ...limits });
  };
  const ask = (id: string) => {
    const path = `/pg/v1/status/${merchantId}/${id}`;
    const headers = { 'x-verify': xVerify(path, settings), 'x-merchant-id': merchantId };
    return callPayment(NAME, `${address}${path}`, { method: 'GET', headers, ...limits });
  };
  const refundIn = (answer: Answered): RefundState => {
    const state = stateOf(answer);
    if (state === 'unknown') throw unusable(NAME, answer);
    const reference = textIn(objectIn(answer.body, 'data'), 'transactionId');
    return { state: state === 'paid' ? 'done' : state, reference };
  };
  const refundStatus = async (_orderId: string, refundId: string) => refundIn(await ask(refundId));
  return {
    name: 'phonepe',
    async start(order) {
      const answer = await post('/pg/v1/pay', {
        merchantId,
        merchantTransactionId: order.id,
        merchantUserId: order.memberId.replaceAll('-', ''),
        amount: order.amountPaise,
        redirectUrl: order.returnUrl,
        redirectMode: 'REDIRECT',
        callbackUrl,
        mobileNumber: order.phone,
        paymentInstrument: { type: 'PAY_PAGE' },
      });
      if (answer.body.success !== true) throw unusable(NAME, answer);
      const page = objectIn(objectIn(objectIn(answer.body, 'data'), 'instrumentResponse'), 'redirectInfo');
      return { kind: 'redirect', url: pageAddress(NAME, textIn(page, 'url')), reference: null };
    },
    async status(orderId) {
      const answer = await ask(orderId);
      const [state, data] = [stateOf(answer), objectIn(answer.body, 'data')];
      return {
        state,
        orderId: state === 'unknown' ? orderId : (textIn(data, 'merchantTransactionId') ?? ''),
        amountPaise: wholeIn(data, 'amount'),
        reference: textIn(data, 'transactionId'),
      };
    },
    async refund(originalTransactionId, refundId, amount) {
      const request = { merchantId, originalTransactionId, merchantTransactionId: refundId, amount, callbackUrl };
      const answer = await post('/pg/v1/refund', request);
      // It refuses a refund id that it has already; the status call then gives the first outcome.
      return answer.ok ? refundIn(answer) : refundStatus(originalTransactionId, refundId);
    },
    refundStatus,
    readNotice(body, headers) {
      const response = textIn(readJson(body.toString('utf8')) ?? {}, 'response');
      if (!response || !isSame(headers['x-verify'], xVerify(response, settings))) return undefined;
      const notice = readJson(Buffer.from(response, 'base64').toString('utf8')) ?? {};
      const data = objectIn(notice, 'data');
      const orderId = textIn(data, 'merchantTransactionId');
      return { eventKey: `${orderId}|${textIn(notice, 'code')}|${textIn(data, 'state')}`, orderId };
    },
  };
}
