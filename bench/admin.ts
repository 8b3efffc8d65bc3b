import fs from 'node:fs/promises';
import path from 'node:path';
import { AuditFilter } from '../contract/src/admin/audit.ts';
import { OrderFilter } from '../contract/src/billing/staff/orders.ts';
import { ProductFilter } from '../contract/src/catalog/staff/products.ts';
import { SubscriberFilter } from '../contract/src/content/staff/newsletter.ts';
import { ApplicationFilter } from '../contract/src/dealerships/staff/applications.ts';
import { MemberFilter } from '../contract/src/identity/staff/members.ts';
import { LeadFilter } from '../contract/src/leads/staff/leads.ts';
import { ReportFilter } from '../contract/src/reports/staff/reports.ts';
import { RequirementFilter } from '../contract/src/requirements/staff/requirements.ts';
import type { Volumes } from '../server/seed/volumes.ts';
import { selectAuditPage } from '../server/src/modules/admin/audit.sql.ts';
import { checkChain } from '../server/src/modules/admin/audit-chain.sql.ts';
import { fileOf } from '../server/src/modules/admin/exports.service.ts';
import { orderList } from '../server/src/modules/billing/staff/order-list.sql.ts';
import { productList } from '../server/src/modules/catalog/staff/product-list.sql.ts';
import { subscriberList } from '../server/src/modules/content/staff/subscriber-list.sql.ts';
import { applicationList } from '../server/src/modules/dealerships/staff/application-list.sql.ts';
import { memberList } from '../server/src/modules/identity/staff/member-list.sql.ts';
import { leadList } from '../server/src/modules/leads/staff/lead-list.sql.ts';
import { reportList } from '../server/src/modules/reports/staff/report-list.sql.ts';
import { requirementList } from '../server/src/modules/requirements/staff/requirement-list.sql.ts';
import { type Database, type Db, openDatabase } from '../server/src/platform/db/db.ts';
import { fillConsole } from './admin-rows.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { fillMarket } from './market-rows.ts';
import { timesOf } from './paced-load.ts';
import { type Figure, figure } from './report.ts';
import { type Extent, settle } from './works.ts';

const BELOW_MS = 50;
const ROUNDS = 20;
const MOST_MEGABYTES = 50;

type Query = Readonly<Record<string, string>>;
const PAGES: readonly Query[] = [{}, { page: '5000' }];

/** Every order, filter and search of a list, each on the first page, and the unfiltered list deep down too. */
const MEMBERS: readonly Query[] = [
  ...PAGES,
  ...['name', '-name', 'joined', 'seen', '-seen'].flatMap((sort) => PAGES.map((page) => ({ sort, ...page }))),
  ...['DEALER', 'ADMIN', 'USER'].map((role) => ({ role })),
  ...['active', 'blocked', 'unproven'].map((standing) => ({ standing })),
  { verified: 'true' },
  { verified: 'false' },
  ...['week', 'month'].map((planEnds) => ({ planEnds })),
  { planEnds: 'month', sort: 'name' },
  ...['deshmukh', 'member 77123', 'plywood', '9800077', '27AAAFP07712', 'house 4412', 'zzzqqq'].map((q) => ({ q })),
];
const ORDERS: readonly Query[] = [
  ...PAGES,
  ...['created', 'total', '-total'].flatMap((sort) => PAGES.map((page) => ({ sort, ...page }))),
  ...['PAID', 'FAILED', 'REFUNDED'].map((state) => ({ state })),
  { kind: 'topup' },
  { flagged: 'true' },
  { from: '2026-03-01', to: '2026-03-02' },
  ...['BENCH000000077123', 'deshmukh', 'house 4412', '9800077'].map((q) => ({ q })),
];
const AUDIT: readonly Query[] = [
  ...PAGES,
  { sort: 'at' },
  { sort: 'at', page: '5000' },
  { action: 'block_member' },
  { action: 'change_role' },
  { kind: 'member' },
  { subject: 'subject-77123' },
  { from: '2026-03-01', to: '2026-03-02' },
];

const SEARCHES = ['deshmukh', 'house 4412', 'plywood', 'zzzqqq'];
const sorted = (...names: string[]) => names.flatMap((sort) => PAGES.map((page) => ({ sort, ...page })));
const each = (name: string, ...values: string[]) => values.map((value) => ({ [name]: value }));
const ONE_DAY = { from: '2026-03-01', to: '2026-03-02' };
const PRODUCTS: readonly Query[] = [
  ...PAGES,
  ...sorted('created', 'name', '-name'),
  ...each('approved', 'APPROVED', 'PENDING', 'REJECTED'),
  ...each('licenceEnds', 'week'),
  ONE_DAY,
  ...each('q', 'marine', 'board 77123', ...SEARCHES),
];
const LEADS: readonly Query[] = [
  ...PAGES,
  ...sorted('created'),
  ...each('channel', 'call', 'email'),
  ...each('status', 'new', 'won'),
  ...each('source', 'product', 'share'),
  ONE_DAY,
  ...each('q', '9800077', ...SEARCHES),
];
const REQUIREMENTS: readonly Query[] = [
  ...PAGES,
  ...sorted('created', 'budget', '-budget'),
  ...each('status', 'Active', 'Pending', 'Expired'),
  ...each('approved', 'APPROVED', 'PENDING', 'REJECTED'),
  ...each('ends', 'week'),
  ONE_DAY,
  ...each('q', 'doors 77123', 'gurjan', ...SEARCHES),
];
const APPLICATIONS: readonly Query[] = [
  ...PAGES,
  ...sorted('created'),
  ...each('status', 'new', 'withdrawn'),
  ONE_DAY,
  ...each('q', 'traders', 'traders 77123', ...SEARCHES),
];
const REPORTS: readonly Query[] = [
  ...PAGES,
  ...sorted('created'),
  ...each('kind', 'product', 'brand'),
  ...each('status', 'PENDING', 'REJECTED'),
  ONE_DAY,
  ...each('q', ...SEARCHES),
];
const SUBSCRIBERS: readonly Query[] = [
  ...PAGES,
  ...sorted('created', 'email', '-email'),
  ONE_DAY,
  ...each('q', 'reader77123', 'mail', 'zzzqqq'),
];

const place = ({ page = '1' }: Query) => ({ page: Number(page), perPage: 25 });
const LISTS: readonly [name: string, queries: readonly Query[], read: (db: Db, query: Query) => Promise<unknown>][] = [
  ['members', MEMBERS, (db, query) => memberList.page(db, MemberFilter.parse(query), place(query))],
  ['orders', ORDERS, (db, query) => orderList.page(db, OrderFilter.parse(query), place(query))],
  ['audit', AUDIT, (db, query) => selectAuditPage(db, AuditFilter.parse(query), place(query))],
  ['products', PRODUCTS, (db, query) => productList.page(db, ProductFilter.parse(query), place(query))],
  ['leads', LEADS, (db, query) => leadList.page(db, LeadFilter.parse(query), place(query))],
  ['requirements', REQUIREMENTS, (db, query) => requirementList.page(db, RequirementFilter.parse(query), place(query))],
  ['applications', APPLICATIONS, (db, query) => applicationList.page(db, ApplicationFilter.parse(query), place(query))],
  ['reports', REPORTS, (db, query) => reportList.page(db, ReportFilter.parse(query), place(query))],
  ['newsletter', SUBSCRIBERS, (db, query) => subscriberList.page(db, SubscriberFilter.parse(query), place(query))],
];

async function p95Of(read: () => Promise<unknown>, rounds: number): Promise<number> {
  await read();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  return timesOf(times).p95;
}

/** Those whose rows `fillConsole` makes. */
const OF_CONSOLE = ['members', 'orders', 'audit'];

async function benchLists({ db }: Database, lists: typeof LISTS, size: string, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, queries, read] of lists)
    for (const query of queries) {
      const p95 = await p95Of(() => read(db, query), rounds);
      const asked = new URLSearchParams(query).toString() || 'page 1';
      figures.push(figure(`${size} ${name}, ${asked}, p95`, p95, { unit: ' ms', digits: 1, below: BELOW_MS }));
    }
  return figures;
}

/** The whole list as a file, and how much memory that takes beyond what was there. */
async function benchExport({ db }: Database, size: string): Promise<Figure[]> {
  const ticket = { nonce: '', memberId: '', list: 'members', query: {}, until: 0 } as const;
  const before = process.memoryUsage().rss;
  let most = 0;
  let bytes = 0;
  const began = performance.now();
  for await (const lines of fileOf(db, ticket)) {
    bytes += lines.length;
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  const seconds = (performance.now() - began) / 1000;
  const note = `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s`;
  return [figure(`${size} members as CSV, memory`, most / 1e6, { unit: ' MB', atMost: MOST_MEGABYTES, note })];
}

async function benchCheck({ db }: Database, size: string): Promise<Figure> {
  const began = performance.now();
  const { rows, brokenAt } = await checkChain(db);
  const note = brokenAt === null ? `${rows} rows, unbroken` : `broken at ${brokenAt}`;
  return figure(`${size} audit rows, check of the chain`, (performance.now() - began) / 1000, {
    unit: ' s',
    digits: 1,
    note,
  });
}

/** The lists of the console in a marketplace of a million of each. `only`: names of lists, 'members orders'. */
export async function benchAdmin(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief, only }: Extent,
): Promise<Figure[]> {
  const rows = brief ? 10_000 : 1_000_000;
  const lists = only ? LISTS.filter(([name]) => only.includes(name)) : LISTS;
  const site = await startSite(volumes, cleanup);
  cleanup.add((await site.start()).stop);
  const { url } = JSON.parse(await fs.readFile(path.join(site.folder, 'data/database.json'), 'utf8'));
  const database = openDatabase(url, 2);
  cleanup.add(() => database.close());
  say(`${rows} members, orders and audit rows`);
  await fillConsole(database, rows);
  if (lists.some(([name]) => !OF_CONSOLE.includes(name))) {
    say(`${rows} products, leads, requirements, applications, reports and subscribers`);
    await fillMarket(database, rows);
  }
  await settle(database);
  const size = rows.toLocaleString('en-GB');
  return [
    ...(await benchLists(database, lists, size, brief ? 3 : ROUNDS)),
    ...(await benchExport(database, size)),
    await benchCheck(database, size),
  ];
}
