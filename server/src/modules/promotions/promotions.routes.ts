import { listBanners } from '@plyhaat/contract/promotions';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http.ts';
import { selectBanners } from './banners.sql.ts';

export function promotionsRoutes(app: App, deps: Deps): void {
  route(app, deps, listBanners, ({ query }) =>
    selectBanners(deps.db, query.type, query.position, query.isActive === 'true'),
  );
}
