import { type FoundSeller, SHORTEST_SELLER_SEARCH } from '@plyhaat/contract/search/search';
import { type SQL, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { sellerFigures, sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';
import type { CityKms } from './catalogue/positions.ts';
import type { Place } from './meaning.ts';
import { toLatin } from './scripts.ts';

const typed = sql`${sql.placeholder('text')}::text`;
const pattern = sql`${sql.placeholder('pattern')}::text`;

const having = sql`lower(company.name) like '%' || ${pattern} || '%'`;
/** How near a name must be: it has what was typed, or, with `slips`, also a word that is like it. */
export type Nearness = 'exact' | 'slips';
const CONDITIONS: Readonly<Record<Nearness, SQL>> = {
  exact: having,
  slips: sql`(${having} or ${typed} <% lower(company.name))`,
};

/** Only sellers of a list, where there is one. */
type Among = readonly string[] | undefined;
const ofList = (among: Among, id: SQL) => (among ? sql`and ${id} = any(${givenList('among', 'uuid')})` : sql``);

const named = (nearness: Nearness, among: Among) => sql`
  select company.member_id as id, lower(company.name) like ${pattern} || '%' as begins,
         word_similarity(${typed}, lower(company.name)) as likeness, company.name
    from ${companies} as company join ${members} as member on member.id = company.member_id
   where not member.is_blocked and member.proven_at is not null and ${CONDITIONS[nearness]}
         ${ofList(among, sql`company.member_id`)}`;

/** A typed name in Latin letters. */
export const typedName = (text: string): string => toLatin(text.normalize('NFKC')).trim().toLowerCase();

/** `%` and `_` are plain characters. */
const valuesOf = (name: string) => ({ text: name, pattern: name.replace(/[\\%_]/g, '\\$&') });

/** How a list narrows itself to the sellers of a typed name. */
export type NameSearch = {
  readonly shape: string;
  readonly condition: SQL;
  /** The nearest first. */
  readonly order: SQL;
  readonly values: { readonly text: string; readonly pattern: string };
};

/**
 * What to ask of a column with names, in turn until something is found: that they have what was typed, then that a word
 * of theirs is like it. Similarity is expensive, and a common word is in thousands of names.
 */
export function nameSearches(text: string, column: SQL): NameSearch[] {
  const name = typedName(text);
  const values = valuesOf(name);
  const begins = sql`(lower(${column}) like ${pattern} || '%')`;
  const order = sql`${begins} desc`;
  if ([...name].length < SHORTEST_SELLER_SEARCH) return [{ shape: 'beginning', condition: begins, order, values }];
  return [
    { shape: 'having', condition: sql`lower(${column}) like '%' || ${pattern} || '%'`, order, values },
    {
      shape: 'alike',
      condition: sql`${typed} <% lower(${column})`,
      order: sql`word_similarity(${typed}, lower(${column})) desc`,
      values,
    },
  ];
}

const joins = sql`
  join ${members} as member on member.id = found.id
  join ${companies} as company on company.member_id = found.id
  left join ${cities} as city on city.id = member.city_id
  left join ${states} as state on state.id = member.state_id
  left join ${sellerFigures} as figures on figures.member_id = found.id
  left join ${mediaFiles} as file on file.path = coalesce(member.banner_image, member.profile_image)`;

const fields = sql`
  '_id', member.id, 'slug', member.slug, 'name', member.name, 'companyName', company.name, 'role', member.role,
  'cityName', city.name, 'stateName', state.name, 'profileImage', coalesce(member.profile_image, ''),
  'bannerImage', coalesce(member.banner_image, ''), 'picture', ${pictureJson('file')},
  'phone', coalesce(company.phone, member.phone), 'rating', coalesce(figures.rating, 0),
  'reviewCount', coalesce(figures.review_count, 0), 'productsCount', coalesce(figures.product_count, 0),
  'verifeied', company.is_verified`;

type Found = { rows: FoundSeller[]; total: number };
/** A page of all, or of the sellers of a list. */
export type SellerPage = { readonly limit: number; readonly offset: number; readonly among?: Among };

/** The cards of `found`, which has ids and places, and how many `of` there are. */
const foundRows = (of: string, more = sql``) => sql`
  select (select count(*)::integer from ${sql.raw(of)}) as total,
         (select coalesce(json_agg(json_build_object(${fields} ${more}) order by found.place), '[]') from found ${joins}) as rows`;

const page = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;

/** What sellers are asked for: where they are, or from where the nearest come first, what they deal in, and the text, for whoever is called so. */
export type Dealing = {
  readonly place?: Place | undefined;
  readonly near?: CityKms | undefined;
  readonly category?: string | undefined;
  readonly name?: string | undefined;
};

/** The nearest city beyond the place. */
type Beyond = { readonly nearest: { readonly name: string; readonly km: number } | null };

const kmOfCity = sql`(select cities.km from unnest(${givenList('cities', 'uuid')}, ${givenList('kms', 'numeric')})
  as cities(id, km) where cities.id = listing.city_id)`;
const nearestCity = sql`, (select json_build_object('name', city.name, 'km', there.km::double precision)
  from there join ${cities} as city on city.id = there.city_id where there.km > 0 order by there.km, city.name limit 1) as nearest`;

/** Sellers who deal in it there, best rated first, before them those whose name has what was typed. */
export async function selectDealing(
  db: Db,
  { place, near, category, name }: Dealing,
  { limit, offset, among }: SellerPage,
): Promise<Found & Beyond> {
  const conditions = [
    ...(place ? [sql`listing.${sql.raw(place.kind)}_id = ${sql.placeholder('place')}::uuid`] : []),
    ...(category
      ? [
          sql`listing.category_ids && array(select id from ${categories}
            where id = ${sql.placeholder('category')}::uuid or parent_id = ${sql.placeholder('category')}::uuid)`,
        ]
      : []),
  ];
  const dealing = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const km = near ? kmOfCity : sql`0::numeric`;
  const fields = sql`listing.member_id as id, listing.city_id, ${km} as km, weighted_rating, review_count`;
  const listed = ofList(among, sql`listing.member_id`);
  const called = sql`union all select ${fields}, true as called from ${sellerListings} as listing
    where lower(listing.name) like '%' || ${pattern} || '%' ${listed}`;
  const build = () => sql`
    with there as materialized (
      select id, city_id, km, weighted_rating, review_count, bool_or(called) as called from (
        select ${fields}, false as called from ${sellerListings} as listing where ${dealing} ${listed}
        ${name === undefined ? sql`` : called}
      ) as either group by id, city_id, km, weighted_rating, review_count
    ), found as (
      select id, km, row_number() over (order by called desc, km, weighted_rating desc, review_count desc, id desc) as place
        from there order by place ${page}
    )
    ${foundRows('there', near ? sql`, 'distanceKm', found.km::double precision` : sql``)} ${near ? nearestCity : sql`, null as nearest`}`;
  const shape = [place?.kind, near && 'near', category && 'category', name !== undefined && 'name', among && 'among']
    .filter(Boolean)
    .join(' ');
  const values = {
    ...{ place: place?._id, category, limit, offset, among, cities: near?.cities, kms: near?.kms },
    ...(name !== undefined && valuesOf(name)),
  };
  const [found] = await prepared<Found & Beyond>(db, `sellers dealing ${shape}`, build, values);
  return found ?? { rows: [], total: 0, nearest: null };
}

/** Sellers whose name is meant, best first. */
export async function selectSellers(
  db: Db,
  text: string,
  { limit, offset, among }: SellerPage,
  nearness: Nearness = 'slips',
): Promise<Found> {
  const build = () => sql`
    with named as materialized (${named(nearness, among)}), found as (
      select id, row_number() over (order by begins desc, likeness desc, name, id) as place from named
       order by place ${page}
    )
    ${foundRows('named')}`;
  const name = `sellers by name ${nearness}${among ? ' among' : ''}`;
  const values = { ...valuesOf(text), limit, offset, among };
  return (await prepared<Found>(db, name, build, values))[0] ?? { rows: [], total: 0 };
}
