import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop, Till } from './money-shop.ts';
import { percentile } from './numbers.ts';
import { type Figure, figure } from './report.ts';

type Measured = { readonly whole: number; readonly beyond: number | undefined; readonly ok: boolean };

async function timedBuy(shop: Shop, till: Till, headers: Record<string, string>): Promise<Measured> {
  const body = JSON.stringify({ _id: shop.plan, paymentType: 'phonepay', total: 2359 });
  const since = performance.now();
  const reply = await fetch(`${till.url}/usersubscription/buySubscription`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  }).catch(() => undefined);
  const answer = (await reply?.json().catch(() => undefined)) as { data?: { orderId: string } } | undefined;
  const whole = performance.now() - since;
  const provider = till.payCalls.get(answer?.data?.orderId ?? '');
  return { whole, beyond: provider === undefined ? undefined : whole - provider, ok: reply?.ok === true };
}

/** So many purchases a second for some seconds, limits on. The provider's own time is that of the purchase's pay call. */
export async function load(shop: Shop, perSecond: number, seconds: number): Promise<Figure[]> {
  const all = await Promise.all(Array.from({ length: perSecond * seconds }, () => shop.newMember()));
  const measured = await Promise.all(
    all.map(async (headers, n) => {
      await sleep((n * 1000) / perSecond);
      return timedBuy(shop, shop.tills[n % 2] as Till, headers);
    }),
  );
  const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  const whole = inOrder(measured.map((one) => one.whole));
  const beyond = inOrder(measured.flatMap((one) => one.beyond ?? []));
  const half = percentile(beyond, 50).toFixed(0);
  return [
    figure(`errors of ${measured.length} purchases, ${perSecond} a second`, measured.filter(({ ok }) => !ok).length, {
      atMost: 0,
    }),
    figure('buy calls whose pay call was measured', beyond.length, { atLeast: measured.length }),
    figure('a buy call beyond its pay call, 95th percentile', percentile(beyond, 95), {
      unit: ' ms',
      below: 150,
      note: `half under ${half} ms; with the pay call ${percentile(whole, 95).toFixed(0)} ms`,
    }),
  ];
}
