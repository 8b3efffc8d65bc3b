import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { listCategories, readCategory } from '@plyhaat/contract/catalog/categories';
import { failure } from '@plyhaat/contract/core/endpoint';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageOf, someCategory } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

const TOAST = 'Something went wrong. Please refresh the page.';
const fault = failure('some_fault', 400, 'Something specific');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a screen that fails says so within the shell, and Try Again brings it back', async () => {
  let broken = true;
  const category = { ...someCategory(), subCategoryArr: [], parent: null };
  fakeApi(
    answer(readCategory, () => (broken ? refuse(fault) : { data: category })),
    answer(listProducts, pageOf([])),
  );
  const { user } = await renderAt('/category/plywood');
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  expect(screen.getByText(/please contact support/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(await screen.findByText(TOAST)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Plywood' })).toBeVisible();
});

test('a fault in the shell itself is said as well', async () => {
  fakeApi(answer(listCategories, () => refuse(fault)));
  await renderAt('/shop');
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  expect(await screen.findByText(TOAST)).toBeVisible();
});

test('Try Again after an answer that could not be shown fetches it anew', async () => {
  const good = { ...someCategory(), subCategoryArr: [], parent: null };
  let answers: object = { ...good, name: { hi: 'Plywood' } };
  fakeApi(
    answer(readCategory, () => ({ data: answers as typeof good })),
    answer(listProducts, pageOf([])),
  );
  const { user } = await renderAt('/category/plywood');
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  answers = good;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Plywood' })).toBeVisible();
});
