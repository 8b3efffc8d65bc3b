import { type Pages, pagesFrom, type Render } from '../src/pages.ts';

/** The product's own pages, drawn from their sources and kept as those of a built bundle are. */
export const drawnPages = (): Pages =>
  pagesFrom({
    render: async () => (await import('../../web/src/entry-server.tsx')).render as Render,
    assets: { styles: [], scripts: [], later: [] },
    serveFiles: async () => {},
    keep: true,
  });
