import type { LexiconEntry } from '@plyhaat/contract/search/staff/lexicon';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someMember, someProduct } from '#test/builders.ts';
import { loadLexicon } from '../reference.sql.ts';

const app = await testApp();
const second = await testApp({ beside: app });
afterAll(async () => {
  await second.close();
  await app.close();
});
const { db } = app;
const staff = await someMember(db, { role: 'SUBADMIN' });
const category = await someCategory(db, { name: 'Hinges' });
await someProduct(db, { name: 'Brass hinge', categoryId: category.id });
await someProduct(db, { name: 'Cane webbing', categoryId: category.id });

const list = async (query = '') => (await app.get(`/admin/lexicon${query}`, staff)).json();
const at = (term: string) => `/admin/lexicon/${encodeURIComponent(term)}`;
const add = (term: string, meanings: string[]) => app.post('/admin/lexicon', { term, meanings }, staff);
const found = async (q: string, of = app): Promise<string[]> =>
  (await of.get(`/search?q=${encodeURIComponent(q)}`)).json().data.products.map(({ name }: { name: string }) => name);
const tried = async (query: Record<string, string>) =>
  (await app.get(`/admin/lexicon/try?${new URLSearchParams(query)}`, staff)).json();

test('staff see how a text is understood before and after a word, and nothing is saved', async () => {
  const { before, after } = await tried({ text: '18mm bogzha', term: 'Bogzha', meanings: 'hinges,cane webbing' });
  expect(before).toMatchObject({ thickness: 18, unknown: ['bogzha'] });
  expect(after.words).toContainEqual({ typed: 'bogzha', meanings: ['hinge', 'cane webbing'], corrected: null });
  expect(after.unknown).toEqual([]);
  const alone = await tried({ text: 'bogzha', term: 'bogzha', meanings: 'hinges' });
  expect([alone.before.products, alone.after.products]).toEqual([0, 2]);
  expect(alone.after.categories).toEqual(['Hinges']);
  expect((await list('?q=bogzha')).total).toBe(0);
  expect(await tried({ text: 'brass' })).toMatchObject({ before: { products: 1 }, after: null });
});

test('a word that staff add is understood by every process within seconds', async () => {
  expect([await found('qubbat'), await found('qubbat', second)]).toEqual([[], []]);
  const reply = await add(' Qubbat ', ['Hinges']);
  expect(reply.json().data).toMatchObject({ term: 'qubbat', meanings: ['hinge'], builtIn: null, version: 1 });
  expect(await found('qubbat')).toContain('Brass hinge');
  await expect.poll(() => found('qubbat', second)).toContain('Brass hinge');
  expect((await add('QUBBAT', ['cane'])).json()).toMatchObject({ error: 'term_taken' });
  expect((await list('?kind=staff')).data[0]).toMatchObject({ term: 'qubbat' });
});

test('an edit names the version it saw, and takes effect', async () => {
  await add('rotsa', ['hinge']);
  const changed = await app.patch(at('rotsa'), { version: 1, meanings: ['cane webbing'] }, staff);
  expect(changed.json().data).toMatchObject({ meanings: ['cane webbing'], version: 2 });
  expect(await found('rotsa')).toEqual(['Cane webbing']);
  const stale = await app.patch(at('rotsa'), { version: 1, meanings: ['hinge'] }, staff);
  expect(stale.json()).toMatchObject({ error: 'changed_since' });
  expect((await app.delete(at('rotsa'), undefined, staff)).statusCode).toBe(200);
  expect(await found('rotsa')).toEqual([]);
  expect((await app.delete(at('rotsa'), undefined, staff)).json()).toMatchObject({ error: 'term_gone' });
});

test('a built-in word is switched off or changed, stays so at the next start, and can be as it was', async () => {
  const builtIn: LexiconEntry = (await list('?q=kabja')).data[0];
  expect(builtIn).toMatchObject({ term: 'kabja', meanings: ['hinge', 'kabja'], builtIn: ['hinge', 'kabja'] });
  expect(await found('kabja')).toContain('Brass hinge');
  await app.delete(at('kabja'), undefined, staff);
  await loadLexicon(db);
  expect((await list('?kind=off')).data).toMatchObject([{ term: 'kabja', isActive: false }]);
  const back = await app.patch(at('kabja'), { version: 2, meanings: builtIn.builtIn, isActive: true }, staff);
  expect(back.json().data).toMatchObject({ isActive: true, meanings: ['hinge', 'kabja'] });
  expect(await found('kabja')).toContain('Brass hinge');
});

test('a word without a meaning says nothing about a product', async () => {
  await add('jhakaas', []);
  expect(await found('jhakaas brass hinge')).toEqual(['Brass hinge']);
  expect((await list('?kind=ignored&q=jhakaas')).total).toBe(1);
});

test.each([
  ['Please use at most 3 words', 'one two three four'],
  ['Please use letters or digits', '!!!'],
  ['This is the name of a place', 'Pune'],
  ['Please enter a word', ' '],
  ['Please leave out phone numbers and e-mail addresses', '9823012345'],
])('%s: %s', async (message, term) => {
  const reply = await add(term, ['hinge']);
  expect([reply.statusCode, reply.json().fields]).toEqual([422, { term: message }]);
});

test('more than eight meanings are refused, and approvers see none of it', async () => {
  expect(
    (
      await add(
        'many',
        Array.from({ length: 9 }, (_, n) => `word${n}`),
      )
    ).statusCode,
  ).toBe(422);
  const approver = await someMember(db, { role: 'APPROVERS' });
  for (const path of ['/admin/lexicon', '/admin/lexicon/try?text=ply'])
    expect((await app.get(path, approver)).statusCode).toBe(403);
});
