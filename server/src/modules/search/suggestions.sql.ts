import type { Suggestion } from '@plyhaat/contract/search/search';
import { sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { PRICE_NOW } from '#modules/catalog/listing/cards.reads.sql.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';
import { type Position, waitingChanges } from './catalogue/position.reads.sql.ts';
import { type Looks, looksOfCategories } from './category-looks.sql.ts';

type Row = { readonly found: Suggestion[]; readonly looks: Looks; readonly waiting: number };
type Found = { readonly ids: readonly string[]; readonly categories: readonly string[] };

/** Products as suggestions, in this order, the looks of categories, and how many changes wait behind the position at which they were found. */
export async function selectSuggested(db: Db, found: Found, position: Position): Promise<Row> {
  const build = () => sql`
    select coalesce(json_agg(json_build_object('kind', 'product', '_id', product.id, 'slug', product.slug,
      'name', product.name, 'label', category.name, 'image', product.main_image, 'picture', ${pictureJson('file')},
      'price', ${PRICE_NOW}, 'pricetype', product.price_unit, 'unitName', product.unit_shown, 'cityName', city.name)
      order by asked.place), '[]') as found,
      ${looksOfCategories} as looks, ${waitingChanges} as waiting
      from unnest(${givenList('ids', 'uuid')}) with ordinality as asked(id, place)
      join ${products} as product on product.id = asked.id and product.shown
      join ${categories} as category on category.id = product.category_id
      join ${members} as member on member.id = product.seller_id
      left join ${cities} as city on city.id = member.city_id
      left join ${mediaFiles} as file on file.path = product.main_image`;
  const [row] = await prepared<Row>(db, 'suggested products', build, { ...found, ...position });
  return row as Row;
}
