import { listPlans } from '@plyhaat/contract/billing/billing';
import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { notSubscribed, onHoliday, sendLead } from '@plyhaat/contract/leads/leads';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { createQueryClient } from '#api/queries.ts';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { somePlan } from '#test/billing.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someProduct } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { renderHookAlone } from '#test/render-alone.tsx';
import { contacting } from '../leads.queries.ts';
import type { Target } from './target.ts';
import { useFirstWords, wayOut } from './way-out.ts';

/** Addresses that the page went to. */
let left: string[] = [];
const note = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.href.startsWith('http')) return;
  event.preventDefault();
  left.push(link.href);
};
beforeEach(() => {
  stubBrowser({ reducedMotion: true });
  left = [];
  document.addEventListener('click', note);
});
afterEach(() => {
  document.removeEventListener('click', note);
  session.clear();
  closeLogin();
  vi.unstubAllGlobals();
});

const product = someProduct();
const goods = answer(listProducts, pageOf([product]));
const accepted = answer(sendLead, { message: 'We have told the seller that you are interested.', phone: '9876543210' });

async function pressCall(...more: ReturnType<typeof answer>[]) {
  const api = fakeApi(goods, ...more);
  const { user, container } = await renderAt('/shop');
  await user.click(await screen.findByRole('button', { name: 'Call Asha Ply' }));
  return { api, user, container };
}

test('a visitor signs in first, and nothing is sent (LEAD-1)', async () => {
  const { api } = await pressCall();
  const login = await screen.findByRole('dialog', { name: 'Login' });
  expect(login).toHaveAccessibleDescription(/^Sign in to call Asha Ply\./);
  expect(api.callsOf(sendLead)).toEqual([]);
});

test('a member without a subscription is told so and led to the plans (LEAD-2)', async () => {
  signInAs('USER');
  const plans = [somePlan({ price: 499, noOfMonth: 12 }), somePlan({ price: 199, noOfMonth: 3 })];
  const { api, container } = await pressCall(answer(listPlans, { data: plans, total: 2 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You are not subscribed to use this feature' }));
  expect(dialog.getByRole('link', { name: 'See subscriptions' })).toHaveAttribute(
    'href',
    '/account?tab=buySubscription',
  );
  expect(await dialog.findByText('Plans from ₹199 for 3 months (90 days), plus 18% GST.')).toBeVisible();
  expect(api.callsOf(listPlans)).toEqual([{ query: { role: 'USER' } }]);
  await expectNoAxeViolations(container.ownerDocument.body);
  expect([api.callsOf(sendLead), left]).toEqual([[], []]);
});

test('a member without a subscription can send a message instead, and no number comes back', async () => {
  signInAs('USER');
  const sent = answer(sendLead, { message: 'We have told the seller that you are interested.' });
  const { api, user, container } = await pressCall(sent);
  await user.click(await screen.findByRole('button', { name: 'Send a message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact Asha Ply' });
  expect(dialog).toHaveAccessibleDescription(/^The seller will get your message with your name and number/);
  await expectNoAxeViolations(container.ownerDocument.body);
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(api.callsOf(sendLead)).toMatchObject([{ body: { channel: 'contact' } }]));
  expect(left).toEqual([]);
});

test('a subscriber confirms the masked number and dials the real one (LEAD-3)', async () => {
  signInAs('USER');
  session.setSubscribed(true);
  const { api, user } = await pressCall(accepted);
  const dialog = within(await screen.findByRole('dialog', { name: 'Call Asha Ply at 98XXXXXX10?' }));
  expect(api.callsOf(sendLead)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Call' }));
  await waitFor(() => expect(left).toEqual(['tel:+919876543210']));
  expect(api.callsOf(sendLead)).toMatchObject([
    { body: { userId: product.seller._id, productId: product._id, channel: 'call', SourceName: 'WEB' } },
  ]);
  expect(screen.getByText('We have told the seller that you are interested.')).toBeVisible();
});

test('declining sends nothing and dials nothing (LEAD-3)', async () => {
  signInAs('USER');
  session.setSubscribed(true);
  const { api, user } = await pressCall(accepted);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([api.callsOf(sendLead), left]).toEqual([[], []]);
});

test('a subscription that ran out meanwhile is told in the same words', async () => {
  signInAs('USER');
  session.setSubscribed(true);
  const { user } = await pressCall(answer(sendLead, () => refuse(notSubscribed)));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call' }));
  expect(await screen.findByRole('dialog', { name: 'You are not subscribed to use this feature' })).toBeVisible();
  expect(session.get().isSubscribed).toBe(false);
});

test('a lead that fails says why (ALL-15)', async () => {
  signInAs('USER');
  session.setSubscribed(true);
  const failing = { error: 'server_error', status: 500, message: 'Server error. Please try again later.' };
  const { user } = await pressCall(answer(sendLead, () => refuse(failing)));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  expect(left).toEqual([]);
});

const target: Target = { sellerId: 'x', name: 'Asha Ply', product };
const SITE_URL = 'https://plyhaat.example';
const firstWords = () => renderHookAlone(() => useFirstWords(target, SITE_URL)).result.current;

test('WhatsApp begins with the product and its price (LEAD-6)', () => {
  const href = wayOut({ message: '', whatsapp: '9876543210' }, firstWords()) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
  expect(new URL(href).searchParams.get('text')).toBe(
    'Hello Asha Ply, I am interested in Marine ply 18 mm at ₹142 per sq.ft, which I saw on Plyhaat. https://plyhaat.example/product/marine-ply',
  );
});

test.each([
  ['9876543210', 'tel:+919876543210'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['0253-2345678', 'tel:+912532345678'],
])('%s is dialled as %s', (phone, href) => {
  expect(wayOut({ message: '', phone }, firstWords())).toBe(href);
});

test('a buyer is reached by what it looks for, not as a store', async () => {
  signInAs('DEALER');
  const api = fakeApi(accepted);
  const target = { sellerId: 'a buyer', name: 'the buyer', requirementId: product._id };
  const { result } = renderHookAlone(() => useMutation(contacting()), {
    wrapper: ({ children }) => <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.mutateAsync({ target, channel: 'call' }));
  const [sent] = api.callsOf(sendLead);
  expect(sent?.body).toMatchObject({ requirementId: product._id, channel: 'call' });
  expect(sent?.body).not.toHaveProperty('userId');
});

test('a seller on holiday is written to instead: the dialog says until when, with or without a plan', async () => {
  signInAs('USER');
  session.setSubscribed(true);
  let turn = 0;
  const { api, user, container } = await pressCall(
    answer(sendLead, () => {
      if (turn++ > 0) return { message: 'We have told the seller that you are interested.' };
      throw new CallError(409, onHoliday.message, onHoliday.error, {}, { holidayUntil: '2099-11-20' });
    }),
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call' }));
  const dialog = await screen.findByRole('dialog', { name: 'Asha Ply is on holiday until 20 Nov 2099' });
  await expectNoAxeViolations(container.ownerDocument.body);
  await user.click(within(dialog).getByRole('button', { name: 'Send a message' }));
  const form = within(await screen.findByRole('dialog', { name: 'Contact Asha Ply' }));
  await user.click(form.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(api.callsOf(sendLead).at(-1)).toMatchObject({ body: { channel: 'contact' } }));
  expect(left).toEqual([]);
});
