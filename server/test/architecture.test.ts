import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cyclesAmong, foreignWrites, importsIn, MAY_CALL, objection, tableOwners, target } from './walls.ts';
import { FEATURE_MAY_IMPORT } from './walls.web.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isTest = (file: string) => /\.(test|proof)\.tsx?$/.test(file);
const sources = new Map(
  globSync(['contract/src/**/*.ts', 'server/{src,seed,demo-media}/**/*.ts', 'web/src/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !isTest(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const imports = [...sources].flatMap(([file, text]) => importsIn(file, text));
const inside = (folder: string) => [...sources.keys()].filter((file) => file.startsWith(folder));

test('the sweep sees every part of the code', () => {
  for (const room of [
    'contract/src/',
    'server/src/platform/',
    'server/src/modules/',
    'server/demo-media/',
    'web/src/ui/',
  ])
    expect(inside(room).length, room).toBeGreaterThan(10);
  // Most imports lead to another file of ours: an extractor or a resolver gone blind would find none.
  expect(imports.filter((found) => sources.has(target(found))).length).toBeGreaterThan(150);
});

test('every import keeps to the walls', () => {
  const objections = imports.flatMap((found) => {
    const words = objection(found);
    return words ? [`${found.from} -> ${found.to}: ${words}`] : [];
  });
  expect(objections).toEqual([]);
});

const directionsIn = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([from, callees]) => callees.map((to) => ({ from, to, typeOnly: false })));
const foldersIn = (folder: string) =>
  globSync(`${folder}/*/`, { cwd: root })
    .map((name) => path.basename(name))
    .sort();

test('every module is in the table of who may call whom, and the table has no circle', () => {
  expect(foldersIn('server/src/modules').filter((name) => !(name in MAY_CALL))).toEqual([]);
  const calls = directionsIn(MAY_CALL);
  expect(cyclesAmong(calls)).toEqual([]);
  expect(calls.filter(({ to }) => to === 'notifications' || to === 'admin')).toEqual([]);
});

test('every feature is in the table of who may import whom, and the table has no circle', () => {
  const features = foldersIn('web/src/features');
  expect(Object.keys(FEATURE_MAY_IMPORT).sort()).toEqual(features);
  const directions = directionsIn(FEATURE_MAY_IMPORT);
  expect(directions.filter(({ to }) => !features.includes(to))).toEqual([]);
  expect(cyclesAmong(directions)).toEqual([]);
});

test('no files import each other in a circle, not even for types', () => {
  expect(cyclesAmong(imports)).toEqual([]);
});

test('a module writes only its own tables', () => {
  const owners = tableOwners(sources);
  expect(owners.size).toBeGreaterThan(20);
  expect([...sources].flatMap(([file, text]) => foreignWrites(file, text, owners))).toEqual([]);
});

/** Triggers that write another module's table, each with its reason. */
const TRIGGERS_ACROSS: Readonly<Record<string, string>> = {
  "server/src/modules/catalog/catalog.functions.sql writes seller_figures, which is sellers's":
    "a seller's number of products changes with the products, in the same statement",
};

test('a trigger writes only tables of its own module, but for named exceptions', () => {
  const owners = tableOwners(sources);
  const files = globSync('server/src/**/*.functions.sql', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  expect(files.length).toBeGreaterThan(5);
  const across = files.flatMap((file) =>
    foreignWrites(file, readFileSync(path.join(root, file), 'utf8').toLowerCase(), owners),
  );
  expect([...new Set(across)].sort()).toEqual(Object.keys(TRIGGERS_ACROSS).sort());
});

const catalog = 'server/src/modules/catalog';
const forbidden: readonly (readonly [from: string, to: string, words: RegExp])[] = [
  ['contract/src/catalog/catalog.ts', 'node:fs', /only zod and itself/],
  ['contract/src/catalog/catalog.ts', '../../../server/src/settings.ts', /only zod and itself/],
  ['server/src/platform/jobs/jobs.ts', '#modules/catalog/catalog.ts', /are relative/],
  ['server/src/platform/jobs/jobs.ts', '../../modules/catalog/catalog.ts', /platform knows nobody/],
  ['server/src/platform/jobs/jobs.ts', '../../settings.ts', /platform knows nobody/],
  [`${catalog}/products.service.ts`, '../media/media.ts', /by #name/],
  [`${catalog}/products.sql.ts`, '#modules/catalog/catalog.tables.ts', /are relative/],
  [`${catalog}/products.service.ts`, './catalog.tables.ts', /tables are for/],
  [`${catalog}/products.service.ts`, '#modules/identity/identity.tables.ts', /tables are for/],
  [`${catalog}/products.service.ts`, '#modules/sellers/sellers.events.ts', /events are for/],
  [`${catalog}/products.service.ts`, '#modules/sellers/sellers.sql.ts', /by its door/],
  [`${catalog}/products.service.ts`, '#modules/reviews/reviews.ts', /catalog may not call reviews/],
  ['server/src/modules/media/media.ts', '#modules/identity/identity.ts', /media may not call identity/],
  ['server/src/modules/reviews/reviews.ts', '#modules/notifications/notifications.ts', /may not call notifications/],
  ['server/src/modules/reviews/reviews.ts', '#modules/admin/admin.ts', /may not call admin/],
  [`${catalog}/products.service.ts`, '../../settings.ts', /platform and doors only/],
  [`${catalog}/products.service.ts`, '#seed/random.ts', /platform and doors only/],
  [`${catalog}/products.service.ts`, '#test/app.ts', /only tests/],
  ['server/src/app.ts', '#modules/catalog/listing/products.sql.ts', /by its door/],
  [`${catalog}/listing/products.sql.ts`, '../../media/media.ts', /by #name/],
  [`${catalog}/listing/list.service.ts`, '../catalog.tables.ts', /tables are for/],
  ['server/src/modules/reels/reels.routes.ts', '#modules/media/pictures.reads.sql.ts', /reads are for/],
  ['server/src/modules/leads/leads.service.ts', '#modules/media/receive/uploads.ts', /by its door/],
  ['server/src/pages.ts', '../../web/src/entry-server.tsx', /does not import it/],
  ['server/seed/seed.ts', '../demo-media/pictures/all-pictures.ts', /made by hand/],
  ['server/demo-media/films/make.ts', '../../seed/video-files.seed.ts', /only themselves/],
  ['web/src/ui/display/Card.tsx', '#api/call.ts', /ui knows no data/],
  ['web/src/ui/display/Card.tsx', '#shell/Header.tsx', /ui knows no data/],
  ['web/src/ui/display/Card.tsx', '#features/catalog/ProductCard.tsx', /ui knows no data/],
  ['web/src/api/call.ts', '#shell/Header.tsx', /api knows no screens/],
  ['web/src/ui/display/Card.tsx', '#forms/Notice.tsx', /ui knows no data/],
  ['web/src/forms/FormPage.tsx', '#features/catalog/ProductCard.tsx', /forms knows no feature/],
  ['web/src/forms/FormPage.tsx', '#shell/Head.tsx', /forms knows no feature/],
  ['web/src/console/table/ConsoleList.tsx', '#features/catalog/ProductCard.tsx', /console knows no feature/],
  [
    'web/src/features/catalog/staff/brands/BrandsScreen.tsx',
    '#features/admin/frame/Rail.tsx',
    /catalog may not import/,
  ],
  ['web/src/features/admin/review/ReviewPanel.tsx', '#features/billing/staff/Refunds.tsx', /admin may not import/],
  ['web/src/features/catalog/listing/ShopScreen.tsx', '../staff/brands/brands.queries.ts', /staff folders alone/],
  ['web/src/features/catalog/listing/ShopScreen.tsx', '#console/table/ConsoleList.tsx', /staff folders alone/],
  ['web/src/shell/Header.tsx', '#console/crumb.ts', /knows no feature/],
  ['web/src/features/catalog/selling/ProductForm.tsx', '../../../forms/Notice.tsx', /by #name/],
  ['web/src/features/catalog/listing/ShopScreen.tsx', '#features/sellers/SellerCard.tsx', /catalog may not import/],
  ['web/src/features/reviews/ReviewCard.tsx', '#features/account/tabs.ts', /reviews may not import account/],
  ['web/src/shell/Header.tsx', '#features/notifications/Bell.tsx', /shell knows no feature/],
  ['web/src/shell/Header.tsx', '../features/notifications/Bell.tsx', /shell knows no feature/],
  ['web/src/shell/Header.tsx', '../shell-parts.ts', /shell knows no feature/],
  ['web/src/features/sellers/store/StoreScreen.tsx', '#features/catalog/listing/ShopScreen.tsx', /its own/],
  ['web/src/features/catalog/ShopScreen.tsx', '../sellers/SellerCard.tsx', /by #name/],
  ['web/src/features/catalog/listing/ShopScreen.tsx', '../../sellers/SellerCard.tsx', /by #name/],
  ['web/src/features/catalog/ShopScreen.tsx', '#features/catalog/ProductCard.tsx', /are relative/],
  ['web/src/shell/Header.tsx', '../../../server/src/settings.ts', /not the server/],
];
test.each(forbidden)('the walls keep %s from %s', (from, to, words) => {
  expect(objection({ from, to, typeOnly: false })).toMatch(words);
});

const allowed: readonly (readonly [from: string, to: string])[] = [
  ['contract/src/catalog/catalog.ts', '../core/endpoint.ts'],
  ['server/src/platform/jobs/jobs.ts', '../db/db.ts'],
  [`${catalog}/listing/products.sql.ts`, '../catalog.tables.ts'],
  ['web/src/ui/display/Card.tsx', '../classes.ts'],
  [`${catalog}/products.sql.ts`, '#modules/identity/identity.tables.ts'],
  ['server/src/modules/search/search.service.ts', '#modules/catalog/listing/cards.reads.sql.ts'],
  [`${catalog}/products.service.ts`, '#modules/billing/billing.ts'],
  ['server/src/modules/notifications/notifications.subscribers.ts', '#modules/catalog/catalog.events.ts'],
  ['server/src/app.ts', '#modules/catalog/catalog.routes.ts'],
  ['web/src/features/home/HomeScreen.tsx', '#features/leads/contact/EnquiryForm.tsx'],
  ['web/src/features/sellers/store/StoreScreen.tsx', '#features/catalog/ProductCard.tsx'],
  ['web/src/features/catalog/listing/ShopScreen.tsx', '../ProductCard.tsx'],
  ['web/src/features/catalog/selling/ProductForm.tsx', '#forms/FormFrame.tsx'],
  ['web/src/features/catalog/staff/brands/BrandsScreen.tsx', '#console/table/ConsoleList.tsx'],
  ['web/src/features/admin/review/ReviewPanel.tsx', '#features/catalog/staff/review/BatchReview.tsx'],
  ['web/src/router.tsx', '#features/catalog/staff/staff.routes.tsx'],
  ['web/src/forms/FormFrame.tsx', '#ui/Button.tsx'],
  ['web/src/shell/Footer.tsx', '#ui/display/Logo.tsx'],
  ['web/src/shell-parts.ts', '#features/account/panel/AccountPanel.tsx'],
];
test.each(allowed)('the walls let %s see %s', (from, to) => {
  expect(objection({ from, to, typeOnly: false })).toBeUndefined();
});

test.each(['../settings.ts', '../modules/billing/providers/provider.ts', '../modules/search/catalogue/catalogue.ts'])(
  'the platform may know the type of %s and no more',
  (to) => {
    const found = { from: 'server/src/platform/deps.ts', to };
    expect(objection({ ...found, typeOnly: true })).toBeUndefined();
    expect(objection({ ...found, typeOnly: false })).toBeDefined();
  },
);

test('imports are found in every way of writing them', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type { B } from '#modules/b/b.ts';",
    "import {\n  c,\n} from '@plyhaat/contract/c';",
    "import './d.ts';",
    "const e = await import('../e.ts');",
    "export { f } from './f.ts';",
  ].join('\n');
  const found = importsIn('server/src/modules/x/x.ts', text);
  expect(found.map(target)).toEqual([
    'server/src/modules/x/a.ts',
    'server/src/modules/b/b.ts',
    'contract/src/c.ts',
    'server/src/modules/x/d.ts',
    'server/src/modules/e.ts',
    'server/src/modules/x/f.ts',
  ]);
  expect(found.map(({ typeOnly }) => typeOnly)).toEqual([false, true, false, false, false, false]);
});

test('a circle and a foreign write are noticed', () => {
  const circle = [
    { from: 'web/src/a.ts', to: './b.ts', typeOnly: false },
    { from: 'web/src/b.ts', to: './a.ts', typeOnly: false },
  ];
  expect(cyclesAmong(circle)).toEqual(['web/src/a.ts -> web/src/b.ts -> web/src/a.ts']);
  const owners = new Map([['members', 'identity']]);
  const writes = ['db.update(members).set({})', `sql\`delete from $\{members}\``, 'sql`insert into members (id)`'];
  for (const text of writes) expect(foreignWrites(`${catalog}/x.sql.ts`, text, owners), text).toHaveLength(1);
  expect(foreignWrites('server/src/modules/identity/x.sql.ts', writes.join(';'), owners)).toEqual([]);
  expect(foreignWrites('server/src/modules/identity/x.reads.sql.ts', writes.join(';'), owners)).toHaveLength(3);
});

test('what a role may do is asked of contract/src/core/roles.ts: no other file compares the names of roles', () => {
  const compared =
    /(?:[!=]==|\bincludes\(|\bcase) *'(?:USER|ADMIN|SUBADMIN|APPROVERS|DEALER|RETAILER|MANUFACTURER\/\w+)'/;
  // The demo marketplace names roles as data.
  const asks = (file: string) => !file.endsWith('core/roles.ts') && !file.startsWith('server/seed/');
  const files = [...sources].filter(([file, text]) => asks(file) && compared.test(text));
  expect(files.map(([file]) => file)).toEqual([]);
});

test('a change is sent, said and followed by a refresh in one way: useChange alone knows useMutation', () => {
  const files = [...sources].filter(([, text]) => /\buseMutation\b/.test(text));
  expect(files.map(([file]) => file)).toEqual(['web/src/forms/useChange.ts']);
});
