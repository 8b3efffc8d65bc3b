import type pg from 'pg';
import { categoryId } from '#modules/catalog/reference/reference.sql.ts';
import { opportunities, opportunityCategories, opportunityCities } from '#modules/dealerships/dealerships.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { picturePath } from './media.seed.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import { OPPORTUNITIES, type OpportunityRow } from './opportunities.data.ts';
import type { SeedPicture } from './products/picks.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const COLUMNS = [
  'id',
  'ownerId',
  'organisationName',
  'type',
  'brand',
  'product',
  'stateId',
  'image',
  'logo',
  'description',
  'isPremium',
  'approval',
  'rejectReason',
  'endsAt',
  'createdAt',
  'updatedAt',
] as const;

export const opportunityId = ({ company, product }: OpportunityRow): string =>
  idOf('opportunity', `${company}/${product}`);

const words = (text: string): string[] => text.split(' ');
const stateOf = (citySlug = '') => stateId(citySlug.slice(citySlug.lastIndexOf('-') + 1).toUpperCase());

/** A picture of something of a family, none twice while others are left. */
function picturesInTurn(random: Random, pictures: readonly SeedPicture[]) {
  const left = random.shuffle(pictures.filter(({ group }) => group === 'products'));
  return (family = ''): string => {
    const found = left.findIndex(({ subject }) => subject.startsWith(`${family}/`));
    const [picture] = left.splice(Math.max(0, found), 1);
    return picture ? picturePath(picture) : '';
  };
}

async function logosOf(client: pg.ClientBase): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await client.query<{ id: string; profile_image: string | null }>(
    'select id, profile_image from members',
  );
  return new Map(rows.map(({ id, profile_image }) => [id, profile_image]));
}

/** Brands that look for partners, each with a picture of what it makes. */
export async function seedOpportunities(
  client: pg.ClientBase,
  random: Random,
  { sellers }: People,
  pictures: readonly SeedPicture[],
  at: Date,
) {
  const owners = new Map(sellers.map(({ company, slug }) => [company, memberId(slug)]));
  const logos = await logosOf(client);
  const nextPicture = picturesInTurn(random, pictures);
  const offered = OPPORTUNITIES.flatMap((row) => {
    const ownerId = owners.get(row.company);
    return ownerId ? [{ row, ownerId, id: opportunityId(row) }] : [];
  });
  const rows = offered.map(({ row, ownerId, id }, turn) => {
    const createdAt = new Date(at.getTime() - (turn + 1) * DAY - random.int(1, 9) * HOUR);
    return {
      id,
      ownerId,
      organisationName: row.company,
      type: row.type,
      brand: row.brand,
      product: row.product,
      stateId: stateOf(words(row.cities)[0]),
      image: nextPicture(words(row.categories)[0]),
      logo: logos.get(ownerId) ?? null,
      description: row.about,
      isPremium: row.isPremium ?? false,
      approval: row.approval ?? ('APPROVED' as const),
      rejectReason: row.reason ?? null,
      endsAt: new Date(at.getTime() + random.int(30, 60) * DAY),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await copyInto(client, opportunities, COLUMNS, rows);
  const placed = (of: (row: OpportunityRow) => string) =>
    offered.flatMap(({ row, id }) => words(of(row)).map((slug, position) => ({ opportunityId: id, slug, position })));
  await copyInto(
    client,
    opportunityCategories,
    ['opportunityId', 'categoryId', 'position'],
    placed(({ categories }) => categories).map(({ slug, ...row }) => ({ ...row, categoryId: categoryId(slug) })),
  );
  await copyInto(
    client,
    opportunityCities,
    ['opportunityId', 'cityId', 'position'],
    placed(({ cities }) => cities).map(({ slug, ...row }) => ({ ...row, cityId: cityId(slug) })),
  );
}
