import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Market } from './market.ts';

export type Tally = { commits: number; asked: number; missed: string[]; away: number };

type Listed = { readonly data: readonly { readonly _id: string }[] };

/** One of six who change what is theirs, and look for it in the other process after each commit. */
export class DrillWriter {
  readonly #market: Market;
  readonly #nth: number;
  readonly #tally: Tally;
  #price: number;
  #client: pg.Client | undefined;
  isIdle = true;

  constructor(market: Market, nth: number, tally: Tally) {
    this.#market = market;
    this.#nth = nth;
    this.#tally = tally;
    // Prices that no other writer gives.
    this.#price = 1_000_000 * (nth + 1);
  }

  #own(ids: readonly string[]): string {
    const own = ids.filter((_id, at) => at % 6 === this.#nth);
    return own[randomInt(own.length)] as string;
  }

  /** A few changes; answers the product and the price that it has afterwards. */
  async #change(client: pg.Client): Promise<{ id: string; price: number }> {
    const { products, sellers, brands } = this.#market.ids;
    const [id, price] = [this.#own(products), ++this.#price];
    await client.query('update products set asked_price = $2 where id = $1', [id, price]);
    if (randomInt(4) === 0) await sleep(randomInt(60));
    if (randomInt(5) === 0)
      await client.query('update brands set name = $2 where id = $1', [brands[this.#nth % 4], `Brand ${price}`]);
    if (randomInt(12) === 0) {
      const blocked = 'update members set is_blocked = $2 where id = $1';
      await client.query(blocked, [this.#own(sellers), true]);
      await client.query(blocked, [this.#own(sellers), false]);
    }
    if (randomInt(6) === 0)
      await client.query('update products set in_stock = not in_stock where id = $1', [this.#own(products)]);
    if (randomInt(10) === 0) await sleep(300);
    return { id, price };
  }

  async #look({ id, price }: { id: string; price: number }): Promise<void> {
    const query = `/product?facets=false&minPrice=${price}&maxPrice=${price}`;
    const found = await this.#market.ask<Listed>((this.#nth + this.#tally.commits) % 2, query);
    if (!found) this.#tally.away++;
    else if (found.data.some(({ _id }) => _id === id)) this.#tally.asked++;
    else this.#tally.missed.push(`${id} for ${price}`);
  }

  /** One transaction: committed, rolled back, or cut off. */
  async step(): Promise<void> {
    this.isIdle = false;
    try {
      this.#client ??= await this.#market.connect();
      const client = this.#client;
      await client.query('begin');
      const change = await this.#change(client);
      const end = randomInt(10);
      if (end === 0) await client.query('rollback');
      else if (end === 1) {
        this.#client = undefined;
        await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
      } else {
        await client.query('commit');
        this.#tally.commits++;
        await this.#look(change);
      }
    } catch {
      // A deadlock, or the database is away.
      await this.#client?.query('rollback').catch(() => {
        this.#client = undefined;
      });
      await sleep(100);
    } finally {
      this.isIdle = true;
    }
  }

  async close(): Promise<void> {
    await this.#client?.end().catch(() => {});
  }
}
