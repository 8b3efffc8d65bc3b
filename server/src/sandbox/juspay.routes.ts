import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import { basic, fits, SANDBOX_KEYS } from './keys.ts';
import { juspayStatus } from './notices.ts';

type Fields = Readonly<Record<string, unknown>>;
type WithId = { Params: { id: string }; Body: Fields };

const refused = (reply: FastifyReply, status: number, error_code: string) =>
  reply.code(status).send({ status: 'error', error_code, error_message: error_code });

/** Rupees as Juspay takes them, in paise. */
const paise = (amount: unknown): number =>
  /^\d{1,8}(\.\d{1,2})?$/.test(String(amount)) ? Math.round(Number(amount) * 100) : Number.NaN;

/** Juspay: session, order status, transaction, cancelling, refund. */
export function juspayRoutes(app: FastifyInstance, bank: Bank, base: () => string, hookUrl: string): void {
  void app.register(async (scope) => {
    scope.addHook('preHandler', async ({ headers }, reply) => {
      const isAuthorized = fits(headers.authorization, basic(SANDBOX_KEYS.apiKey, ''));
      if (!isAuthorized || headers['x-merchantid'] !== SANDBOX_KEYS.merchantId)
        return refused(reply, 401, 'access_denied');
      if (!headers['x-routing-id']) return refused(reply, 400, 'routing_id_missing');
    });

    scope.post<{ Body: Fields }>('/juspay/session', async ({ body }, reply) => {
      const [id, amountPaise] = [String(body?.order_id), paise(body?.amount)];
      const readable = /^[A-Za-z0-9]{1,20}$/.test(id) && amountPaise >= 100 && body.action === 'paymentPage';
      if (!readable || body.payment_page_client_id !== SANDBOX_KEYS.juspayClientId)
        return refused(reply, 400, 'invalid_request');
      const entry = bank.ledger.open({
        api: 'juspay',
        id,
        amountPaise,
        description: String(body.description ?? ''),
        returnUrl: String(body.return_url),
        callbackUrl: hookUrl,
      });
      if (entry.state !== 'pending' || entry.amountPaise !== amountPaise) return refused(reply, 400, 'order_exists');
      const { id: reference } = juspayStatus(entry, entry);
      return { status: 'NEW', id: reference, order_id: id, payment_links: { web: `${base()}/pay/juspay/${id}` } };
    });

    scope.get<WithId>('/juspay/orders/:id', async ({ params: { id } }, reply) => {
      const entry = bank.ledger.find('juspay', id);
      if (entry) return juspayStatus(entry, bank.shown(entry));
      return reply.code(404).send({ status: 'NOT_FOUND', status_id: 40, order_id: id });
    });

    // The sandbox bank: a sample card is charged, or refused, without asking anybody.
    scope.post<{ Body: Fields }>('/juspay/txns', async ({ body }, reply) => {
      const entry = bank.ledger.find('juspay', String(body?.order_id));
      if (!entry || body.card_token !== 'sample') return refused(reply, 400, 'invalid_request');
      const decided = bank.decide(entry, bank.knobs.cardRefused ? 'failed' : 'paid');
      const { order_id, txn_id, status } = juspayStatus(decided, bank.shown(decided));
      return { order_id, txn_id, status };
    });

    scope.post<WithId>(`/juspay/merchants/${SANDBOX_KEYS.merchantId}/order/:id/cancel`, async ({ params }, reply) => {
      const entry = bank.ledger.find('juspay', params.id);
      if (entry?.state !== 'pending') return refused(reply, 400, 'invalid_request');
      const closed = bank.ledger.decide(entry, 'cancelled');
      return juspayStatus(closed, bank.shown(closed));
    });

    scope.post<WithId>('/juspay/orders/:id/refunds', async ({ params: { id }, body }, reply) => {
      const entry = bank.ledger.find('juspay', id);
      const refund = entry && bank.ledger.refund(entry, String(body?.unique_request_id), paise(body?.amount));
      const updated = bank.ledger.find('juspay', id);
      if (!refund || !updated) return refused(reply, 400, 'invalid_request');
      return juspayStatus(updated, bank.shown(updated));
    });
  });
}
