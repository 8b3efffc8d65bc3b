import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { apiWords } from '../../api-words.ts';

const app = await testApp();
afterAll(app.close);
const reply = await app.app.inject('/api/openapi.json');
const document: OpenAPIV3_1.Document = reply.json();
const METHODS = ['get', 'post', 'patch', 'delete', 'put', 'head'] as const;
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item?.[method] ? [{ path, method, operation: item[method] }] : [])),
);
const endpoints = [...app.app.callTable.values()].map(({ endpoint }) => endpoint);

const BY_HAND = ['GET /api/metrics', 'GET /api/uploads/{path}', 'GET /api/users/qr/{id}'];

test('the description lists every endpoint, and what answers files, and nothing else', () => {
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort();
  const bound = endpoints.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`).sort();
  expect(bound.length).toBeGreaterThan(10);
  expect(listed).toEqual([...bound, ...BY_HAND].sort());
});

test('the description has the parts that OpenAPI 3.1 asks for', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Plyhaat API', version: expect.any(String) });
  for (const { path, method, operation } of operations) {
    const place = `${method} ${path}`;
    expect(operation.summary, place).toMatch(/\w/);
    if (BY_HAND.includes(`${method.toUpperCase()} ${path}`)) continue;
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

test('every example is an answer that its endpoint can give', () => {
  const examples = Object.entries(apiWords.examples);
  expect(examples.length).toBeGreaterThan(9);
  for (const [name, { body, reply }] of examples) {
    const operation = operations.find(({ operation }) => operation.operationId === name);
    const endpoint = endpoints.find(
      ({ method, path }) =>
        method.toLowerCase() === operation?.method && `/api${path.replace(/:(\w+)/g, '{$1}')}` === operation.path,
    );
    expect(endpoint, name).toBeDefined();
    if (!endpoint) continue;
    if (reply)
      expect(
        z.safeParse(z.strictObject({ success: z.literal(true), ...endpoint.reply }), reply).error,
        name,
      ).toBeUndefined();
    if (body) expect(z.safeParse(endpoint.body ?? z.object({}), body).error, name).toBeUndefined();
  }
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
