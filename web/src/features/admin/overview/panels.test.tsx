import { listReviewQueue } from '@plyhaat/contract/admin/admin';
import { type AuditRow, listLatestActs } from '@plyhaat/contract/admin/audit';
import { type Overview, readOverview } from '@plyhaat/contract/admin/overview';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { OVERVIEW } from '#test/overview.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const ADMIN_ID = '0190a000-0000-7000-8000-0000000000c1';
const act = (n: number, over: Partial<AuditRow>): AuditRow => ({
  _id: `a${n}`,
  seq: n,
  at: new Date(Date.now() - n * 240_000).toISOString(),
  actor: { _id: ADMIN_ID, name: 'Ravi Nambiar', role: 'SUBADMIN' },
  action: 'approve_product',
  kind: 'product',
  subjectId: `p${n}`,
  subject: 'Vanaroop BWR 303 plywood 16 mm',
  before: {},
  after: {},
  reason: null,
  detail: {},
  ...over,
});
const ACTS = [
  act(1, {}),
  act(2, {
    actor: { _id: MEMBER_ID, name: 'Asha Patil', role: 'ADMIN' },
    action: 'plan.change',
    kind: 'plan',
    subject: 'Dealer Standard',
  }),
  act(3, { action: 'reject_comment', kind: 'comment', subject: null, reason: 'An advertisement' }),
  act(4, { action: 'order.refund', kind: 'order', subjectId: 'PH1', subject: null }),
  act(5, { action: 'approve_gst', kind: 'gst', subjectId: MEMBER_ID, subject: 'Shivneri Ply' }),
  act(6, { action: 'polish_lamp', kind: 'lamp', subject: null }),
];

const startApi = (over: Partial<Overview> = {}, acts = () => ({ data: ACTS })) =>
  fakeApi(
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(listLatestActs, acts),
    answer(readOverview, { data: { ...OVERVIEW, ...over } }),
  );

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('staff read what staff did last, in sentences, with the way to the audit log', async () => {
  signInAs('ADMIN');
  startApi();
  await renderAt('/admin');
  const list = await panel('What staff did');
  const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'RRavi Nambiar approved Vanaroop BWR 303 plywood 16 mm4 min ago',
    'AYou changed plan Dealer Standard8 min ago',
    'RRavi Nambiar rejected a comment An advertisement12 min ago',
    'RRavi Nambiar refunded order PH116 min ago',
    'RRavi Nambiar approved the GST document of Shivneri Ply20 min ago',
    'RRavi Nambiar polish lamp 24 min ago',
  ]);
  expect(list.getByRole('link', { name: 'Audit log' })).toHaveAttribute('href', '/admin/audit');
  expect(list.getByRole('link', { name: 'PH1' })).toHaveAttribute('href', '/admin/orders/PH1');
  expect(list.getByRole('link', { name: 'Shivneri Ply' })).toHaveAttribute('href', `/admin/members/${MEMBER_ID}`);
});

test('what staff did fails alone, and can be tried again', async () => {
  signInAs('SUBADMIN');
  let failing = true;
  startApi({}, () => (failing ? refuse(accessDenied) : { data: [] }));
  const { user } = await renderAt('/admin');
  const list = await panel('What staff did');
  expect(await list.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Ends this week' })).toBeInTheDocument();
  failing = false;
  await user.click(list.getByRole('button', { name: 'Try Again' }));
  expect(await list.findByText('Nothing yet.')).toBeInTheDocument();
});

test('staff see what ends this week, with the lists of it', async () => {
  signInAs('SUBADMIN');
  startApi();
  await renderAt('/admin');
  const list = await panel('Ends this week');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '9 plans6 without renewal, ₹38,994See all',
    '14 requirements5 without a quoteSee all',
    '1 flash saleSoonest 14 Nov 2026, 6:00 PMSee all',
  ]);
  const link = (name: string) => list.getByRole('link', { name });
  expect(link('See all plans')).toHaveAttribute('href', '/admin/members?planEnds=week');
  expect(link('See all requirements')).toHaveAttribute('href', '/admin/requirements?ends=week');
  expect(link('See all flash sales')).toHaveAttribute('href', '/admin/review?kind=flashSale&status=APPROVED');
});

test('where nothing ends a sentence says so', async () => {
  signInAs('ADMIN');
  startApi({ ending: [] });
  await renderAt('/admin');
  expect((await panel('Ends this week')).getByText('Nothing ends within seven days.')).toBeInTheDocument();
});
