import { describe } from '@plyhaat/contract/notifications/kinds';
import type { Db } from '#platform/db/db.ts';
import { selectNamedProduct, selectPerson } from './subjects.sql.ts';
import { type Telling, tell } from './tell.service.ts';
import { notifyStreams, selectReachable } from './tell.sql.ts';
import { countUntil, lockTopic, replaceByCount, selectViewers } from './views.sql.ts';

/** More viewers of one item on one day than this become one row with their number. */
const MOST_SINGLE_VIEWS = 5;
/** Most notifications about one visitor that an owner gets in a day. */
const MOST_OF_A_VISITOR = 20;

type View = { readonly ownerId: string; readonly viewerId: string; readonly productId?: string };

async function tellingOf(db: Db, { ownerId, viewerId, productId }: View, count?: number): Promise<Telling> {
  const { name: _, ...visitor } = count === undefined ? await selectPerson(db, viewerId) : { name: '' };
  const many = count === undefined ? {} : { count };
  const to = [ownerId];
  if (!productId) return { type: 'profile_view', to, payload: { ...visitor, ...many } };
  const product = await selectNamedProduct(db, productId);
  const about = product ? { productId, productName: product.name, slug: product.slug } : {};
  return { type: 'product_view', to, payload: { ...visitor, ...many, ...about } };
}

/** Tells an owner who looked; views are counted anew each time, so that a repeated job changes nothing. */
export const tellOfView = (db: Db, view: View, eventId: string) =>
  db.transaction(async (db) => {
    const thingId = view.productId ?? view.ownerId;
    const seen = await selectViewers(db, thingId, view.viewerId);
    if (!seen || view.ownerId === view.viewerId) return;
    const topic = `${thingId} ${seen.day}`;
    await lockTopic(db, topic);
    const viewers = (await selectViewers(db, thingId, view.viewerId))?.viewers ?? 0;
    if (viewers <= MOST_SINGLE_VIEWS) {
      if ((await countUntil(db, { ...view, thingId, day: seen.day })) > MOST_OF_A_VISITOR) return;
      return tell(db, eventId, { ...(await tellingOf(db, view)), topic });
    }
    if (!(await selectReachable(db, [view.ownerId])).has(view.ownerId)) return;
    const { type, payload } = await tellingOf(db, view, viewers);
    const content = describe({ type, payload }).text;
    const row = { memberId: view.ownerId, eventId: topic, type, payload, content, topic };
    await notifyStreams(db, await replaceByCount(db, row));
  });
