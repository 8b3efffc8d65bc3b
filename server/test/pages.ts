import type { WebApp } from '../src/pages.source.ts';
import { type Pages, pagesFrom } from '../src/pages.ts';

/** The product's own pages, drawn from their sources and kept as those of a built bundle are. */
export const drawnPages = (): Pages =>
  pagesFrom({
    web: async () => (await import('../../web/src/entry-server.tsx')) as WebApp,
    assets: { styles: [], early: [], scripts: [], beside: [], later: () => [] },
    serveFiles: async () => {},
    keep: true,
  });
