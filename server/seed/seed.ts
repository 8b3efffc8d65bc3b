import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { priceSales } from '#modules/catalog/catalog.ts';
import { countAllDays } from '#modules/leads/counting.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import { seedApplications } from './applications.seed.ts';
import { seedAudit } from './audit.seed.ts';
import { seedBatches } from './batches.seed.ts';
import { seedBilling } from './billing.seed.ts';
import { BRANDS } from './brands.data.ts';
import { seedBrands, seedProducts } from './catalog.seed.ts';
import { seedCatalogue } from './catalogue.seed.ts';
import { seedContent } from './content.seed.ts';
import { seedDealerships } from './dealerships.seed.ts';
import { seedDecisions } from './decisions.seed.ts';
import { seedEnquiries } from './enquiries.seed.ts';
import { seedHeld } from './held.seed.ts';
import { seedHoliday } from './holiday.seed.ts';
import { seedLeads } from './leads.seed.ts';
import { picturePath, readPictures, seedMedia } from './media.seed.ts';
import { memberId } from './member-id.ts';
import { seedMembers } from './members.seed.ts';
import { seedMoney } from './money.seed.ts';
import { seedNotifications } from './notifications.seed.ts';
import { seedOpportunities } from './opportunities.seed.ts';
import { seedOverview } from './overview.seed.ts';
import { buyers, SAMPLE_PEOPLE } from './people.ts';
import { seedPlacementResults } from './placement-results.seed.ts';
import { seedPlacements } from './placements.seed.ts';
import { seedPlays } from './plays.seed.ts';
import { seedLeadThreads, seedPriceRequests } from './price-requests.seed.ts';
import type { SeedPicture } from './products/picks.ts';
import { products } from './products/products.ts';
import { puneProducts } from './products/pune.ts';
import { seedBanners } from './promotions.seed.ts';
import { seedQuotes } from './quotes.seed.ts';
import { type Random, seeded } from './random.ts';
import { privateVideos, seedReels } from './reels.seed.ts';
import { seedMatches, seedRequirements } from './requirements.seed.ts';
import { seedReviewing } from './review.seed.ts';
import { seedReviewers } from './reviewers.seed.ts';
import { seedReviews } from './reviews.seed.ts';
import { sellers } from './sellers.ts';
import { seedShares } from './shares.seed.ts';
import { readVideoFiles, seedVideoFiles } from './video-files.seed.ts';
import { seedViews } from './views.seed.ts';
import { VOLUMES, type Volumes } from './volumes.ts';
import { seedWriting } from './writing.seed.ts';

export type SeedOptions = {
  /** Every date of the demo is so many days before or after this one. */
  readonly firstStart?: Date;
  readonly volumes?: Volumes;
  readonly say?: (step: string) => void;
  /** Others than those that come with the program. */
  readonly pictures?: readonly SeedPicture[];
};

const SEED = 'plyhaat';

async function showCategories(client: pg.ClientBase, pictures: readonly SeedPicture[]): Promise<void> {
  const db = drizzle(client as pg.Client);
  for (const picture of pictures.filter(({ group }) => group === 'categories'))
    await db
      .update(categories)
      .set({ image: picturePath(picture) })
      .where(eq(categories.slug, picture.subject));
}

async function fill(
  client: pg.ClientBase,
  { firstStart, volumes, say, pictures }: Required<SeedOptions>,
): Promise<void> {
  const random = seeded(SEED);
  const trade = sellers(random.fork('sellers'), volumes.sellers);
  const people = [...SAMPLE_PEOPLE, ...buyers(random.fork('buyers'), volumes.buyers)];
  say(`${pictures.length} pictures`);
  await seedMedia(client, pictures, firstStart);
  await showCategories(client, pictures);
  say(`${trade.length} sellers and ${people.length} other members`);
  const everybody = { sellers: trade, people };
  await seedMembers(client, random.fork('members'), everybody, pictures, firstStart);
  say('subscriptions');
  await seedBilling(client, random.fork('billing'), everybody, firstStart);
  await seedMoney(client, firstStart);
  say(`${BRANDS.length} brands and ${volumes.products} products`);
  await seedBrands(client, BRANDS, firstStart);
  const wanted = { count: volumes.products, sellers: trade, brands: BRANDS, pictures, firstStart };
  await seedProducts(client, wanted, [
    products(random.fork('products'), wanted),
    puneProducts(random.fork('pune'), wanted),
  ]);
  say('reviews, wishes and what waits for a decision');
  await seedReviews(client, random.fork('reviews'), everybody, firstStart);
  await seedDecisions(client, random.fork('decisions'), everybody, firstStart);
  await seedBatches(client, firstStart);
  say('two years of leads, and what was looked at');
  await seedLeads(client, random.fork('leads'), everybody, firstStart);
  await seedPriceRequests(client, everybody, firstStart);
  await seedLeadThreads(client, firstStart);
  await seedReviewers(client);
  await seedViews(client, random.fork('views'), { sellers: trade.slice(0, volumes.watched), people }, firstStart);
  await seedShares(client, random.fork('shares'), firstStart);
  say('requirements, opportunities and who applied for them');
  await seedRequirements(client, random.fork('requirements'), everybody, firstStart);
  await seedMatches(client);
  await seedHeld(client, everybody, firstStart);
  await seedQuotes(client, random.fork('quotes'), firstStart);
  await seedOpportunities(client, random.fork('opportunities'), everybody, pictures, firstStart);
  await seedDealerships(client, random.fork('dealerships'), everybody, pictures, firstStart);
  await seedApplications(client, random.fork('applications'), everybody, firstStart);
  say('banners');
  await seedBanners(client, firstStart);
  say('new arrivals, flash sales and promotions');
  await seedPlacements(client, random.fork('placements'), everybody, pictures, firstStart);
  await seedPlacementResults(client, random.fork('brought'), firstStart);
  await seedHoliday(client, firstStart);
  await priceSales(drizzle(client as pg.Client));
  // Nobody is told now of what began before the demo did.
  for (const table of ['arrivals', 'flash_sales'])
    await client.query(`update ${table} set announced_at = starts_at where starts_at <= now()`);
  say('reels, blog and videos');
  const videos = await readVideoFiles();
  await seedVideoFiles(client, videos, firstStart, privateVideos(trade));
  await seedReels(client, random.fork('reels'), trade, firstStart);
  await seedPlays(client, random.fork('plays'), firstStart);
  await countAllDays(drizzle(client as pg.Client));
  await seedContent(client, random.fork('content'), videos, everybody, firstStart);
  await seedWriting(client, memberId('govind-kelkar'), firstStart);
  say('notifications');
  await seedNotifications(client, random.fork('notifications'), everybody, firstStart);
  await seedConsole(client, random, firstStart, say);
}

async function seedConsole(client: pg.ClientBase, random: Random, at: Date, say: (step: string) => void) {
  await seedReviewing(client, random.fork('reviewing'), at);
  await seedEnquiries(client, at);
  await seedCatalogue(client, at);
  say('what staff did, and half a year of figures');
  await seedAudit(client, at);
  await seedOverview(client, random.fork('overview'), at);
}

/** Several processes may start on one empty database: the first fills it, the others wait and find it filled. */
const SEED_LOCK = 7_291_165;

async function fillOnce(client: pg.ClientBase, options: Required<SeedOptions>): Promise<void> {
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
  const marks = await client.query(`select 1 from house_marks where name = 'demo'`);
  if (marks.rowCount !== 0) return;
  await fill(client, options);
  const value = options.firstStart.toISOString();
  await drizzle(client as pg.Client)
    .insert(installationMarks)
    .values({ name: 'demo', value });
}

/**
 * Fills an empty database with the demo marketplace, wholly or not at all: a start that is interrupted leaves nothing
 * half laid. Takes the pool behind `db`, because COPY needs a connection of its own.
 */
export async function seedDemo(db: Db, options: SeedOptions = {}): Promise<void> {
  const { firstStart = new Date(), volumes = VOLUMES, say = () => {} } = options;
  const pictures = options.pictures ?? (await readPictures());
  const client = await (db as Db & { readonly $client: pg.Pool }).$client.connect();
  try {
    await client.query('begin');
    await fillOnce(client, { firstStart, volumes, say, pictures });
    await client.query('commit');
    await client.query('analyze');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, whatever state a broken COPY left it in.
    client.release(true);
    throw error;
  }
}
