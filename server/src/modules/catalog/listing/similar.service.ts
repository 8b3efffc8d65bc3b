import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { type Asker, anyProduct, askCurrent, type Held, inOrder } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { selectListed } from './cards.reads.sql.ts';
import { type Placed, selectPlaced } from './products.sql.ts';

const MOST_SIMILAR = 12;

/** The best of its own category, filled up with those beside it under the same parent. */
function similarTo({ index, names }: Held, { id, categoryId, parentId }: Placed): string[] {
  const best = (category: readonly string[], limit: number) =>
    index.find(inOrder({ ...anyProduct({ limit, offset: 0 }), chosen: { category } })).ids;
  const own = best([categoryId], MOST_SIMILAR + 1).filter((other) => other !== id);
  if (own.length >= MOST_SIMILAR || parentId === null) return own.slice(0, MOST_SIMILAR);
  const siblings = names.within([parentId]).filter((other) => other !== categoryId && other !== parentId);
  return [...own, ...best(siblings, MOST_SIMILAR - own.length)];
}

/** Products like one; null where the product itself is not shown. */
export const listSimilar = (asking: Asker & { readonly db: Db }, idOrSlug: string): Promise<ProductCard[] | null> =>
  askCurrent<ProductCard[] | null>(asking, async (held) => {
    const { db } = asking;
    const product = await selectPlaced(db, idOrSlug);
    // Whether it is shown was read from the database just now.
    if (!product) return { answer: null, waiting: 0 };
    const { cards, waiting } = await selectListed(db, held, similarTo(held, product));
    return { answer: cards, waiting };
  });
