import { type EditedCategory, listEditedCategories, moveCategory } from '@plyhaat/contract/catalog/staff/categories';
import type { Role } from '@plyhaat/contract/core/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const ids = new Map<string, string>();
const idOf = (name: string) => {
  if (!ids.has(name)) ids.set(name, `0190a000-0000-7000-8000-${String(ids.size).padStart(12, '0')}`);
  return ids.get(name) as string;
};
const some = (name: string, parent?: string): EditedCategory => ({
  _id: idOf(name),
  parentId: parent ? idOf(parent) : null,
  name,
  slug: name.toLowerCase(),
  image: null,
  picture: null,
  isHidden: false,
  productCount: 3,
  mergedNames: [],
  version: 1,
});
const CATEGORIES = [
  some('Plywood'),
  some('Laminates'),
  some('BWR', 'Plywood'),
  some('Marine', 'Plywood'),
  some('Compact', 'Laminates'),
];
const startApi = () =>
  fakeApi(
    answer(listEditedCategories, { data: CATEGORIES, total: CATEGORIES.length }),
    answer(moveCategory, { message: 'Category moved' }),
  );

const rows = () =>
  within(screen.getByRole('region', { name: 'Category tree' }))
    .getAllByRole('button', { name: /^Move / })
    .map((button) => button.getAttribute('aria-label')?.replace('Move ', ''));

test.each<Role>(['USER', 'DEALER', 'APPROVERS'])('a %s does not see the category tree', async (role) => {
  signInAs(role);
  startApi();
  const { address } = await renderAt('/admin/categories');
  await (role === 'USER' || role === 'DEALER'
    ? waitFor(() => expect(address()).toBe('/'))
    : screen.findByText('Your role does not open this'));
});

test('a sub-category is moved by the keyboard, past its siblings and into the next main category', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user, container } = await renderAt('/admin/categories');
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(rows()).toEqual(['Plywood', 'BWR', 'Marine', 'Laminates', 'Compact']);
  await expectNoAxeViolations(container);

  screen.getByRole('button', { name: 'Move BWR' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^BWR is lifted/)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('BWR, 2 of 2 in Plywood')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('BWR, 2 of 2 in Laminates')).toBeInTheDocument();
  expect(rows()).toEqual(['Plywood', 'Marine', 'Laminates', 'Compact', 'BWR']);
  expect(screen.getByRole('button', { name: 'Move BWR' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(api.callsOf(moveCategory)).toEqual([
      { params: { id: idOf('BWR') }, body: { version: 1, parentId: idOf('Laminates'), position: 1 } },
    ]),
  );
});

test('Escape leaves a lifted category where it was, and a main category stays one', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt('/admin/categories');
  (await screen.findByRole('button', { name: 'Move Laminates' })).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp}');
  expect(rows()).toEqual(['Laminates', 'Plywood']);
  await user.keyboard('{Escape}');
  expect(screen.getByText('Laminates stays where it was.')).toBeInTheDocument();
  expect(rows()).toEqual(['Plywood', 'Laminates']);
  expect(api.callsOf(moveCategory)).toEqual([]);
});

test('a row’s menu moves it without a keyboard or a mouse', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt('/admin/categories');
  await user.click(await screen.findByRole('button', { name: 'Actions for Plywood' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await waitFor(() =>
    expect(api.callsOf(moveCategory)).toEqual([
      { params: { id: idOf('Plywood') }, body: { version: 1, parentId: null, position: 1 } },
    ]),
  );
});
