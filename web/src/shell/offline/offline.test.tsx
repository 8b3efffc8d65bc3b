import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { readCategory } from '@plyhaat/contract/catalog/categories';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { connection } from '#api/connection.ts';
import { session } from '#api/session.ts';
import { pageOf, someCategory } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { startWorker } from './start-worker.ts';

const OFFLINE_TEXT = /^No internet connection\. Please check your network\./;
const category = { ...someCategory(), subCategoryArr: [], parent: null };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  connection.find();
  session.clear();
});

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const cut = (): never => {
  throw new CallError(0, 'No internet connection. Please check your network.', 'network');
};

test('offline a screen fails at once with its text, and Try Again brings it back (ALL-16)', async () => {
  let isCut = true;
  offline();
  const api = fakeApi(
    answer(readCategory, () => (isCut ? cut() : { data: category })),
    answer(listProducts, pageOf([])),
  );
  const { user } = await renderAt('/category/plywood');
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.getByText(OFFLINE_TEXT)).toBeVisible();
  expect(api.callsOf(readCategory)).toHaveLength(1);
  isCut = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Plywood' })).toBeVisible();
});

test('a notice says that one is offline, and when what is shown was saved', async () => {
  fakeApi();
  await renderAt('/offline');
  expect(screen.queryByText(/Pages you opened before/)).toBeNull();
  act(() => connection.lose());
  expect(screen.getByText('You’re offline. Pages you opened before still open.')).toBeVisible();
  const savedAt = String(Date.parse('2026-11-14T13:00:00Z'));
  act(() => connection.note(new Response('', { headers: { 'x-cached-at': savedAt } })));
  expect(screen.getByText(/saved on your device on 14 Nov 2026, 6:30 PM\.$/)).toBeVisible();
  act(() => connection.note(new Response('')));
  expect(screen.queryByText(/saved on your device/)).toBeNull();
});

test('a list that cannot be fetched again for lack of a network stays', async () => {
  fakeApi(
    answer(readCategory, () => ({ data: category })),
    answer(listProducts, pageOf([])),
  );
  const { queries } = await renderAt('/category/plywood');
  fakeApi(answer(readCategory, cut));
  connection.lose();
  await queries.refetchQueries({ queryKey: ['categories'] });
  expect(screen.getByRole('heading', { level: 1, name: 'Plywood' })).toBeVisible();
  expect(queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })).toEqual([]);
});

test('the worker is told who is signed in, at the start and at every change, and which page came before it', async () => {
  const messages: object[] = [];
  const listeners: (() => void)[] = [];
  const register = vi.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistration: async () => ({ active: { postMessage: (message: object) => messages.push(message) } }),
      addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
    },
  });
  signInAs('USER');
  const stop = await startWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/' });
  expect(messages).toEqual([{ member: MEMBER_ID }]);
  session.setSubscribed(true);
  session.expire();
  session.clear();
  await expect.poll(() => messages).toEqual([{ member: MEMBER_ID }, { member: null }]);
  for (const listener of listeners) listener();
  await expect.poll(() => messages.at(-1)).toEqual({ page: '/', files: [] });
  stop();
});
