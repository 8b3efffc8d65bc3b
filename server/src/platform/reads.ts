import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg from 'pg';

/** A page reads a dozen things at once. Asked one by one, the asking takes longer than the answers. */
const together = new AsyncLocalStorage<true>();
export const readTogether = <T>(work: () => Promise<T>): Promise<T> => together.run(true, work);

type Asked = {
  readonly query: unknown;
  readonly values: unknown;
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
};

/** A statement that takes long holds up those behind it on its connection: the next ones take another. */
const LINES = 3;

type Inside = { readonly connection: { readonly stream: Socket } };

/** One connection that sends what was asked for in the same turn in one piece, and hears the answers in order. */
class Line {
  readonly #config: pg.ClientConfig;
  #client: Promise<pg.Client> | undefined;
  #asked: Asked[] = [];
  waiting = 0;

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, pipeline: true } as pg.ClientConfig;
  }

  ask(asked: Asked): void {
    this.waiting++;
    if (this.#asked.push(asked) === 1) setImmediate(() => void this.#send());
  }

  async #send(): Promise<void> {
    const all = this.#asked;
    this.#asked = [];
    try {
      const client = await this.#connected();
      const { stream } = (client as unknown as Inside).connection;
      stream.cork();
      for (const { query, values, resolve, reject } of all)
        client
          .query(query as pg.QueryConfig, values as unknown[])
          .then(resolve, reject)
          .finally(() => this.waiting--);
      stream.uncork();
    } catch (error) {
      this.waiting -= all.length;
      for (const { reject } of all) reject(error);
    }
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  /** A connection that drops fails what it was asked; the next page opens another. */
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    const forget = () => {
      this.#client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }

  async close(): Promise<void> {
    await (await this.#client?.catch(() => undefined))?.end();
  }
}

/** A pool that answers the reads of pages over a few lines of its own, and everything else as pools do. */
export class ReadingPool extends pg.Pool {
  readonly #lines: readonly Line[];

  constructor(config: pg.PoolConfig) {
    super(config);
    this.#lines = Array.from({ length: LINES }, () => new Line(config));
    const usual = this.query.bind(this) as (...asked: unknown[]) => unknown;
    const query = (...asked: unknown[]) => (together.getStore() ? this.#read(asked[0], asked[1]) : usual(...asked));
    Object.assign(this, { query });
  }

  #read(query: unknown, values: unknown): Promise<pg.QueryResult> {
    const line = this.#lines.reduce((freest, other) => (other.waiting < freest.waiting ? other : freest));
    return new Promise((resolve, reject) => line.ask({ query, values, resolve, reject }));
  }

  override async end(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.close()));
    await super.end();
  }
}
