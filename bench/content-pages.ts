import type { Database } from '../server/src/platform/db/db.ts';
import type { RunningSite } from './app.ts';
import { measureFirstLoad } from './browser.ts';
import type { Cleanup } from './cleanup.ts';
import { mannersAt } from './lighthouse.ts';
import { type Figure, failed, figure } from './report.ts';

const KB = 1000;
const MOST_SCRIPT_KB = 125;

/** A category in a city, as the sitemap lists them. */
async function cityPage({ url }: RunningSite): Promise<string> {
  const read = async (address: string) => (await fetch(address)).text();
  const index = await read(`${url}/sitemap.xml`);
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const map of maps) {
    const [found] = /\/sellers\/[^/<]+\/[^/<]+\/[^/<]+(?=<)/.exec(await read(map)) ?? [];
    if (found) return found;
  }
  throw new Error('no city has three sellers of a category');
}

async function pagesOf(site: RunningSite, { pool }: Database): Promise<string[]> {
  const { rows } = await pool.query(
    "select slug from blog_posts where is_published and slug not like 'bench-%' order by length(body) desc limit 1",
  );
  return ['/blog', `/blog/${rows[0].slug}`, '/videos', await cityPage(site)];
}

async function lighthouseFigures(site: RunningSite, page: string): Promise<Figure[]> {
  const manners = await mannersAt(site.url + page, site.folder);
  return Object.entries(manners).map(([name, { score, failing }]) =>
    figure(`Lighthouse ${name}: ${page}`, score, { atLeast: 100, note: failing.join(', ') }),
  );
}

/** What people read, in a browser: the scripts of a post, and Lighthouse on each kind of page. */
export async function pageFigures(site: RunningSite, database: Database, cleanup: Cleanup): Promise<Figure[]> {
  const pages = await pagesOf(site, database);
  const { scriptBytes } = await measureFirstLoad(`${site.url}${pages[1]}`, cleanup);
  const figures = [
    figure('first-load JavaScript of a post, gzip', scriptBytes / KB, {
      unit: ' KB',
      digits: 1,
      atMost: MOST_SCRIPT_KB,
    }),
  ];
  for (const page of pages)
    figures.push(...(await lighthouseFigures(site, page).catch((error: unknown) => [failed(page, error)])));
  return figures;
}
