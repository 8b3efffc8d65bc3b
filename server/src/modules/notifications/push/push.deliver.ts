import http from 'node:http';
import https from 'node:https';
import { DAY_SECONDS } from '@plyhaat/contract/core/time-units';
import type { PushMessage } from '@plyhaat/contract/notifications/push';
import { NoAnswer } from '#platform/http/outgoing.ts';
import { lookupPublic } from '#platform/http/public-address.ts';
import { isPushAddress, type Push } from './push.address.ts';

type Browser = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
type Posted = { readonly headers: Record<string, string | number>; readonly body: Buffer };

const PATIENCE_MS = 5000;
const GONE = [404, 410];

/** Follows no redirect and reads only the status. */
function post(endpoint: string, { headers, body }: Posted, allowLoopback: boolean): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const isLocal = allowLoopback && endpoint.startsWith('http:');
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) };
  const request = isLocal
    ? http.request(endpoint, options)
    : https.request(endpoint, { ...options, lookup: lookupPublic });
  request.once('response', (reply) => {
    reply.destroy();
    resolve(reply.statusCode ?? 0);
  });
  // The error itself would name the address, which is the browser's secret.
  request.once('error', ({ name, code }: NodeJS.ErrnoException) => reject(new NoAnswer(`no answer (${code ?? name})`)));
  request.end(body);
  return promise;
}

/** Encrypts a message for one browser and hands it to its push service. 'gone': there is no such browser any more. */
export async function deliver(push: Push, browser: Browser, message: PushMessage): Promise<'delivered' | 'gone'> {
  const { endpoint, p256dh, auth } = browser;
  if (!isPushAddress(endpoint, push)) return 'gone';
  const { default: webPush } = await import('web-push');
  const posted = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: push,
    TTL: DAY_SECONDS,
    urgency: 'high',
    // A repeated message replaces an undelivered earlier one.
    topic: message.id.replaceAll('-', ''),
  });
  const status = await post(endpoint, posted as unknown as Posted, push.allowLoopback);
  if (GONE.includes(status)) return 'gone';
  if (status < 200 || status > 299) throw new NoAnswer(`the push service answered ${status}`);
  return 'delivered';
}
