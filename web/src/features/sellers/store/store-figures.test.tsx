import { i18n } from '@lingui/core';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { stubBrowser } from '#test/browser.ts';
import { someProduct } from '#test/builders.ts';
import { fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { someStore, storeCalls } from '#test/stores.ts';
import { onlineLabel } from '../online.ts';
import { responseTime } from './response.ts';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

test('a store says how its seller deals with buyers, as far as leads and reviews tell (SELL-14)', async () => {
  const performance = { responseMinutes: 150, responseRate: 92, sameDayRate: 88, positiveRate: null };
  fakeApi(...storeCalls(someStore({ performance })));
  await renderAt('/seller/godatir-panels');
  const area = await screen.findByRole('region', { name: 'Performance' });
  const rows = [...area.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent));
  expect(rows).toEqual([
    ['Response time', '2-4 hours'],
    ['Response rate', '92%'],
    ['Answered within a day', '88%'],
  ]);
});

test('of a seller with few leads and reviews nothing is said', async () => {
  fakeApi(...storeCalls());
  await renderAt('/seller/godatir-panels');
  await screen.findByRole('heading', { level: 1, name: 'Godatir Panels' });
  expect(screen.queryByRole('region', { name: 'Performance' })).toBeNull();
});

test.each([
  [0, 'Under 1 hour'],
  [59, 'Under 1 hour'],
  [60, '1-2 hours'],
  [239, '2-4 hours'],
  [240, '4-8 hours'],
  [1439, '8-24 hours'],
  [1440, '1-2 days'],
  [9000, 'Over 2 days'],
])('an answer after %i minutes is one in %s', (minutes, words) => expect(i18n.t(responseTime(minutes))).toBe(words));

test('products of a store name their brand, or the store where they have none (SELL-12)', async () => {
  const brandObj = { _id: MEMBER_ID, name: 'Godaboard' };
  fakeApi(...storeCalls(someStore(), [someProduct({ brandObj }), someProduct({ name: 'Loose ply' })]));
  await renderAt('/seller/godatir-panels');
  const products = await screen.findByRole('tabpanel', { name: /^Products/ });
  const [branded, loose] = await within(products).findAllByRole('article');
  for (const text of ['Marine ply 18 mm', 'Godaboard', '₹142']) expect(branded).toHaveTextContent(text);
  expect(branded).not.toHaveTextContent('Asha Ply');
  expect(loose).toHaveTextContent('Asha Ply');
});

test('on small screens the free message, WhatsApp and call stay in reach, and the two that need a plan say so', async () => {
  fakeApi(...storeCalls());
  const { user } = await renderAt('/seller/godatir-panels');
  const bar = within(await screen.findByRole('region', { name: 'Contact' }));
  const names = ['Message', 'WhatsApp', 'Call'];
  expect(names.map((name) => bar.getByRole('button', { name }).title)).toEqual([
    'Free: no plan needed',
    'Needs a plan',
    'Needs a plan',
  ]);
  await user.click(bar.getByRole('button', { name: 'Call' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('the owner finds the QR code where others find ways to reach it', async () => {
  fakeApi(...storeCalls(someStore({ _id: MEMBER_ID })));
  signInAs('DEALER');
  await renderAt('/seller/godatir-panels');
  expect(await screen.findByRole('link', { name: 'QR code' })).toHaveAttribute(
    'href',
    '/account?tab=profile#visiting-code',
  );
  expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send a message' })).toBeNull();
});

test.each([
  ['Inactive', false, 0],
  ['Online', true, 10],
  ['Active 5h ago', true, 5 * 60 + 1],
  ['Active 3d ago', true, 3 * 24 * 60 + 1],
])('the label reads %s (SELL-15)', (label, isActive, minutes) => {
  const now = Date.now();
  const seller = { isActive, updatedAt: new Date(now - minutes * 60_000).toISOString() };
  expect(i18n.t(onlineLabel(seller, now))).toBe(label);
});
