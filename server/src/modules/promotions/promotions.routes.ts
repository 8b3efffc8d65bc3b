import { readSheet, secondPrice } from '@plyhaat/contract/core/sheet';
import {
  type Arrival,
  arrivalNotFound,
  listArrivals,
  listArrivalsOf,
  readArrival,
} from '@plyhaat/contract/promotions/arrivals';
import { explainBanners } from '@plyhaat/contract/promotions/banner-debug';
import { listBanners } from '@plyhaat/contract/promotions/banners';
import {
  type FlashSale,
  flashSaleNotFound,
  listFlashSales,
  listFlashSalesOf,
  readFlashSale,
} from '@plyhaat/contract/promotions/flash-sales';
import { listHomeSections } from '@plyhaat/contract/promotions/home-sections';
import { listRunningPromotions } from '@plyhaat/contract/promotions/promotions';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { arrivalShape } from './arrivals.sql.ts';
import { selectBanners, selectExplained } from './banners.sql.ts';
import { reachesDay, saleShape } from './flash-sales.sql.ts';
import { selectHomeSections } from './home-sections.sql.ts';
import { listOf, listRunning, pageOf, readOne, signed } from './reads.service.ts';
import { listSponsored } from './running.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';

/** What everybody sees of what sellers publish. */
/** As product cards have it. */
const withSecondPrice = (sale: FlashSale): FlashSale => {
  const { size, thickness, soldByArea } = sale.productId;
  const second = soldByArea ? secondPrice(sale.salePrice, sale.pricetype, readSheet(size, thickness)) : undefined;
  return { ...sale, secondPrice: second ?? null };
};

export function promotionsRoutes(app: App, deps: Deps): void {
  route(app, deps, listBanners, async ({ query, exchange }) => {
    const now = Date.now();
    const { data, edge } = await selectBanners(deps.db, query.type, query.position, query.isActive === 'true');
    if (edge !== null) exchange.keepUntil(now + edge);
    return { bannerImages: data };
  });

  route(app, deps, explainBanners, async ({ query }) => {
    const rows = await selectExplained(deps.db, query.type);
    return { bannerImages: rows.map((row) => signed(deps, row)) };
  });

  route(app, deps, listFlashSales, async ({ query: { page, perPage, endDate }, exchange }) => {
    const which = endDate ? { name: 'until', filter: reachesDay, values: { day: endDate } } : { name: 'now' };
    const { data, total } = await listRunning<FlashSale>(deps, exchange, saleShape, which, pageOf(page, perPage));
    return { data: data.map(withSecondPrice), total };
  });
  route(app, deps, listFlashSalesOf, ({ params, ...asking }) => listOf<FlashSale>(deps, asking, saleShape, params.id));
  route(app, deps, readFlashSale, async ({ params, ...asking }) => {
    const data = await readOne<FlashSale>(deps, asking, saleShape, params.id);
    if (!data) throw new AppError(flashSaleNotFound);
    return { data };
  });

  route(app, deps, listArrivals, ({ query: { pageIndex, pageSize }, exchange }) =>
    listRunning<Arrival>(deps, exchange, arrivalShape, { name: 'now' }, pageOf(pageIndex, pageSize)),
  );
  route(app, deps, listArrivalsOf, ({ query: { userId, page, perPage }, ...asking }) =>
    listOf<Arrival>(deps, asking, arrivalShape, userId, pageOf(page, perPage)),
  );
  route(app, deps, readArrival, async ({ params, ...asking }) => {
    const data = await readOne<Arrival>(deps, asking, arrivalShape, params.id);
    if (!data) throw new AppError(arrivalNotFound);
    return { data };
  });

  route(app, deps, listHomeSections, async () => ({ data: await selectHomeSections(deps.db) }));
  route(app, deps, listRunningPromotions, ({ query, exchange }) => listSponsored(deps, exchange, query));
  staffRoutes(app, deps);
}
