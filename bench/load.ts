import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Cleanup } from './cleanup.ts';
import { median } from './numbers.ts';
import { startProgram } from './processes.ts';
import { AUTOCANNON } from './tools.ts';

const CONNECTIONS = 10;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const ROUND_SECONDS = 4;

/** As browsers ask: every figure is of the compressed form, for the bare server too. */
const ACCEPTED = 'gzip, deflate, br';

/** In an address, the place where every request gets a word of its own. */
export const UNIQUE = '[<id>]';

export type Rate = { readonly perSecond: number; readonly p99: number };

type Result = {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly errors: number;
  readonly non2xx: number;
};
type Fire = (options: object) => Promise<Result>;

async function fire(url: string, seconds: number): Promise<Rate> {
  const { default: autocannon } = (await import(pathToFileURL(AUTOCANNON).href)) as { default: Fire };
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': ACCEPTED },
    idReplacement: url.includes(UNIQUE),
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals under load`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** The bytes as they travel; `fetch` would unpack them. */
async function answerOf(url: string): Promise<{ body: Buffer; type: string; encoding: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  http.get(url, { headers: { 'accept-encoding': ACCEPTED } }, resolve).on('error', reject);
  const response = await promise;
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers;
  return { body: await buffer(response), type, encoding };
}

export type Bare = { readonly url: string; readonly bytes: number };

/** A bare server that returns what `url` returns. */
export async function startBare(url: string, folder: string, cleanup: Cleanup): Promise<Bare> {
  const { body, type, encoding } = await answerOf(url);
  const file = path.join(folder, `bare-${crypto.randomUUID()}`);
  await fs.writeFile(file, body);
  const program = path.join(import.meta.dirname, 'bare-server.ts');
  const bare = await startProgram([program, file, type, encoding], /listening/);
  cleanup.add(bare.stop);
  return { url: `http://127.0.0.1:${bare.line.split(' ').at(-1)}/`, bytes: body.length };
}

/** Fires at every address in turn, several rounds, so that a busy machine is unkind to all alike: medians, in order. */
export async function measureLoad(urls: readonly string[]): Promise<Rate[]> {
  for (const url of urls) await fire(url, WARM_UP_SECONDS);
  const rounds: Rate[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rates: Rate[] = [];
    for (const url of urls) rates.push(await fire(url, ROUND_SECONDS));
    rounds.push(rates);
  }
  return urls.map((_url, at) => {
    const rates = rounds.flatMap((round) => round[at] ?? []);
    return {
      perSecond: median(rates.map(({ perSecond }) => perSecond)),
      p99: median(rates.map(({ p99 }) => p99)),
    };
  });
}
