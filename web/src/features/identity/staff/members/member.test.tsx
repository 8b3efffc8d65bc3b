import { listAudit } from '@plyhaat/contract/admin/audit';
import { readMemberByStaff, showMemberContact } from '@plyhaat/contract/identity/staff/members';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { MEMBER_DETAIL, SELLER_ID } from '#test/console-members.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

test('what a member has is shown in words: statuses, channels and devices', async () => {
  signInAs('ADMIN');
  const at = '2026-11-02T10:00:00.000Z';
  const agent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
  fakeApi(
    answer(listAudit, { data: [], total: 0, hasMore: false, actions: [], kinds: [], staff: [] }),
    answer(readMemberByStaff, {
      data: {
        ...MEMBER_DETAIL,
        address: 'Timber Market, Pune',
        leads: {
          total: 1,
          data: [{ _id: '1', channel: 'whatsapp', status: 'contacted', about: null, createdAt: at }],
        },
        orders: { total: 1, data: [{ _id: 'PM1', state: 'REFUNDED', total: 589, refunded: 589, createdAt: at }] },
        sessions: {
          total: 1,
          data: [{ _id: '1', device: agent, address: '127.0.0.0', signedInAt: at, expiresAt: at }],
        },
      },
    }),
  );
  const { user } = await renderAt(`/admin/members/${SELLER_ID}`);
  expect(await screen.findByText('Timber Market, Pune, 411042')).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Sections' }));
  const open = async (name: RegExp) => {
    await user.click(tabs.getByRole('link', { name }));
    return within(await screen.findByRole('table', { name }));
  };
  const leads = await open(/Leads/);
  expect(leads.getByText('WhatsApp')).toBeInTheDocument();
  expect(leads.getByText('Contacted')).toBeInTheDocument();
  expect((await open(/Orders/)).getByText('Refunded')).toBeInTheDocument();
  expect((await open(/Sessions/)).getByText('Chrome on Android')).toBeInTheDocument();
  await user.click(tabs.getByRole('link', { name: /Reports/ }));
  expect(await screen.findByText('No reports about this member, and none by it.')).toBeInTheDocument();
});

test('the page of a member says what is used of its plan, and how it does', async () => {
  signInAs('ADMIN');
  const [startsAt, endsAt] = [-20, 80].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  fakeApi(
    answer(listAudit, { data: [], total: 0, hasMore: false, actions: [], kinds: [], staff: [] }),
    answer(readMemberByStaff, {
      data: {
        ...MEMBER_DETAIL,
        plan: { name: 'Dealer Standard', startsAt: startsAt ?? '', endsAt: endsAt ?? '' },
        allowances: [{ kind: 'sale', granted: 12, used: 5 }],
        conduct: { ...MEMBER_DETAIL.conduct, leads: 643, answeredInADay: 585, reportsAbout: 2 },
      },
    }),
  );
  const { container } = await renderAt(`/admin/members/${SELLER_ID}`);
  const plan = within(await screen.findByRole('region', { name: 'Plan' }));
  expect(plan.getByText(/, 80 days left$/)).toBeInTheDocument();
  expect(plan.getByRole('progressbar')).toBeInTheDocument();
  expect(plan.getByText('Flash sales').nextSibling).toHaveTextContent('7 left of 12');
  expect(screen.getByText('91% of 643')).toBeInTheDocument();
  expect(screen.getByText('2, none upheld')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('ADMIN-12 number and e-mail are masked until a reason is given, then to call or to copy', async () => {
  signInAs('SUBADMIN');
  const api = fakeApi(
    answer(listAudit, { data: [], total: 0, hasMore: false, actions: [], kinds: [], staff: [] }),
    answer(readMemberByStaff, { data: { ...MEMBER_DETAIL, phone: '98XXXXXX18', email: 'rXXXXXX@XXXXXX.example' } }),
    answer(showMemberContact, { phone: '9822011118', email: 'rohit@shivneri.example' }),
  );
  const { user, container } = await renderAt(`/admin/members/${SELLER_ID}`);
  await user.click(await screen.findByRole('button', { name: /^Show number of / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show number and e-mail?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'call');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(dialog.getByText('Please give a reason of at least 10 characters')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' back, as they asked');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('link', { name: '98220 11118' })).toHaveAttribute('href', 'tel:+919822011118');
  expect(screen.getByText('rohit@shivneri.example')).toBeInTheDocument();
  expect(api.callsOf(showMemberContact)).toEqual([
    { params: { id: SELLER_ID }, body: { reason: 'call back, as they asked' } },
  ]);
  await expectNoAxeViolations(container);
});
