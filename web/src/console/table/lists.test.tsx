import { listSubscribers } from '@plyhaat/contract/content/staff/newsletter';
import { listAllReports } from '@plyhaat/contract/reports/staff/reports';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { AT, pageOf } from '#test/console-lists.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const SUBSCRIBER = { _id: 's1', email: 'sXXXXXX@XXXXXX.example', welcomedAt: null, createdAt: AT };

test('an empty list says why it is empty and leads out of it', async () => {
  signInAs('ADMIN');
  fakeApi(answer(listAllReports, { data: [], total: 0, hasMore: false }));
  const { user, address } = await renderAt('/admin/reports?status=PENDING&page=3');
  await user.click(await screen.findByRole('button', { name: 'First page' }));
  await waitFor(() => expect(address()).toBe('/admin/reports?status=PENDING'));
  expect(await screen.findByText('Nothing fits these filters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No reports yet.')).toBeInTheDocument();
  expect(address()).toBe('/admin/reports');
});

test('on a phone a list is sorted by a field, and Escape closes the choice of columns', async () => {
  signInAs('ADMIN');
  const api = fakeApi(answer(listSubscribers, pageOf(SUBSCRIBER)));
  const { user, address } = await renderAt('/admin/newsletter?page=2');
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Sort by e-mail, ascending');
  await waitFor(() => expect(address()).toBe('/admin/newsletter?sort=email'));
  await waitFor(() => expect(api.callsOf(listSubscribers).at(-1)?.query).toMatchObject({ sort: 'email', page: 1 }));
  await user.click(screen.getByText('Columns', { selector: 'summary' }));
  const choice = screen.getByRole('group', { name: 'Columns' });
  expect(choice).toBeVisible();
  await user.keyboard('{Escape}');
  expect(choice).not.toBeVisible();
  expect(screen.getByText('Columns', { selector: 'summary' })).toHaveFocus();
});
