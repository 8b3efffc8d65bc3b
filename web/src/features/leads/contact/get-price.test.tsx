import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { sendLead } from '@plyhaat/contract/leads/leads';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someProductDetail } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someBuyer, someDealer } from '#test/members.ts';
import { MAHARASHTRA, NASHIK, somePlaces } from '#test/places.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  cleanup();
  session.clear();
  localStorage.clear();
  closeLogin();
  vi.unstubAllGlobals();
});

const PRODUCT = someProductDetail({ name: 'Marine ply 18 mm', slug: 'marine-ply' });
const sent = answer(sendLead, { message: 'We have told the seller that you are interested.', threadId: 't' });

async function pressGetPrice(...more: ReturnType<typeof answer>[]) {
  const api = fakeApi(
    ...more,
    answer(readProduct, { data: PRODUCT }),
    answer(readMember, { data: someBuyer() }),
    ...somePlaces(),
  );
  const { user } = await renderAt('/product/marine-ply');
  await user.click((await screen.findAllByRole('button', { name: 'Get price' }))[0] as HTMLElement);
  return { api, user };
}

type Within = ReturnType<typeof within>;

async function choosePlace(user: UserEvent, form: Within) {
  const state = form.getByRole('combobox', { name: 'State' });
  await within(state).findByText('Maharashtra');
  await user.selectOptions(state, MAHARASHTRA);
  const city = form.getByRole('combobox', { name: 'City' });
  await within(city).findByText('Nashik');
  await user.selectOptions(city, NASHIK);
}

test('a visitor who wants a price signs in first', async () => {
  const { api } = await pressGetPrice();
  const login = await screen.findByRole('dialog', { name: 'Login' });
  expect(login).toHaveAccessibleDescription(/^Sign in to get a price from Asha Ply\./);
  expect(api.callsOf(sendLead)).toEqual([]);
});

test('what was typed for a price is there again after a reload, until it is sent', async () => {
  signInAs('USER');
  const first = await pressGetPrice();
  await first.user.type(await screen.findByRole('textbox', { name: 'Quantity' }), '40');
  cleanup();
  await pressGetPrice();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('40'));
});

test('a member without a plan asks for a price; the form says that the seller gets the number', async () => {
  signInAs('USER');
  const { api, user } = await pressGetPrice(sent);
  await screen.findByRole('button', { name: 'Ask for the price' });
  const dialog = screen.getByRole('dialog', { name: 'Get price: Marine ply 18 mm' });
  expect(dialog).toHaveAccessibleDescription(/^Asha Ply gets your name and number with this request/);
  const form = within(dialog);
  expect(form.getByRole('combobox', { name: 'Unit' })).toHaveValue('per sq.ft');
  await user.click(form.getByRole('button', { name: 'Ask for the price' }));
  expect(await form.findByText('Quantity is required')).toBeVisible();
  expect(form.getByText('City is required')).toBeVisible();
  expect(form.getByText('State is required')).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.type(form.getByRole('textbox', { name: 'Quantity' }), '1,200');
  await user.selectOptions(form.getByRole('combobox', { name: 'Unit' }), 'sheets');
  await choosePlace(user, form);
  await user.click(form.getByRole('button', { name: 'Ask for the price' }));
  const done = within(await screen.findByRole('dialog', { name: 'Request sent' }));
  expect(done.getByRole('link', { name: 'Open My enquiries' })).toHaveAttribute('href', '/account?tab=enquiries');
  expect(api.callsOf(sendLead)).toMatchObject([
    {
      body: {
        userId: PRODUCT.seller._id,
        productId: PRODUCT._id,
        channel: 'contact',
        quantity: 1200,
        unit: 'per Nos/sheet',
        city: 'Nashik',
        neededBy: null,
      },
    },
  ]);
});

test('the price that is listed for the typed quantity is told, and from how many on it is less', async () => {
  signInAs('USER');
  const slabs = [
    { minQuantity: 20, price: 1900 },
    { minQuantity: 50, price: 1800 },
  ];
  const priced = { ...PRODUCT, price: 2000, originalPrice: 2000, pricetype: 'per Nos/sheet', slabs } as const;
  const { user } = await pressGetPrice(answer(readProduct, { data: priced }));
  const quantity = await screen.findByRole('textbox', { name: /^Quantity/ });
  await user.type(quantity, '5');
  expect(screen.getByText(/^Listed for 5 sheets/)).toHaveTextContent(
    'Listed for 5 sheets: ₹2,000 per sheet, GST extra. From 20 sheets: ₹1,900.',
  );
  await user.type(quantity, '0');
  expect(screen.getByText('Listed for 50 sheets: ₹1,800 per sheet, GST extra.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'per sq.ft');
  expect(screen.queryByText(/^Listed for/)).toBeNull();
});

test('the minimum order is told, and also that a typed quantity is below it, which is no refusal (LEAD-8)', async () => {
  signInAs('USER');
  const least = { ...PRODUCT, pricetype: 'per Nos/sheet', minimumOrder: '20 sheets' } as const;
  const { user } = await pressGetPrice(answer(readProduct, { data: least }));
  const quantity = await screen.findByRole('textbox', { name: /^Quantity/ });
  expect(screen.getByText('Minimum order: 20 sheets.')).toBeVisible();
  await user.type(quantity, '5');
  expect(
    screen.getByText('Below the minimum order of 20 sheets. You can ask anyway: the seller decides.'),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'per sq.ft');
  expect(screen.getByText('Minimum order: 20 sheets.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'sheets');
  await user.type(quantity, '0');
  expect(screen.getByText('Minimum order: 20 sheets.')).toBeVisible();
});

test('what the server refuses stands beside its field, and what was typed stays', async () => {
  signInAs('USER');
  const refusing = answer(sendLead, () => {
    throw new CallError(422, inputInvalid.message, inputInvalid.error, { city: 'Please use at most 80 characters' });
  });
  const { user } = await pressGetPrice(refusing);
  const form = within(await screen.findByRole('dialog', { name: /^Get price/ }));
  await user.type(form.getByRole('textbox', { name: 'Quantity' }), '40');
  await choosePlace(user, form);
  await user.click(form.getByRole('button', { name: 'Ask for the price' }));
  expect(await form.findByText('Please use at most 80 characters')).toBeVisible();
  await waitFor(() => expect(form.getByRole('combobox', { name: 'City' })).toHaveValue(NASHIK));
});

test('the city of the member’s profile is filled in, and sent by its name', async () => {
  signInAs('DEALER');
  const { api, user } = await pressGetPrice(answer(readMember, { data: someDealer() }), sent);
  const form = within(await screen.findByRole('dialog', { name: /^Get price/ }));
  await waitFor(() => expect(form.getByRole('combobox', { name: 'City' })).toHaveValue(NASHIK));
  await user.type(form.getByRole('textbox', { name: 'Quantity' }), '40');
  await user.click(form.getByRole('button', { name: 'Ask for the price' }));
  await screen.findByRole('dialog', { name: 'Request sent' });
  expect(api.callsOf(sendLead)).toMatchObject([{ body: { quantity: 40, city: 'Nashik' } }]);
});
