import { addArrival, deleteArrival, updateArrival } from '@plyhaat/contract/promotions/arrival-form';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import {
  addBanner,
  deleteBanner,
  listOwnBanners,
  type OwnBanner,
  readOwnBanner,
  updateBanner,
} from '@plyhaat/contract/promotions/banner-form';
import { addFlashSale, deleteFlashSale, updateFlashSale } from '@plyhaat/contract/promotions/flash-sale-form';
import type { FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import {
  addPromotion,
  deletePromotion,
  listOwnPromotions,
  readOwnPromotion,
  updatePromotion,
} from '@plyhaat/contract/promotions/promotion-form';
import type { Promotion } from '@plyhaat/contract/promotions/promotions';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { changeArrival, submitArrival } from './arrivals.service.ts';
import { arrivalShape } from './arrivals.sql.ts';
import { changeBanner, submitBanner } from './banners.service.ts';
import { bannerShape } from './banners.sql.ts';
import type { Shape } from './cards.sql.ts';
import { changeSale, deleteSale, submitSale } from './flash-sales.service.ts';
import { saleShape } from './flash-sales.sql.ts';
import { ARRIVAL, BANNER, PROMOTION } from './kinds.sql.ts';
import { remove } from './placements.service.ts';
import { changePromotion, submitPromotion } from './promotions.service.ts';
import { listSaved, readSaved } from './reads.service.ts';
import { promotionShape } from './running-promotions.sql.ts';

/** One of the caller's own, as saved last. */
async function own<Card>(deps: Deps, who: Member, shape: Shape, id: string): Promise<Card> {
  const saved = await readSaved<Card>(deps, shape, id);
  if (!saved) throw new AppError(shape.kind.notFound);
  if (saved.ownerId !== who.id) throw new AppError(shape.kind.notYours);
  return saved.card;
}

function checkOwner(who: Member, ownerId: string, { kind }: Shape): void {
  if (who.id !== ownerId) throw new AppError(kind.notYours);
}

function bannerRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const card = (who: Member, id: string, db = deps.db) => own<OwnBanner>({ ...deps, db }, who, bannerShape, id);
  route(app, deps, listOwnBanners, async ({ who, params }) => {
    checkOwner(who, params.id, bannerShape);
    return { bannerImages: await listSaved<OwnBanner>(deps, bannerShape, who.id) };
  });
  route(app, deps, readOwnBanner, async ({ who, params }) => ({ data: await card(who, params.id) }));
  route(app, deps, addBanner, async ({ db, who, body }) => {
    const id = await submitBanner(db, who, body);
    return { message: 'Banner added successfully!', data: await card(who, id, db) };
  });
  route(app, deps, updateBanner, async ({ who, params, body }) => {
    await changeBanner(db, who, params.id, body);
    return { message: 'Banner updated successfully!', data: await card(who, params.id) };
  });
  route(app, deps, deleteBanner, async ({ who, params }) => {
    await db.transaction((db) => remove(db, who, BANNER, params.id));
    return { message: 'Banner deleted successfully' };
  });
}

function arrivalRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const card = (who: Member, id: string, db = deps.db) => own<Arrival>({ ...deps, db }, who, arrivalShape, id);
  route(app, deps, addArrival, async ({ db, who, body }) => {
    const id = await submitArrival(db, who, body);
    return { message: 'New arrival added successfully', data: await card(who, id, db) };
  });
  route(app, deps, updateArrival, async ({ who, params, body }) => {
    await changeArrival(db, who, params.id, body);
    return { message: 'New arrival updated successfully', data: await card(who, params.id) };
  });
  route(app, deps, deleteArrival, async ({ who, params }) => {
    await db.transaction((db) => remove(db, who, ARRIVAL, params.id));
    return { message: 'New arrival item deleted successfully' };
  });
}

function saleRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const card = (who: Member, id: string, db = deps.db) => own<FlashSale>({ ...deps, db }, who, saleShape, id);
  route(app, deps, addFlashSale, async ({ db, who, body }) => {
    const id = await submitSale(db, who, body);
    return { message: 'Flash sale added successfully', data: await card(who, id, db) };
  });
  route(app, deps, updateFlashSale, async ({ who, params, body }) => {
    await changeSale(db, who, params.id, body);
    return { message: 'Flash sale updated successfully', data: await card(who, params.id) };
  });
  route(app, deps, deleteFlashSale, async ({ who, params }) => {
    await deleteSale(db, who, params.id);
    return { message: 'Flash sale deleted successfully' };
  });
}

function ownPromotionRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const card = (who: Member, id: string, db = deps.db) => own<Promotion>({ ...deps, db }, who, promotionShape, id);
  route(app, deps, listOwnPromotions, async ({ who, query: { userId = who.id, page, perPage } }) => {
    checkOwner(who, userId, promotionShape);
    const all = await listSaved<Promotion>(deps, promotionShape, who.id);
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  });
  route(app, deps, readOwnPromotion, async ({ who, params }) => ({ data: await card(who, params.id) }));
  route(app, deps, addPromotion, async ({ db, who, body }) => {
    const id = await submitPromotion(db, who, body);
    return { message: 'Promotion added successfully', data: await card(who, id, db) };
  });
  route(app, deps, updatePromotion, async ({ who, params, body }) => {
    await changePromotion(db, who, params.id, body);
    return { message: 'Promotion updated successfully', data: await card(who, params.id) };
  });
  route(app, deps, deletePromotion, async ({ who, params }) => {
    await db.transaction((db) => remove(db, who, PROMOTION, params.id));
    return { message: 'Promotion deleted successfully' };
  });
}

/** What sellers do with their own. */
export function placingRoutes(app: App, deps: Deps): void {
  bannerRoutes(app, deps);
  arrivalRoutes(app, deps);
  saleRoutes(app, deps);
  ownPromotionRoutes(app, deps);
}
