import { formatQuantity, PIECE, quantityWord, readQuantity } from '@plyhaat/contract/core/quantity';
import {
  type InboxItem,
  InboxKind,
  type InboxQuery,
  type InboxThing,
  itemNotFound,
} from '@plyhaat/contract/leads/seller-inbox';
import { FORMER_MEMBER } from '@plyhaat/contract/reviews/reviews';
import { selectApplicationsOf } from '#modules/dealerships/inbox.reads.sql.ts';
import { selectMatchesFor, selectQuotesOf } from '#modules/requirements/inbox.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { countItems, type InboxKey, selectKeys, selectLeadItems, selectLeadsFor } from './seller-inbox.sql.ts';

const NOTHING = {
  who: null,
  cityName: null,
  asked: null,
  threadId: null,
  requirementId: null,
  endsAt: null,
  lead: null,
  quote: null,
  application: null,
} as const;

async function showLeads(db: Db, sellerId: string, ids: readonly string[]): Promise<InboxThing[]> {
  const rows = await selectLeadItems(db, sellerId, ids);
  return rows.map(({ id, channel, source, status, reminderAt, quantity, unit, unitName, ...row }) => ({
    ...NOTHING,
    _id: id,
    kind: quantity === null ? 'lead' : 'request',
    who: row.name,
    cityName: row.cityName,
    what: row.productName ?? row.title ?? row.message,
    asked:
      quantity && unit
        ? formatQuantity({ amount: quantity, unit, ...(unit === 'per Nos/sheet' && { noun: unitName ?? PIECE }) })
        : row.asked,
    at: row.at,
    threadId: row.threadId,
    requirementId: row.requirementId,
    lead: { _id: id, channel, source, status, reminderAt },
  }));
}

async function showMatches(db: Db, sellerId: string, ids: readonly string[]): Promise<InboxThing[]> {
  const rows = await selectMatchesFor(db, sellerId, ids);
  return rows.map(({ id, title, quantity, ...row }) => ({
    ...NOTHING,
    ...row,
    _id: id,
    kind: 'match',
    what: title,
    asked: quantity,
    requirementId: id,
  }));
}

async function showQuotes(db: Db, sellerId: string, ids: readonly string[]): Promise<InboxThing[]> {
  const rows = await selectQuotesOf(db, sellerId, ids);
  const buyerIds = rows.flatMap(({ buyerId }) => buyerId ?? []);
  const reached = await selectLeadsFor(db, sellerId, buyerIds);
  const leadOf = (wanted: string | null) => {
    const found = reached.findLast(({ requirementId }) => requirementId === wanted);
    if (!found || wanted === null) return null;
    const { requirementId: _, ...lead } = found;
    return lead;
  };
  return rows.map((row) => {
    const quantity = readQuantity(row.quantity ?? '');
    return {
      ...NOTHING,
      _id: row.id,
      kind: row.status === 'accepted' ? 'win' : 'quote',
      who: row.buyerName ?? FORMER_MEMBER,
      cityName: row.cityName,
      what: row.title,
      asked: row.quantity,
      at: row.at,
      threadId: row.threadId,
      requirementId: row.requirementId,
      lead: leadOf(row.requirementId),
      quote: {
        status: row.status,
        unitPrice: row.unitPrice / 100,
        unit: row.unit,
        unitName: quantity?.unit === 'per Nos/sheet' ? quantityWord(quantity) : (row.productUnit ?? PIECE),
        total: row.total === null ? null : row.total / 100,
        validUntil: row.validUntil,
      },
    };
  });
}

async function showApplications(db: Db, memberId: string, ids: readonly string[]): Promise<InboxThing[]> {
  const rows = await selectApplicationsOf(db, memberId, ids);
  return rows.map(({ id, isOwn, status, opportunityId, type, at, ...row }) => ({
    ...NOTHING,
    _id: id,
    kind: 'application',
    who: isOwn ? row.organisation : row.applicant,
    cityName: row.cities,
    what: row.brand,
    at,
    application: { status, opportunityId, isOwn, type },
  }));
}

const SHOW = {
  request: showLeads,
  lead: showLeads,
  match: showMatches,
  quote: showQuotes,
  win: showQuotes,
  application: showApplications,
} as const;

type Key = InboxKey & { readonly waits: boolean };

/** In the order of the keys. One that went away meanwhile is missing. */
async function showAll(db: Db, sellerId: string, keys: readonly Key[]): Promise<InboxItem[]> {
  const shown = new Map<string, InboxThing>();
  for (const [show, ofOne] of Map.groupBy(keys, ({ kind }) => SHOW[kind])) {
    const ids = ofOne.map(({ id }) => id);
    for (const item of await show(db, sellerId, ids)) shown.set(item._id, item);
  }
  return keys.flatMap(({ id, waits }) => {
    const item = shown.get(id);
    return item ? [{ ...item, waits }] : [];
  });
}

const cursorOf = ({ waits, at, id }: Key) => `${waits ? 'waiting' : 'other'}_${at}_${id}`;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return { waits: true, after: undefined };
  const [part, at = '', id = ''] = cursor.split('_');
  return { waits: part === 'waiting', after: { at, id } };
}

/** So many keys after the cursor: first what waits, then the rest. */
async function keysAfter(db: Db, sellerId: string, query: InboxQuery, most: number): Promise<Key[]> {
  const { waits, after } = readCursor(query.cursor);
  const waiting = waits ? await selectKeys(db, sellerId, query, { waiting: true, after, most }) : [];
  const left = most - waiting.length;
  const others =
    left > 0
      ? await selectKeys(db, sellerId, query, { waiting: false, after: waits ? undefined : after, most: left })
      : [];
  return [...waiting.map((key) => ({ ...key, waits: true })), ...others.map((key) => ({ ...key, waits: false }))];
}

async function countAll(db: Db, sellerId: string, search: string) {
  const counted = await countItems(db, sellerId, { search });
  const total = (wanted: InboxKind) => counted.find(({ kind }) => kind === wanted)?.total ?? 0;
  return {
    kinds: Object.fromEntries(InboxKind.options.map((kind) => [kind, total(kind)])) as Record<InboxKind, number>,
    waiting: counted.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

/** A page of the caller's own inbox. */
export async function readSellerInbox(db: Db, { id: sellerId }: Member, query: InboxQuery) {
  const keys = await keysAfter(db, sellerId, query, query.perPage + 1);
  const page = keys.slice(0, query.perPage);
  const last = keys.length > query.perPage ? page.at(-1) : undefined;
  return {
    data: await showAll(db, sellerId, page),
    next: last ? cursorOf(last) : null,
    ...(query.cursor === undefined && { counts: await countAll(db, sellerId, query.search) }),
  };
}

/** One thing of it, which need not be on any page that was read. */
export async function readItem(db: Db, { id: sellerId }: Member, kind: InboxKind, id: string) {
  const [item] = await SHOW[kind](db, sellerId, [id]);
  if (!item) throw new AppError(itemNotFound);
  return { data: item };
}
