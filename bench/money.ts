import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Volumes } from '../server/seed/volumes.ts';
import type { SandboxNotice } from '../server/src/sandbox/notices.ts';
import type { Cleanup } from './cleanup.ts';
import type { Moment } from './money-line.ts';
import { openShop, type Shop, type Till } from './money-shop.ts';
import { percentile } from './numbers.ts';
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
  { name: 'provider called', on: 'providers', asks: 'POST /phonepe/pg/v1/pay' },
  { name: 'answer received', on: 'database', asks: 'update "orders" set "state" = case' },
  { name: 'status call', on: 'providers', asks: 'GET /phonepe/pg/v1/status' },
  { name: 'grant committed', on: 'database', asks: 'insert into "invoices"', answers: 'COMMIT\0' },
  { name: 'mail queued', on: 'database', asks: 'insert into "kept_messages"' },
];
const PATIENCE_MS = 150_000;
const CALLBACKS = 50;

type Purchase = {
  readonly headers: Record<string, string>;
  readonly key: string;
  readonly method: 'phonepay' | 'justpay';
};
type Reply = {
  data?: {
    orderId: string;
    state: string;
    instrumentResponse?: { redirectInfo: { url: string } };
    payment_links?: { web: string };
  };
};

/** Sends a purchase until it is answered, by whichever process lives: the same key each time. */
async function buy(
  { tills, plan }: Shop,
  { headers, key, method }: Purchase,
  first: number,
): Promise<string | undefined> {
  const body = JSON.stringify({ _id: plan, paymentType: method, SourceName: 'WEB', total: 2359 });
  for (let turn = first; ; turn++) {
    const url = `${(tills[turn % 2] as Till).url}/usersubscription/buySubscription`;
    const reply = await fetch(url, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }).catch(
      () => undefined,
    );
    const { data } = (reply?.ok ? await reply.json().catch(() => ({})) : {}) as Reply;
    if (data) return data.instrumentResponse?.redirectInfo.url ?? data.payment_links?.web;
    await sleep(200);
  }
}

/** Callbacks fifty times over, in any order, half of them to each process, and as many with a wrong signature. */
const storm = (shop: () => Shop) => async (told: SandboxNotice) => {
  const { pathname } = new URL(told.url);
  const wrong = Object.fromEntries(
    Object.entries(told.headers).map(([name, value]) => [name, name === 'content-type' ? value : `x${value}`]),
  );
  const sends = Array.from({ length: CALLBACKS }, (_, n) => ({ n, headers: n % 10 === 9 ? wrong : told.headers }));
  for (const { n, headers } of sends.sort(() => Math.random() - 0.5)) {
    const till = shop().tills[n % 2] as Till;
    void fetch(till.url.replace(/\/api$/, pathname), { method: 'POST', headers, body: told.body }).catch(
      () => undefined,
    );
  }
};

const paidCount = async ({ database }: Shop) =>
  Number((await database.pool.query(`select count(*) from orders where state = 'PAID'`)).rows[0].count);

async function round(shop: Shop, point: Point, moment: Moment, purchases: number): Promise<boolean> {
  const [till] = shop.tills;
  const before = await paidCount(shop);
  let killed = false;
  let over = false;
  const spring = () => {
    killed = true;
    till.kill();
  };
  const trap = { asks: point.asks, moment, spring, ...(point.answers && { answers: point.answers }) };
  till[point.on].set(trap);
  const revive = (async () => {
    while (!killed && !over) await sleep(100);
    if (killed) await till.start();
  })().catch(() => {});
  const attempts = Array.from({ length: purchases }, async (_, n) => {
    const purchase = {
      headers: await shop.newMember(),
      key: randomUUID(),
      method: n % 3 === 2 ? ('justpay' as const) : ('phonepay' as const),
    };
    await sleep(Math.random() * purchases * 25);
    const page = await buy(shop, purchase, n);
    if (page) await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  });
  await Promise.all(attempts);
  const until = Date.now() + PATIENCE_MS;
  while ((await paidCount(shop)) < before + purchases && Date.now() < until) await sleep(250);
  // A mail is sent after its order is paid.
  for (let waits = 0; !killed && waits < 40; waits++) await sleep(250);
  over = true;
  await revive;
  till[point.on].clear();
  return killed;
}

async function audit({ database: { pool } }: Shop, purchases: number): Promise<Figure[]> {
  const one = async (text: string) => Number(Object.values((await pool.query(text)).rows[0] as object)[0]);
  const zero = { atMost: 0 };
  return [
    figure(
      'grants to one member beyond one',
      await one(
        `select count(*) from (select member_id from member_subscriptions group by 1 having count(*) > 1) as twice`,
      ),
      zero,
    ),
    figure('purchases lost', purchases - (await one(`select count(*) from member_subscriptions`)), zero),
    figure(
      'grants without a paid order',
      await one(
        `select count(*) from member_subscriptions s left join orders o on o.id = s.order_id and o.state = 'PAID' where o.id is null`,
      ),
      zero,
    ),
    figure('gaps in the invoice numbers', await one(`select coalesce(max(serial), 0) - count(*) from invoices`), zero),
    figure(
      'paise between paid orders and invoices',
      await one(
        `select coalesce(sum(o.total), 0) - coalesce((select sum(total) from invoices), 0) from orders o where o.state = 'PAID'`,
      ),
      zero,
    ),
    figure(
      'orders for one purchase beyond one',
      await one(`select count(*) from (select member_id from orders group by 1 having count(*) > 1) as twice`),
      zero,
    ),
    figure('invoice mails', await one(`select count(distinct recipient) from kept_messages`), { atLeast: purchases }),
  ];
}

/** So many purchases a second for some seconds, limits on. The provider's own time is measured beside it. */
async function load(shop: Shop, perSecond: number, seconds: number): Promise<Figure[]> {
  const all = await Promise.all(Array.from({ length: perSecond * seconds }, () => shop.newMember()));
  const took: number[] = [];
  let errors = 0;
  const one = async (headers: Record<string, string>, n: number) => {
    await sleep((n * 1000) / perSecond);
    const began = performance.now();
    const url = `${(shop.tills[n % 2] as Till).url}/usersubscription/buySubscription`;
    const body = JSON.stringify({ _id: shop.plan, paymentType: 'phonepay', total: 2359 });
    const reply = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    }).catch(() => undefined);
    took.push(performance.now() - began);
    if (!reply?.ok) errors++;
  };
  const provider: number[] = [];
  const asking = (async () => {
    for (let n = 0; n < seconds * 4; n++) {
      const began = performance.now();
      await fetch(`${shop.sandbox.url}/health`);
      provider.push(performance.now() - began);
      await sleep(250);
    }
  })();
  await Promise.all([...all.map(one), asking]);
  const sorted = took.toSorted((a, b) => a - b);
  const p95 = percentile(sorted, 95);
  const own = percentile(
    provider.toSorted((a, b) => a - b),
    50,
  );
  return [
    figure(`errors of ${took.length} purchases, ${perSecond} a second`, errors, { atMost: 0 }),
    figure('a buy call beyond the provider, 95th percentile', p95 - own, {
      unit: ' ms',
      below: 150,
      note: `whole ${p95.toFixed(0)} ms, half under ${percentile(sorted, 50).toFixed(0)} ms`,
    }),
  ];
}

/** npm run bench money [-- --brief]: 1,000 purchases, or 96, through twelve kills of one of two processes. */
export async function benchMoney(
  _volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief }: Extent,
): Promise<Figure[]> {
  const shop: Shop = await openShop(
    cleanup,
    storm(() => shop),
  );
  const each = brief ? 8 : 84;
  let purchases = 0;
  let kills = 0;
  for (const point of POINTS)
    for (const moment of ['before', 'after'] as const) {
      if (await round(shop, point, moment, each)) kills++;
      purchases += each;
      say(`${moment} ${point.name}: ${await paidCount(shop)} of ${purchases} paid, ${kills} kills`);
    }
  await sleep(15_000);
  const figures = [figure('kills', kills, { atLeast: 12 }), ...(await audit(shop, purchases))];
  say('50 purchases a second');
  // Fresh processes compile their code first.
  await load(shop, 20, 4);
  return [...figures, ...(await load(shop, 50, brief ? 5 : 20))];
}
