import { changedSince } from '@plyhaat/contract/admin/admin';
import { AllowanceKind } from '@plyhaat/contract/billing/billing';
import {
  type NewTopup,
  offerUnchanged,
  type TopupChange,
  type TopupHistory,
  TopupTerms,
  topupExists,
  topupKey,
} from '@plyhaat/contract/billing/staff/offers';
import { notFound } from '@plyhaat/contract/core/errors';
import { BUSINESS_ROLES, type Role } from '@plyhaat/contract/core/roles';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { parsed } from '#platform/http/parsed.ts';
import { asMessages } from '../../plans.sql.ts';
import {
  insertTopupVersion,
  lockOffer,
  putTopupOnOffer,
  selectTopupVersions,
  type TopupName,
  withdrawTopup,
} from './versions.sql.ts';
import { refuseUnchanged, written } from './written.ts';

export async function topupHistories(db: Db): Promise<TopupHistory[]> {
  const rows = await selectTopupVersions(db);
  const histories = [...Map.groupBy(rows, ({ kind, quantity }) => topupKey(kind, quantity))].map(([key, found]) => {
    // By its newest version: an earlier one may have stood in another place.
    const versions = found.toSorted((one, other) => other.version - one.version);
    return {
      key,
      roles: versions[0]?.roles ?? [],
      versions: versions.map(({ messages, roles: _roles, ...one }) => ({ ...one, messageArr: asMessages(messages) })),
    };
  });
  const placeOf = ({ versions }: TopupHistory) => versions[0]?.position ?? 0;
  return histories.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What a key names; the contract lets no other through. */
function named(key: string): TopupName {
  const [kind, quantity = '1'] = key.split('-');
  return { kind: AllowanceKind.parse(kind), quantity: Number(quantity) };
}

async function lockVersions(db: Db, key: string) {
  await lockOffer(db, `topup ${key}`);
  const versions = (await selectTopupVersions(db, named(key))).toSorted((one, other) => other.version - one.version);
  const [latest] = versions;
  if (!latest) throw new AppError(notFound);
  return [latest, versions.some(({ isOffered }) => isOffered)] as const;
}

type Prices = TopupTerms['prices'];
const byDays = (prices: Prices): Prices =>
  prices
    .map(({ price, numberOfDays }) => ({ price, numberOfDays }))
    .toSorted((one, other) => one.numberOfDays - other.numberOfDays);

/** For those to whom the kind is sold already. */
async function rolesOf(db: Db, kind: AllowanceKind): Promise<Role[]> {
  const known = (await selectTopupVersions(db)).find((one) => one.kind === kind);
  return known?.roles ?? [...BUSINESS_ROLES];
}

export const createTopup = (db: Db, staffId: string, { kind, quantity, prices, ...terms }: NewTopup): Promise<string> =>
  db.transaction(async (db) => {
    const key = topupKey(kind, quantity);
    await lockOffer(db, `topup ${key}`);
    if ((await selectTopupVersions(db, { kind, quantity })).length > 0) throw new AppError(topupExists);
    const roles = await rolesOf(db, kind);
    await insertTopupVersion(db, { ...terms, kind, quantity, roles }, byDays(prices));
    const after = { ...terms, kind, quantity, prices: byDays(prices) };
    await written(db, { staffId, kind: 'topup', id: key, act: 'create', before: {}, after });
    return key;
  });

export const changeTopupTerms = (db: Db, staffId: string, key: string, change: TopupChange): Promise<void> =>
  db.transaction(async (db) => {
    const [latest] = await lockVersions(db, key);
    if (latest.version !== change.version) throw new AppError(changedSince);
    const before = {
      name: latest.name,
      description: latest.description,
      messages: latest.messages,
      position: latest.position,
      prices: byDays(latest.priceArr),
    };
    const { prices, ...terms } = parsed(TopupTerms, { ...before, ...change });
    const after = { ...terms, prices: byDays(prices) };
    refuseUnchanged(before, after);
    await withdrawTopup(db, latest);
    const version = latest.version + 1;
    const { kind, quantity, roles } = latest;
    await insertTopupVersion(db, { ...terms, kind, quantity, version, roles }, after.prices);
    await written(db, {
      staffId,
      kind: 'topup',
      id: key,
      act: 'change',
      before: { ...before, version: latest.version },
      after: { ...after, version },
    });
  });

export const setTopupOffered = (db: Db, staffId: string, key: string, isOffered: boolean): Promise<void> =>
  db.transaction(async (db) => {
    const [latest, before] = await lockVersions(db, key);
    if (before === isOffered) throw new AppError(offerUnchanged);
    await (isOffered ? putTopupOnOffer(db, latest._id) : withdrawTopup(db, latest));
    const act = isOffered ? 'offer' : 'retire';
    await written(db, { staffId, kind: 'topup', id: key, act, before: { isOffered: before }, after: { isOffered } });
  });
