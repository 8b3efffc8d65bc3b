import { addTerm, listLexicon, readText, type TextReading } from '@plyhaat/contract/search/staff/lexicon';
import { listSearches } from '@plyhaat/contract/search/staff/searches';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const NOTHING: TextReading = {
  words: [],
  unknown: [],
  place: null,
  thickness: null,
  size: null,
  grade: null,
  didYouMean: null,
  categories: [],
  products: 0,
};
const startApi = () =>
  fakeApi(
    answer(listLexicon, { data: [], total: 0, hasMore: false }),
    answer(listSearches, {
      data: [{ text: 'zarokha', uses: 9, nothing: 7, taps: 0, lastDay: '2026-11-15' }],
      total: 1,
      hasMore: false,
    }),
    answer(readText, ({ query: { term, meanings } }) => ({
      before: { ...NOTHING, unknown: ['zarokha'] },
      after: term
        ? { ...NOTHING, words: [{ typed: term, meanings: [meanings ?? []].flat(), corrected: null }], products: 4 }
        : null,
    })),
    answer(addTerm, ({ body: { term, meanings } }) => ({
      message: 'Word added',
      data: { term, meanings, isActive: true, builtIn: null, editedAt: '2026-11-16T10:00:00.000Z', version: 1 },
    })),
  );

test('a search that found nothing becomes a word in one step, tried before it is saved', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user, address } = await renderAt('/admin/lexicon');
  await user.click(await screen.findByRole('button', { name: 'Add “zarokha”' }));
  expect(address()).toBe('/admin/lexicon?text=zarokha');
  const dialog = await screen.findByRole('dialog', { name: 'Add word' });
  expect(within(dialog).getByLabelText(/^Word/)).toHaveValue('zarokha');
  await user.type(within(dialog).getByLabelText('Means'), 'louver, window');
  const after = await within(dialog).findByRole('region', { name: 'After' });
  await waitFor(() => expect(after).toHaveTextContent('zarokha = louver / window'));
  expect(within(dialog).getByRole('region', { name: 'Before' })).toHaveTextContent('Not known');
  await expectNoAxeViolations(dialog);
  expect(api.callsOf(addTerm)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(address()).toBe('/admin/lexicon'));
  expect(api.callsOf(addTerm)).toMatchObject([{ body: { term: 'zarokha', meanings: ['louver', 'window'] } }]);
});
