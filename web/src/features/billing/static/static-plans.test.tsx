import { listPlans } from '@plyhaat/contract/billing/billing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  localStorage.clear();
  session.clear();
});
const plan = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('article') as HTMLElement);

test('the static plans page toggles between monthly and yearly dollars (BILL-23)', async () => {
  signInAs('DEALER');
  const api = fakeApi();
  const { user, container } = await renderAt('/subscription');
  expect(await screen.findByText(/Looking for Plyhaat plans in rupees\?/)).toBeVisible();
  expect(plan('Free').getByText('$0')).toBeVisible();
  expect(plan('Free').getByText('Limited to 5 listings')).toBeVisible();
  expect(plan('Pro').getByText('$29')).toBeVisible();
  expect(plan('Pro').getByText('$39')).toBeVisible();
  expect(screen.getByText('Save 25%')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Yearly/ }));
  for (const [name, price, was] of [
    ['Pro', '$290', '$390'],
    ['Enterprise', '$990', '$1290'],
  ] as const) {
    expect(plan(name).getByText(price)).toBeVisible();
    expect(plan(name).getByText(was)).toBeVisible();
  }
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What members say' })).toBeVisible();
  expect(screen.getByText(/14-day trial/)).toBeInTheDocument();
  expect(screen.getByText(/30-day data retention/)).toBeInTheDocument();
  expect(api.callsOf(listPlans)).toEqual([]);
  await expectNoAxeViolations(container);
});

test('whoever is not signed in is sent home', async () => {
  fakeApi();
  const { address } = await renderAt('/subscription');
  expect(address()).toBe('/');
});
