import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import { fits, SANDBOX_KEYS, salted } from './keys.ts';
import { v1Status } from './notices.ts';

type Body = { readonly request?: unknown };
type Payload = Readonly<Record<string, unknown>>;

const refused = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ success: false, code, message: code, data: {} });

/** The payload, where X-VERIFY fits the text as it came and its path. */
function payloadOf(body: Body | undefined, path: string, verify: string | undefined): Payload | undefined {
  const request = typeof body?.request === 'string' ? body.request : '';
  if (!fits(verify, salted(request + path))) return undefined;
  try {
    return JSON.parse(Buffer.from(request, 'base64').toString('utf8')) as Payload;
  } catch {
    return undefined;
  }
}

/** PhonePe `/pg/v1`: pay, status, refund. */
export function phonePeV1Routes(app: FastifyInstance, bank: Bank, base: () => string): void {
  const verifyOf = (headers: NodeJS.Dict<string | string[]>) => headers['x-verify'] as string | undefined;

  app.post<{ Body: Body }>('/phonepe/pg/v1/pay', async ({ body, headers }, reply) => {
    const payload = payloadOf(body, '/pg/v1/pay', verifyOf(headers));
    if (!payload) return refused(reply, 401, 'AUTHORIZATION_FAILED');
    const { merchantTransactionId: id, amount, redirectUrl, callbackUrl, merchantId, merchantUserId } = payload;
    const whole = typeof amount === 'number' && Number.isInteger(amount) && amount >= 100;
    const named = /^[\w-]{1,34}$/.test(String(id)) && /^[\w-]{1,35}$/.test(String(merchantUserId));
    if (!whole || !named || merchantId !== SANDBOX_KEYS.merchantId) return refused(reply, 400, 'BAD_REQUEST');
    const entry = bank.ledger.open({
      api: 'phonepe-v1',
      id: String(id),
      amountPaise: amount,
      description: '',
      returnUrl: String(redirectUrl),
      callbackUrl: String(callbackUrl),
    });
    if (entry.state !== 'pending' || entry.amountPaise !== amount) return refused(reply, 400, 'BAD_REQUEST');
    return {
      success: true,
      code: 'PAYMENT_INITIATED',
      message: 'Payment Initiated',
      data: {
        merchantId,
        merchantTransactionId: id,
        instrumentResponse: {
          type: 'PAY_PAGE',
          redirectInfo: { url: `${base()}/pay/phonepe-v1/${id}`, method: 'GET' },
        },
      },
    };
  });

  app.get<{ Params: { merchant: string; id: string } }>(
    '/phonepe/pg/v1/status/:merchant/:id',
    async ({ params: { merchant, id }, headers }, reply) => {
      if (!fits(verifyOf(headers), salted(`/pg/v1/status/${merchant}/${id}`)))
        return refused(reply, 401, 'AUTHORIZATION_FAILED');
      const entry = bank.ledger.find('phonepe-v1', id);
      if (entry) return v1Status(entry, bank.shown(entry));
      const refund = bank.ledger.findRefund('phonepe-v1', id);
      return refund ? refundReply(refund.refund) : refused(reply, 404, 'TRANSACTION_NOT_FOUND');
    },
  );

  app.post<{ Body: Body }>('/phonepe/pg/v1/refund', async ({ body, headers }, reply) => {
    const payload = payloadOf(body, '/pg/v1/refund', verifyOf(headers));
    if (!payload) return refused(reply, 401, 'AUTHORIZATION_FAILED');
    const entry = bank.ledger.find('phonepe-v1', String(payload.originalTransactionId));
    const refund = entry && bank.ledger.refund(entry, String(payload.merchantTransactionId), Number(payload.amount));
    return refund ? refundReply(refund) : refused(reply, 400, 'BAD_REQUEST');
  });
}

const refundReply = ({ id, amountPaise, reference }: { id: string; amountPaise: number; reference: string }) => ({
  success: true,
  code: 'PAYMENT_SUCCESS',
  message: 'Refunded',
  data: { merchantTransactionId: id, transactionId: reference, amount: amountPaise, state: 'COMPLETED' },
});
