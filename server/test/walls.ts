import path from 'node:path';
import { objectionInWeb } from './walls.web.ts';

/** One import as it stands in a file: paths from the root of the repository. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

/** Who may call whom, through the callee's door (the file named like its folder). Nobody calls upwards. */
export const MAY_CALL: Readonly<Record<string, readonly string[]>> = {
  places: [],
  media: [],
  search: ['places'],
  identity: ['places', 'media'],
  billing: ['identity', 'media'],
  sellers: ['identity', 'places', 'media', 'search'],
  catalog: ['identity', 'sellers', 'media', 'billing', 'search'],
  reviews: ['identity', 'catalog', 'sellers'],
  leads: ['sellers', 'billing', 'media'],
  promotions: ['catalog', 'media', 'billing'],
  reels: ['media', 'billing', 'catalog'],
  requirements: ['places', 'identity', 'billing', 'search', 'media', 'leads'],
  dealerships: ['sellers', 'places', 'media', 'billing', 'leads'],
  content: ['media'],
  /** Decides on what others own. */
  reports: ['catalog', 'media', 'reviews', 'requirements', 'dealerships', 'content'],
  /** Reads what others own: pages of places and brands, sitemaps, addresses that are gone, pictures of links. */
  discovery: ['media'],
  /** Listens; a link in its mails ends a group of them, which is a setting. */
  notifications: ['identity'],
  admin: [
    'places',
    'media',
    'search',
    'identity',
    'billing',
    'sellers',
    'catalog',
    'reviews',
    'leads',
    'promotions',
    'reels',
    'requirements',
    'dealerships',
    'content',
    'reports',
  ],
};

/** `import … from`, `export … from`, a bare `import '…'` and a literal `import('…')`. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;

export const importsIn = (from: string, text: string): Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, named, bare]) => ({
    from,
    to: named ?? bare ?? '',
    typeOnly: type !== undefined,
  }));

const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  server: {
    '#platform/': 'server/src/platform/',
    '#modules/': 'server/src/modules/',
    '#seed/': 'server/seed/',
    '#test/': 'server/test/',
  },
  web: {
    '#api/': 'web/src/api/',
    '#ui/': 'web/src/ui/',
    '#shell/': 'web/src/shell/',
    '#console/': 'web/src/console/',
    '#forms/': 'web/src/forms/',
    '#features/': 'web/src/features/',
    '#test/': 'web/test/',
  },
};

/** The file an import names, or the package's name. */
export function target({ from, to }: Import): string {
  if (to.startsWith('.')) return path.posix.join(path.posix.dirname(from), to);
  if (to.startsWith('@plyhaat/contract/')) return `${to.replace('@plyhaat/contract/', 'contract/src/')}.ts`;
  const aliases = ALIASES[from.split('/')[0] ?? ''] ?? {};
  const alias = Object.keys(aliases).find((prefix) => to.startsWith(prefix));
  return alias ? to.replace(alias, aliases[alias] ?? '') : to;
}

const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const kindOf = (file: string) => /\.(\w+)\.tsx?$/.exec(file)?.[1] ?? 'plain';
const within = (folder: string, file: string) => file.startsWith(`${folder}/`);

function objectionInContract(found: Import, to: string): string | undefined {
  if ((found.to.startsWith('.') && within('contract/src', to)) || found.to === 'zod' || found.to === 'zod/mini') return;
  return `the contract imports only zod and itself, not ${to}`;
}

/** What the platform may know by type alone, to hand it down. */
const HANDED_DOWN = [
  'server/src/settings.ts',
  'server/src/modules/billing/providers/provider.ts',
  'server/src/modules/search/catalogue/catalogue.ts',
];

function objectionInPlatform(found: Import, to: string): string | undefined {
  if (HANDED_DOWN.includes(to) && found.typeOnly) return;
  if (found.to.startsWith('#')) return 'inside the platform imports are relative';
  if (found.to.startsWith('.') && !within('server/src/platform', to)) return 'platform knows nobody but itself';
  return;
}

const TABLE_READERS = ['sql', 'tables', 'reference'];

/** Inside a module: SQL stays in *.sql.ts, so tables are imported there and nowhere else, except for their types. */
function objectionAtHome(found: Import, to: string): string | undefined {
  if (found.to.startsWith('#')) return 'inside a module imports are relative';
  if (kindOf(to) === 'tables' && !found.typeOnly && !TABLE_READERS.includes(kindOf(found.from)))
    return 'tables are for *.sql.ts';
  return;
}

/** Reads that a module lends to all others: whole ones, and parts to build into their own. */
const isLent = (file: string) => file.endsWith('.reads.sql.ts');
const LENT_TO = ['sql', 'service'];

function objectionBetweenModules(found: Import, to: string, caller: string, callee: string): string | undefined {
  if (!found.to.startsWith('#')) return 'cross a wall by #name, not by ../';
  if (isLent(to)) return LENT_TO.includes(kindOf(found.from)) ? undefined : 'reads are for *.sql.ts and *.service.ts';
  if (kindOf(to) === 'tables')
    return TABLE_READERS.includes(kindOf(found.from)) ? undefined : 'tables are for *.sql.ts joins';
  if (kindOf(to) === 'events')
    return kindOf(found.from) === 'subscribers' ? undefined : 'events are for *.subscribers.ts';
  if (!to.endsWith(`/${callee}/${callee}.ts`)) return `${callee} is entered by its door, ${callee}.ts`;
  return MAY_CALL[caller]?.includes(callee) ? undefined : `${caller} may not call ${callee}`;
}

/** The few files above the modules put them together; each sees one kind of file, besides doors. */
const ASSEMBLY: Readonly<Record<string, RegExp>> = {
  'server/src/app.ts': /\.routes\.ts$/,
  'server/src/subscriptions.ts': /\.subscribers\.ts$/,
  'server/src/reference.texts.ts': /\.reference\.ts$/,
  'server/src/reference.ts': /\/reference\.sql\.ts$/,
};

function objectionAbove(found: Import, to: string): string | undefined {
  const module = moduleOf(to);
  if (!module || to.endsWith(`/${module}/${module}.ts`) || ASSEMBLY[found.from]?.test(to)) return;
  return `${found.from} enters a module by its door`;
}

function objectionInServer(found: Import, to: string): string | undefined {
  const [caller, callee] = [moduleOf(found.from), moduleOf(to)];
  if (within('web', to)) return 'the server loads the built web app, it does not import it';
  if (within('server/test', to)) return 'only tests use the test harness';
  if (within('server/src/platform', found.from)) return objectionInPlatform(found, to);
  if (!caller) return objectionAbove(found, to);
  if (within('server/seed', to) || /^server\/src\/[^/]+$/.test(to)) return 'modules know platform and doors only';
  if (found.to.startsWith('../') && callee !== caller) return 'cross a wall by #name, not by ../';
  if (!callee) return;
  return caller === callee ? objectionAtHome(found, to) : objectionBetweenModules(found, to, caller, callee);
}

/** Pictures and videos are made once and committed: neither the program nor their makers may import the other. */
const MEDIA_MAKERS = 'server/demo-media';

function objectionAmongMakers(found: Import, to: string): string | undefined {
  // Captions are drawn in the browser that the journeys find.
  if (!found.to.startsWith('.') || within(MEDIA_MAKERS, to) || to === 'scripts/browser.ts') return;
  return 'the makers of demo media know only themselves';
}

/** What is wrong with an import, if anything. */
export function objection(found: Import): string | undefined {
  const to = target(found);
  if (within(MEDIA_MAKERS, found.from)) return objectionAmongMakers(found, to);
  if (within(MEDIA_MAKERS, to)) return 'demo media are made by hand, not by the program';
  if (within('contract/src', found.from)) return objectionInContract(found, to);
  if (within('server/src', found.from)) return objectionInServer(found, to);
  if (within('web/src', found.from)) return objectionInWeb(found, to);
  return;
}

/** Groups of files that import each other, each named once. */
export function cyclesAmong(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === 'open') cycles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const found of next.get(file) ?? []) visit(target(found), [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}

const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g;

/** Which module owns a table, by its name in the code and in the database. */
export function tableOwners(files: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [file, text] of files) {
    const owner = moduleOf(file) ?? 'platform';
    if (kindOf(file) !== 'tables') continue;
    for (const [, name = '', stored = ''] of text.matchAll(TABLE)) owners.set(name, owner).set(stored, owner);
  }
  return owners;
}

const WRITE = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)|\b(?:insert into|update|delete from)\s+\$?\{?"?(\w+)/g;

/** Tables of others that a module's file writes; a file that is lent to others writes none at all. */
export function foreignWrites(file: string, text: string, owners: ReadonlyMap<string, string>): string[] {
  const module = isLent(file) ? `the readers of ${file}` : moduleOf(file);
  if (!module) return [];
  return [...text.matchAll(WRITE)].flatMap(([, built, raw]) => {
    const table = built ?? raw ?? '';
    const owner = owners.get(table);
    return owner && owner !== module ? [`${file} writes ${table}, which is ${owner}'s`] : [];
  });
}
