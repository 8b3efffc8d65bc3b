import type { Access, Endpoint } from '@plyhaat/contract/core/endpoint';
import { Role, STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { tableKey } from '#platform/http/http.ts';
import { type Caller, testApp } from './app.ts';
import { watchingRoutes } from './routes.ts';
import { addressOf, type CallerName, callers, doorsOf, LETS_IN } from './who-gets-in.ts';

const { made: app, routes: registered } = await watchingRoutes(testApp);
afterAll(app.close);

const table = doorsOf(app);
const people = Object.fromEntries(Role.options.map((role) => [role, { id: newId(), role }])) as Record<Role, Caller>;

const headersOf = async (name: CallerName): Promise<Record<string, string>> => {
  if (name === 'nobody') return {};
  return name === 'a bad token' ? { authorization: 'Bearer not.a.token' } : app.as(people[name]);
};
const call = async (endpoint: Endpoint, name: CallerName, more: Record<string, string> = {}) =>
  app.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: { ...(await headersOf(name)), ...more },
  });
const expected = (access: Access, name: CallerName): number => {
  if (LETS_IN[access].includes(name)) return 200;
  return name === 'nobody' || name === 'a bad token' ? 401 : 403;
};

const endpoints = table.map((endpoint) => [tableKey(endpoint), endpoint] as const);

test('the product has endpoints, and each says who may call it', () => {
  expect(endpoints.length).toBeGreaterThan(10);
  expect(endpoints.filter(([, { access }]) => !(access in LETS_IN)).map(([name]) => name)).toEqual([]);
});

test.each(endpoints)('%s lets in exactly whom its rule names', async (_name, endpoint) => {
  const statuses: Record<string, number> = {};
  for (const name of callers) statuses[name] = (await call(endpoint, name)).statusCode;
  expect(statuses).toEqual(Object.fromEntries(callers.map((name) => [name, expected(endpoint.access, name)])));
});

const guarded = endpoints.filter(([, { access }]) => access === 'local' || access === 'demo');
test.each(guarded)('%s does not exist for whoever comes through a proxy', async (_name, endpoint) => {
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])
    for (const name of callers) {
      const reply = await call(endpoint, name, { [header]: 'for=127.0.0.1' });
      expect(reply.statusCode, `${name} with ${header}`).toBe(404);
      expect(reply.json().error).toBe('not_found');
    }
});

/** Anybody may do these without signing in. */
const OPEN_WRITES: ReadonlySet<string> = new Set([
  'POST /users/sentotp',
  'POST /users/app-login',
  'POST /users/register',
  'POST /views',
  'POST /searches',
  'POST /media',
  'POST /reelviews',
  'POST /reelshares',
  'POST /blogvideo/views',
  'POST /leads',
  'POST /payments/phonepay/callback',
  'POST /payments/justpay/webhook',
  'POST /contact',
  'POST /newsletter/subscribe',
  'POST /notifications/unsubscribe',
]);

test('nothing can be changed without signing in, but for a short list', () => {
  const open = endpoints.filter(
    ([name, { access, method }]) => access === 'public' && method !== 'GET' && !OPEN_WRITES.has(name),
  );
  expect(open.map(([name]) => name)).toEqual([]);
});

const tokenOf = (member: object) => `Bearer ${Buffer.from(JSON.stringify(member)).toString('base64url')}`;
const callWith = (endpoint: Endpoint, member: object) =>
  app.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: { authorization: tokenOf(member) },
  });

test.each(endpoints)('%s takes staff who owe their second factor for buyers', async (_name, endpoint) => {
  for (const staffRole of STAFF_ROLES) {
    const reply = await callWith(endpoint, { id: newId(), role: 'USER', staffRole, sessionId: newId() });
    const isStaffs = !LETS_IN[endpoint.access].includes('USER') && LETS_IN[endpoint.access].includes(staffRole);
    const isOpen = isStaffs ? endpoint.beforeFactor === true : LETS_IN[endpoint.access].includes('USER');
    expect(reply.statusCode, staffRole).toBe(isOpen ? 200 : 403);
    if (isStaffs && !isOpen) expect(reply.json().error).toBe('factor_required');
  }
});

test.each(endpoints)('%s shows staff who see as a member no more than it may', async (_name, endpoint) => {
  const { access, method, ownerOnly } = endpoint;
  for (const role of ['USER', 'DEALER', ...STAFF_ROLES] as const) {
    const reply = await callWith(endpoint, { id: newId(), role, sessionId: newId(), actorId: newId() });
    const isOpen = ['public', 'member', 'seller'].includes(access) && LETS_IN[access].includes(role);
    expect(reply.statusCode, role).toBe(method === 'GET' && isOpen && !ownerOnly ? 200 : 403);
    if (method !== 'GET') expect(reply.json().error).toBe('read_only');
  }
});

test('the administration is for staff alone', () => {
  const admin = endpoints.filter(([, { path }]) => /^\/admin(\/|$)/i.test(path));
  expect(admin.length).toBeGreaterThan(0);
  const open = admin.filter(([, { access }]) => !['approver', 'manager', 'admin'].includes(access));
  expect(open.map(([name]) => name)).toEqual([]);
});

/** Addresses without a contract endpoint: files, pictures, the feed of the blog, figures for the operator, and the description of the API itself. */
const BESIDE_THE_TABLE: ReadonlySet<string> = new Set([
  'GET /api/uploads/*',
  'GET /api/blog/rss.xml',
  'GET /api/users/qr/:id',
  'GET /api/orders/:id/invoice.pdf',
  'GET /api/quotes/:id/quotation.pdf',
  'GET /api/shares/:code/catalogue.pdf',
  'GET /api/orders/:id/credit-notes/:note.pdf',
  'GET /api/orders/itc',
  'GET /api/admin/orders/:id/invoice.pdf',
  'GET /api/admin/orders/:id/credit-notes/:note.pdf',
  'GET /api/admin/exports/:token',
  'GET /api/product/batches/files/template.:format',
  'GET /api/product/batches/files/prices.:format',
  'GET /api/product/batches/:id/faulty.:format',
  'POST /api/payments/phonepay/callback',
  'POST /api/payments/justpay/webhook',
  'GET /api/metrics',
  'GET /api/dev/outbox/files/:id',
  'GET /api/openapi.json',
  'GET /api/docs',
]);

test('every address under /api is in the call table or refuses the method', async () => {
  const routes = registered
    .filter(({ url }) => url.toLowerCase().startsWith('/api'))
    .flatMap(({ method, url }) => [method].flat().map((name) => ({ method: name === 'HEAD' ? 'GET' : name, url })));
  expect(routes.length).toBeGreaterThan(endpoints.length);
  const documented = new Set(endpoints.map(([name]) => name.replace(' ', ' /api')));
  const strangers = routes.filter(
    ({ method, url }) => !documented.has(`${method} ${url.toLowerCase()}`) && !BESIDE_THE_TABLE.has(`${method} ${url}`),
  );
  const answering = [];
  for (const { method, url } of strangers) {
    const reply = await app.app.inject({ method: method as 'PUT', url: url.replace(/:(\w+)/g, () => newId()) });
    if (reply.statusCode !== 405) answering.push(`${method} ${url} ${reply.statusCode}`);
  }
  expect(answering).toEqual([]);
});

test('asking for the head of an answer is no way around its rule', async () => {
  const [, endpoint] = endpoints.find(([, e]) => e.method === 'GET' && e.access === 'admin') ?? [];
  if (!endpoint) throw new Error('no endpoint for administrators');
  const url = addressOf(endpoint);
  expect((await app.app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
  expect((await app.app.inject({ method: 'HEAD', url, headers: await headersOf('USER') })).statusCode).toBe(403);
  expect((await app.app.inject({ method: 'HEAD', url, headers: await headersOf('ADMIN') })).statusCode).toBe(200);
});
