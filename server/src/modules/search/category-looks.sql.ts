import type { FoundCategory } from '@plyhaat/contract/search/search';
import { type SQL, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';

/** What is shown of categories and not kept in memory, by their ids. */
export type Looks = Readonly<Record<string, Pick<FoundCategory, 'image' | 'picture' | 'unitName'>>>;

/** For a statement that reads something else as well. */
export const looksOfCategories: SQL = sql`(select coalesce(json_object_agg(category.id,
    json_build_object('image', coalesce(category.image, ''), 'picture', ${pictureJson('file')},
      'unitName', coalesce(category.unit_name, above.unit_name))), '{}')
  from ${categories} as category left join ${mediaFiles} as file on file.path = category.image
  left join ${categories} as above on above.id = category.parent_id
 where category.id = any(${givenList('categories', 'uuid')}))`;

export async function selectLooks(db: Db, ids: readonly string[]): Promise<Looks> {
  if (ids.length === 0) return {};
  const build = () => sql`select ${looksOfCategories} as looks`;
  const [row] = await prepared<{ looks: Looks }>(db, 'looks of categories', build, { categories: ids });
  return row?.looks ?? {};
}
