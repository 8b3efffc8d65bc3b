import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tableKey } from '#platform/http/http.ts';
import { testApp } from './app.ts';

const app = await testApp();
afterAll(app.close);

type Schema = z.core.$ZodType;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** A schema and every schema inside it. */
function within(schema: Schema, seen = new Set<Schema>()): Set<Schema> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const search = (value: unknown): void => {
    if (isSchema(value)) within(value, seen);
    else if (Array.isArray(value)) value.forEach(search);
  };
  const { def } = schema._zod;
  Object.values(def).forEach(search);
  if ('shape' in def) Object.values(def.shape as object).forEach(search);
  return seen;
}

type Check = { readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } } };
const mostOf = ({ _zod }: Schema): number =>
  Math.min(...((_zod.def.checks ?? []) as Check[]).map((check) => check._zod.def.maximum ?? Number.POSITIVE_INFINITY));

const requestSchemas = [...app.app.callTable.values()].flatMap(({ endpoint }) =>
  [endpoint.params, endpoint.query, endpoint.body]
    .filter((part) => part !== undefined)
    .flatMap((part) => [...within(part)].map((schema) => ({ of: tableKey(endpoint), schema }))),
);
const lists = requestSchemas.filter(({ schema }) => schema._zod.def.type === 'array');

test('lists are found in bodies and in queries', () => {
  const owners = new Set(lists.map(({ of }) => of));
  for (const name of ['POST /users/register', 'POST /product', 'GET /product']) expect(owners).toContain(name);
});

test('every list that a request may hold has a length, which is looked at before any item', () => {
  for (const { of, schema } of lists) {
    const most = mostOf(schema);
    expect(most, of).toBeLessThanOrEqual(100);
    const unread = new Proxy(new Array(most + 1), {
      get(list, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) throw new Error(`${of} reads item ${name}`);
        return Reflect.get(list, name);
      },
    });
    const { success, error } = z.safeParse(schema, unread);
    expect([success, error?.issues.length], of).toEqual([false, 1]);
  }
});

test('no request holds a kind of collection whose length nobody looks at', () => {
  const unbounded = requestSchemas.filter(({ schema: { _zod } }) => {
    const { type, ...def } = _zod.def as { type: string; catchall?: Schema; rest?: Schema };
    const isOpen = def.rest || (def.catchall && def.catchall._zod.def.type !== 'never');
    return isOpen || ['record', 'map', 'set', 'lazy'].includes(type);
  });
  expect(unbounded.map(({ of }) => of)).toEqual([]);
});

test('the description of the API tells the items of a list and how many it may have', async () => {
  const { paths } = (await app.app.inject({ url: '/api/openapi.json' })).json();
  const { brandNames } = paths['/api/users/register'].post.requestBody.content['application/json'].schema.properties;
  expect(brandNames.anyOf).toContainEqual(
    expect.objectContaining({ type: 'array', items: expect.objectContaining({ type: 'string' }), maxItems: 50 }),
  );
});
