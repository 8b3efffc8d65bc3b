import type { PromotionForm, PromotionPatch } from '@plyhaat/contract/promotions/promotion-form';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { changedFile, claimFile, ownProduct, spanOf } from './content.service.ts';
import { PROMOTION } from './kinds.sql.ts';
import { change, checkSelf, lockOpen, submit, takeDays } from './placements.service.ts';

/** A promotion under review; the running one is the 'Sponsored' card of its product's category. */
export const submitPromotion = (db: Db, who: Member, form: PromotionForm): Promise<string> =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const id = newId();
    const product = await ownProduct(db, who, form.productId);
    const span = spanOf(form);
    const days = await takeDays(db, who, PROMOTION, span);
    const { path, isVideo } = await claimFile(db, who, PROMOTION, id, form.image);
    const content = { product_id: product.id, message: form.message, image: path, is_video: isVideo, ...span };
    await submit(db, who, PROMOTION, { id, days, content });
    return id;
  });

export const changePromotion = (db: Db, who: Member, id: string, patch: PromotionPatch): Promise<void> =>
  db.transaction(async (db) => {
    checkSelf(who, patch);
    const placement = await lockOpen(db, who, PROMOTION, id);
    const { latest } = placement;
    const product_id = patch.productId
      ? (await ownProduct(db, who, patch.productId)).id
      : (latest.product_id as string | null);
    const file = await changedFile(db, who, PROMOTION, placement, patch.image);
    const message = patch.message ?? latest.message ?? null;
    const content = { product_id, message, image: file?.path ?? null, is_video: file?.isVideo ?? false };
    await change(db, PROMOTION, placement, { ...content, ...spanOf(patch, placement) });
  });
