import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import { SANDBOX_KEYS } from './keys.ts';
import { v2Status } from './notices.ts';

const TOKEN_LIFE_S = 3600;

type Pay = {
  readonly merchantOrderId?: unknown;
  readonly amount?: unknown;
  readonly paymentFlow?: { readonly message?: unknown; readonly merchantUrls?: { readonly redirectUrl?: unknown } };
};
type AskRefund = { readonly merchantRefundId?: unknown; readonly originalMerchantOrderId?: unknown; amount?: unknown };

const refused = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ success: false, code, message: code });

/** PhonePe `/checkout/v2`: OAuth, pay, status, refund. Its tokens end with the process, as they may. */
export function phonePeV2Routes(app: FastifyInstance, bank: Bank, base: () => string, hookUrl: string): void {
  const tokens = new Map<string, number>();

  app.post<{ Body: Record<string, string> }>('/phonepe/v1/oauth/token', async ({ body }, reply) => {
    const { clientId, clientSecret, clientVersion } = SANDBOX_KEYS;
    const given = [body?.client_id, body?.client_secret, body?.client_version, body?.grant_type].join(' ');
    if (given !== [clientId, clientSecret, clientVersion, 'client_credentials'].join(' '))
      return refused(reply, 401, 'AUTHORIZATION_FAILED');
    const [token, issued] = [randomBytes(24).toString('base64url'), Math.floor(Date.now() / 1000)];
    tokens.set(token, issued + TOKEN_LIFE_S);
    return {
      access_token: token,
      token_type: 'O-Bearer',
      issued_at: issued,
      expires_in: TOKEN_LIFE_S,
      expires_at: issued + TOKEN_LIFE_S,
      session_expires_at: issued + TOKEN_LIFE_S,
    };
  });

  void app.register(async (scope) => {
    scope.addHook('preHandler', async ({ headers }, reply) => {
      const token = /^O-Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
      if ((tokens.get(token) ?? 0) * 1000 < Date.now()) return refused(reply, 401, 'AUTHORIZATION_FAILED');
    });

    scope.post<{ Body: Pay }>('/phonepe/checkout/v2/pay', async ({ body }, reply) => {
      const { merchantOrderId: id, amount, paymentFlow } = body ?? {};
      const whole = typeof amount === 'number' && Number.isInteger(amount) && amount >= 100;
      if (!whole || !/^[\w-]{1,63}$/.test(String(id))) return refused(reply, 400, 'BAD_REQUEST');
      const entry = bank.ledger.open({
        api: 'phonepe-v2',
        id: String(id),
        amountPaise: amount,
        description: String(paymentFlow?.message ?? ''),
        returnUrl: String(paymentFlow?.merchantUrls?.redirectUrl),
        callbackUrl: hookUrl,
      });
      if (entry.state !== 'pending' || entry.amountPaise !== amount)
        return refused(reply, 400, 'INVALID_TRANSACTION_ID');
      const { orderId, expireAt } = v2Status(entry, bank.shown(entry));
      return { orderId, state: 'PENDING', expireAt, redirectUrl: `${base()}/pay/phonepe-v2/${id}` };
    });

    scope.get<{ Params: { id: string } }>('/phonepe/checkout/v2/order/:id/status', async ({ params }, reply) => {
      const entry = bank.ledger.find('phonepe-v2', params.id);
      return entry ? v2Status(entry, bank.shown(entry)) : refused(reply, 404, 'ORDER_NOT_FOUND');
    });

    scope.post<{ Body: AskRefund }>('/phonepe/payments/v2/refund', async ({ body }, reply) => {
      const entry = bank.ledger.find('phonepe-v2', String(body?.originalMerchantOrderId));
      const refund = entry && bank.ledger.refund(entry, String(body?.merchantRefundId), Number(body?.amount));
      if (!refund) return refused(reply, 400, 'INVALID_REQUEST');
      return { refundId: refund.reference, amount: refund.amountPaise, state: 'PENDING' };
    });

    scope.get<{ Params: { id: string } }>('/phonepe/payments/v2/refund/:id/status', async ({ params }, reply) => {
      const found = bank.ledger.findRefund('phonepe-v2', params.id);
      if (!found) return refused(reply, 404, 'REFUND_NOT_FOUND');
      const { refund, entry } = found;
      return {
        merchantRefundId: refund.id,
        originalMerchantOrderId: entry.id,
        refundId: refund.reference,
        amount: refund.amountPaise,
        state: 'COMPLETED',
      };
    });
  });
}
