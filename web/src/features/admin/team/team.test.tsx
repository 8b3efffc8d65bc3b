import { listTeam, resetFactorOf, type TeamMember } from '@plyhaat/contract/admin/team';
import type { Role } from '@plyhaat/contract/core/roles';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const ID = '0190a000-0000-7000-8000-0000000000bb';
const OWN: TeamMember = {
  _id: MEMBER_ID,
  name: 'Farida Merchant',
  role: 'ADMIN',
  phone: '98XXXXXX18',
  isBlocked: false,
  hasFactor: true,
  lastSeenAt: null,
  sessions: [],
};
const RAVI: TeamMember = {
  ...OWN,
  _id: ID,
  name: 'Ravi Nambiar',
  role: 'SUBADMIN',
  sessions: [
    { _id: 's1', device: 'Firefox', address: '10.0.0.1', signedInAt: '2026-11-16T10:00:00.000Z', isVerified: false },
  ],
};
const startApi = () =>
  fakeApi(
    answer(listTeam, { data: [OWN, RAVI, { ...RAVI, _id: 'x', name: 'Asha Rao', hasFactor: false }], total: 3 }),
    answer(resetFactorOf, { message: 'Second factor removed.' }),
  );

test.each<Role>(['SUBADMIN', 'APPROVERS'])('the team is not for a %s', async (role) => {
  signInAs(role);
  startApi();
  await renderAt('/admin/team');
  expect(await screen.findByText('Your role does not open this')).toBeVisible();
});

test('an administrator sees the team and resets a colleague’s second factor, never their own', async () => {
  signInAs('ADMIN', 'Farida Merchant');
  const api = startApi();
  const { user, container } = await renderAt('/admin/team');
  const table = await screen.findByRole('table', { name: 'Team' });
  expect(within(table).getByRole('link', { name: 'Ravi Nambiar' })).toHaveAttribute('href', `/admin/members/${ID}`);
  expect(screen.getByText('without second factor')).toBeInTheDocument();
  const rail = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(rail.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(container);
  expect(within(table).getAllByRole('button')).toHaveLength(1);
  await user.click(within(table).getByRole('button', { name: 'Reset second factor of Ravi Nambiar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the second factor of Ravi Nambiar?' }));
  await user.click(dialog.getByRole('button', { name: 'Reset second factor' }));
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Reason/), 'Lost the phone');
  await user.click(dialog.getByRole('button', { name: 'Reset second factor' }));
  expect(await screen.findByText('Second factor removed.')).toBeInTheDocument();
  expect(api.callsOf(resetFactorOf)).toEqual([{ params: { id: ID }, body: { reason: 'Lost the phone' } }]);
});
