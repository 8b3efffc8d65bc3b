import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { brands } from '#modules/catalog/catalog.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { searchLexicon } from '#modules/search/search.tables.ts';
import { idOf } from '#platform/db/id.ts';

/** Words that staff added: what people typed in vain. */
const WORDS: readonly (readonly [term: string, meaning: string, daysAgo: number])[] = [
  ['roshandan', 'louver', 4],
  ['almirah lock', 'wardrobe lock', 11],
  ['urgent', '', 19],
];

/** Brands that sellers spelt in their own way, and the one that staff merged them into. */
const MERGED = [
  ['Vanaroop Plywoods', 'Vanaroop'],
  ['Vana Roop', 'Vanaroop'],
] as const;

/** What staff did with the catalogue before the demo began. */
export async function seedCatalogue(client: pg.ClientBase, firstStart: Date): Promise<void> {
  const db = drizzle(client as pg.Client);
  const ago = (days: number) => new Date(firstStart.getTime() - days * DAY_MS);
  await db
    .insert(searchLexicon)
    .values(WORDS.map(([term, meaning, days]) => ({ term, meaning, editedAt: ago(days), createdAt: ago(days) })))
    .onConflictDoNothing();
  for (const [name, into] of MERGED)
    await db.insert(brands).values({
      id: idOf('brand', name),
      name,
      nameKey: name.toLowerCase(),
      mergedIntoId: idOf('brand', into),
      createdAt: ago(120),
    });
  await db
    .insert(cities)
    .values({
      id: cityId('sanquelim-ga'),
      stateId: stateId('GA'),
      name: 'Sanquelim',
      slug: 'sanquelim-ga',
      spellings: ['Sankhali', 'साखळी'],
      isAdded: true,
    })
    .onConflictDoNothing();
  await db
    .update(cities)
    .set({ spellings: ['Karveer'] })
    .where(eq(cities.id, cityId('kolhapur-mh')));
}
