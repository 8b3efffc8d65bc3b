import { changedSince } from '@plyhaat/contract/admin/admin';
import type { NewPlan, PlanChange, PlanHistory } from '@plyhaat/contract/billing/staff/offers';
import { offerUnchanged, PlanTerms, planExists } from '@plyhaat/contract/billing/staff/offers';
import { notFound } from '@plyhaat/contract/core/errors';
import type * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { parsed } from '#platform/http/parsed.ts';
import { slugify } from '#platform/slug.ts';
import { asPlan } from '../../plans.sql.ts';
import { insertPlanVersion, lockOffer, putOnOffer, selectPlanVersions, withdrawPlan } from './versions.sql.ts';
import { refuseUnchanged, written } from './written.ts';

type Version = Awaited<ReturnType<typeof selectPlanVersions>>[number];

/** What a version holds, by the names of the wire. */
const termsOf = (one: PlanTerms): PlanTerms => ({
  name: one.name,
  description: one.description,
  messages: one.messages,
  price: one.price,
  noOfMonth: one.noOfMonth,
  numberOfSales: one.numberOfSales,
  saleDays: one.saleDays,
  numberOfAdvertisement: one.numberOfAdvertisement,
  advertisementDays: one.advertisementDays,
  numberOfBannerImages: one.numberOfBannerImages,
  bannerimagesDays: one.bannerimagesDays,
  numberOfOpportunities: one.numberOfOpportunities,
  OpportunitiesDays: one.OpportunitiesDays,
});

const rowOf = (terms: PlanTerms) => ({
  name: terms.name,
  description: terms.description,
  messages: terms.messages,
  price: terms.price,
  months: terms.noOfMonth,
  sales: terms.numberOfSales,
  saleDays: terms.saleDays,
  advertisements: terms.numberOfAdvertisement,
  advertisementDays: terms.advertisementDays,
  banners: terms.numberOfBannerImages,
  bannerDays: terms.bannerimagesDays,
  opportunities: terms.numberOfOpportunities,
  opportunityDays: terms.OpportunitiesDays,
});

/** Cheapest family first, and in it the cheapest plan. */
export async function planHistories(db: Db): Promise<PlanHistory[]> {
  const rows = await selectPlanVersions(db);
  const histories = [...Map.groupBy(rows, ({ key }) => key)].map(([key, versions]) => ({
    key,
    roles: versions[0]?.roles ?? [],
    versions: versions.map(({ key: _key, roles: _roles, version, isOffered, sold, ...plan }) => ({
      ...asPlan(plan),
      version,
      isOffered,
      sold,
    })),
  }));
  const priceOf = ({ versions }: PlanHistory) => versions[0]?.price ?? 0;
  const familyOf = ({ versions }: PlanHistory) => versions[0]?.family ?? '';
  const cheapest = new Map<string, number>();
  for (const one of histories)
    cheapest.set(familyOf(one), Math.min(cheapest.get(familyOf(one)) ?? Number.POSITIVE_INFINITY, priceOf(one)));
  return histories.toSorted(
    (one, other) =>
      (cheapest.get(familyOf(one)) ?? 0) - (cheapest.get(familyOf(other)) ?? 0) ||
      familyOf(one).localeCompare(familyOf(other)) ||
      priceOf(one) - priceOf(other),
  );
}

/** The plan's versions, newest first; nobody else changes it meanwhile. */
async function lockVersions(db: Db, key: string): Promise<readonly [latest: Version, isOffered: boolean]> {
  await lockOffer(db, `plan ${key}`);
  const versions = await selectPlanVersions(db, key);
  const [latest] = versions;
  if (!latest) throw new AppError(notFound);
  return [latest, versions.some(({ isOffered }) => isOffered)];
}

export const createPlan = (db: Db, staffId: string, plan: z.output<typeof NewPlan>): Promise<string> =>
  db.transaction(async (db) => {
    const key = slugify(`${plan.family} ${plan.tier}`);
    await lockOffer(db, `plan ${key}`);
    if ((await selectPlanVersions(db, key)).length > 0) throw new AppError(planExists);
    const { family, tier, roles } = plan;
    await insertPlanVersion(db, { ...rowOf(plan), key, family, tier, roles });
    const after = { ...termsOf(plan), family, tier, roles, version: 1 };
    await written(db, { staffId, kind: 'plan', id: key, act: 'create', before: {}, after });
    return key;
  });

export const changePlanTerms = (db: Db, staffId: string, key: string, change: PlanChange): Promise<void> =>
  db.transaction(async (db) => {
    const [latest] = await lockVersions(db, key);
    if (latest.version !== change.version) throw new AppError(changedSince);
    const before = termsOf(latest);
    const after = parsed(PlanTerms, { ...before, ...change });
    refuseUnchanged(before, after);
    await withdrawPlan(db, key);
    const version = latest.version + 1;
    const { family, tier, roles } = latest;
    await insertPlanVersion(db, { ...rowOf(after), key, version, family, tier, roles });
    await written(db, {
      staffId,
      kind: 'plan',
      id: key,
      act: 'change',
      before: { ...before, version: latest.version },
      after: { ...after, version },
    });
  });

/** Withdraws a plan, or offers its latest version again. */
export const setPlanOffered = (db: Db, staffId: string, key: string, isOffered: boolean): Promise<void> =>
  db.transaction(async (db) => {
    const [latest, before] = await lockVersions(db, key);
    if (before === isOffered) throw new AppError(offerUnchanged);
    await (isOffered ? putOnOffer(db, latest._id) : withdrawPlan(db, key));
    await written(db, {
      staffId,
      kind: 'plan',
      id: key,
      act: isOffered ? 'offer' : 'retire',
      before: { isOffered: before },
      after: { isOffered },
    });
  });
