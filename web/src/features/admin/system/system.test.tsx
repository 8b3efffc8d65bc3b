import { checkAudit } from '@plyhaat/contract/admin/audit';
import {
  deadLetterGone,
  discardDeadLetter,
  listDeadLetters,
  readSystem,
  retryDeadLetter,
  retryDeadLetters,
  type System,
} from '@plyhaat/contract/admin/system';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const AT = '2026-11-16T10:00:00.000Z';
const SYSTEM: System = {
  queues: [
    { task: 'notifications.mail', waiting: 4, running: 1, planned: 0, failed: 2, dead: 3, oldestAt: AT },
    { task: 'media.sweep', waiting: 0, running: 0, planned: 1, failed: 0, dead: 0, oldestAt: null },
  ],
  isWholeQueue: true,
  outbox: { events: 12, eventsSince: AT, messages: 7, messagesSince: AT, stored: 1200 },
  storage: {
    database: 52_428_800,
    tables: [{ name: 'products', bytes: 9_437_184, rows: 12_000 }],
    media: { files: 340, bytes: 1_073_741_824, at: AT },
    free: 85_899_345_920,
  },
  versions: {
    app: '0.3.0',
    commit: '507e88dc0000',
    node: '26.1.0',
    postgres: '18.1',
    migration: '0051_x',
    startedAt: AT,
  },
  health: [
    { name: 'database', state: 'ok', detail: 'answered in 1 ms' },
    { name: 'sms', state: 'demo', detail: 'stored, not sent' },
    { name: 'files', state: 'failing', detail: 'S3' },
  ],
};
const LETTER = {
  _id: '71',
  task: 'notifications.mail',
  attempts: 25,
  lastError: 'Mailbox ••••• is full',
  createdAt: AT,
};
const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(readSystem, { data: SYSTEM }),
    answer(listDeadLetters, { data: [LETTER], total: 1 }),
    answer(retryDeadLetter, { message: 'The job waits in the queue again.' }),
    answer(retryDeadLetters, { message: '3 jobs wait in the queue again.', retried: 3 }),
    answer(discardDeadLetter, { message: 'The job has been removed.' }),
  );

test('an approver finds no system', async () => {
  signInAs('APPROVERS');
  startApi();
  await renderAt('/admin/system');
  expect(await screen.findByText('Your role does not open this')).toBeVisible();
});

test('a sub-administrator sees health, versions, jobs and storage', async () => {
  signInAs('SUBADMIN');
  startApi();
  const { container } = await renderAt('/admin/system');
  const health = within(await screen.findByRole('region', { name: 'Health' }));
  expect(health.getByText('Failing')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Versions' })).getByText('18.1')).toBeInTheDocument();
  const storage = within(screen.getByRole('region', { name: 'Storage' }));
  for (const size of ['50 MB', '9.0 MB', '1.0 GB', '80 GB']) expect(storage.getByText(size)).toBeInTheDocument();
  const jobs = within(screen.getByRole('table', { name: 'Jobs' }));
  expect(jobs.getByRole('row', { name: /notifications\.mail/ })).toBeInTheDocument();
  expect(await screen.findByText('Mailbox ••••• is full')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a dead letter is retried, all of a kind too', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user, address } = await renderAt('/admin/system');
  await user.click(await screen.findByRole('button', { name: 'Retry job 71' }));
  expect(await screen.findByText('The job waits in the queue again.')).toBeInTheDocument();
  expect(api.callsOf(retryDeadLetter)).toMatchObject([{ params: { id: '71' } }]);
  await user.selectOptions(screen.getByLabelText('All kinds'), 'notifications.mail');
  await waitFor(() => expect(address()).toBe('/admin/system?task=notifications.mail'));
  await user.click(await screen.findByRole('button', { name: 'Retry all (3)' }));
  await waitFor(() => expect(api.callsOf(retryDeadLetters)).toMatchObject([{ body: { task: 'notifications.mail' } }]));
});

test('a letter that somebody else retried says so, and removing asks first', async () => {
  signInAs('ADMIN');
  const api = startApi(answer(retryDeadLetter, () => refuse(deadLetterGone)));
  const { user } = await renderAt('/admin/system');
  await user.click(await screen.findByRole('button', { name: 'Retry job 71' }));
  expect(await screen.findByText(deadLetterGone.message)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove job 71' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this job for good?' }));
  expect(api.callsOf(discardDeadLetter)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.callsOf(discardDeadLetter)).toMatchObject([{ params: { id: '71' } }]));
});

test.each([
  [null, 'Nothing was changed: all 1,200 entries are as they were written.'],
  [17, 'Entry 17 or the one before it was changed or removed.'],
])('the audit log is checked where it may break: %s', async (brokenAt, text) => {
  signInAs('ADMIN');
  startApi(answer(checkAudit, { data: { rows: 1200, brokenAt, head: null } }));
  const { user } = await renderAt('/admin/system');
  await user.click(await screen.findByRole('button', { name: 'Check for changed entries' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});
