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

const shortId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64').slice(0, 22);

/** Whether a page shows the thing with this id: its state writes ids short (`packed.ts` of the web app). */
export const holdsId = (html: string, id: string): boolean => html.includes(id) || html.includes(shortId(id));
