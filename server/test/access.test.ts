import diagnostics from 'node:diagnostics_channel';
import type { Access, Endpoint } from '@plyhaat/contract/core/endpoint';
import { BUSINESS_ROLES, Role } from '@plyhaat/contract/core/roles';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { tableKey } from '#platform/http/http.ts';
import { type Caller, testApp } from './app.ts';

/** Every address the framework knows, whoever registered it. */
const registered: RouteOptions[] = [];
const watch = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void registered.push(route));
diagnostics.subscribe('fastify.initialization', watch);
const app = await testApp();
diagnostics.unsubscribe('fastify.initialization', watch);
afterAll(app.close);

const table = [...app.app.callTable.values()];
// Who gets in is asked here, not what is done inside: nothing of the product runs.
for (const bound of table) Object.assign(bound, { answer: async () => ({ success: true }) });

const callers = ['nobody', 'a bad token', ...Role.options] as const;
type CallerName = (typeof callers)[number];
const people = Object.fromEntries(Role.options.map((role) => [role, { id: newId(), role }])) as Record<Role, Caller>;

/** Whom each kind of endpoint lets in, in the words of the contract's `access`. On this machine and in demo mode. */
const LETS_IN: Record<Access, readonly CallerName[]> = {
  public: callers,
  local: callers,
  demo: callers,
  approverOrDemo: callers,
  member: Role.options,
  seller: BUSINESS_ROLES,
  approver: ['ADMIN', 'SUBADMIN', 'APPROVERS'],
  manager: ['ADMIN', 'SUBADMIN'],
  admin: ['ADMIN'],
};

const addressOf = ({ path }: Endpoint) => `/api${path.replace(/:(\w+)/g, () => newId())}`;
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

const endpoints = table.map(({ endpoint }) => [tableKey(endpoint), endpoint] as const);

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

/** Anybody may do these without signing in (API.md, column Who). */
const OPEN_WRITES: ReadonlySet<string> = new Set([
  'POST /users/sentotp',
  'POST /users/app-login',
  'POST /users/register',
  'POST /views',
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
  'GET /api/orders/:id/credit-notes/:note.pdf',
  'GET /api/orders/itc',
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
  const known = new Set(endpoints.map(([name]) => name.replace(' ', ' /api')));
  const strangers = routes.filter(
    ({ method, url }) => !known.has(`${method} ${url.toLowerCase()}`) && !BESIDE_THE_TABLE.has(`${method} ${url}`),
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
