import { openSession } from '../server/src/modules/identity/identity.ts';
import type { Database } from '../server/src/platform/db/db.ts';
import { readSettings } from '../server/src/settings.ts';
import { someSeller } from '../server/test/builders.ts';
import { someSubscriber } from '../server/test/subscribed.ts';

/** Most numbers that a buyer may ask for in a day. */
const A_BUYERS_DAY = 50;

export type Pair = { readonly token: string; readonly sellerId: string };

/** Buyers with a session each, and sellers of whom each is contacted once. */
export async function gatherPairs({ db }: Database, settings: Record<string, string>, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let token = '';
  for (let n = 0; n < count; n++) {
    if (n % A_BUYERS_DAY === 0) {
      const place = { device: 'a drill', address: '127.0.0.1' };
      token = `Bearer ${await openSession(db, readSettings(settings), await someSubscriber(db), place)}`;
    }
    pairs.push({ token, sellerId: (await someSeller(db)).id });
  }
  return pairs;
}

export type Contacts = {
  readonly accepted: Set<string>;
  readonly failures: string[];
  readonly stop: () => Promise<void>;
};

/** Tells one seller after the other that a buyer is interested, and remembers of whom that was acknowledged. */
export function contactSteadily(url: string, pairs: readonly Pair[], perSecond: number): Contacts {
  const accepted = new Set<string>();
  const failures: string[] = [];
  const under: Promise<void>[] = [];
  const contact = async ({ token, sellerId }: Pair) => {
    const reply = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ userId: sellerId, channel: 'call' }),
    }).catch((error: unknown) => String(error));
    if (typeof reply === 'string') failures.push(reply);
    else if (reply.ok) accepted.add(sellerId);
    else failures.push(`POST /leads answered ${reply.status}: ${(await reply.text()).slice(0, 200)}`);
  };
  const timer = setInterval(() => {
    const pair = pairs[under.length];
    if (pair) under.push(contact(pair));
  }, 1000 / perSecond);
  return {
    accepted,
    failures,
    async stop() {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}
