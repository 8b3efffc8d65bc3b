import {
  addBrandByStaff,
  deleteBrandByStaff,
  type EditedBrand,
  listEditedBrands,
} from '@plyhaat/contract/catalog/staff/brands';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const IDLE: EditedBrand = {
  _id: '0190a000-0000-7000-8000-0000000000d1',
  name: 'Sagaun Select',
  slug: 'sagaun-select',
  productCount: 0,
  waiting: false,
  addedBy: null,
  createdAt: '2026-11-02T10:00:00.000Z',
  mergedNames: [],
  version: 1,
};
const USED: EditedBrand = { ...IDLE, _id: '0190a000-0000-7000-8000-0000000000d2', name: 'Vanaroop', productCount: 3 };

test('staff add a brand, and delete one that nothing uses (CAT-17)', async () => {
  signInAs('SUBADMIN');
  const api = fakeApi(
    answer(listEditedBrands, { data: [IDLE, USED], total: 2, hasMore: false }),
    answer(addBrandByStaff, { message: 'Brand added', data: { _id: IDLE._id, name: 'Kashtmitra' } }),
    answer(deleteBrandByStaff, { message: 'Brand deleted' }),
  );
  const { user, container } = await renderAt('/admin/brands');
  await user.click(await screen.findByRole('button', { name: 'Add brand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add brand' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Please enter a name')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Name/), 'Kashtmitra');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.callsOf(addBrandByStaff)).toMatchObject([{ body: { name: 'Kashtmitra' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Actions for Vanaroop' }));
  await screen.findByRole('menuitem', { name: 'Rename' });
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Sagaun Select' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await expectNoAxeViolations(container);
  const question = within(await screen.findByRole('dialog', { name: 'Delete Sagaun Select?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.callsOf(deleteBrandByStaff)).toMatchObject([{ params: { id: IDLE._id } }]));
});
