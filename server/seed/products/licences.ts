import { daysAfter, indianDay } from '#platform/indian-day.ts';

type SeedLicence = {
  readonly licenceNumber: string | null;
  readonly licenceValidTill: string | null;
  readonly licenceCheckedAt: Date | null;
};

/** How long ago those of the demo ended that have ended. */
export const ENDED_DAYS = 12;
export const DEMO_LICENCES = '80000';

const NONE: SeedLicence = { licenceNumber: null, licenceValidTill: null, licenceCheckedAt: null };

/**
 * Half of the products with an IS code have a licence, most of which staff looked up and a few of which have ended. A
 * part of the id decides, so that no other chance is shifted. The numbers begin with 80000: no seller's phone does.
 */
export function licenceOf(id: string, standard: string | null, approvedAt: Date | null, firstStart: Date): SeedLicence {
  const chance = Number.parseInt(id.slice(0, 8), 16);
  if (!standard || chance % 2 === 0) return NONE;
  const days = (chance >> 1) % 12 === 0 ? -ENDED_DAYS : 45 + (chance % 640);
  return {
    licenceNumber: `${DEMO_LICENCES}${String(chance % 100_000).padStart(5, '0')}`,
    licenceValidTill: daysAfter(indianDay(firstStart), days),
    licenceCheckedAt: (chance >> 1) % 5 === 0 ? null : approvedAt,
  };
}
