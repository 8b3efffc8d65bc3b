import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Cleanup } from './cleanup.ts';
import { median, percentile } from './numbers.ts';
import { startProgram } from './processes.ts';
import { AUTOCANNON } from './tools.ts';

/** How often and how long every address is fired at. */
export type Pace = { readonly rounds: number; readonly warmUpSeconds: number; readonly roundSeconds: number };
const USUAL: Pace = { rounds: 3, warmUpSeconds: 3, roundSeconds: 4 };
const CONNECTIONS = 10;

/** As browsers ask: unless a target says otherwise, a figure is of the compressed form, for the bare server too. */
const ACCEPTED = 'gzip, deflate, br';

/** What is fired at: addresses of one server in turn. */
export type Target = {
  readonly urls: readonly string[];
  readonly connections?: number;
  /** Asked for without compression, to compare with what does not compress. */
  readonly plain?: boolean;
};

export type Rate = { readonly perSecond: number; readonly p50: number; readonly p95: number; readonly p99: number };

type Result = {
  readonly requests: { readonly average: number };
  readonly errors: number;
  readonly non2xx: number;
};
type Response = (client: unknown, status: number, bytes: number, milliseconds: number) => void;
type Firing = Promise<Result> & { on(event: 'response', listener: Response): void };
type Fire = (options: object) => Firing;

/** Fires requests of one server until the time is over. */
async function shoot(options: {
  url: string;
  requests: readonly object[];
  duration: number;
  connections: number;
  headers: object;
}): Promise<Rate> {
  const { default: autocannon } = (await import(pathToFileURL(AUTOCANNON).href)) as { default: Fire };
  const times: number[] = [];
  const firing = autocannon(options);
  firing.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { requests, errors, non2xx } = await firing;
  if (errors + non2xx > 0) throw new Error(`${options.url}: ${errors} errors, ${non2xx} refusals under load`);
  const inOrder = times.toSorted((a, b) => a - b);
  return {
    perSecond: requests.average,
    p50: percentile(inOrder, 50),
    p95: percentile(inOrder, 95),
    p99: percentile(inOrder, 99),
  };
}

async function fire({ urls, connections = CONNECTIONS, plain = false }: Target, seconds: number): Promise<Rate> {
  const [first = ''] = urls;
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);
  // Cached answers may have been evicted: each is fetched once before measuring.
  for (const url of urls) await answerOf(url);
  return shoot({
    url: new URL(first).origin,
    requests: urls.map((url) => ({ method: 'GET', path: pathOf(url) })),
    connections,
    duration: seconds,
    headers: { 'accept-encoding': plain ? 'identity' : ACCEPTED },
  });
}

/** Fires with an address of its own for every request. */
export const fireAnew = (url: string, next: () => string, seconds: number): Promise<Rate> =>
  shoot({
    url,
    requests: [{ setupRequest: (request: object) => ({ ...request, method: 'GET', path: next() }) }],
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': ACCEPTED },
  });

export type Answer = { readonly body: Buffer; readonly type: string; readonly encoding: string };

/** The bytes as they travel; `fetch` would unpack them. */
export async function answerOf(url: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  http.get(url, { headers: { 'accept-encoding': ACCEPTED } }, resolve).on('error', reject);
  const response = await promise;
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers;
  return { body: await buffer(response), type, encoding };
}

export type Bare = { readonly url: string; readonly bytes: number; readonly stop: () => Promise<void> };

/** A bare server that returns these bytes. */
export async function startBareOf({ body, type, encoding }: Answer, folder: string, cleanup: Cleanup): Promise<Bare> {
  const file = path.join(folder, `bare-${crypto.randomUUID()}`);
  await fs.writeFile(file, body);
  const program = path.join(import.meta.dirname, 'bare-server.ts');
  const bare = await startProgram([program, file, type, encoding], /listening/);
  cleanup.add(bare.stop);
  return { url: `http://127.0.0.1:${bare.line.split(' ').at(-1)}/`, bytes: body.length, stop: bare.stop };
}

/** A bare server that returns what `url` returns. */
export async function startBare(url: string, folder: string, cleanup: Cleanup): Promise<Bare> {
  // The server compresses better on the second request, so the first answer is thrown away.
  await answerOf(url);
  return startBareOf(await answerOf(url), folder, cleanup);
}

/** Loads every target in turn, in several rounds, so that a busy machine affects all alike: medians, in order. */
export async function measureTargets(targets: readonly Target[], pace: Pace = USUAL): Promise<Rate[]> {
  for (const target of targets) await fire(target, pace.warmUpSeconds);
  const rounds: Rate[][] = [];
  for (let round = 0; round < pace.rounds; round++) {
    const rates: Rate[] = [];
    for (const target of targets) rates.push(await fire(target, pace.roundSeconds));
    rounds.push(rates);
  }
  return targets.map((_target, at) => {
    const rates = rounds.flatMap((round) => round[at] ?? []);
    const middle = (name: keyof Rate) => median(rates.map((rate) => rate[name]));
    return { perSecond: middle('perSecond'), p50: middle('p50'), p95: middle('p95'), p99: middle('p99') };
  });
}

export const measureLoad = (urls: readonly string[]): Promise<Rate[]> =>
  measureTargets(urls.map((url) => ({ urls: [url] })));
