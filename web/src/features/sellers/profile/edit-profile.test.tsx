import { sendOtp } from '@plyhaat/contract/identity/identity';
import { codeWrong, updateMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { field, openEditProfile, retype, save, says } from '#test/edit-profile.tsx';
import { answer } from '#test/fake-api.ts';
import { someBuyer, someDealer } from '#test/members.ts';
import { GUJARAT, PUNE } from '#test/places.ts';

beforeEach(() => {
  localStorage.clear();
  session.clear();
});

test('a buyer is asked for name and number alone, and saves what it changes', async () => {
  const { user, sent, address, container } = await openEditProfile(someBuyer());
  for (const name of ['Company name', 'GST number', 'WhatsApp', 'PIN code'])
    expect(screen.queryByLabelText(new RegExp(`^${name}`))).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await retype(user, 'Name', '');
  await retype(user, 'Mobile number', '');
  await save(user);
  await says('Name', 'Name is required');
  await says('Mobile number', 'Mobile number is required');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await retype(user, 'Name', 'Asha Rao');
  await retype(user, 'Mobile number', '+91 98765 00001');
  await save(user);
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(sent()).toMatchObject({ name: 'Asha Rao', phone: '+919876500001', email: null });
  expect(sent()).not.toHaveProperty('companyObj');
  expect(sent()).not.toHaveProperty('otp');
  await waitFor(() => expect(address()).toBe('/account?tab=profile'));
});

test('a business member must leave nothing empty that it needs (SELL-5)', async () => {
  const bare = someDealer({
    address: null,
    gstNumber: null,
    countryId: null,
    stateId: null,
    cityId: null,
    documents: [],
  });
  const { user, api, container } = await openEditProfile(bare);
  await retype(user, 'Company name', '');
  await save(user);
  await says('Company name', 'Company name is required');
  for (const [name, text] of [
    ['GST number', 'GST number is required'],
    ['GST certificate', 'GST certificate is required'],
    ['Address', 'Address is required'],
    ['Country', 'Country is required'],
    ['State', 'State is required'],
    ['City', 'City is required'],
  ] as const)
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(api.callsOf(updateMember)).toEqual([]);
  await expectNoAxeViolations(container);
});

test('role is shown and cannot be changed (SELL-5)', async () => {
  await openEditProfile(someDealer());
  expect(field('Role')).toHaveValue('Dealer');
  expect(field('Role')).toHaveAttribute('readonly');
});

test('numbers and links are held to their patterns (SELL-5)', async () => {
  const { user } = await openEditProfile(someDealer());
  await retype(user, 'Mobile number', '0123');
  await retype(user, 'GST number', 'ABC123');
  await retype(user, 'Google Maps link', 'https://example.com');
  await save(user);
  await says('Mobile number', 'Please enter a valid phone number');
  await says('GST number', 'Please enter a valid GST number');
  await says('Google Maps link', 'Please enter a valid Google Maps URL');
});

test('a GST number with a slip or of another state is pointed out, and saved all the same', async () => {
  const { user, sent } = await openEditProfile(someDealer());
  await retype(user, 'GST number', '08AAAFP0000A1ZZ');
  expect(await screen.findByText('This GST number does not look right. Please check it.')).toBeVisible();
  expect(
    await screen.findByText('This GST number belongs to a different state. Please check the state.'),
  ).toBeVisible();
  await save(user);
  await waitFor(() => expect(sent()).toMatchObject({ gstNumber: '08AAAFP0000A1ZZ' }));
});

test('a required choice can be emptied, and is then asked for (SELL-5)', async () => {
  const { user } = await openEditProfile(someDealer());
  await waitFor(() => expect(within(field('Country')).getAllByRole('option').length).toBeGreaterThan(1));
  await user.selectOptions(field('Country'), 'Choose a country');
  await save(user);
  await says('Country', 'Country is required');
});

test('another state empties the city, and its cities come (PLACE-2)', async () => {
  const { user, sent } = await openEditProfile(someDealer());
  await waitFor(() => expect(field('City')).toHaveDisplayValue('Nashik'));
  await user.selectOptions(field('State'), GUJARAT);
  expect(field('City')).toHaveValue('');
  await user.selectOptions(field('State'), 'Maharashtra');
  await waitFor(() => expect(within(field('City')).getByRole('option', { name: 'Pune' })).toBeInTheDocument());
  await user.selectOptions(field('City'), 'Pune');
  await save(user);
  await waitFor(() => expect(sent()).toMatchObject({ cityId: PUNE }));
});

test('another number asks for the code sent to it, and a wrong code stands beside the boxes', async () => {
  const wrong = () => {
    throw new CallError(422, codeWrong.message, codeWrong.error, { otp: codeWrong.message });
  };
  const { user, sent, api } = await openEditProfile(
    someBuyer(),
    answer(sendOtp, { message: 'Sent' }),
    answer(updateMember, wrong),
  );
  await retype(user, 'Mobile number', '98765 43210');
  await save(user);
  expect(await screen.findByText('Please enter the OTP sent to the number.')).toBeVisible();
  expect(api.callsOf(updateMember)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await user.click(await screen.findByLabelText('Digit 1 of 6'));
  await user.keyboard('123456');
  await save(user);
  expect(await screen.findByText(codeWrong.message)).toBeVisible();
  expect(api.callsOf(sendOtp)).toEqual([{ body: { phone: '9876543210' } }]);
  expect(sent()).toMatchObject({ phone: '9876543210', otp: '123456' });
});

test.each([
  [422, '', 'Please check your input and try again.'],
  [403, '', 'You can only update your own profile.'],
  [500, 'The server is on fire', 'The server is on fire'],
  [500, 'Server error. Please try again later or contact support.', 'Failed to update profile'],
])('a save answered %i with “%s” says: %s (SELL-6)', async (status, message, text) => {
  const { user } = await openEditProfile(
    someBuyer(),
    answer(updateMember, () => {
      throw new CallError(status, message);
    }),
  );
  await save(user);
  expect(await screen.findByText(text)).toBeVisible();
});

test('what only the server objects to stands beside its field', async () => {
  const fields = { email: 'This e-mail is taken', 'companyObj.phone': 'Please enter a valid phone number' };
  const { user } = await openEditProfile(
    someDealer(),
    answer(updateMember, () => {
      throw new CallError(422, 'Validation error', 'input_invalid', fields);
    }),
  );
  await save(user);
  await says('E-mail', 'This e-mail is taken');
  await says('Company phone', 'Please enter a valid phone number');
});

test('a verified seller’s form holds the name that is under review, and says what a change means', async () => {
  const change = {
    status: 'PENDING' as const,
    reason: null,
    changes: ['name' as const, 'address' as const],
    companyName: 'Asha Ply & Sons',
    address: '4 Station Road',
  };
  const place = { pincode: '422002', countryId: null, stateId: null, cityId: null, stateName: null, cityName: null };
  await openEditProfile(someDealer({ verifeied: true, underReview: { ...change, ...place } }));
  expect(field('Company name')).toHaveValue('Asha Ply & Sons');
  expect(field('Company address')).toHaveValue('4 Station Road');
  expect(screen.getByText(/is reviewed before buyers see it/)).toBeVisible();
});

test('a seller says until when it is on holiday; a buyer is not asked', async () => {
  const { user, sent, unmount } = await openEditProfile(someDealer());
  await retype(user, 'On holiday until', '2001-01-01');
  await save(user);
  await says('On holiday until', 'Please choose a day within the next year');
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await retype(user, 'On holiday until', day);
  await retype(user, 'Note for buyers', 'Closed for Diwali');
  await save(user);
  await waitFor(() => expect(sent()).toMatchObject({ holidayUntil: day, holidayNote: 'Closed for Diwali' }));
  unmount();
  await openEditProfile(someBuyer());
  expect(screen.queryByLabelText(/^On holiday until/)).toBeNull();
});
