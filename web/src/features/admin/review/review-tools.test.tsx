import { listReviewQueue, ReviewKind, readReview } from '@plyhaat/contract/admin/admin';
import { readReviewFigures } from '@plyhaat/contract/admin/review';
import {
  addReviewTemplate,
  changeReviewTemplate,
  deleteReviewTemplate,
  listReviewTemplates,
  type ReviewTemplate,
} from '@plyhaat/contract/admin/review-templates';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const OTHER_ID = '0190a000-0000-7000-8000-0000000000b5';
const TEMPLATE = {
  _id: '0190a000-0000-7000-8000-0000000000b7',
  kind: 'product',
  title: 'Picture unclear',
  text: 'The picture is blurred.',
} as const;

test('the queue is searched in the address, and says how long sellers wait', async () => {
  signInAs('APPROVERS');
  const figures = { decided: 12, approved: 9, medianSeconds: 3 * 3600 };
  const api = fakeApi(
    answer(listReviewQueue, { data: [], total: 0, waiting: { product: 0 }, notices: [] }),
    answer(readReviewFigures, { data: [{ kind: null, week: figures, month: { ...figures, medianSeconds: 86_400 } }] }),
  );
  const { user, address } = await renderAt('/admin/review?kind=product');
  expect(await screen.findByText('Median 3 h in 7 days, 24 h in 30 days')).toBeInTheDocument();
  await user.keyboard('/');
  await user.keyboard('rangpat{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/review?kind=product&q=rangpat'));
  await waitFor(() => expect(api.callsOf(listReviewQueue).at(-1)?.query).toMatchObject({ q: 'rangpat' }));
  expect(screen.queryByRole('button', { name: 'Reason templates' })).toBeNull();
});

test('seven kinds of which something waits are tabs, the others one choice', async () => {
  signInAs('APPROVERS');
  const waiting = Object.fromEntries(ReviewKind.options.map((kind) => [kind, 2]));
  fakeApi(answer(listReviewQueue, { data: [], total: 0, waiting, notices: [] }));
  const { user, address } = await renderAt('/admin/review');
  const tabs = within(await screen.findByRole('navigation', { name: 'Kinds' }));
  await waitFor(() => expect(tabs.getAllByRole('link')).toHaveLength(1 + 7));
  expect(tabs.queryByRole('link', { name: /^Reports/ })).toBeNull();
  const more = screen.getByRole('combobox', { name: 'More kinds' });
  await user.selectOptions(more, 'Reports 2');
  await waitFor(() => expect(address()).toBe('/admin/review?kind=report'));
  expect(more).toHaveDisplayValue('Reports 2');
});

test.each([
  ['', 'The queue is empty', undefined],
  ['?kind=reel', 'Reels: nothing to review', 'Show all kinds'],
  ['?q=sal', 'No items match “sal”', 'Clear search'],
  ['?status=REJECTED', 'Nothing here yet.', undefined],
])('an empty queue says why it is empty: %s', async (search, text, action) => {
  signInAs('APPROVERS');
  fakeApi(answer(listReviewQueue, { data: [], total: 0, waiting: { reel: 0 }, notices: [] }));
  const { user, address, container } = await renderAt(`/admin/review${search}`);
  expect(await screen.findByText(text)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  if (!action) return;
  await user.click(screen.getByRole('link', { name: action }));
  await waitFor(() => expect(address()).toBe('/admin/review'));
});

test('an administrator adds, changes and deletes reason templates', async () => {
  signInAs('SUBADMIN');
  const templates: ReviewTemplate[] = [TEMPLATE];
  const api = fakeApi(
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(listReviewTemplates, () => ({ data: [...templates] })),
    answer(addReviewTemplate, ({ body }) => {
      templates.push({ ...body, _id: OTHER_ID });
      return { data: { ...body, _id: OTHER_ID } };
    }),
    answer(changeReviewTemplate, ({ body: { title = TEMPLATE.title, text = TEMPLATE.text } }) => ({
      data: { ...TEMPLATE, title, text },
    })),
    answer(deleteReviewTemplate, () => {
      templates.shift();
      return { message: 'Template deleted' };
    }),
  );
  const { user } = await renderAt('/admin/review');
  await user.click(await screen.findByRole('button', { name: 'Reason templates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason templates' }));
  await user.click(dialog.getByRole('button', { name: 'Add template' }));
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(dialog.getByText('Please enter a title')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Title/), 'Wrong category');
  await user.type(dialog.getByLabelText(/^Reason that/), 'Choose another one.');
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await dialog.findByText('Wrong category')).toBeInTheDocument();
  expect(api.callsOf(addReviewTemplate)[0]?.body).toEqual({
    kind: 'product',
    title: 'Wrong category',
    text: 'Choose another one.',
  });
  await user.click(dialog.getByRole('button', { name: 'Edit Picture unclear' }));
  expect(dialog.getByLabelText(/^Title/)).toHaveValue('Picture unclear');
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(api.callsOf(changeReviewTemplate)).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Delete Picture unclear' }));
  await waitFor(() => expect(dialog.queryByText('Picture unclear')).toBeNull());
});

test('a file opens beside the queue, whether it changes or stays', async () => {
  signInAs('APPROVERS');
  const video = (name: string) => ({ label: 'Video', value: `/api/uploads/promotions/${name}.mp4` });
  const detail = {
    kind: 'product' as const,
    _id: MEMBER_ID,
    version: 'v1',
    status: 'PENDING' as const,
    title: 'Marine plywood',
    about: 'Change to a public product',
    picture: null,
    owner: null,
    submittedAt: '2026-11-14T10:00:00.000Z',
    reason: null,
    warnings: [],
    link: null,
    public: { fields: [video('old')], pictures: [] },
    pending: { fields: [video('new')], pictures: [] },
    differs: ['Video'],
  };
  fakeApi(
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(readReview, { data: detail }),
  );
  await renderAt(`/admin/review?item=product.${MEMBER_ID}`);
  const dialog = within(await screen.findByRole('region', { name: 'Selected item' }));
  const links = await dialog.findAllByRole('link', { name: 'Open the file' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([video('old').value, video('new').value]);
});
