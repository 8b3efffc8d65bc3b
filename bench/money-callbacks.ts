import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '../server/src/sandbox/ledger.ts';
import { forgedNotice, noticesOf, type SandboxNotice } from '../server/src/sandbox/notices.ts';
import type { Shop, Till } from './money-shop.ts';
import { type Figure, figure } from './report.ts';

const DUPLICATES = 50;
const LATE = 10;
const LATEST_MS = 8000;
const FORGED = 5;
const REORDERED = 3;
/** One payer in so many is announced as paid before having paid. */
const EARLY_EACH = 4;

type Kind = 'duplicate' | 'late' | 'early' | 'reordered' | 'forged';

/**
 * Callbacks as in the worst case, half to each process: every true one fifty times in any order, ten of them seconds
 * late; an earlier state before and after it; one that says paid too early; and forged ones.
 */
export function callbacks(shop: () => Shop) {
  const sent: Record<Kind, number> = { duplicate: 0, late: 0, early: 0, reordered: 0, forged: 0 };
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  let forgedTaken = 0;
  let purchases = 0;

  async function post(kind: Kind, { url, headers, body }: SandboxNotice, afterMs: number): Promise<void> {
    await sleep(afterMs);
    sent[kind]++;
    const till = shop().tills[turn++ % 2] as Till;
    const address = till.url.replace(/\/api$/, new URL(url).pathname);
    const reply = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
    await reply?.arrayBuffer().catch(() => undefined);
    if (kind === 'forged' && reply?.ok) forgedTaken++;
  }
  const send = (kind: Kind, notice: SandboxNotice, times: number, withinMs: number) => {
    for (let n = 0; n < times; n++) {
      const one = post(kind, notice, Math.random() * withinMs).finally(() => underWay.delete(one));
      underWay.add(one);
    }
  };

  return {
    /** What the sandbox would send once. */
    deliver: async (notice: SandboxNotice) => {
      send('duplicate', notice, DUPLICATES - LATE, 300);
      send('late', notice, LATE, LATEST_MS);
    },
    /** Before a payer pays. */
    before(entry: Entry): void {
      const { latest, earlier } = noticesOf(entry, { state: 'paid', amountPaise: entry.amountPaise });
      send('forged', forgedNotice(entry), FORGED, 500);
      send('reordered', earlier, REORDERED, LATEST_MS);
      if (purchases++ % EARLY_EACH === 0) send('early', latest, 1, 0);
    },
    async quiet(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    figures: (): Figure[] => [
      ...Object.entries(sent).map(([kind, count]) => figure(`callbacks sent, ${kind}`, count)),
      figure('forged callbacks that were taken', forgedTaken, { atMost: 0 }),
    ],
  };
}
export type Callbacks = ReturnType<typeof callbacks>;
