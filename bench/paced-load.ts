import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './numbers.ts';

const MOST_CONNECTIONS = 50;

export type Times = { readonly count: number; readonly p50: number; readonly p95: number; readonly p99: number };

export type Asked = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** How long one request takes, until its last byte. */
export function timeOf(agent: http.Agent, url: string, { body, ...options }: Asked = {}): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (reply) => {
      reply.resume();
      reply.once('end', () =>
        reply.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${url} answered ${reply.statusCode}`)),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

export function timesOf(all: readonly number[]): Times {
  const inOrder = all.toSorted((a, b) => a - b);
  const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(inOrder, percent)) as [number, number, number];
  return { count: all.length, p50, p95, p99 };
}

/** Visitors who come at a steady pace, whether or not the ones before have been served. */
export async function pacedLoad(
  urlOf: (n: number) => string,
  perSecond: number,
  isOver: () => boolean,
): Promise<Times> {
  // A machine that falls behind makes them wait here; thousands of connections would be refused.
  const agent = new http.Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const began = performance.now();
  const under: Promise<number>[] = [];
  const failures: unknown[] = [];
  const failed = (error: unknown) => {
    failures.push(error);
    return Number.POSITIVE_INFINITY;
  };
  while (!isOver()) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (under.length < due) under.push(timeOf(agent, urlOf(under.length)).catch(failed));
    await sleep(1);
  }
  const times = timesOf(await Promise.all(under));
  agent.destroy();
  if (failures.length > 0) throw new Error(`${failures.length} of ${times.count} failed: ${failures[0]}`);
  return times;
}
