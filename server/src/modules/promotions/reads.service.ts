import { maskPhone } from '@plyhaat/contract/core/phone';
import type { Picture } from '@plyhaat/contract/core/picture';
import { isStaff } from '@plyhaat/contract/core/roles';
import { type SQL, sql } from 'drizzle-orm';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import type { Exchange } from '#platform/http/http.ts';
import { type Own, type Shape, selectRunning, selectSaved } from './cards.sql.ts';
import { selectResults } from './placement-results.sql.ts';

const ALL = { limit: 1000, offset: 0 };
const BY_ID = sql`t.id = ${sql.placeholder('id')}::uuid`;
const BY_OWNER = sql`t.owner_id = ${sql.placeholder('owner')}::uuid`;

type QueuePage = { readonly limit: number; readonly offset: number };
export const pageOf = (page: number, perPage: number): QueuePage => ({ limit: perPage, offset: (page - 1) * perPage });

type Callable = { readonly phone?: string | null; readonly userId?: unknown };
/** The number itself comes from a lead. */
function masked<Card extends Callable>(card: Card): Card {
  if (!card.phone) return card;
  const phone = maskPhone(card.phone);
  const { userId } = card as { userId?: { companyObj: object } };
  const seller = userId && { userId: { ...userId, companyObj: { ...userId.companyObj, phone } } };
  return { ...card, phone, ...seller };
}

/** Files that are not public get an address for a while. */
export function signed<Card>({ settings }: Deps, { card, closed }: Own<Card>): Card {
  const sign = (value: unknown): unknown => {
    if (typeof value === 'string' && closed.includes(value)) return signPath(settings, value);
    const path = (value as Picture | null)?.path;
    return path && closed.includes(path) ? { ...(value as Picture), path: signPath(settings, path) } : value;
  };
  return Object.fromEntries(Object.entries(card as object).map(([name, value]) => [name, sign(value)])) as Card;
}

type Filter = { readonly name: string; readonly filter?: SQL; readonly values?: Record<string, unknown> };

/** What runs, for everybody. The answer holds until the next one starts or ends. */
export async function listRunning<Card extends Callable>(
  { db }: Deps,
  exchange: Exchange,
  shape: Shape,
  { name, filter, values }: Filter,
  stretch: QueuePage,
) {
  const now = Date.now();
  const found = await selectRunning<Card>(db, shape, { name, ...(filter && { filter }) }, { ...stretch, ...values });
  if (found.edge !== null) exchange.keepUntil(now + found.edge);
  return { data: found.data.map(masked), total: found.total };
}

const seesAll = (who: Member | null, ownerId: string) => who !== null && (who.id === ownerId || isStaff(who.role));

type Named = { readonly _id: string };
const NOTHING = { seen: 0, tapped: 0, leads: 0 };

/** What a member saved last and the results of each, for itself and staff. */
export async function listSaved<Card extends Named>(
  deps: Deps,
  shape: Shape,
  ownerId: string,
  stretch: QueuePage = ALL,
) {
  const where = sql`own.owner_id = ${ownerId}::uuid`;
  const rows = await selectSaved<Card>(deps.db, shape, where, stretch);
  const ids = rows.map(({ card }) => card._id);
  const results = await selectResults(deps.db, ownerId, ids);
  return rows.map((row) => ({ ...signed(deps, row), brought: results.get(row.card._id) ?? NOTHING }));
}

export async function readSaved<Card>(deps: Deps, shape: Shape, id: string, version: 'latest' | 'public' = 'latest') {
  const [row] = await selectSaved<Card>(deps.db, shape, sql`own.id = ${id}::uuid`, { ...ALL, version });
  return row && { card: signed(deps, row), ownerId: row.ownerId };
}

type Asking = { readonly who: Member | null; readonly exchange: Exchange };

/** A member's: all of them to the owner and staff, to others what runs. */
export async function listOf<Card extends Callable & Named>(
  deps: Deps,
  { who, exchange }: Asking,
  shape: Shape,
  ownerId: string,
  stretch: QueuePage = ALL,
) {
  if (!seesAll(who, ownerId))
    return listRunning<Card>(
      deps,
      exchange,
      shape,
      { name: 'of', filter: BY_OWNER, values: { owner: ownerId } },
      stretch,
    );
  const all = await listSaved<Card>(deps, shape, ownerId);
  return { data: all.slice(stretch.offset, stretch.offset + stretch.limit), total: all.length };
}

/** One: whatever its state to the owner and staff, to others while it runs. */
export async function readOne<Card extends Callable>(
  deps: Deps,
  { who, exchange }: Asking,
  shape: Shape,
  id: string,
): Promise<Card | undefined> {
  const saved = who && (await readSaved<Card>(deps, shape, id));
  if (saved && seesAll(who, saved.ownerId)) return saved.card;
  const stretch = { limit: 1, offset: 0 };
  const running = { name: 'one', filter: BY_ID, values: { id } };
  return (await listRunning<Card>(deps, exchange, shape, running, stretch)).data[0];
}
