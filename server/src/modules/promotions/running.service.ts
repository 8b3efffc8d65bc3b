import type { Promotion, RunningPromotion } from '@plyhaat/contract/promotions/promotions';
import { sql } from 'drizzle-orm';
import { selectCards } from '#modules/catalog/listing/cards.reads.sql.ts';
import type { Deps } from '#platform/deps.ts';
import type { Exchange } from '#platform/http/http.ts';
import { listRunning, pageOf } from './reads.service.ts';
import { inCategories, promotionShape } from './running-promotions.sql.ts';

type Query = {
  readonly page: number;
  readonly perPage: number;
  readonly categories: readonly string[];
  readonly userId?: string | undefined;
};

const OF_SELLER = sql`t.owner_id = ${sql.placeholder('owner')}::uuid`;

/** The sponsored cards of a shelf or of a store. */
export async function listSponsored(deps: Deps, exchange: Exchange, { page, perPage, categories, userId }: Query) {
  const parts = [...(categories.length > 0 ? [inCategories] : []), ...(userId ? [OF_SELLER] : [])];
  const which = {
    name: `${categories.length > 0 ? 'shelf' : ''} ${userId ? 'store' : ''}`,
    ...(parts.length > 0 && { filter: sql.join(parts, sql` and `) }),
    values: { categories, owner: userId },
  };
  const running = await listRunning<Promotion>(deps, exchange, promotionShape, which, pageOf(page, perPage));
  const cards = await selectCards(deps.db, [...new Set(running.data.map(({ productId }) => productId))]);
  const data = running.data.flatMap((promotion): RunningPromotion[] => {
    const product = cards.find(({ _id }) => _id === promotion.productId);
    return product ? [{ ...promotion, product }] : [];
  });
  return { data, total: running.total };
}
