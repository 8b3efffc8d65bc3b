import { type AuditRow, listAudit } from '@plyhaat/contract/admin/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { reviewId } from '#test/review-items.ts';

afterEach(() => session.clear());

const FARIDA = { _id: reviewId(1), name: 'Farida Merchant', role: 'ADMIN' as const };
const SANA = { _id: reviewId(2), name: 'Sana Khan', role: 'APPROVERS' as const };

const someRow = (seq: number, minute: number, over: Partial<AuditRow>): AuditRow => ({
  _id: reviewId(seq),
  seq,
  at: new Date(Date.UTC(2026, 10, 16, 6, minute)).toISOString(),
  actor: FARIDA,
  action: 'block_member',
  kind: 'member',
  subjectId: reviewId(50),
  subject: 'Vidarbha Ply',
  before: {},
  after: {},
  reason: null,
  detail: {},
  ...over,
});
const read = (seq: number, minute: number) =>
  someRow(seq, minute, { action: 'see_as_read', after: { call: 'GET /users/me' } });
const approved = (seq: number, minute: number, over: Partial<AuditRow> = {}) =>
  someRow(seq, minute, {
    actor: SANA,
    action: 'approve_product',
    kind: 'product',
    subjectId: reviewId(seq + 100),
    subject: `Board ${seq}`,
    before: { status: 'PENDING' },
    after: { status: 'APPROVED' },
    ...over,
  });

test('the log is narrowed down to what one member of staff did', async () => {
  signInAs('ADMIN');
  const staff = [SANA];
  const api = fakeApi(
    answer(listAudit, { data: [approved(1, 5)], total: 1, hasMore: false, actions: [], kinds: [], staff }),
  );
  const { user, address } = await renderAt('/admin/audit');
  await screen.findByRole('option', { name: 'Sana Khan' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Anybody' }), 'Sana Khan');
  await waitFor(() => expect(address()).toBe(`/admin/audit?actor=${SANA._id}`));
  await waitFor(() => expect(api.callsOf(listAudit).at(-1)?.query).toMatchObject({ actor: SANA._id }));
});

async function lines(...rows: AuditRow[]) {
  signInAs('ADMIN');
  fakeApi(answer(listAudit, { data: rows, total: rows.length, hasMore: false, actions: [], kinds: [], staff: [] }));
  const screenAt = await renderAt('/admin/audit');
  const day = await screen.findByRole('region', { name: '16 Nov 2026' });
  const texts = [...day.querySelectorAll('summary')].map(({ textContent }) => textContent);
  return { ...screenAt, day, texts };
}

test('the time stands first, and the calls of one act are one line with its rows underneath', async () => {
  const { texts, day, user, container } = await lines(
    read(9, 20),
    approved(8, 19),
    read(7, 18),
    approved(6, 17),
    read(5, 16),
    someRow(4, 15, { action: 'see_as', after: { minutes: 15 } }),
  );
  expect(texts).toEqual([
    '11:50 AMFFarida MerchantAdminLooked at Vidarbha Ply as that member: 3 pagesBetween 11:45 AM and 11:50 AM4 calls',
    '11:49 AMSSana KhanApproverApproved 2 products Between 11:47 AM and 11:49 AM2 calls',
  ]);
  await expectNoAxeViolations(container);
  const [first] = day.querySelectorAll('summary');
  if (first) await user.click(first);
  expect(within(day).getAllByText('GET /users/me')).toHaveLength(3);
});

test('what was done to one thing names it, with the reason; hours later it is another act', async () => {
  const { texts } = await lines(
    someRow(3, 50, { reason: 'Spam in many requirements', before: { isBlocked: false }, after: { isBlocked: true } }),
    approved(2, 40),
    approved(1, 5),
  );
  expect(texts).toEqual([
    '12:20 PMFFarida MerchantAdminBlocked Vidarbha Ply ‘Spam in many requirements’1 call',
    '12:10 PMSSana KhanApproverApproved Board 2 1 call',
    '11:35 AMSSana KhanApproverApproved Board 1 1 call',
  ]);
});

test('what the site did by itself says so', async () => {
  const { texts } = await lines(someRow(1, 5, { actor: null, action: 'close_requirement', kind: 'requirement' }));
  expect(texts[0]).toContain('Plyhaatby itself');
});

test('what a row holds is told in words, without brackets', async () => {
  const list = (seq: number, filters: object) =>
    someRow(seq, seq, { action: 'export_members', kind: 'export', subject: null, after: { filters, rows: [2, 3] } });
  const { day } = await lines(list(40, {}), list(4, { role: 'DEALER', standing: null }));
  expect(day).toHaveTextContent('Filters after none');
  expect(day).toHaveTextContent('Filters after Role: DEALER, Standing: none');
  expect(day).toHaveTextContent('Rows after 2, 3');
  expect(day).not.toHaveTextContent(/[{}[\]]/);
});
