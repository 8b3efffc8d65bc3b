import { listOwnApplications, withdrawApplication } from '@plyhaat/contract/dealerships/applications';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { NASHIK_ID, OPPORTUNITY_ID, OWNER_ID, someOwnApplication } from '#test/dealerships.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('USER');
});
const member = answer(readMember, { data: someBuyer() });

test('the applicant sees the state of each application, the reason or the cities (DEAL-12)', async () => {
  const data = [
    someOwnApplication({ status: 'accepted', grantedCities: [{ _id: NASHIK_ID, name: 'Nashik' }] }),
    someOwnApplication({ _id: OWNER_ID, status: 'rejected', reason: 'We need a larger display.' }),
    someOwnApplication({ _id: OPPORTUNITY_ID, status: 'withdrawn' }),
  ];
  fakeApi(member, answer(listOwnApplications, { data, total: 3 }));
  const { container } = await renderAt('/account?tab=applications');
  const cards = await screen.findAllByRole('article');
  expect(cards[0]).toHaveTextContent('Rangpat Surfaces accepted you. Your city: Nashik.');
  expect(cards[1]).toHaveTextContent('Rangpat Surfaces declined: “We need a larger display.”');
  expect(cards[2]).toHaveTextContent('Withdrawn');
  expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  await expectNoAxeViolations(container);
});

test('an application is withdrawn after a question', async () => {
  let status: 'new' | 'withdrawn' = 'new';
  const api = fakeApi(
    member,
    answer(listOwnApplications, () => ({ data: [someOwnApplication({ status })], total: 1 })),
    answer(withdrawApplication, () => {
      status = 'withdrawn';
      return { message: 'Your application is withdrawn.', data: someOwnApplication({ status }) };
    }),
  );
  const { user } = await renderAt('/account?tab=applications');
  await user.click(await screen.findByRole('button', { name: 'Withdraw the application for Rangpat laminates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
  expect(api.callsOf(withdrawApplication)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Your application is withdrawn.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument());
});

test('a member who never applied is led to the opportunities', async () => {
  fakeApi(member, answer(listOwnApplications, { data: [], total: 0 }));
  await renderAt('/account?tab=applications');
  expect(await screen.findByText('No applications yet')).toBeVisible();
});
