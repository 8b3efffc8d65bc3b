import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A page reads a dozen things at once. Asked one by one, the asking takes longer than the answers. */
const together = new AsyncLocalStorage<true>();
export const readTogether = <T>(work: () => Promise<T>): Promise<T> => together.run(true, work);

type Question = { readonly query: pg.QueryConfig; readonly values: unknown[] | undefined };
type PendingQuestion = Question & {
  readonly answer: Promise<pg.QueryResult>;
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
};

/** By name, because a long text takes long to look through. */
const reading = new Map<string, boolean>();

function onlyReads(name: string, text: string): boolean {
  const cached = reading.get(name);
  if (cached !== undefined) return cached;
  const reads = /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text);
  reading.set(name, reads);
  return reads;
}

/** Visitors of the same moment ask the same. Only what reads, and has a name for saying so, may be asked once for all. */
const sharedName = ({ query: { name, text }, values }: Question): string | undefined =>
  name && onlyReads(name, text) ? `${name} ${JSON.stringify(values)}` : undefined;

/** Several pages may hold it. */
function unchangeable(result: pg.QueryResult): pg.QueryResult {
  for (const row of result.rows) Object.freeze(row);
  Object.freeze(result.rows);
  return result;
}

/** A statement that takes long holds up those behind it on its connection: the next ones take another. */
const LINES = 3;

/** One connection that sends what was asked for in the same turn without waiting in between, and hears the answers in order. */
class Line {
  readonly #config: pg.ClientConfig;
  #client: Promise<pg.Client> | undefined;
  #args: PendingQuestion[] = [];
  /** Of those, by name: whoever asks the same before it is sent gets the same answer. */
  #shared = new Map<string, PendingQuestion>();
  waiting = 0;

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, pipeline: true };
  }

  /** What was asked here by this name and is not yet on its way. */
  unsent(name: string): Promise<pg.QueryResult> | undefined {
    return this.#shared.get(name)?.answer;
  }

  ask(question: Question, name?: string): Promise<pg.QueryResult> {
    const { promise: answer, ...settle } = Promise.withResolvers<pg.QueryResult>();
    const args = { ...question, answer, ...settle };
    this.waiting++;
    if (name) this.#shared.set(name, args);
    if (this.#args.push(args) === 1) setImmediate(() => void this.#send());
    return answer;
  }

  async #send(): Promise<void> {
    const all = this.#args;
    this.#args = [];
    this.#shared = new Map();
    try {
      const client = await this.#connected();
      for (const { query, values, resolve, reject } of all)
        client
          .query(query, values)
          .then((result) => resolve(unchangeable(result)), reject)
          .finally(() => this.waiting--);
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
    const usual = this.query.bind(this) as (...args: unknown[]) => unknown;
    const query = (config: pg.QueryConfig | string, ...more: unknown[]) => {
      if (typeof config === 'string') return usual(config, ...more);
      if (together.getStore()) return this.#read(config, more[0] as unknown[] | undefined);
      // A copy: pg before 8.23 keeps its callback in what it is given, and a prepared query is given again.
      return usual({ ...config }, ...more);
    };
    Object.assign(this, { query });
  }

  #read(query: pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const name = sharedName({ query, values });
    for (const line of this.#lines) {
      const same = name && line.unsent(name);
      if (same) return same;
    }
    const line = this.#lines.reduce((freest, other) => (other.waiting < freest.waiting ? other : freest));
    return line.ask({ query, values }, name);
  }

  override async end(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.close()));
    await super.end();
  }
}
