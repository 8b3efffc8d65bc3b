import type { Import } from './walls.ts';

/** Which features of the web app may import which. `home` and `account` are frames: they put others' screens together. */
export const FEATURE_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  places: ['identity'],
  identity: ['notifications'],
  reports: [],
  content: ['reports'],
  gallery: [],
  calculator: [],
  notifications: [],
  /** What its queue and overview show of a domain, and the second factor. */
  admin: ['catalog', 'search', 'identity'],
  billing: ['identity', 'places'],
  reviews: ['reports'],
  leads: ['identity', 'places', 'reviews'],
  catalog: ['places', 'leads', 'reviews', 'reports'],
  sellers: ['identity', 'places', 'catalog', 'leads', 'reviews', 'reports'],
  promotions: ['identity', 'catalog'],
  dealerships: ['identity', 'places', 'catalog', 'sellers', 'leads', 'promotions'],
  requirements: ['identity', 'places', 'catalog', 'leads', 'reports'],
  reels: ['identity', 'catalog', 'leads', 'reports'],
  search: ['catalog'],
  discovery: ['catalog', 'sellers'],
  home: ['places', 'catalog', 'sellers', 'leads', 'requirements', 'dealerships', 'reels', 'content'],
  account: ['identity', 'billing', 'catalog', 'sellers', 'leads', 'promotions', 'reels', 'requirements', 'dealerships'],
};

const featureOf = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];
const FRAMES = ['home', 'account', 'admin', 'gallery'];
const INTERNAL = /(Screen|Form)\.tsx$|\.routes\.tsx$/;
const AREA = /^web\/src\/(\w+)\//;

/** What an area of the web app may import besides itself; one that is not named, as a feature, may import any. */
const AREA_MAY_IMPORT: Readonly<Record<string, readonly [areas: readonly string[], words: string]>> = {
  ui: [[], 'ui knows no data and no domain'],
  api: [[], 'api knows no screens'],
  forms: [['ui', 'api'], 'forms knows no feature'],
  console: [['ui', 'api', 'forms', 'shell'], 'console knows no feature'],
  shell: [['ui', 'api', 'forms'], 'the shell knows no feature: the router hands in what it shows of them'],
  worker: [[], 'the service worker runs without any page'],
};

/** The console and the staff's part of every domain: nothing of it may come with a page for others. */
const OF_STAFF = /^web\/src\/(console|features\/(admin|[^/]+\/staff))\//;
const mayKnowStaff = (file: string) => OF_STAFF.test(file) || file === 'web/src/router.tsx';

function objectionBetweenFeatures(found: Import, to: string, caller: string, callee: string): string | undefined {
  if (found.to.startsWith('.')) return 'cross a wall by #name, not by ../';
  if (!FEATURE_MAY_IMPORT[caller]?.includes(callee)) return `${caller} may not import ${callee}`;
  return INTERNAL.test(to) && !FRAMES.includes(caller)
    ? `${callee}'s screens, forms and routes are its own`
    : undefined;
}

/** What is wrong with an import of the web app, if anything; `to` is the file it leads to. */
export function objectionInWeb(found: Import, to: string): string | undefined {
  const area = AREA.exec(found.from)?.[1];
  // What puts the areas together lies beside them.
  const towards = AREA.exec(to)?.[1] ?? (to.startsWith('web/src/') ? 'assembly' : undefined);
  if (to.startsWith('server/')) return 'the web app knows the contract, not the server';
  const [areas, words] = AREA_MAY_IMPORT[area ?? ''] ?? [];
  if (areas && towards && towards !== area && !areas.includes(towards)) return words;
  if (area && towards && area !== towards && found.to.startsWith('.')) return 'cross a wall by #name, not by ../';
  if (OF_STAFF.test(to) && !mayKnowStaff(found.from)) return 'what is for staff is imported by staff folders alone';
  const [a, b] = [featureOf(found.from), featureOf(to)];
  if (!a || !b) return;
  if (a === b) return found.to.startsWith('#') ? 'inside a feature imports are relative' : undefined;
  return objectionBetweenFeatures(found, to, a, b);
}
