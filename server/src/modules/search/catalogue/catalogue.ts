import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { CatalogueIndex } from '../index/catalogue-index.ts';
import { KeptCards } from './kept-cards.ts';
import { NAMED_KINDS, type NamedKind, Names } from './names.ts';
import { type Position, SERVER_STARTED, unseen } from './position.reads.sql.ts';
import { readAfter, readByIds } from './rows.sql.ts';
import { Vocabulary } from './vocabulary.ts';

/** Products that are taken in at once: a few milliseconds of work. */
const SLICE = 500;
const LONGEST_STATEMENT_MS = 30_000;
/** A position that stays behind falls below what is still listed, so it moves on even where nobody asks. */
const FOLLOW_EVERY_MS = 60_000;
/** So long an index that can no longer be followed goes on answering. */
const LONGEST_STALE_MS = 60_000;

/** The catalogue at a position. It goes on changing: whoever asks notes the position before the first look. */
export type Held = {
  readonly index: CatalogueIndex;
  readonly names: Names;
  readonly cards: KeptCards;
  readonly vocabulary: Vocabulary;
  readonly position: Position;
  /** Not followed at the moment: good enough to be shown, not to be cached. */
  readonly isStale: boolean;
};

type Changes = { readonly products: string[]; readonly kinds: ReadonlySet<string> } & Readonly<
  Record<NamedKind, string[]>
>;
type News = Position & { readonly isLost: boolean; readonly changes: [kind: string, id: string][] };

const changesOf = (news: News): Changes => {
  const ids = (kind: string) => news.changes.flatMap(([one, id]) => (one === kind ? [id] : []));
  const named = Object.fromEntries(NAMED_KINDS.map((kind) => [kind, ids(kind)])) as Record<NamedKind, string[]>;
  return { products: ids('product'), kinds: new Set(news.changes.map(([kind]) => kind)), ...named };
};

/**
 * All products in the memory of this process, and the connection by which it follows what changes. PostgreSQL keeps the
 * truth: this is derived from it and nothing is written through it.
 */
export class Catalogue {
  readonly #config: pg.ClientConfig;
  #client: Promise<pg.Client> | undefined;
  #held: Omit<Held, 'isStale'> | undefined;
  /** When following broke off; until it is loaded anew, what is held gets older. */
  #lostAt: number | undefined;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig) {
    this.#config = {
      ...config,
      application_name: 'plyhaat catalogue',
      statement_timeout: LONGEST_STATEMENT_MS,
      query_timeout: LONGEST_STATEMENT_MS,
    };
  }

  /** What is held now. It is loaded when somebody asks first, and anew after it was lost. */
  async held(): Promise<Held> {
    const usable = this.#lostAt === undefined || Date.now() - this.#lostAt < LONGEST_STALE_MS;
    if (!this.#held || !usable) await this.follow();
    else if (this.#lostAt !== undefined) void this.follow().catch(() => {});
    if (!this.#held) throw new Error('the catalogue is not loaded');
    return { ...this.#held, isStale: this.#lostAt !== undefined };
  }

  /** How many products are held. */
  get size(): number {
    return this.#held?.index.size ?? 0;
  }

  /** The database server started anew, or changes behind the position are gone: only loading everything helps. */
  invalidate(): void {
    this.#lostAt ??= Date.now();
  }

  /** Waits for a reading of the changes that began after this call. */
  follow(): Promise<void> {
    if (!this.#reading) return this.#begin();
    this.#next ??= this.#reading
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#begin();
      });
    return this.#next;
  }

  #begin(): Promise<void> {
    this.#reading = this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    if (this.#isClosed) throw new Error('the catalogue is closed');
    const client = await this.#connected();
    await client.query('begin isolation level repeatable read read only');
    try {
      const isHeld = this.#held && this.#lostAt === undefined;
      if (!isHeld || !(await this.#readChanges(client, this.#held as Held))) await this.#load(client);
      await client.query('commit');
    } catch (error) {
      // The connection may be in any state, and a transaction of it open.
      this.#disconnect();
      throw error;
    }
  }

  async #load(client: pg.Client): Promise<void> {
    this.#held = await Catalogue.read(client);
    this.#lostAt = undefined;
    this.#timer ??= setInterval(() => void this.follow().catch(() => {}), FOLLOW_EVERY_MS).unref();
  }

  /** Everything as one transaction of this connection sees it. */
  static async read(client: pg.ClientBase): Promise<Omit<Held, 'isStale'>> {
    const { rows } = await client.query<Position>(
      `select pg_current_snapshot()::text as snapshot, ${SERVER_STARTED} as started`,
    );
    const [index, names, vocabulary] = [new CatalogueIndex(), new Names(), new Vocabulary()];
    let last: string | undefined;
    do {
      const slice = await readAfter(client, last, SLICE);
      index.stage(slice);
      last = slice.length === SLICE ? slice.at(-1)?.id : undefined;
      await setImmediate();
    } while (last !== undefined);
    const apply = [await names.readCategories(client), ...(await vocabulary.read(client))];
    for (const kind of NAMED_KINDS) apply.push(await names.read(client, kind));
    for (const one of apply) one();
    index.commit();
    const position = rows[0] as Position;
    return { index, names, vocabulary, cards: new KeptCards(position), position };
  }

  /** Answers false where the changes since the position are not all there, or so many that loading is less work. */
  async #readChanges(client: pg.Client, held: Omit<Held, 'isStale'>): Promise<boolean> {
    const { index, names, vocabulary, cards, position } = held;
    const { rows } = await client.query<News>({
      name: 'catalogue changes',
      text: `with waiting as (select distinct kind, id from catalogue_changes where ${unseen('$1')})
        select pg_current_snapshot()::text as snapshot, ${SERVER_STARTED} as started,
               pg_snapshot_xmin($1::pg_snapshot) < (select floor from catalogue_feed)
                 or exists (select from waiting where kind = 'everything') as "isLost",
               (select coalesce(json_agg(json_build_array(kind, id)), '[]') from waiting) as changes`,
      values: [position.snapshot],
    });
    const news = rows[0] as News;
    if (news.isLost || news.started !== position.started || index.needsRebuild) return false;
    const changes = changesOf(news);
    const gone = new Set(changes.products);
    for (let at = 0; at < changes.products.length; at += SLICE) {
      const slice = await readByIds(client, changes.products.slice(at, at + SLICE));
      index.stage(slice);
      for (const { id } of slice) gone.delete(id);
      await setImmediate();
    }
    const apply = await vocabulary.read(client, changes.kinds);
    if (changes.kinds.has('category')) apply.push(await names.readCategories(client));
    for (const kind of NAMED_KINDS)
      if (changes[kind].length > 0) apply.push(await names.read(client, kind, changes[kind]));
    // In one turn, so that nobody sees a part of it.
    for (const one of apply) one();
    index.commit([...gone]);
    const now = { snapshot: news.snapshot, started: news.started };
    const others = new Set(news.changes.flatMap(([kind, id]) => (kind === 'product' ? [] : [id])));
    cards.moveTo(now, changes.products, others);
    this.#held = { ...held, position: now };
    return true;
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    const gone = () => {
      if (this.#isClosed) return;
      this.invalidate();
      this.#client = undefined;
    };
    client.on('error', gone);
    client.on('end', gone);
    try {
      await client.connect();
      return client;
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }

  #disconnect(): void {
    const client = this.#client;
    this.#client = undefined;
    this.invalidate();
    void client?.then((open) => open.end()).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await (await this.#client?.catch(() => undefined))?.end();
  }
}
