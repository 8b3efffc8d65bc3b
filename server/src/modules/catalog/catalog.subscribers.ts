import { memberErased } from '#modules/identity/identity.events.ts';
import { dropCached } from '#platform/cache.ts';
import { on } from '#platform/events.ts';
import { recountProducts } from './figures.sql.ts';

/** A member's products went with it (their table says so); what is left is to count the others anew. */
export const catalogSubscriptions = [
  on(memberErased, 'catalog.recount', async ({ db }) => {
    await recountProducts(db);
    await dropCached(db, ['categories', 'brands']);
  }),
];
