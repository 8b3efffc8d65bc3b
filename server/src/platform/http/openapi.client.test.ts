import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someProduct } from '#test/builders.ts';
import { runProgram } from '../../../../scripts/steps.ts';

const server = await testApp();
const product = await someProduct(server.db, { name: 'Gurjan plywood' });
// Where the imports of a generated client are found.
const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/openapi-client');
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A program of somebody else's: it knows the description and nothing more. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

export async function program(baseUrl: string, slug: string) {
  const api = createClient<paths>({ baseUrl });
  const list = await api.GET('/api/product', { params: { query: { perPage: 1 } } });
  const name: string | undefined = list.data?.data[0]?.name;
  const one = await api.GET('/api/product/getProductById/{idOrSlug}', { params: { path: { idOrSlug: slug } } });
  const slugRead: string | undefined = one.data?.data.slug;
  const categories = await api.GET('/api/category/getCategory', { params: { query: { level: 1 } } });
  const code = await api.POST('/api/users/sentOtp', { body: { phone: '9000000001' } });
  const leads = await api.GET('/api/leads', { params: { query: {} } });
  const refusal: 'sign_in_required' | string | undefined = leads.error?.error;
  // @ts-expect-error the product has no such name
  void one.data?.data.nothing;
  // @ts-expect-error there is no such address
  void (() => api.GET('/api/nothing'));
  // @ts-expect-error a number is needed
  void (() => api.POST('/api/users/sentOtp', { body: {} }));
  const statuses = [list, one, categories, code, leads].map(({ response }) => response.status);
  return { name, slugRead, refusal, statuses };
}
`;
const OPTIONS = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['*.ts'],
};

test('a client generated from the description compiles, and its calls are answered', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'api.ts'), astToString(await openapiTS(document)));
  await writeFile(path.join(folder, 'program.ts'), PROGRAM);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS));
  const compiled = await runProgram('tsc', ['-p', folder]);
  expect(compiled.output).toBe('');
  expect(compiled.code).toBe(0);

  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { program } = await import(pathToFileURL(path.join(folder, 'program.ts')).href);
  expect(await program(address, product.slug)).toEqual({
    name: 'Gurjan plywood',
    slugRead: product.slug,
    refusal: 'sign_in_required',
    statuses: [200, 200, 200, 200, 401],
  });
});
