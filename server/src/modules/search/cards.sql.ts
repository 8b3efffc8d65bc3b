import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { cardsById, masked } from '#modules/catalog/listing/cards.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';

export async function selectFoundCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [row] = await prepared<{ cards: ProductCard[] }>(db, 'cards', cardsById, { ids });
  return (row?.cards ?? []).map(masked);
}
