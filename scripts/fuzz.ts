import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { allEndpoints } from '../server/test/described.ts';
import { isBug } from '../server/test/fuzz/by-design.ts';
import { requestTo } from '../server/test/fuzz/requests.ts';
import { type Done, isSlow, nameOf, type Try } from './fuzz/findings.ts';
import { allPrincipals, type Principal, renew, someIds } from './fuzz/principals.ts';
import { send } from './fuzz/sending.ts';
import { type Site, startFuzzedSite } from './fuzz/site.ts';
import { finish, say } from './steps.ts';

// npm run fuzz [-- --minutes 10] [--seed 7] [--only '/product']: every endpoint as everybody, until the time is over.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const MINUTES = Number(values.minutes);
const SEED = Number(values.seed ?? Date.now() % 1_000_000);
const AT_ONCE = 12;
const EACH = 4;
const LEAST_PER_MINUTE = 10_000;
const MOST_GROWTH_MB = 50;
const MAX_RECORDED = 200;

type Outcome = {
  requests: number;
  readonly statuses: Map<number, number>;
  readonly bugs: Done[];
  readonly slow: Done[];
  readonly memory: number[];
  readonly recent: Done[];
  readonly stopped: Map<string, Try>;
};

/** Every endpoint with every principal, a few requests each, round after round. */
function* rounds(endpoints: Awaited<ReturnType<typeof allEndpoints>>, principals: readonly Principal[], ids: string[]) {
  for (let round = 0; ; round++)
    for (const [at, endpoint] of endpoints.entries()) {
      const requests = fc.sample(requestTo(endpoint, ids), {
        numRuns: EACH * principals.length,
        seed: SEED + round * endpoints.length + at,
      });
      for (const [n, request] of requests.entries())
        yield { endpoint, principal: principals[n % principals.length] as Principal, request };
    }
}

async function one(site: Site, next: Try, outcome: Outcome): Promise<void> {
  const sent = await send(site.url, next.request, next.principal.token);
  const done = { ...next, sent };
  outcome.requests++;
  outcome.statuses.set(sent.status, (outcome.statuses.get(sent.status) ?? 0) + 1);
  outcome.recent.push(done);
  if (outcome.recent.length > 2000) outcome.recent.splice(0, 1000);
  if (isBug(next.endpoint, sent.status, sent.error) && outcome.bugs.length < MAX_RECORDED) outcome.bugs.push(done);
  if (isSlow(done) && outcome.slow.length < MAX_RECORDED) outcome.slow.push(done);
  if (sent.status === 401 && next.principal.token) await renew(site.database.db, next.principal);
}

/** Records the requests in progress while the event loop was blocked. */
function blame(outcome: Outcome, stops: ReturnType<Site['stops']>): void {
  for (const { until, ms } of stops)
    for (const done of outcome.recent) {
      const end = done.sent.began + done.sent.ms;
      if (done.sent.began <= until && end >= until - ms && outcome.stopped.size < MAX_RECORDED)
        outcome.stopped.set(nameOf(done), done);
    }
}

async function fuzz(site: Site): Promise<Outcome> {
  const [endpoints, principals, ids] = [
    (await allEndpoints()).filter(({ method, path }) => `${method} ${path}`.includes(values.only)),
    await allPrincipals(site.database.db),
    await someIds(site.database.db),
  ];
  say(`${endpoints.length} endpoints, ${principals.length} principals, seed ${SEED}`);
  const outcome: Outcome = {
    requests: 0,
    statuses: new Map(),
    bugs: [],
    slow: [],
    memory: [],
    recent: [],
    stopped: new Map(),
  };
  const tries = rounds(endpoints, principals, ids);
  const end = Date.now() + MINUTES * 60_000;
  let seen = 0;
  const watch = setInterval(() => {
    outcome.memory.push(site.residentMegabytes());
    const stops = site.stops();
    blame(outcome, stops.slice(seen));
    seen = stops.length;
  }, 1000);
  const work = async () => {
    while (Date.now() < end) await one(site, tries.next().value as Try, outcome);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearInterval(watch);
  return outcome;
}

/** Alone, three times: what is only slow beside others is not slow by itself. */
async function confirmed(site: Site, tries: readonly Try[], isAgain: (done: Done, stopsBefore: number) => boolean) {
  const names: string[] = [];
  for (const next of tries) {
    let times = 0;
    for (let n = 0; n < 3; n++) {
      const before = site.stops().length;
      const sent = await send(site.url, next.request, next.principal.token);
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (isAgain({ ...next, sent }, before)) times++;
    }
    if (times >= 2) names.push(nameOf(next));
  }
  return names;
}

const mean = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

/** From the second fifth of the run to the last. */
function growthOf({ memory }: Outcome): number {
  const fifth = Math.floor(memory.length / 5);
  return mean(memory.slice(-fifth)) - mean(memory.slice(fifth, 2 * fifth));
}

const site = await startFuzzedSite();
try {
  const outcome = await fuzz(site);
  const slow = await confirmed(site, outcome.slow, isSlow);
  const stopped = await confirmed(site, [...outcome.stopped.values()], (_done, before) => site.stops().length > before);
  const growth = growthOf(outcome);
  const least = MINUTES * LEAST_PER_MINUTE;
  say(`${outcome.requests} requests; statuses ${JSON.stringify(Object.fromEntries([...outcome.statuses].sort()))}`);
  say(
    `beside others ${outcome.slow.length} took over a second, ${outcome.stopped.size} were there when the event loop stopped for 100 ms`,
  );
  const faults = [
    ...outcome.bugs.map((done) => `${done.sent.status} ${done.sent.error}: ${nameOf(done)}`),
    ...slow.map((name) => `over a second: ${name}`),
    ...stopped.map((name) => `stops the event loop: ${name}`),
    ...(growth > MOST_GROWTH_MB ? [`memory grew by ${growth.toFixed(0)} MB`] : []),
    ...(outcome.requests < least ? [`only ${outcome.requests} requests of ${least}`] : []),
  ];
  say(`memory ${mean(outcome.memory).toFixed(0)} MB, growth ${growth.toFixed(0)} MB`);
  for (const fault of faults) say(`  ${fault}`);
  finish({ passed: outcome.requests, failed: faults.length });
} finally {
  await site.close();
}
process.exit();
