import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Volumes } from '../server/seed/volumes.ts';
import type { Cleanup } from './cleanup.ts';
import { audit, mailCount, paidCount } from './money-audit.ts';
import { type Callbacks, callbacks } from './money-callbacks.ts';
import type { Moment } from './money-line.ts';
import { load } from './money-load.ts';
import { openShop, PAY_CALL, type Shop, type Till } from './money-shop.ts';
import { type Figure, figure } from './report.ts';
import type { Extent } from './works.ts';

type Point = {
  readonly name: string;
  readonly on: 'database' | 'providers';
  readonly asks: string;
  readonly answers?: string;
};

/** Where a process is killed, each before and after. */
const POINTS: readonly Point[] = [
  { name: 'order stored', on: 'database', asks: 'insert into "orders"', answers: 'COMMIT\0' },
  { name: 'provider called', on: 'providers', asks: PAY_CALL },
  { name: 'answer received', on: 'database', asks: 'update "orders" set "state" = case' },
  { name: 'status call', on: 'providers', asks: 'GET /phonepe/pg/v1/status' },
  { name: 'grant committed', on: 'database', asks: 'insert into "invoices"', answers: 'COMMIT\0' },
  { name: 'mail queued', on: 'database', asks: 'insert into "kept_messages"' },
];
/** An order whose callbacks came to a dead process is found by the reconciler: after 20 s, then step by step. */
const PATIENCE_MS = 150_000;
const PAUSE_MS = 40;

type Reply = {
  data?: {
    orderId: string;
    instrumentResponse?: { redirectInfo: { url: string } };
    payment_links?: { web: string };
  };
};

/** Sends a purchase until it is answered, by whichever process lives: the same key each time. */
async function buy({ tills, plan }: Shop, headers: Record<string, string>, method: string, first: number) {
  const body = JSON.stringify({ _id: plan, paymentType: method, SourceName: 'WEB', total: 2359 });
  const key = randomUUID();
  for (let turn = first; ; turn++) {
    const url = `${(tills[turn % 2] as Till).url}/usersubscription/buySubscription`;
    const reply = await fetch(url, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }).catch(
      () => undefined,
    );
    const { data } = (reply?.ok ? await reply.json().catch(() => ({})) : {}) as Reply;
    if (data) return { id: data.orderId, page: data.instrumentResponse?.redirectInfo.url ?? data.payment_links?.web };
    await sleep(200);
  }
}

/** A member buys, early callbacks arrive for the order, and the member pays. */
async function purchase(shop: Shop, notices: Callbacks, n: number): Promise<void> {
  const method = n % 3 === 2 ? 'justpay' : 'phonepay';
  const { id, page } = await buy(shop, await shop.newMember(), method, n);
  const entry = shop.sandbox.bank.ledger.find(method === 'justpay' ? 'juspay' : 'phonepe-v1', id);
  if (entry) notices.before(entry);
  await sleep(Math.random() * 200);
  if (page) await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
}

/** Purchases one after another until the process is killed: at least `least`, at most four times as many. */
async function round(shop: Shop, notices: Callbacks, victim: Till, point: Point, moment: Moment, least: number) {
  await victim.revived();
  let killed = false;
  const spring = () => {
    killed = true;
    victim.kill();
  };
  victim[point.on].set({ asks: point.asks, moment, spring, ...(point.answers && { answers: point.answers }) });
  const all: Promise<void>[] = [];
  while (all.length < least || (!killed && all.length < 4 * least)) {
    all.push(purchase(shop, notices, all.length));
    await sleep(PAUSE_MS);
  }
  await Promise.all(all);
  // Mails, and orders whose callback was lost, follow a while later.
  for (let waits = 0; !killed && waits < 100; waits++) await sleep(250);
  victim[point.on].clear();
  return { purchases: all.length, killed };
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await reached()) && Date.now() < end) await sleep(500);
}

/** npm run bench money [-- --brief]: 1,000 purchases, or some 100, through twelve kills of each of two processes, or six. */
export async function benchMoney(
  _volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief }: Extent,
): Promise<Figure[]> {
  const notices = callbacks(() => shop);
  const shop: Shop = await openShop(cleanup, notices.deliver);
  const least = brief ? 6 : 42;
  let purchases = 0;
  const kills: [number, number] = [0, 0];
  for (const [turn, point] of POINTS.entries())
    for (const [after, moment] of (['before', 'after'] as const).entries())
      for (const at of brief ? [(turn + after) % 2] : [0, 1]) {
        const done = await round(shop, notices, shop.tills[at as 0 | 1], point, moment, least);
        purchases += done.purchases;
        if (done.killed) kills[at as 0 | 1]++;
        const killed = done.killed ? 'killed' : 'not killed';
        say(`${moment} ${point.name}, process ${at + 1} ${killed}: ${await paidCount(shop)} of ${purchases} paid`);
      }
  for (const till of shop.tills) await till.revived();
  say('waiting for late callbacks, the reconciler and the mails');
  await notices.quiet();
  await until(async () => (await paidCount(shop)) >= purchases && (await mailCount(shop)) >= purchases);
  const figures = [
    figure('kills of the first process', kills[0], { atLeast: brief ? 6 : 12 }),
    figure('kills of the second process', kills[1], { atLeast: brief ? 6 : 12 }),
    figure('purchases', purchases, { atLeast: brief ? 72 : 1000 }),
    ...notices.figures(),
    ...(await audit(shop, purchases)),
  ];
  say('50 purchases a second');
  for (const till of shop.tills) await till.goDirect();
  // Fresh processes compile their code first.
  await load(shop, 20, 15);
  return [...figures, ...(await load(shop, 50, brief ? 5 : 20))];
}
