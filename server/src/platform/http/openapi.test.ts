import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { watchingRoutes } from '#test/routes.ts';
import { apiWords } from '../../api-words.ts';
import { describeOperations } from './openapi.operations.ts';

const { made: app, routes } = await watchingRoutes(testApp);
afterAll(app.close);
const reply = await app.app.inject('/api/openapi.json');
const document: OpenAPIV3_1.Document = reply.json();
const METHODS = ['get', 'post', 'patch', 'delete', 'put', 'head'] as const;
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item?.[method] ? [{ path, method, operation: item[method] }] : [])),
);
const endpoints = [...app.app.callTable.values()].map(({ endpoint }) => endpoint);

const written = (url: string) => url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
const inTable = new Set(endpoints.map(({ method, path }) => `${method} /api${written(path)}`));
const isJson = (path: string, method: string) => inTable.has(`${method.toUpperCase()} ${path}`);

test('the description lists every call that the server answers under /api, and nothing else', () => {
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  const answered = routes
    .filter(({ url, config }) => url.startsWith('/api/') && !config?.otherMethod)
    .flatMap(({ method, url }) => [method].flat().map((name) => `${name} ${written(url)}`))
    .filter((name) => !name.startsWith('HEAD '));
  expect(answered.length).toBeGreaterThan(endpoints.length);
  const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(listed.filter((name) => !name.startsWith('HEAD ')).sort()).toEqual(answered.sort());
});

test('every GET answers HEAD; the description lists those whose headers say what is asked for', () => {
  const heads = operations.filter(({ method }) => method === 'head');
  expect(heads.map(({ path }) => path)).toEqual(['/api/media/resumable/{id}']);
  expect(heads[0]?.operation.responses?.['200']).toMatchObject({ headers: { 'Upload-Offset': expect.anything() } });
});

test('the description has the parts that OpenAPI 3.1 asks for', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Plyhaat API', version: expect.any(String) });
  for (const { path, method, operation } of operations) {
    const place = `${method} ${path}`;
    expect(operation.summary, place).toMatch(/\w/);
    if (!isJson(path, method)) continue;
    expect(operation.responses?.['200'], place).toMatchObject({
      description: expect.any(String),
      content: { 'application/json': { schema: { type: 'object', required: expect.arrayContaining(['success']) } } },
    });
  }
});

test('every operation has a name of its own, a described domain, a security requirement and its refusals', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names.filter((name) => !name)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const domains = document.tags?.map(({ name }) => name) ?? [];
  for (const { path, method, operation } of operations) {
    const place = `${method} ${path}`;
    expect(
      operation.tags?.filter((tag) => domains.includes(tag)),
      place,
    ).toHaveLength(1);
    expect(operation.security?.length, place).toBeGreaterThan(0);
    expect(
      Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('4')),
      place,
    ).not.toEqual([]);
  }
  for (const { method, path, failures = [], access } of endpoints) {
    const item = document.paths?.[`/api${path.replace(/:(\w+)/g, '{$1}')}`];
    const operation = item?.[method.toLowerCase() as 'get'];
    for (const { error, status } of failures)
      expect(JSON.stringify(operation?.responses?.[status]), `${method} ${path} ${error}`).toContain(`"${error}"`);
    if (access === 'member') expect(operation?.security).toEqual([{ bearer: [] }]);
  }
});

test('examples from the demo stand in the description; one that does not fit its schema any more is left out', () => {
  const shown = operations.flatMap(({ operation }) => {
    const reply = operation.responses?.['200'];
    const example = reply && 'content' in reply ? reply.content?.['application/json']?.example : undefined;
    return example === undefined ? [] : [{ name: operation.operationId, example }];
  });
  expect(shown.length).toBeGreaterThan(15);
  for (const { name = '', example } of shown) expect(apiWords.examples[name]?.reply, name).toMatchObject(example);

  const document = { paths: { '/api/things': { get: { responses: { 200: { description: '', content: {} } } } } } };
  const things = { method: 'GET', path: '/things', access: 'public', summary: '', reply: { total: z.int() } } as const;
  const table = new Map([['GET /things', { endpoint: things, answer: async () => ({}) }]]);
  const names = new Map([[things, { name: 'listThings', domain: 'things' }]]);
  const describe = (reply: object) => {
    const copy = structuredClone(document);
    describeOperations(copy as never, table, names, { listThings: { reply } });
    return copy.paths['/api/things'].get.responses[200].content;
  };
  expect(describe({ success: true, total: 3, old: 1 })).toEqual({
    'application/json': { example: { success: true, total: 3 } },
  });
  expect(describe({ success: true, total: 'three' })).toEqual({});
});

test('every place in an address is described, and only those', () => {
  for (const { path, method, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operation.parameters ?? []).flatMap((p) => ('in' in p && p.in === 'path' ? [p] : []));
    expect(described.map(({ name }) => name).sort(), `${method} ${path}`).toEqual(named.sort());
    for (const { name, required, schema } of described) {
      expect(required, name).toBe(true);
      expect(schema, name).toBeDefined();
    }
  }
});

test('what a caller may leave out is not asked for', () => {
  const list = operations.find(({ path }) => path === '/api/product');
  const page = list?.operation.parameters?.find((p) => 'name' in p && p.name === 'page');
  expect(page).toBeDefined();
  expect(page).not.toMatchObject({ required: true });
});

test('every reference in the description leads somewhere', () => {
  const references = [...reply.body.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) => pointer);
  for (const pointer of references) {
    const found = pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect(found, pointer).toBeDefined();
  }
});

test('the description can be read as a page without any script', async () => {
  const page = await app.app.inject('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).not.toMatch(/<script|\son\w+=|\sstyle=/i);
  for (const { path } of operations) expect(page.body).toContain(path);
});
