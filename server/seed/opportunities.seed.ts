import type { Role } from '@plyhaat/contract/core/roles';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { PLANS } from '#modules/billing/plans.reference.ts';
import { categoryId } from '#modules/catalog/reference/reference.sql.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { picturePath } from './media.seed.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import { daysSinceOffered, OPPORTUNITIES, type OpportunityRow } from './opportunities.data.ts';
import { seedOpportunityViews } from './opportunity-views.seed.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Random } from './random.ts';

const COLUMNS = [
  'id',
  'ownerId',
  'organisationName',
  'type',
  'brand',
  'product',
  'stateId',
  'image',
  'description',
  'categoryIds',
  'cityIds',
  'approval',
  'review',
  'version',
  'rejectReason',
  'days',
  'endsAt',
  'submittedAt',
  'decidedAt',
  'createdAt',
  'updatedAt',
] as const;

export const opportunityId = ({ company, product }: OpportunityRow): string =>
  idOf('opportunity', `${company}/${product}`);

const words = (text: string): string[] => text.split(' ');
const stateOf = (citySlug = '') => stateId(citySlug.slice(citySlug.lastIndexOf('-') + 1).toUpperCase());

/** For how long the plans of a role let one run. */
const daysOf = (role: Role): number => PLANS.find(({ roles }) => roles.includes(role))?.opportunities[1] ?? 0;

/** A picture of something of a family, none twice while others are left. */
function picturesInTurn(random: Random, pictures: readonly SeedPicture[]) {
  const left = random.shuffle(pictures.filter(({ group }) => group === 'products'));
  return (family = ''): string => {
    const found = left.findIndex(({ subject }) => subject.startsWith(`${family}/`));
    const [picture] = left.splice(Math.max(0, found), 1);
    return picture ? picturePath(picture) : '';
  };
}

/** Brands that look for partners, each with a picture of what it makes. */
export async function seedOpportunities(
  client: pg.ClientBase,
  random: Random,
  { sellers }: People,
  pictures: readonly SeedPicture[],
  at: Date,
) {
  const owners = new Map(
    sellers.map(({ company, slug, role }) => [company, { ownerId: memberId(slug), days: daysOf(role) }]),
  );
  const nextPicture = picturesInTurn(random, pictures);
  const offered = OPPORTUNITIES.flatMap((row) => {
    const owner = owners.get(row.company);
    return owner ? [{ row, ...owner, id: opportunityId(row) }] : [];
  });
  const rows = offered.map(({ row, ownerId, days, id }) => {
    const approval = row.approval ?? ('APPROVED' as const);
    const createdAt = new Date(at.getTime() - daysSinceOffered(row) * DAY_MS - random.int(1, 9) * HOUR_MS);
    const decidedAt = new Date(createdAt.getTime() + 5 * HOUR_MS);
    return {
      id,
      ownerId,
      organisationName: row.company,
      type: row.type,
      brand: row.brand,
      product: row.product,
      stateId: stateOf(words(row.cities)[0]),
      image: nextPicture(words(row.categories)[0]),
      description: row.about,
      categoryIds: words(row.categories).map(categoryId),
      cityIds: words(row.cities).map(cityId),
      approval,
      review: approval,
      version: idOf('opportunity version', id),
      rejectReason: row.reason ?? null,
      days,
      endsAt: approval === 'APPROVED' ? new Date(decidedAt.getTime() + days * DAY_MS) : null,
      submittedAt: createdAt,
      decidedAt: approval === 'PENDING' ? null : decidedAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await copyInto(client, opportunities, COLUMNS, rows);
  const shown = rows.flatMap(({ endsAt, ...row }) =>
    endsAt ? [{ ...row, until: endsAt.getTime() < at.getTime() ? endsAt : at }] : [],
  );
  await seedOpportunityViews(client, random.fork('views'), shown);
}
