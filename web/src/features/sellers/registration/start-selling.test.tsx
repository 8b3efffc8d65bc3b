import { checkSubscription } from '@plyhaat/contract/billing/billing';
import { signInRequired } from '@plyhaat/contract/core/errors';
import { refreshToken } from '@plyhaat/contract/identity/identity';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { phoneTaken, register } from '@plyhaat/contract/sellers/registration';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer } from '#test/members.ts';
import { INDIA, MAHARASHTRA, NASHIK } from '#test/places.ts';
import { renderAt } from '#test/render.tsx';
import { describeBusiness, field, vendorAnswers } from '#test/vendor.ts';

const BUYER = someBuyer({ phone: '9822044518', email: 'asha@example.org', dob: '1985-12-31' });
const VENDOR = {
  _id: MEMBER_ID,
  slug: 'asha-ply',
  name: 'Asha Patil',
  role: 'DEALER',
  phone: '9822044518',
  email: 'asha@example.org',
  profileImage: '',
} as const;
const ADDRESS = '/account?tab=startSelling';

beforeEach(() => {
  localStorage.clear();
  session.clear();
});

async function open(...answers: ReturnType<typeof vendorAnswers>) {
  signInAs('USER');
  const api = fakeApi(
    ...answers,
    answer(readMember, { data: BUYER }),
    answer(checkSubscription, { data: false }),
    ...vendorAnswers(),
  );
  const view = await renderAt(ADDRESS);
  await screen.findByRole('form', { name: 'Start selling' });
  return { ...view, api };
}
const submit = () => screen.getByRole('button', { name: 'Start selling' });
const accept = () => screen.getByRole('checkbox', { name: /^I accept/ });

test('only a buyer is offered to sell', async () => {
  const menu = () => within(screen.getByRole('navigation', { name: 'Account' }));
  const { unmount } = await open();
  expect(menu().getByRole('link', { name: 'Start selling' })).toHaveAttribute('aria-current', 'page');
  unmount();
  for (const role of ['DEALER', 'ADMIN'] as const) {
    signInAs(role);
    fakeApi(answer(readMember, { data: BUYER }));
    const { unmount } = await renderAt(ADDRESS);
    await screen.findByRole('navigation', { name: 'Account' });
    expect(menu().queryByRole('link', { name: 'Start selling' })).not.toBeInTheDocument();
    unmount();
  }
});

test('a buyer becomes a vendor under its own number, and its role changes at once', async () => {
  const { user, api, address, container } = await open(
    answer(register, { message: '', data: VENDOR }),
    answer(refreshToken, { token: 'the.new.token' }),
  );
  expect(field('Mobile number')).toHaveValue('9822044518');
  expect(field('Mobile number')).toHaveAttribute('readonly');
  expect(field('Email')).toHaveValue('asha@example.org');
  await expectNoAxeViolations(container);
  await describeBusiness(user);
  await user.click(accept());
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/account?tab=profile'));
  expect(api.callsOf(register)).toMatchObject([
    { body: { vendorType: 'DEALER', mobileNo: '9822044518', countryId: INDIA, stateId: MAHARASHTRA, cityId: NASHIK } },
  ]);
  expect(session.get()).toMatchObject({ token: 'the.new.token', user: { _id: MEMBER_ID, role: 'DEALER' } });
  expect(localStorage.getItem('plyhaat.accessToken')).toBe('the.new.token');
});

test('what was typed is there again, places included, and goes once it is saved', async () => {
  const first = await open(answer(register, () => refuse(phoneTaken)));
  await describeBusiness(first.user);
  await first.user.click(accept());
  await first.user.click(submit());
  expect(await screen.findAllByText(phoneTaken.message)).toHaveLength(2);
  first.unmount();

  const { user } = await open(
    answer(register, { message: '', data: VENDOR }),
    answer(refreshToken, { token: 'the.new.token' }),
  );
  await waitFor(() => expect(field('Business name')).toHaveValue('Asha Ply'));
  expect(field('Vendor type')).toHaveValue('DEALER');
  await waitFor(() => expect(field('City')).toHaveValue(NASHIK));
  await user.click(submit());
  await waitFor(() => expect(session.get().user?.role).toBe('DEALER'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('plyhaat.draft'))).toEqual([]);
});

test('a session that has run out is found before the server takes the member for a stranger', async () => {
  const { user, api } = await open(answer(checkSubscription, () => refuse(signInRequired)));
  await describeBusiness(user);
  await user.click(accept());
  await user.click(submit());
  expect(await screen.findAllByText(signInRequired.message)).toHaveLength(2);
  expect(api.callsOf(register)).toEqual([]);
  expect(field('Business name')).toHaveValue('Asha Ply');
});
