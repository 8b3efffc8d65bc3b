import type { Failure } from '@plyhaat/contract/core/endpoint';
import { emailTaken, phoneTaken, register, tooManyRegistrations } from '@plyhaat/contract/sellers/registration';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { type FakeRequest, someUpload, stubXhr } from '#test/fake-xhr.ts';
import { INDIA, MAHARASHTRA, NASHIK } from '#test/places.ts';
import { renderAt } from '#test/render.tsx';
import { choosePlace, describeBusiness, field, PLYWOOD, vendorAnswers } from '#test/vendor.ts';

const MESSAGE = 'Registration successful! Please login to continue.';
const MEMBER = {
  _id: 'm1',
  slug: 'asha-ply',
  name: 'Asha Patil',
  role: 'DEALER',
  phone: '9822044518',
  email: 'asha@example.org',
  profileImage: '',
} as const;
const registers = () => answer(register, { message: MESSAGE, data: MEMBER });
const REQUIRED = [
  'Vendor type',
  'Business name',
  'Year established',
  'Category',
  'Country',
  'State',
  'City',
  'Address',
  'Authorized person name',
  'Email',
  'Mobile number',
  'Date of birth',
  'Brand names',
];

let requests: FakeRequest[];
beforeEach(() => {
  localStorage.clear();
  requests = stubXhr();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(closeLogin);
});

const open = (...answers: ReturnType<typeof registers>[]) => {
  const api = fakeApi(...answers, ...vendorAnswers());
  return renderAt('/register').then((view) => ({ ...view, api }));
};
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create Account' }));
const terms = () => screen.getByRole('checkbox', { name: /^I accept/ });

async function fillIn(user: UserEvent) {
  await describeBusiness(user);
  await user.type(field('Authorized person name'), 'Asha Patil');
  await user.type(field('Date of birth'), '1985-12-31');
  await user.type(field('Email'), 'asha@example.org');
  await user.type(field('Mobile number'), '98220 44518');
  await user.click(terms());
}

test('an empty form says at all thirteen fields that they are required, and the first is focused (SELL-1, SELL-2)', async () => {
  const { user, api, container } = await open(registers());
  expect(screen.getByRole('heading', { level: 1, name: 'Registration Form' })).toBeVisible();
  await user.selectOptions(field('Country'), '');
  await submit(user);
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(REQUIRED.length));
  const required = expect.stringContaining('This field is required');
  for (const label of REQUIRED) expect(field(label)).toHaveAccessibleDescription(required);
  expect(terms()).toHaveAccessibleDescription('You must accept the terms and conditions');
  expect(field('Vendor type')).toHaveFocus();
  expect(api.callsOf(register)).toEqual([]);
  await expectNoAxeViolations(container);
});

test('editing a field clears its error and no other', async () => {
  const { user } = await open();
  await submit(user);
  await waitFor(() => expect(field('Email')).toBeInvalid());
  await user.type(field('Email'), 'a');
  expect(field('Email')).not.toHaveAccessibleDescription();
  expect(field('Address')).toHaveAccessibleDescription('This field is required');
  await choosePlace(user);
  for (const label of ['Country', 'State', 'City']) expect(field(label)).not.toHaveAccessibleDescription();
});

test('the six vendor types and the categories are offered (SELL-1)', async () => {
  const { user } = await open();
  const offered = (label: string) =>
    within(field(label))
      .getAllByRole<HTMLOptionElement>('option')
      .map((option) => option.text);
  expect(offered('Vendor type')).toEqual([
    'Choose a vendor type',
    'Manufacturer / corporate',
    'Manufacturer / importer',
    'Distributor',
    'Dealer',
    'Retailer',
    'Contractor',
  ]);
  await user.selectOptions(field('Vendor type'), 'Manufacturer / importer');
  expect(field('Vendor type')).toHaveValue('MANUFACTURER/IMPORTER');
  expect(offered('Category')).toEqual(['Choose a category', 'Plywood']);
});

test('India is chosen and its states are open; clearing the country closes them, and a change empties what depends on it (SELL-2)', async () => {
  const { user } = await open();
  expect(field('Country')).toHaveValue(INDIA);
  expect(field('State')).toBeEnabled();
  expect(within(field('State')).getByText('Maharashtra')).toBeInTheDocument();
  expect(field('City')).toBeDisabled();
  await user.selectOptions(field('Country'), '');
  expect(field('State')).toBeDisabled();
  expect(field('City')).toBeDisabled();
  await choosePlace(user);
  expect(field('City')).toHaveValue(NASHIK);
  await user.selectOptions(field('State'), 'Gujarat');
  await waitFor(() => expect(field('City')).toHaveValue(''));
  await user.selectOptions(field('Country'), 'Nepal');
  expect(field('State')).toHaveValue('');
  expect(field('City')).toBeDisabled();
});

const NOT_TAKEN = [
  ['Email', 'abc', 'Please enter a valid email address'],
  ['Mobile number', '982204451', 'Please enter a valid 10-digit mobile number'],
  ['Mobile number', '98220445181', 'Please enter a valid 10-digit mobile number'],
  ['WhatsApp number', '12', 'Please enter a valid 10-digit mobile number'],
  ['Password', '1234567', 'Password must be at least 8 characters long'],
  ['Confirm password', 'something', 'Passwords do not match'],
  ['Year established', '1899', 'Please enter a year from 1900 to the current year'],
  ['GST number', '27ABC', 'Please enter a valid GST number'],
] as const;

test('a field that does not take what was typed says what it takes', async () => {
  const { user } = await open();
  for (const [label, text, words] of NOT_TAKEN) {
    await user.clear(field(label));
    await user.type(field(label), text);
    expect(field(label)).not.toHaveAccessibleDescription(expect.stringContaining(words));
    await submit(user);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words)));
    expect(field(label)).toBeVisible();
  }
});

test('a vendor registers with two photos and goes on to the login with the number filled in', async () => {
  let accept = () => {};
  const { user, api, address } = await open(
    answer(register, async () => {
      await new Promise<void>((resolve) => {
        accept = resolve;
      });
      return { message: MESSAGE, data: MEMBER };
    }),
  );
  await fillIn(user);
  const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
  await user.upload(field('Profile photo'), photo('me.png'));
  await user.upload(field('Banner photo'), photo('shop.png'));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ form }) => form?.get('use'))).toEqual(['profile', 'banner']);
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeDisabled();
  await requests[0]?.answer(200, { data: someUpload({ _id: 'photo-1' }) });
  await requests[1]?.answer(200, { data: someUpload({ _id: 'photo-2' }) });
  await submit(user);

  const busy = await screen.findByRole('button', { name: 'Creating Account...' });
  await user.click(busy);
  expect(api.callsOf(register)).toMatchObject([
    {
      body: {
        vendorType: 'DEALER',
        yearEstablished: 1998,
        brandNames: ['Vanaroop', 'Kabjo'],
        category: PLYWOOD._id,
        countryId: INDIA,
        stateId: MAHARASHTRA,
        cityId: NASHIK,
        mobileNo: '9822044518',
        profileImage: 'photo-1',
        bannerImage: 'photo-2',
        acceptTerms: true,
      },
    },
  ]);
  accept();
  // The toast goes by itself: it is looked for before the dialog, which a slow machine takes long to load.
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('982-204-4518');
  expect(screen.getByRole('dialog', { name: 'Login' })).toHaveAccessibleDescription(
    /^Your registration is saved\. Sign in once to confirm your number and open your store\./,
  );
  expect(Object.keys(localStorage)).toEqual([]);
  await waitFor(() => expect(address()).toBe('/'));
});

const refusal = ({ status, message, error }: Failure, fields = {}) => new CallError(status, message, error, fields);

test('what is taken is told beside its field, any other refusal in its own words, and nothing typed is lost', async () => {
  let refused = refusal(tooManyRegistrations);
  const { user, address } = await open(
    answer(register, () => {
      throw refused;
    }),
  );
  await fillIn(user);
  await submit(user);
  const form = within(screen.getByRole('form', { name: 'Registration Form' }));
  expect(await form.findByRole('alert')).toHaveTextContent(tooManyRegistrations.message);
  for (const [label, failure, name] of [
    ['Mobile number', phoneTaken, 'mobileNo'],
    ['Email', emailTaken, 'email'],
  ] as const) {
    refused = refusal(failure, { [name]: failure.message });
    await submit(user);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(failure.message)));
    expect(field(label)).toHaveFocus();
    expect(field('Business name')).toHaveValue('Asha Ply');
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    expect(address()).toBe('/register');
  }
});

test('the terms, the privacy policy and the login are at hand (IDEN-11)', async () => {
  const { user } = await open();
  const form = within(screen.getByRole('form', { name: 'Registration Form' }));
  expect(form.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
});
