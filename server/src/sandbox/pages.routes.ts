import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import { signedReturn } from './juspay.return.ts';
import { SANDBOX_KEYS } from './keys.ts';
import { KNOB_NAMES, type Knobs } from './knobs.ts';
import type { Api, Entry } from './ledger.ts';
import { juspayStatus } from './notices.ts';
import { knobsPage, messagePage, payPage } from './pages.ts';

const LATEST = 20;
const DECISIONS = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const;
const FONTS = path.resolve(import.meta.dirname, '../../../web/public/fonts');

type OfOrder = { Params: { api: Api; id: string } };

/** A form may lead back to the shop: browsers hold the redirect after a post against `form-action` too. */
function sendPage(reply: FastifyReply, html: string, shop = ''): FastifyReply {
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .headers({
      'content-security-policy': policy.replace(' ;', ';'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

function returnOf(entry: Entry, bank: Bank): string {
  if (entry.api !== 'juspay') return entry.returnUrl;
  const { status, status_id } = juspayStatus(entry, bank.shown(entry));
  const fields = { order_id: entry.id, status, status_id: String(status_id) };
  return signedReturn(entry.returnUrl, fields, SANDBOX_KEYS.responseKey);
}

/** What people see of the sandbox: the page to pay on, and the knobs. */
export function pageRoutes(app: FastifyInstance, bank: Bank): void {
  const shopOf = ({ returnUrl }: Entry) => (URL.canParse(returnUrl) ? new URL(returnUrl).origin : '');
  const missing = (reply: FastifyReply) =>
    sendPage(reply.code(404), messagePage('No such order', 'The sandbox does not know this order.'));

  app.get<OfOrder>('/pay/:api/:id', async ({ params: { api, id }, headers }, reply) => {
    const entry = bank.ledger.find(api, id);
    if (!entry) return missing(reply);
    // PhonePe turns away payers who come without a referrer.
    if (api !== 'juspay' && !headers.referer)
      return sendPage(
        reply.code(403),
        messagePage('Where do you come from?', 'PhonePe refuses payers whose browser names no page they come from.'),
      );
    return sendPage(reply, payPage(entry), shopOf(entry));
  });

  app.post<OfOrder & { Body: { action?: string } }>('/pay/:api/:id', async ({ params, body }, reply) => {
    const entry = bank.ledger.find(params.api, params.id);
    const state = DECISIONS[(body?.action ?? '') as keyof typeof DECISIONS];
    if (!entry || !state) return missing(reply);
    return reply.redirect(returnOf(bank.decide(entry, state), bank), 303);
  });

  app.get('/', async (_request, reply) => sendPage(reply, knobsPage(bank.knobs, bank.ledger.latest(LATEST))));
  app.post<{ Body: Record<string, string> }>('/knobs', async ({ body }, reply) => {
    bank.turn(Object.fromEntries(KNOB_NAMES.map((name) => [name, Boolean(body?.[name])])) as Knobs);
    return reply.redirect('/', 303);
  });

  const styles = fs.readFileSync(path.join(import.meta.dirname, 'sandbox.css'));
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get<{ Params: { name: string } }>('/fonts/:name(^figtree-(?:latin|rupee)\\.woff2$)', async ({ params }, reply) =>
    reply.type('font/woff2').send(await fs.promises.readFile(path.join(FONTS, params.name))),
  );
}
