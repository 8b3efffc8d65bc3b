import { listReviewQueue } from '@plyhaat/contract/admin/admin';
import { listAudit } from '@plyhaat/contract/admin/audit';
import { type Finding, findAnything } from '@plyhaat/contract/admin/find';
import type { Role } from '@plyhaat/contract/core/roles';
import { listMembers } from '@plyhaat/contract/identity/staff/members';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { SELLER_ID as ID } from '#test/console-members.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => {
  session.clear();
  vi.restoreAllMocks();
});

const MEMBER: Finding = {
  kind: 'member',
  _id: ID,
  title: 'Shivneri Ply & Hardware',
  about: 'Dealer, Pune · 98XXXXXX18',
  link: `/admin/members/${ID}`,
  picture: null,
  role: 'DEALER',
  standing: 'active',
};
const PRODUCT: Finding = {
  kind: 'product',
  _id: 'p1',
  title: 'Shivalik teak veneer 4 mm',
  about: 'Perumba Veneers',
  link: '/admin/products?q=Shivalik',
  picture: null,
  approved: 'PENDING',
  memberId: ID,
};
const ORDER: Finding = {
  kind: 'order',
  _id: 'PH318',
  title: 'PH318',
  about: 'Shivneri Ply & Hardware · PAID',
  link: '/admin/orders/PH318',
  picture: null,
  memberId: ID,
  total: 7079,
};

type Found = { data: Finding[] };
type Finds = (text: string) => Found | Promise<Found>;

async function openBox(role: Role, found: readonly Finding[] | Finds, text: string) {
  signInAs(role);
  const api = fakeApi(
    answer(findAnything, ({ query }) => (typeof found === 'function' ? found(query.q) : { data: [...found] })),
    answer(listMembers, { data: [], total: 0, hasMore: false }),
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(listAudit, { data: [], total: 0, hasMore: false, actions: [], kinds: [], staff: [] }),
  );
  const shown = await renderAt('/admin/members');
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  await shown.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Find or do anything' });
  const box = within(dialog);
  await shown.user.type(box.getByRole('combobox'), text);
  const titles = () => box.getAllByRole('option').map((option) => option.querySelector('.font-medium')?.textContent);
  return { ...shown, api, box, dialog, titles };
}

test('results stand in groups, with states and sums, and the best member’s actions', async () => {
  const { box, dialog } = await openBox('ADMIN', [MEMBER, PRODUCT, ORDER], 'shiv');
  const group = async (name: string) =>
    within(await box.findByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await group('Members')).toEqual(['SShivneri Ply & HardwareDealer, Pune · 98XXXXXX18Tab↵']);
  expect(await group('Products')).toEqual(['Shivalik teak veneer 4 mmPerumba VeneersPending']);
  expect(await group('Orders')).toEqual(['PH318Shivneri Ply & Hardware · PAID₹7,079']);
  expect(await group('Actions')).toEqual([
    'Block Shivneri Ply & HardwareAction, asks for a reason',
    'See as Shivneri Ply & HardwareAction, read-only for 15 minutes, audited',
  ]);
  expect(box.getByText('actions of the row')).toBeInTheDocument();
  await expectNoAxeViolations(dialog);
});

test('Tab lists the actions of the row, a letter does one, and Escape goes back before it closes', async () => {
  const { user, address, box, dialog, titles } = await openBox('ADMIN', [MEMBER, PRODUCT], 'shiv');
  await box.findByRole('group', { name: 'Members' });
  await user.keyboard('{Tab}');
  expect(box.getByRole('combobox', { name: 'Actions of Shivneri Ply & Hardware' })).toHaveFocus();
  expect(titles().map((title) => title?.split(' ')[0])).toEqual([
    'Block',
    'See',
    'Products',
    'Leads',
    'Orders',
    'Audit',
  ]);
  await expectNoAxeViolations(dialog);
  await user.keyboard('{Escape}');
  expect(box.getByRole('combobox', { name: 'Find or do anything' })).toHaveValue('shiv');
  await user.keyboard('{ArrowDown}{Tab}');
  expect(titles()[0]).toBe('Review Shivalik teak veneer 4 mm');
  await user.keyboard('r');
  await waitFor(() => expect(address()).toBe('/admin/review?item=product.p1&kind=product'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the arrows choose among the actions, too, and Enter does the chosen one', async () => {
  const { user, address, box } = await openBox('SUBADMIN', [ORDER], 'ph318');
  await box.findByRole('group', { name: 'Orders' });
  await user.keyboard('{Tab}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/audit?kind=order&subject=PH318'));
});

test('one sees as a member from the box, in a tab of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, address, box } = await openBox('ADMIN', [MEMBER], 'shiv');
  await box.findByRole('group', { name: 'Members' });
  await user.keyboard('{Tab}s');
  expect(opened).toHaveBeenCalledWith(`/admin/members/${ID}/see-as`, '_blank', 'noopener');
  expect(address()).toBe('/admin/members');
});

test('nothing is done with what was found for an earlier text', async () => {
  const held = Promise.withResolvers<Found>();
  const found: Finds = (text) => (text === 'shiv' ? { data: [MEMBER] } : held.promise);
  const { user, box, titles } = await openBox('ADMIN', found, 'shiv');
  await box.findByRole('option', { name: /^Block Shivneri/ });
  await user.keyboard('alik');
  expect(titles()).toEqual(['Shivneri Ply & Hardware']);
  await user.keyboard('{Tab}');
  expect(box.queryByRole('combobox', { name: /^Actions of/ })).toBeNull();
  held.resolve({ data: [PRODUCT] });
  expect(await box.findByRole('group', { name: 'Products' })).toBeInTheDocument();
});

test('a sign for it lists actions alone', async () => {
  const { box, titles } = await openBox('SUBADMIN', [PRODUCT, ORDER], '>shiv');
  await box.findByRole('option', { name: /^Review Shivalik/ });
  expect(titles()).toEqual([
    'Review Shivalik teak veneer 4 mm',
    'Shivalik teak veneer 4 mm in the list of products',
    'Member behind PH318',
    'Audit log of PH318',
  ]);
  expect(box.queryByRole('group', { name: 'Pages' })).toBeNull();
});

test.each<[string, Role, Partial<Finding>, string[]]>([
  ['oneself', 'ADMIN', { _id: MEMBER_ID, role: 'ADMIN' }, []],
  ['staff, as a sub-administrator', 'SUBADMIN', { role: 'APPROVERS' }, []],
  ['staff, as an administrator', 'ADMIN', { role: 'APPROVERS' }, ['Block']],
  ['who is blocked already', 'SUBADMIN', { standing: 'blocked' }, ['See']],
])('the box offers no act on %s that the server would refuse', async (_name, role, over, acts) => {
  const { user, box, titles } = await openBox(role, [{ ...MEMBER, ...over }], 'shiv');
  await box.findByRole('group', { name: 'Members' });
  await user.keyboard('{Tab}');
  const words = titles().map((title) => title?.split(' ')[0] ?? '');
  expect(words.filter((word) => ['Block', 'See'].includes(word))).toEqual(acts);
  expect(words).toContain('Audit');
});
