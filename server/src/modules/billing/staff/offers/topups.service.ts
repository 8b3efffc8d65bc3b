import { changedSince } from '@plyhaat/contract/admin/admin';
import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import {
  offerUnchanged,
  type TopupChange,
  type TopupHistory,
  TopupTerms,
} from '@plyhaat/contract/billing/staff/offers';
import { notFound } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { parsed } from '#platform/http/parsed.ts';
import { asMessages } from '../../plans.sql.ts';
import { insertTopupVersion, lockOffer, putTopupOnOffer, selectTopupVersions, withdrawTopup } from './versions.sql.ts';
import { refuseUnchanged, written } from './written.ts';

export async function topupHistories(db: Db): Promise<TopupHistory[]> {
  const rows = await selectTopupVersions(db);
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, versions]) => ({
    kind,
    roles: versions[0]?.roles ?? [],
    versions: versions.map(({ messages, roles: _roles, position: _position, ...one }) => ({
      ...one,
      messageArr: asMessages(messages),
    })),
  }));
}

async function lockVersions(db: Db, kind: AllowanceKind) {
  await lockOffer(db, `topup ${kind}`);
  const versions = await selectTopupVersions(db, kind);
  const [latest] = versions;
  if (!latest) throw new AppError(notFound);
  return [latest, versions.some(({ isOffered }) => isOffered)] as const;
}

type Prices = TopupTerms['prices'];
const byDays = (prices: Prices): Prices =>
  prices
    .map(({ price, numberOfDays }) => ({ price, numberOfDays }))
    .toSorted((one, other) => one.numberOfDays - other.numberOfDays);

export const changeTopupTerms = (db: Db, staffId: string, kind: AllowanceKind, change: TopupChange): Promise<void> =>
  db.transaction(async (db) => {
    const [latest] = await lockVersions(db, kind);
    if (latest.version !== change.version) throw new AppError(changedSince);
    const before = {
      name: latest.name,
      description: latest.description,
      messages: latest.messages,
      prices: byDays(latest.priceArr),
    };
    const { name, description, messages, prices } = parsed(TopupTerms, { ...before, ...change });
    const after = { name, description, messages, prices: byDays(prices) };
    refuseUnchanged(before, after);
    await withdrawTopup(db, kind);
    const version = latest.version + 1;
    const { roles, position } = latest;
    await insertTopupVersion(db, { kind, name, description, messages, version, roles, position }, after.prices);
    await written(db, {
      staffId,
      kind: 'topup',
      id: kind,
      act: 'change',
      before: { ...before, version: latest.version },
      after: { ...after, version },
    });
  });

export const setTopupOffered = (db: Db, staffId: string, kind: AllowanceKind, isOffered: boolean): Promise<void> =>
  db.transaction(async (db) => {
    const [latest, before] = await lockVersions(db, kind);
    if (before === isOffered) throw new AppError(offerUnchanged);
    await (isOffered ? putTopupOnOffer(db, latest._id) : withdrawTopup(db, kind));
    const act = isOffered ? 'offer' : 'retire';
    await written(db, { staffId, kind: 'topup', id: kind, act, before: { isOffered: before }, after: { isOffered } });
  });
