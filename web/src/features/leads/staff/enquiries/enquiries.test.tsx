import {
  answerEnquiry,
  type EnquiryDetail,
  enquiryTaken,
  giveEnquiry,
  listEnquiries,
  moveEnquiry,
  noteEnquiry,
  readEnquiry,
  showEnquirer,
} from '@plyhaat/contract/leads/staff/enquiries';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { AT, expectList, pageOf } from '#test/console-lists.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { renderHookAlone } from '#test/render-alone.tsx';
import { useDueOf } from './due.ts';

afterEach(() => {
  session.clear();
  vi.restoreAllMocks();
});

const ID = '0190a000-0000-7000-8000-0000000000e1';
const RAVI = { _id: '0190a000-0000-7000-8000-0000000000e2', name: 'Ravi Nambiar' };
const ME = { _id: MEMBER_ID, name: 'Asha Patil' };
const ROW = {
  _id: ID,
  kind: 'contact',
  name: 'Prakash Solanki',
  subject: 'Support',
  excerpt: 'The GST certificate is refused twice.',
  place: null,
  status: 'open',
  owner: null,
  dueAt: '2026-11-03T10:00:00.000Z',
  answeredAt: null,
  createdAt: AT,
} as const;
const PAGE = { ...pageOf(ROW), counts: { open: 7, mine: 2, notTaken: 3, late: 1, waiting: 3, closed: 1186 } };
const DETAIL: EnquiryDetail = {
  ...ROW,
  message: 'The GST certificate is refused twice.',
  email: 'pXXXXXX@XXXXXX.example',
  phone: '97XXXXXX40',
  member: null,
  earlier: 1,
  entries: [
    { _id: 'n1', kind: 'note', text: 'The PDF has a password.', by: RAVI.name, createdAt: AT, sentAt: null },
    { _id: 'a1', kind: 'answer', text: 'We look at it.', by: RAVI.name, createdAt: AT, sentAt: null },
  ],
  staff: [ME, RAVI],
};

async function openOne(over: Partial<EnquiryDetail> = {}, isTaken = false) {
  signInAs('SUBADMIN');
  const done = { message: 'Done.' };
  const api = fakeApi(
    answer(listEnquiries, PAGE),
    answer(readEnquiry, { data: { ...DETAIL, ...over } }),
    answer(giveEnquiry, () => (isTaken ? refuse(enquiryTaken) : done)),
    answer(moveEnquiry, done),
    answer(noteEnquiry, done),
    answer(answerEnquiry, done),
    answer(showEnquirer, { phone: '9725011140', email: 'prakash@doors.example' }),
  );
  const shown = await renderAt(`/admin/enquiries/${ID}`);
  await screen.findByRole('heading', { level: 1, name: 'Prakash Solanki' });
  return { ...shown, api };
}

test('staff see what was written to us, what is open first, with its owner and how late it is', async () => {
  signInAs('SUBADMIN');
  // The rail asks for the number alone.
  const api = fakeApi(answer(listEnquiries, ({ query }) => (query.perPage === 1 ? { ...PAGE, total: 0 } : PAGE)));
  await expectList('/admin/enquiries', {
    title: 'Enquiries',
    count: '1 enquiry',
    row: /Prakash Solanki.*refused twice.*Late \d+ days.*came 2 Nov.*Nobody.*Contact form.*Support/,
  });
  const views = within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link');
  expect(views.map(({ textContent }) => textContent)).toEqual([
    'Open7',
    'Mine2',
    'Not taken3',
    'Late1',
    'Waits for them3',
    'Closed1,186',
    'All',
  ]);
  expect(api.callsOf(listEnquiries).some(({ query }) => query.perPage === 25)).toBe(true);
});

test.each([
  [{ status: 'open', dueAt: AT, answeredAt: null }, -40, 'Late 40 min', 'no'],
  [{ status: 'open', dueAt: AT, answeredAt: null }, 110, 'Due in 1 h 50 min', 'wait'],
  [{ status: 'open', dueAt: AT, answeredAt: null }, 9 * 60 + 5, 'Due in 9 h', 'plain'],
  [{ status: 'open', dueAt: AT, answeredAt: null }, -3 * 24 * 60, 'Late 3 days', 'no'],
  [{ status: 'waiting', dueAt: AT, answeredAt: AT }, -40, 'Answered 2 Nov 2026', 'ok'],
  [{ status: 'closed', dueAt: AT, answeredAt: null }, -40, 'Closed', 'plain'],
] as const)('of %j with %i minutes left it reads %s', (row, minutes, text, tone) => {
  const { current: dueOf } = renderHookAlone(() => useDueOf()).result;
  expect(dueOf(row, Date.parse(AT) - minutes * 60_000)).toEqual({ text, tone });
});

test('an enquiry is taken, answered by mail and closed; what was typed is kept until it is sent', async () => {
  const { user, api, container } = await openOne();
  expect(screen.getByText('Note of Ravi Nambiar, only staff read it')).toBeInTheDocument();
  expect(screen.getByText(/· on its way/)).toBeInTheDocument();
  expect(screen.getByText('1 time')).toBeInTheDocument();
  const others = within(screen.getByRole('navigation', { name: 'Due first' }));
  expect(await others.findByRole('link', { name: /Not taken.*Prakash Solanki/, current: 'page' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  await waitFor(() =>
    expect(api.callsOf(giveEnquiry)).toMatchObject([{ body: { ownerId: MEMBER_ID, wasOwnerId: null } }]),
  );
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Please send it without the password.');
  await user.click(screen.getByRole('button', { name: 'Send and close' }));
  await waitFor(() =>
    expect(api.callsOf(answerEnquiry)).toMatchObject([
      { body: { text: 'Please send it without the password.', close: true } },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue(''));
});

test('what a colleague has is taken over before it is answered; a note can always be added', async () => {
  const { user, api } = await openOne({ owner: RAVI }, true);
  expect(screen.getByText('Ravi Nambiar has this enquiry. Take it over to answer.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Called them.');
  await user.click(screen.getByRole('button', { name: 'Add as note' }));
  await waitFor(() => expect(api.callsOf(noteEnquiry)).toMatchObject([{ body: { text: 'Called them.' } }]));
  const reads = api.callsOf(readEnquiry).length;
  await user.click(screen.getByRole('button', { name: 'Take it over' }));
  expect(await screen.findByText('A colleague has this enquiry now.')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(readEnquiry).length).toBeGreaterThan(reads));
});

test('owner and status are sent as soon as they are chosen', async () => {
  const { user, api } = await openOne({ owner: ME });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Ravi Nambiar');
  await waitFor(() =>
    expect(api.callsOf(giveEnquiry)).toMatchObject([{ body: { ownerId: RAVI._id, wasOwnerId: MEMBER_ID } }]),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed');
  await waitFor(() => expect(api.callsOf(moveEnquiry)).toMatchObject([{ body: { status: 'closed' } }]));
});

test('the number is shown for a reason; without an e-mail address there is only a note', async () => {
  const { user, api } = await openOne({ email: null });
  expect(screen.getByText(/They left no e-mail address/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show number and e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show number and e-mail?' }));
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(dialog.getByText('Please give a reason of at least 10 characters')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No address, must call');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('link', { name: '97250 11140' })).toHaveAttribute('href', 'tel:+919725011140');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(write).toHaveBeenCalledWith('9725011140');
  expect(api.callsOf(showEnquirer)).toMatchObject([{ body: { reason: 'No address, must call' } }]);
});

test('a template begins the answer, or is added to what was typed', async () => {
  const { user } = await openOne();
  const written = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' }).value;
  const templates = within(screen.getByRole('list', { name: 'Templates' }));
  expect(templates.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'File with password',
    'Which plan fits',
    'Invoice again',
    'Sellers near you',
  ]);
  await user.click(templates.getByRole('button', { name: 'File with password' }));
  expect(written()).toMatch(/^Namaste Prakash Solanki,\n\nyour PDF is locked/);
  await user.click(templates.getByRole('button', { name: 'Invoice again' }));
  expect(written()).toMatch(/same hour\.\n\nYou find every invoice/);
});
