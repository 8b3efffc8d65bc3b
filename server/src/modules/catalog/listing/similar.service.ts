import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { isUuid } from '@plyhaat/contract/core/uuid';
import {
  type Asker,
  anyProduct,
  askCurrent,
  type Held,
  inOrder,
  understandWithCategory,
} from '#modules/search/search.ts';
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

const MOST_TRIES = 6;
/** A name is more than its category: two of its words that follow each other name one, most often. */
function categoryNamedBy(held: Held, slug: string) {
  const words = slug.split('-').filter((word) => /^[a-z]{3,}$/.test(word));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  for (const text of [...pairs, ...words].slice(0, MOST_TRIES)) {
    const { category } = understandWithCategory(held, text);
    if (category) return category;
  }
  return undefined;
}

/** Of a product that is gone its address still says what it was: the best of the category that these words name. */
function likeWords(held: Held, slug: string): readonly string[] {
  const { index, names } = held;
  const category = isUuid(slug) ? undefined : categoryNamedBy(held, slug);
  if (!category) return [];
  const question = anyProduct({ limit: MOST_SIMILAR, offset: 0 });
  return index.find(inOrder({ ...question, chosen: { category: names.within([category._id]) } })).ids;
}

/** Products like one, also where it is gone (CAT-8); null where nothing is known that is like it. */
export const listSimilar = (asking: Asker & { readonly db: Db }, idOrSlug: string): Promise<ProductCard[] | null> =>
  askCurrent<ProductCard[] | null>(asking, async (held) => {
    const { db } = asking;
    const product = await selectPlaced(db, idOrSlug);
    const ids = product ? similarTo(held, product) : likeWords(held, idOrSlug);
    // Whether it is shown was read from the database just now.
    if (!product && ids.length === 0) return { answer: null, waiting: 0 };
    const { cards, waiting } = await selectListed(db, held, ids);
    return { answer: cards, waiting };
  });
