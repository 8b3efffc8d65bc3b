import { BANNER_NEEDS, type BannerForm, type BannerPatch } from '@plyhaat/contract/promotions/banner-form';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { changedFile, claimFile, ownProduct } from './content.service.ts';
import { BANNER } from './kinds.sql.ts';
import { change, checkSelf, lockOpen, refuse, submit, takeDays } from './placements.service.ts';

/** The product a banner speaks for; one of the store has none. */
async function productOf(db: Db, who: Member, type: string, productId: string | null | undefined) {
  if (type !== 'productbanner') return null;
  if (!productId) throw refuse({ productId: BANNER_NEEDS.product });
  return (await ownProduct(db, who, productId)).id;
}

/** A banner under review. It begins when staff approve it. */
export const submitBanner = (db: Db, who: Member, form: BannerForm): Promise<string> =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const id = newId();
    const product_id = await productOf(db, who, form.type, form.productId);
    const days = await takeDays(db, who, BANNER, {});
    const web = await claimFile(db, who, BANNER, id, form.image);
    const app = form.appImage ? await claimFile(db, who, BANNER, id, form.appImage) : undefined;
    const content = { kind: form.type, product_id, web_image: web.path, app_image: app?.path ?? null };
    await submit(db, who, BANNER, { id, days, content });
    return id;
  });

export const changeBanner = (db: Db, who: Member, id: string, patch: BannerPatch): Promise<void> =>
  db.transaction(async (db) => {
    checkSelf(who, patch);
    const placement = await lockOpen(db, who, BANNER, id);
    const { latest } = placement;
    const kind = patch.type ?? String(latest.kind);
    const named = patch.productId === undefined ? (latest.product_id as string | null) : patch.productId;
    const product_id = await productOf(db, who, kind, named);
    const web = await changedFile(db, who, BANNER, placement, patch.image, 'web_image');
    const app =
      patch.appImage === null ? undefined : await changedFile(db, who, BANNER, placement, patch.appImage, 'app_image');
    const files = { web_image: web?.path ?? null, app_image: app?.path ?? null };
    await change(db, BANNER, placement, { kind, product_id, ...files });
  });
