import { type Knobs, knobsOff } from './knobs.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { Deliver, SandboxNotice } from './notices.ts';
import { forgedNotice, noticesOf } from './notices.ts';

const WRONG_BY = 100;
const DUPLICATES = 5;

export type Shown = Pick<Entry, 'state' | 'amountPaise'>;

/** What the three protocols share: the orders, the knobs, and who is told. */
export class Bank {
  readonly ledger: Ledger;
  readonly knobs: Knobs = knobsOff();
  readonly #deliver: Deliver;
  readonly #held: Entry[] = [];
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(ledger: Ledger, deliver: Deliver) {
    this.ledger = ledger;
    this.#deliver = deliver;
  }

  /** An order as the outside is told of it now. */
  shown(entry: Entry): Shown {
    const amountPaise = entry.amountPaise - (this.knobs.wrongAmount ? WRONG_BY : 0);
    return { amountPaise, state: this.knobs.pending ? 'pending' : entry.state };
  }

  decide(entry: Entry, state: 'paid' | 'failed' | 'cancelled'): Entry {
    if (entry.state !== 'pending') return entry;
    const decided = this.ledger.decide(entry, state);
    if (this.knobs.pending) this.#held.push(decided);
    else this.#tell(decided);
    return decided;
  }

  turn(knobs: Partial<Knobs>): void {
    Object.assign(this.knobs, knobs);
    if (!this.knobs.pending) for (const entry of this.#held.splice(0)) this.#tell(entry);
  }

  #tell(entry: Entry): void {
    const sending = this.#send(entry).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async #send(entry: Entry): Promise<void> {
    if (this.knobs.forged) await this.#deliver(forgedNotice(entry));
    const { latest, earlier } = noticesOf(entry, this.shown(entry));
    const copies: SandboxNotice[] = Array(this.knobs.duplicate ? DUPLICATES : 1).fill(latest);
    await Promise.all(copies.map(this.#deliver));
    if (this.knobs.reordered) await this.#deliver(earlier);
  }

  /** Until every callback so far was delivered or given up. */
  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
