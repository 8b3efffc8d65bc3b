import { Readable } from 'node:stream';
import { notFound } from '@plyhaat/contract/core/errors';
import { addressIn, type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import type { Feature } from '@plyhaat/contract/core/site';
import { HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import { isUuid } from '@plyhaat/contract/core/uuid';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedReply } from '#platform/cache/cached-reply.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { answerCached } from '#platform/http/cached.ts';
import { AppError } from '#platform/http/failure.ts';
import type { App } from '#platform/http/http.ts';
import { SETTINGS_TAG } from '#platform/site-settings/site-settings.ts';
import {
  type SitemapKind,
  selectAddresses,
  selectCategorySlugs,
  selectFileStarts,
  selectPlaces,
} from './sitemap.sql.ts';

/** What the sitemap protocol allows in one file. */
const MOST_ADDRESSES = 50_000;
const BATCH = 5000;
const XML = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Public pages that do not come from database rows. */
const PAGES = [
  '/',
  '/shop',
  '/categories',
  '/sellers',
  '/reels',
  '/apply-dealership',
  '/requirements',
  '/blog',
  '/videos',
  '/calculator',
  '/about-us',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];
/** The addresses of pages that come from database rows. */
const PATHS: Readonly<Record<SitemapKind, string>> = {
  products: '/product',
  sellers: '/seller',
  brands: '/brand',
  reels: '/reels',
  opportunities: '/apply-dealership',
  requirements: '/requirement',
  posts: '/blog',
  videos: '/videos',
};
const KINDS = Object.keys(PATHS) as SitemapKind[];
/** Those that staff may have switched off. */
const SWITCHED = ['reels', 'opportunities'] as const satisfies (SitemapKind & Feature)[];

const kindsOff = async ({ site }: Deps): Promise<readonly SitemapKind[]> => {
  const settings = await site.current();
  return SWITCHED.filter((kind) => !settings[kind]);
};

/** Filtered lists are not disallowed: a crawler must fetch them to read their `noindex`. */
const ROBOTS = ['User-agent: *', 'Allow: /api/uploads/', 'Disallow: /api/', 'Disallow: /account', 'Disallow: /admin'];

const address = (url: string, changedAt?: string | null) =>
  `<url><loc>${url}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>\n`;
const addressList = (rows: string) => `${HEAD}<urlset ${NAMESPACE}>\n${rows}</urlset>\n`;

/** Where an address stands in a language: files of sitemaps are named as pages are. */
type Naming = (path: string) => string;
const namingIn =
  (origin: string, language: Language): Naming =>
  (path) =>
    origin + addressIn(language, path);

async function indexOf(deps: Deps, size: number): Promise<string> {
  const { db, settings } = deps;
  const files = ['pages'];
  const off = await kindsOff(deps);
  for (const kind of KINDS.filter((kind) => !off.includes(kind))) {
    const starts = await selectFileStarts(db, kind, size);
    files.push(...starts.map((id) => `${kind}-${id}`));
  }
  const places = Math.ceil((await selectPlaces(db)).length / size);
  files.push(...Array.from({ length: places }, (_, at) => `places-${at + 1}`));
  const folders = settings.languages.map((language) => settings.publicUrl + folderOf(language));
  const rows = folders.flatMap((folder) =>
    files.map((name) => `<sitemap><loc>${folder}/${name}.xml</loc></sitemap>\n`),
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${rows.join('')}</sitemapindex>\n`;
}

async function pagesOf(deps: Deps, named: Naming): Promise<string> {
  const slugs = await selectCategorySlugs(deps.db);
  const off = (await kindsOff(deps)).map((kind) => PATHS[kind]);
  const paths = [...PAGES.filter((path) => !off.includes(path)), ...slugs.map(({ slug }) => `/category/${slug}`)];
  return addressList(paths.map((path) => address(named(path))).join(''));
}

/** Pages of places have no row ids, so their files are split by position. */
async function placesOf(db: Db, named: Naming, file: number, size: number): Promise<string> {
  const places = (await selectPlaces(db)).slice((file - 1) * size, file * size);
  if (places.length === 0) throw new AppError(notFound);
  return addressList(places.map(({ path, changedAt }) => address(named(path), changedAt)).join(''));
}

/** Streams rows in batches to limit memory. */
async function* rowsFrom(db: Db, kind: SitemapKind, named: Naming, first: string, size: number) {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  let place: { from: string } | { after: string } = { from: first };
  for (let left = size; left > 0; ) {
    const wanted = Math.min(BATCH, left);
    const rows: Awaited<ReturnType<typeof selectAddresses>> = await selectAddresses(db, kind, place, wanted);
    yield rows.map(({ slug, changedAt }) => address(named(`${PATHS[kind]}/${slug}`), changedAt)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < wanted) break;
    place = { after: last.id };
    left -= rows.length;
  }
  yield '</urlset>\n';
}

/** English has none of its own. */
const folderOf = (language: Language) => (language === SOURCE_LANGUAGE ? '/sitemap' : `/sitemap/${language}`);

/**
 * What search engines ask for first: robots.txt and an index of sitemaps, each of at most 50,000 addresses (DISC-4).
 */
export function sitemapRoutes(app: App, deps: Deps, size = MOST_ADDRESSES): void {
  const { publicUrl, languages } = deps.settings;
  app.get('/robots.txt', { schema: HIDDEN }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(`${[...ROBOTS, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`),
  );
  app.get(
    '/sitemap.xml',
    { schema: HIDDEN },
    keptXml(app, deps, () => indexOf(deps, size)),
  );
  for (const language of languages) filesIn(app, deps, language, size);
}

const HIDDEN = { hide: true } as never;

const keptXml =
  (app: App, deps: Deps, make: (params: Readonly<Record<string, string>>) => Promise<string>) =>
  (request: FastifyRequest, reply: FastifyReply) =>
    answerCached(
      app,
      deps,
      { request, reply, key: `GET ${request.url.split('?')[0]}` },
      async () =>
        new CachedReply(await make(request.params as Record<string, string>), {
          type: XML,
          tags: ['sitemap', SETTINGS_TAG],
          seconds: HOUR_SECONDS,
        }),
    );

/** The sitemaps of one language. */
function filesIn(app: App, deps: Deps, language: Language, size: number): void {
  const { db, settings } = deps;
  const folder = folderOf(language);
  const named = namingIn(settings.publicUrl, language);
  const schema = HIDDEN;
  app.get(
    `${folder}/pages.xml`,
    { schema },
    keptXml(app, deps, () => pagesOf(deps, named)),
  );
  const places = keptXml(app, deps, ({ file }) => placesOf(db, named, Number(file), size));
  app.get<{ Params: { file: string } }>(`${folder}/places-:file.xml`, { schema }, async (request, reply) => {
    if (!/^[1-9]\d{0,4}$/.test(request.params.file)) throw new AppError(notFound);
    return places(request, reply);
  });
  for (const kind of KINDS)
    app.get<{ Params: { first: string } }>(`${folder}/${kind}-:first.xml`, { schema }, async (request, reply) => {
      const { first } = request.params;
      if (!isUuid(first)) throw new AppError(notFound);
      return reply
        .type(XML)
        .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
        .send(Readable.from(rowsFrom(db, kind, named, first, size)));
    });
}
