import { orderHomeSections } from '@plyhaat/contract/promotions/staff/home-order';
import {
  addHouseBanner,
  deleteHouseBanner,
  listHouseBanners,
  orderHouseBanners,
  updateHouseBanner,
} from '@plyhaat/contract/promotions/staff/house-banners';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import {
  changeHouseBanner,
  createHouseBanner,
  orderSections,
  rearrangeHouseBanners,
  removeHouseBanner,
} from './home-page.service.ts';
import { selectHouseBanners } from './house-banners.sql.ts';

/** What staff decide of the home page: our own banners, and the order of its sections. */
export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, orderHomeSections, async ({ db, who, body }) => ({
    message: 'Order saved',
    data: await orderSections(db, who.id, body.sections),
  }));
  route(app, deps, listHouseBanners, async ({ db }) => ({ data: await selectHouseBanners(db) }));
  route(app, deps, addHouseBanner, async ({ db, who, body }) => ({
    message: 'Banner added',
    data: await createHouseBanner(db, who.id, body),
  }));
  route(app, deps, orderHouseBanners, async ({ db, who, body }) => {
    await rearrangeHouseBanners(db, who.id, body.ids);
    return { message: 'Order saved' };
  });
  route(app, deps, updateHouseBanner, async ({ db, who, params, body }) => ({
    message: 'Banner saved',
    data: await changeHouseBanner(db, who.id, params.id, body),
  }));
  route(app, deps, deleteHouseBanner, async ({ db, who, params }) => {
    await removeHouseBanner(db, who.id, params.id);
    return { message: 'Banner deleted' };
  });
}
