import { listAudit } from '@plyhaat/contract/admin/audit';
import { startExport } from '@plyhaat/contract/admin/exports';
import { findAnything } from '@plyhaat/contract/admin/find';
import type { Role } from '@plyhaat/contract/core/roles';
import { changeMemberByStaff, listMembers, readMemberByStaff } from '@plyhaat/contract/identity/staff/members';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consoleLists } from '#api/console-lists.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { MEMBER_DETAIL as DETAIL, SELLER_ID as ID, SELLER_ROW as SHIVNERI } from '#test/console-members.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => {
  session.clear();
  consoleLists.clear();
});

const COLLEAGUE_ID = '0190a000-0000-7000-8000-0000000000cc';
const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(listMembers, { data: [SHIVNERI], total: 10_001, hasMore: true }),
    answer(readMemberByStaff, { data: DETAIL }),
    answer(listAudit, { data: [], total: 0, hasMore: false, actions: [], kinds: [], staff: [] }),
    answer(changeMemberByStaff, { message: 'Member blocked' }),
  );

test.each<Role>(['USER', 'DEALER', 'APPROVERS'])('a %s finds no list of members', async (role) => {
  signInAs(role);
  startApi();
  const { address } = await renderAt('/admin/members');
  await (role === 'USER' || role === 'DEALER'
    ? waitFor(() => expect(address()).toBe('/'))
    : screen.findByText('Your role does not open this'));
});

test('the rail shows what a role may open', async () => {
  signInAs('SUBADMIN', 'Ravi Nambiar');
  startApi();
  const { container } = await renderAt('/admin/members');
  const rail = within(await screen.findByRole('navigation', { name: 'Administration' }));
  expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Overview',
    'Review queue',
    'Enquiries',
    'Members',
    'Categories',
    'Brands',
    'Lexicon',
    'Places',
    'Products',
    'Leads',
    'Requirements',
    'Applications',
    'Reports',
    'Shop window',
    'Posts',
    'Videos',
    'Newsletter',
    'Orders',
    'Unmatched payments',
    'GST summary',
    'Searches',
    'Audit log',
    'System',
  ]);
  expect(rail.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('10,000+ members')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('search, filter, order and page stand in the address', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user, address } = await renderAt('/admin/members');
  await user.type(await screen.findByRole('searchbox'), 'shiv{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/members?q=shiv'));
  await user.selectOptions(screen.getByLabelText('Any role'), 'Dealer');
  await waitFor(() => expect(address()).toBe('/admin/members?q=shiv&role=DEALER'));
  await user.click(await screen.findByRole('button', { name: 'Last seen' }));
  await waitFor(() => expect(address()).toContain('sort=-seen'));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(api.callsOf(listMembers).at(-1)?.query).toMatchObject({ q: 'shiv', role: 'DEALER', sort: '-seen', page: 2 }),
  );
});

test('columns are chosen, a view is saved, and both stay in the browser until one signs out', async () => {
  signInAs('ADMIN');
  startApi();
  const { user, address } = await renderAt('/admin/members?standing=blocked');
  expect(await screen.findByRole('columnheader', { name: 'Role' })).toBeInTheDocument();
  await user.click(screen.getByText('Columns', { selector: 'summary' }));
  await user.click(screen.getByRole('checkbox', { name: 'Role' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Role' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Name of the view/), 'Blocked ones');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  await user.click(views.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(address()).toBe('/admin/members'));
  await user.click(views.getByRole('link', { name: 'Blocked ones' }));
  await waitFor(() => expect(address()).toBe('/admin/members?standing=blocked'));
  expect(consoleLists.get().members?.views).toHaveLength(1);
});

test('a list has views of its own, which nobody can delete', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user, address, container } = await renderAt('/admin/members');
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  expect(views.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await user.click(views.getByRole('link', { name: 'Blocked' }));
  await waitFor(() => expect(address()).toBe('/admin/members?standing=blocked'));
  expect(views.getByRole('link', { name: 'Blocked' })).toHaveAttribute('aria-current', 'page');
  expect(views.queryByRole('button')).toBeNull();
  await waitFor(() => expect(api.callsOf(listMembers).at(-1)?.query).toMatchObject({ standing: 'blocked' }));
  await expectNoAxeViolations(container);
});

test('rows are walked, selected and downloaded by the keyboard', async () => {
  signInAs('ADMIN');
  const api = startApi(answer(startExport, { url: '#downloaded' }));
  const { user } = await renderAt('/admin/members');
  await screen.findByRole('link', { name: 'Shivneri Ply' });
  await user.keyboard('jx');
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export 1' }));
  await waitFor(() => expect(api.callsOf(startExport)).toMatchObject([{ body: { list: 'members', ids: [ID] } }]));
});

test.each([
  ['where j and k lead', 'j{Enter}'],
  ['from its checkbox', 'j{Shift>}{Tab}{/Shift}{Enter}'],
])('Enter opens the row %s', async (_from, keys) => {
  signInAs('ADMIN');
  startApi();
  const { user, address } = await renderAt('/admin/members');
  await screen.findByRole('link', { name: 'Shivneri Ply' });
  await user.keyboard(keys);
  await waitFor(() => expect(address()).toBe(`/admin/members/${ID}`));
});

test('the command box finds and opens by the keyboard alone', async () => {
  signInAs('ADMIN');
  const finding = {
    kind: 'member' as const,
    _id: ID,
    title: 'Shivneri Ply',
    about: 'Dealer',
    link: `/admin/members/${ID}`,
    picture: null,
    role: 'DEALER' as const,
    standing: 'active' as const,
  };
  startApi(answer(findAnything, { data: [finding] }));
  const { user, address } = await renderAt('/admin/members');
  await screen.findByRole('link', { name: 'Shivneri Ply' });
  await user.keyboard('{Control>}k{/Control}');
  const box = within(await screen.findByRole('dialog', { name: 'Find or do anything' }));
  await user.type(box.getByRole('combobox'), 'shiv');
  await waitFor(() => expect(box.getAllByRole('option')[0]).toHaveTextContent('Shivneri Ply'));
  expect(box.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/admin/members/${ID}`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shivneri Ply' })).toBeInTheDocument();
});

test('a block asks for a reason and the first word of the name', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user, container } = await renderAt(`/admin/members/${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await expectNoAxeViolations(container);
  const box = await screen.findByRole('dialog', { name: 'Block Shivneri Ply?' });
  // No word of sessions: there are none.
  expect(box).toHaveAccessibleDescription(
    '24 listings leave the market. The member cannot sign in any more. Orders and invoices stay.',
  );
  const dialog = within(box);
  await user.click(dialog.getByRole('button', { name: 'Block member' }));
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  expect(dialog.getByText('This does not match.')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Forged GST certificate' }));
  await user.type(dialog.getByLabelText(/to confirm/), 'shivneri');
  await user.click(dialog.getByRole('button', { name: 'Block member' }));
  const body = { blocked: true, reason: 'Forged GST certificate' };
  await waitFor(() => expect(api.callsOf(changeMemberByStaff)).toMatchObject([{ params: { id: ID }, body }]));
});

test('a role is an administrator’s to change, and a business keeps a business role', async () => {
  signInAs('SUBADMIN');
  startApi();
  const { unmount } = await renderAt(`/admin/members/${ID}`);
  await screen.findByRole('button', { name: 'Block' });
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
  unmount();
  signInAs('ADMIN');
  const { user } = await renderAt(`/admin/members/${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  const roles = within(await screen.findByRole('dialog')).getByLabelText('New role');
  expect([...roles.children].map(({ textContent }) => textContent)).toContain('Retailer');
  expect([...roles.children].map(({ textContent }) => textContent)).not.toContain('Approver');
});

test('a row leads to what is done with its member, and to nothing that its reader may not do', async () => {
  signInAs('SUBADMIN');
  const colleague = {
    ...SHIVNERI,
    _id: COLLEAGUE_ID,
    name: 'Farida Merchant',
    company: null,
    role: 'APPROVERS' as const,
  };
  startApi(answer(listMembers, { data: [SHIVNERI, colleague], total: 2, hasMore: false }));
  const { user, container } = await renderAt('/admin/members');
  await user.click(await screen.findByRole('button', { name: 'Actions for Farida Merchant' }));
  await screen.findByRole('menuitem', { name: 'Orders' });
  expect(screen.queryByRole('menuitem', { name: 'Block' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Shivneri Ply' }));
  await expectNoAxeViolations(container);
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  expect(await screen.findByRole('dialog', { name: 'Block Shivneri Ply?' })).toBeInTheDocument();
});

test('nobody acts on themselves', async () => {
  signInAs('ADMIN');
  startApi(answer(readMemberByStaff, { data: { ...DETAIL, _id: MEMBER_ID, company: null, role: 'ADMIN' } }));
  await renderAt(`/admin/members/${MEMBER_ID}`);
  await screen.findByRole('heading', { level: 1, name: 'Rohit Deshmukh' });
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});
