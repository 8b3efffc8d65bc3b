import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type Api = 'phonepe-v1' | 'phonepe-v2' | 'juspay';
type Refund = { readonly id: string; readonly amountPaise: number; readonly reference: string };

/** An order as the sandbox knows it. */
export type Entry = {
  readonly api: Api;
  readonly id: string;
  readonly amountPaise: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly callbackUrl: string;
  readonly reference: string;
  readonly state: 'pending' | 'paid' | 'failed' | 'cancelled';
  readonly at: string;
  readonly refunds: readonly Refund[];
};
export type NewEntry = Omit<Entry, 'reference' | 'state' | 'at' | 'refunds'>;

export const reference = (prefix: string): string => `${prefix}${randomBytes(9).toString('hex').toUpperCase()}`;

/**
 * The sandbox's orders. Where it has a folder each change is one line of a file, so that a restart, also a hard one,
 * knows what was paid.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #file: string | undefined;

  constructor(folder?: string) {
    if (!folder) return;
    fs.mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'orders.jsonl');
    if (!fs.existsSync(this.#file)) return;
    for (const line of fs.readFileSync(this.#file, 'utf8').split('\n')) this.#replay(line);
  }

  #replay(line: string): void {
    try {
      const entry = JSON.parse(line) as Entry;
      this.#entries.set(`${entry.api}/${entry.id}`, entry);
    } catch {
      // The last line of a killed process may be half a line.
    }
  }

  find(api: Api, id: string): Entry | undefined {
    return this.#entries.get(`${api}/${id}`);
  }

  /** The latest, newest first. */
  latest(count: number): Entry[] {
    return [...this.#entries.values()].slice(-count).reverse();
  }

  /** The order, or the one that has its id already. */
  open(order: NewEntry): Entry {
    const existing = this.find(order.api, order.id);
    const at = new Date().toISOString();
    return existing ?? this.#put({ ...order, reference: reference('T'), state: 'pending', at, refunds: [] });
  }

  /** An order that was paid before the sandbox was there, as the demo's were. What it knows better stays. */
  learn(paid: Omit<Entry, 'state'>): void {
    if (!this.find(paid.api, paid.id)) this.#put({ ...paid, state: 'paid' });
  }

  /** An order is decided once. */
  decide(entry: Entry, state: Entry['state']): Entry {
    return entry.state === 'pending' ? this.#put({ ...entry, state }) : entry;
  }

  /** The refund of an id exists once; undefined where the order was not paid or less is left of it. */
  refund(entry: Entry, id: string, amountPaise: number): Refund | undefined {
    const existing = entry.refunds.find((refund) => refund.id === id);
    if (existing) return existing;
    const given = entry.refunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
    if (entry.state !== 'paid' || !(amountPaise > 0) || given + amountPaise > entry.amountPaise) return undefined;
    const refund = { id, amountPaise, reference: reference('R') };
    this.#put({ ...entry, refunds: [...entry.refunds, refund] });
    return refund;
  }

  findRefund(api: Api, id: string): { readonly entry: Entry; readonly refund: Refund } | undefined {
    for (const entry of this.#entries.values()) {
      const refund = entry.api === api ? entry.refunds.find((one) => one.id === id) : undefined;
      if (refund) return { entry, refund };
    }
    return undefined;
  }

  #put(entry: Entry): Entry {
    this.#entries.set(`${entry.api}/${entry.id}`, entry);
    if (this.#file) fs.appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    return entry;
  }
}
