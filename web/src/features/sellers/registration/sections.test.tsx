import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '#test/fake-api.ts';
import { MAHARASHTRA } from '#test/places.ts';
import { renderAt } from '#test/render.tsx';
import { field, vendorAnswers } from '#test/vendor.ts';

beforeEach(() => localStorage.clear());

const open = () => {
  fakeApi(...vendorAnswers());
  return renderAt('/register');
};
const terms = () => screen.getByRole('checkbox', { name: /^I accept/ });
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

test('three sections hold the thirteen required fields and say how many are filled in; the rest is folded', async () => {
  const { user } = await open();
  const form = within(screen.getByRole('form', { name: 'Registration Form' }));
  const progress = () => form.getAllByRole('progressbar').map((bar) => bar.ariaLabel);
  expect(progress()).toEqual([
    'Your business: 0 of 5 filled in',
    'Location: 1 of 4 filled in',
    'Authorized person: 0 of 4 filled in',
  ]);
  await user.selectOptions(field('Vendor type'), 'DEALER');
  await user.type(field('Business name'), 'Asha Ply');
  expect(progress()[0]).toBe('Your business: 2 of 5 filled in');
  for (const label of REQUIRED) expect(field(label)).toBeVisible();
  for (const label of ['GST number', 'Profile photo', 'Banner photo', 'WhatsApp number', 'Password'])
    expect(field(label)).not.toBeVisible();
});

test('what was typed outlives a reload, never the passwords; what was folded and filled in is open', async () => {
  const first = await open();
  await first.user.type(field('Business name'), 'Asha Ply');
  await first.user.type(field('WhatsApp number'), '9822044518');
  await first.user.type(field('Password'), 'teak and sal');
  await first.user.type(field('Confirm password'), 'teak and sal');
  await first.user.click(terms());
  first.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('teak');

  const { user } = await open();
  await waitFor(() => expect(field('Business name')).toHaveValue('Asha Ply'));
  expect(field('WhatsApp number')).toBeVisible();
  expect(field('Password')).toHaveValue('');
  expect(terms()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(field('Business name')).toHaveValue(''));
});

test('a GST number fills in its state, and a slip or another state is pointed out while it is typed', async () => {
  const { user } = await open();
  const slip = /does not look right/;
  await user.type(field('GST number'), '27AAAFP0000A1ZX');
  expect(await screen.findByText(slip)).toBeInTheDocument();
  await waitFor(() => expect(field('State')).toHaveValue(MAHARASHTRA));
  await user.type(field('GST number'), '{Backspace}D');
  await waitFor(() => expect(screen.queryByText(slip)).not.toBeInTheDocument());
  expect(field('GST number')).toHaveAccessibleDescription('Maharashtra is filled in as your state.');
  await user.selectOptions(field('State'), 'Gujarat');
  expect(await screen.findByText(/belongs to a different state/)).toBeInTheDocument();
  expect(field('State')).not.toHaveValue(MAHARASHTRA);
});
