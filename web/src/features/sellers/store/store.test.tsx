import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { listSellerReviews, reviewSeller } from '@plyhaat/contract/reviews/reviews';
import { memberNotFound, readMember } from '@plyhaat/contract/sellers/profile';
import { countView } from '@plyhaat/contract/sellers/views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someReview } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { NO_REVIEWS, STORE_ID, someStore, storeCalls } from '#test/stores.ts';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

test('a store shows its products and the way to them all, its details, and sellers like it (SELL-12)', async () => {
  const api = fakeApi(...storeCalls());
  const { user, container } = await renderAt('/seller/godatir-panels');
  expect(await screen.findByRole('heading', { level: 1, name: 'Godatir Panels' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'View All' })[0]).toHaveAttribute('href', `/shop?seller=${STORE_ID}`);
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ userId: STORE_ID, page: 1, perPage: 8 });
  expect(api.callsOf(listSellerReviews)[0]?.query).toMatchObject({ userId: STORE_ID, page: 1, perPage: 5 });
  expect(screen.getByRole('link', { name: 'View Store: Tapi Ply' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('tab', { name: 'About' }));
  for (const text of ['12 Mill Road', 'Manufacturing', '1998', 'Brands: Godaboard'])
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText('Godatir Panels, video 1')).toHaveAttribute('src', '/api/uploads/profile/tour.mp4');
  await expectNoAxeViolations(container);
});

test('a look at a store is told once it is on screen', async () => {
  const api = fakeApi(...storeCalls());
  await renderAt('/seller/godatir-panels');
  await waitFor(() => expect(api.callsOf(countView)).toEqual([{ body: { userId: STORE_ID } }]));
});

test('search engines read a local business without a telephone', async () => {
  fakeApi(...storeCalls());
  const { container } = await renderAt('/seller/godatir-panels', { publicUrl: 'https://plyhaat.example' });
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Godatir Panels',
    url: 'https://plyhaat.example/seller/godatir-panels',
    aggregateRating: { ratingValue: 4.9, reviewCount: 2 },
  });
  expect(JSON.stringify(data)).not.toMatch(/telephone|98XX/);
});

test('a store without products says so (SELL-12)', async () => {
  fakeApi(...storeCalls(someStore(), []));
  await renderAt('/seller/godatir-panels');
  expect(await screen.findByText('No Products Found')).toBeInTheDocument();
  expect(screen.getByText("This seller hasn't added any products yet.")).toBeInTheDocument();
});

test.each([`/seller/${STORE_ID}`, '/supplier/godatir-panels', '/s/godatir-panels'])(
  '%s leads to the address of the store',
  async (path) => {
    fakeApi(...storeCalls());
    const { address } = await renderAt(path);
    await waitFor(() => expect(address()).toBe('/seller/godatir-panels'));
  },
);

test.each([
  ['is unknown', memberNotFound],
  ['has an impossible address', inputInvalid],
])('a store that %s leads back to the sellers', async (_what, failure) => {
  const api = fakeApi(answer(readMember, () => refuse(failure)));
  await renderAt('/seller/none');
  expect(await screen.findByRole('heading', { name: 'Seller Not Found' })).toBeInTheDocument();
  expect(screen.getByText("The seller you're looking for doesn't exist or has been removed.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Sellers' })).toHaveAttribute('href', '/sellers');
  expect(api.callsOf(readMember)).toHaveLength(1);
});

test('a member reviews a seller; a visitor is asked to sign in first (REV-1)', async () => {
  const api = fakeApi(
    ...storeCalls(),
    answer(reviewSeller, { message: 'Thank you', data: someReview({ mine: true }), summary: NO_REVIEWS.summary }),
  );
  const { user } = await renderAt('/seller/godatir-panels');
  await user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Write a review' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => signInAs('USER'));
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.click(await screen.findByRole('radio', { name: /^5/ }));
  await user.type(screen.getByLabelText(/^Comment/), 'Prompt and honest');
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  await waitFor(() =>
    expect(api.callsOf(reviewSeller)).toEqual([
      { body: { name: 'Asha Patil', rating: 5, message: 'Prompt and honest', userId: STORE_ID, addedby: MEMBER_ID } },
    ]),
  );
});

test('call, WhatsApp, e-mail, contact and share each ask a visitor to sign in first (SELL-13)', async () => {
  fakeApi(...storeCalls());
  const { user } = await renderAt('/seller/godatir-panels');
  await screen.findByRole('heading', { level: 1, name: 'Godatir Panels' });
  for (const name of ['Call Now', 'WhatsApp', 'E-mail', 'Send a message', 'Share']) {
    const inMenu = ['E-mail', 'Share'].includes(name);
    if (inMenu) await user.click(screen.getByRole('button', { name: 'More' }));
    const [way] = await screen.findAllByRole(inMenu ? 'menuitem' : 'button', { name });
    if (!way) throw new Error(`no way ${name}`);
    await user.click(way);
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a member shares a store on social sites by its address (SELL-13)', async () => {
  fakeApi(...storeCalls());
  signInAs('USER');
  const { user } = await renderAt('/seller/godatir-panels', { publicUrl: 'https://plyhaat.example' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const map = await screen.findByRole('menuitem', { name: 'Map' });
  expect(map).toHaveAttribute('href', 'https://maps.example/godatir');
  expect(map).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('menuitem', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Godatir Panels' }));
  expect(dialog.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('https://plyhaat.example/seller/godatir-panels')),
  );
  for (const link of dialog.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
});

test('a store on holiday says until when, and a call leads to a message at once', async () => {
  signInAs('USER');
  fakeApi(...storeCalls(someStore({ holidayUntil: '2099-11-20', holidayNote: 'Closed for Diwali' })));
  const { user, container } = await renderAt('/seller/godatir-panels');
  expect(await screen.findByRole('note')).toHaveTextContent('On holiday until 20 Nov 2099. Closed for Diwali');
  await expectNoAxeViolations(container);
  await user.click(screen.getAllByRole('button', { name: 'Call Now' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Godatir Panels is on holiday until 20 Nov 2099' })).toBeVisible();
});

test('a holiday that is over is not shown by a page that was kept', async () => {
  fakeApi(...storeCalls(someStore({ holidayUntil: '2026-01-10', holidayNote: null })));
  await renderAt('/seller/godatir-panels');
  expect(await screen.findByRole('heading', { level: 1, name: 'Godatir Panels' })).toBeInTheDocument();
  expect(screen.queryByRole('note')).toBeNull();
});
