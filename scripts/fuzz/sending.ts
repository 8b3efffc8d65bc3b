import http from 'node:http';
import type { FuzzRequest } from '../../server/test/fuzz/requests.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const LONGEST_MS = 30_000;

export type Sent = {
  readonly status: number;
  readonly error: string | undefined;
  readonly ms: number;
  readonly began: number;
};

const someAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');

const errorIn = (text: string): string | undefined => {
  try {
    return JSON.parse(text).error;
  } catch {
    return undefined;
  }
};

/** Sends one request from an address of its own. A stream is left as soon as it has begun. */
export function send(site: string, { method, url, body }: FuzzRequest, token: string | undefined): Promise<Sent> {
  const began = Date.now();
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, error: string | undefined) =>
      resolve({ status, error, ms: performance.now() - start, began });
    const request = http.request(
      `${site}${url}`,
      {
        agent,
        method,
        timeout: LONGEST_MS,
        headers: {
          'x-forwarded-for': someAddress(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': body.type, 'content-length': body.payload.length }),
        },
      },
      (reply) => {
        const status = reply.statusCode ?? 0;
        if (/event-stream/.test(reply.headers['content-type'] ?? '')) {
          done(status, undefined);
          return void request.destroy();
        }
        let text = '';
        reply.on('data', (chunk: Buffer) => {
          if (text.length < 2000) text += chunk;
        });
        reply.once('end', () => done(status, status >= 400 ? errorIn(text) : undefined));
      },
    );
    request.once('timeout', () => request.destroy());
    // A refused body may end the connection before it is sent whole.
    request.once('error', (error: NodeJS.ErrnoException) => done(0, error.code));
    request.end(body?.payload);
  });
}
