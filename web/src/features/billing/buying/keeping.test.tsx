import { buySubscription } from '@plyhaat/contract/billing/purchase';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PLAN_ID } from '#test/billing.ts';
import { PLANS, pay, shopWith, signInAsDealer, started, watchLeaving } from '#test/buying.ts';
import { answer } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(signInAsDealer);

test('what was chosen stands in the address, and is there again after going back (BILL-24)', async () => {
  shopWith();
  const { user, address, unmount } = await renderAt(PLANS);
  await user.click(await screen.findByRole('radio', { name: 'Standard' }));
  await user.click(await screen.findByRole('radio', { name: 'Juspay' }));
  await waitFor(() => expect(address()).toBe(`/account?buy=${PLAN_ID}&pay=justpay&tab=buySubscription`));
  unmount();
  await renderAt(address());
  for (const name of ['Standard', 'Juspay']) expect(await screen.findByRole('radio', { name })).toBeChecked();
});

test('a page that the browser kept on the way to the provider can be used again', async () => {
  watchLeaving();
  shopWith(answer(buySubscription, { ...started, payment_links: { web: 'https://juspay.example/x' } }));
  const { user } = await renderAt(`${PLANS}&buy=${PLAN_ID}&pay=justpay`);
  await screen.findByRole('button', { name: 'Pay ₹5,481' });
  await pay(user);
  expect(await screen.findByRole('dialog', { name: 'Taking you to Juspay' })).toBeVisible();
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('radio', { name: 'Standard' })).toBeChecked();
});
