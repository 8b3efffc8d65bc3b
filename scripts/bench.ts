import { parseArgs } from 'node:util';
import { benchAdmin } from '../bench/admin.ts';
import { benchBulk } from '../bench/bulk.ts';
import { benchCatalogue } from '../bench/catalogue.ts';
import { Cleanup } from '../bench/cleanup.ts';
import { benchContent } from '../bench/content.ts';
import { fallenSince } from '../bench/fallen.ts';
import { benchHome } from '../bench/home.ts';
import { benchLists } from '../bench/lists.ts';
import { beginMeasuring } from '../bench/measuring.ts';
import { benchMedia } from '../bench/media.ts';
import { benchMoney } from '../bench/money.ts';
import { benchNotifications } from '../bench/notifications.ts';
import { benchPages } from '../bench/pages.ts';
import { benchPhone } from '../bench/phone.ts';
import { benchReels } from '../bench/reels.ts';
import { benchReelsInBrowser } from '../bench/reels-browser.ts';
import { type Figure, keptSection, tableOf, writeSection } from '../bench/report.ts';
import { benchRequirements } from '../bench/requirements.ts';
import { benchScores } from '../bench/scores.ts';
import { benchSellers } from '../bench/sellers.ts';
import { benchShort } from '../bench/short.ts';
import { benchSoak } from '../bench/soak.ts';
import { benchStart } from '../bench/start.ts';
import { installTools } from '../bench/tools.ts';
import type { Extent } from '../bench/works.ts';
import { VOLUMES, type Volumes, volumesFrom } from '../server/seed/volumes.ts';
import { buildWeb } from './build.ts';

// npm run bench [name] [-- --products 100000] [--write]
// npm run bench [short] [-- --only word]: a little of everything in a few minutes, and what fell by more than 15 % since docs/bench.md
// npm run bench catalogue [-- --million] [--brief] [--only thickness]: 10,000 and 100,000 products and, if so asked,
// a million; only the questions with this word
// npm run bench lists [-- --million] [--brief] [--only word]: questions of the shop that nobody asked before
// npm run bench sellers [-- --sellers 20000] [--brief]
// npm run bench money [-- --brief]: purchases through kill -9 at six points
// npm run bench reels [-- --brief]: watching on a phone, then the feed among 1,000,000 reels and 10,000,000 visits
// npm run bench reels-browser, npm run bench reels-feed: one part of it alone
// npm run bench content [-- --brief]: the blog with 100,000 posts and comments, the scripts of a post, Lighthouse
// npm run bench notifications [-- --brief]: telling 10,000 members, 5,000 open streams
// npm run bench requirements [-- --brief]: matching one requirement among 10,000 and 1,000,000 products
// npm run bench pages [-- --brief] [--only category]: pages that nobody asked for before, and their bytes as sent
// npm run bench phone [-- --brief] [--only category]: when a slow phone on a slow line answers taps on seven pages
// npm run bench scores [-- --brief] [--only category]: Lighthouse's score of those pages beside script-less copies
// npm run bench admin [-- --brief]: the console's lists among 1,000,000 rows of each
// npm run bench bulk [-- --brief]: a file of 10,000 products with 10,000 pictures beside the shop's visitors
// npm run bench start [-- --brief]: ready after kill -9, and the first calls then
// npm run bench soak [-- --minutes 1]: memory under distinct addresses, for ten minutes unless fewer are given
type Bench = (volumes: Volumes, cleanup: Cleanup, say: (step: string) => void, extent: Extent) => Promise<Figure[]>;
const BENCHES: Readonly<Record<string, Bench>> = {
  short: benchShort,
  home: benchHome,
  media: benchMedia,
  catalogue: benchCatalogue,
  lists: benchLists,
  sellers: benchSellers,
  soak: (volumes, cleanup, say) => benchSoak(volumes, cleanup, say, Number(values.minutes)),
  money: benchMoney,
  notifications: benchNotifications,
  reels: async (volumes, cleanup, say, extent) => [
    ...(await benchReelsInBrowser(volumes, cleanup, say)),
    ...(await benchReels(volumes, cleanup, say, extent)),
  ],
  'reels-browser': benchReelsInBrowser,
  'reels-feed': benchReels,
  pages: benchPages,
  phone: benchPhone,
  scores: benchScores,
  requirements: benchRequirements,
  content: benchContent,
  admin: benchAdmin,
  bulk: benchBulk,
  start: benchStart,
};
/** Those that open no page do not need the built app; those that load no server need no tools for it. */
const WITHOUT_PAGES: readonly string[] = ['money', 'notifications', 'requirements', 'admin', 'bulk'];
const WITHOUT_TOOLS: readonly string[] = [...WITHOUT_PAGES, 'reels', 'reels-browser', 'reels-feed', 'start'];
/** What each bench counts, and its default sizes. */
const SIZES: Readonly<Record<string, readonly [noun: keyof Volumes, sizes: readonly number[]]>> = {
  catalogue: ['products', [10_000, 100_000]],
  lists: ['products', [10_000, 100_000]],
  sellers: ['sellers', [20_000]],
  requirements: ['products', [10_000, 1_000_000]],
};
const MILLION = 1_000_000;

const volumeOptions = Object.fromEntries(Object.keys(VOLUMES).map((name) => [name, { type: 'string' as const }]));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '10' },
    ...volumeOptions,
  },
});
const name = positionals[0] ?? 'short';
const bench = BENCHES[name];
if (!bench) {
  console.error(`There is no bench named ${name}: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

/** A table that is kept with the same bench is the measure. */
function tellFallen(figures: readonly Figure[]): void {
  const kept = keptSection('short');
  const fallen = fallenSince(kept, figures);
  if (kept === '') console.log('No table is kept yet: --write keeps this one.');
  else if (fallen.length === 0) console.log('Nothing fell by more than 15 % since the kept table.');
  else console.log(`Fell by more than 15 % since the kept table:\n${fallen.join('\n')}`);
}

const [noun, usual] = SIZES[name] ?? ['products', []];

/** One marketplace of the asked size; the bench's own sizes where none is asked for. */
function sizesOf(volumes: Volumes): number[] {
  if (usual.length === 0 || noun in values) return [volumes[noun]];
  return values.million ? [...usual, MILLION] : [...usual];
}

const { say, circumstances } = beginMeasuring();
const cleanup = new Cleanup();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cleanup.run().finally(() => process.exit(1)));

try {
  if (!WITHOUT_TOOLS.includes(name)) installTools();
  if (!WITHOUT_PAGES.includes(name)) await buildWeb();
  const volumes = volumesFrom(process.argv);
  const sizes = sizesOf(volumes);
  const figures = await bench(volumes, cleanup, say, { sizes, brief: values.brief, only: values.only });
  const section = `${circumstances(`${sizes.join(', ')} ${noun}`)}\n\n${tableOf(figures)}`;
  console.log(`\n${section}\n`);
  if (name === 'short') tellFallen(figures);
  if (values.write) writeSection([name, values.only].join(' ').trim(), section);
} finally {
  await cleanup.run();
}
