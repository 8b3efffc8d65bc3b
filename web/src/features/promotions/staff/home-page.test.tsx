import { HOME_SECTIONS, type HomeSection, listHomeSections } from '@plyhaat/contract/promotions/home-sections';
import { orderHomeSections } from '@plyhaat/contract/promotions/staff/home-order';
import {
  addHouseBanner,
  deleteHouseBanner,
  type HouseBanner,
  listHouseBanners,
  orderHouseBanners,
  updateHouseBanner,
} from '@plyhaat/contract/promotions/staff/house-banners';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const banner = (over: Partial<HouseBanner>): HouseBanner => ({
  _id: '0190a000-0000-7000-8000-0000000000b1',
  eyebrow: null,
  title: 'Marine plywood',
  description: '',
  link: '/shop',
  linkText: 'See it',
  image: 'banners/one.webp',
  picture: null,
  appImage: null,
  appPicture: null,
  isActive: true,
  from: '2026-11-01',
  until: null,
  state: 'shown',
  ...over,
});
const OTHER = banner({
  _id: '0190a000-0000-7000-8000-0000000000b2',
  title: 'Laminates',
  state: 'hidden',
  isActive: false,
});

function startApi() {
  let sections: HomeSection[] = [...HOME_SECTIONS];
  return fakeApi(
    answer(listHouseBanners, { data: [banner({}), OTHER] }),
    answer(listHomeSections, () => ({ data: sections })),
    answer(orderHomeSections, ({ body }) => {
      sections = [...body.sections];
      return { message: 'Order saved', data: sections };
    }),
    answer(orderHouseBanners, { message: 'Order saved' }),
    answer(addHouseBanner, { message: 'Banner added', data: OTHER }),
    answer(updateHouseBanner, { message: 'Banner saved', data: OTHER }),
    answer(deleteHouseBanner, { message: 'Banner deleted' }),
  );
}
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('an approver finds no shop window', async () => {
  signInAs('APPROVERS');
  startApi();
  await renderAt('/admin/window');
  expect(await screen.findByText('Your role does not open this')).toBeVisible();
});

test('sections move by button and by drag, are saved as a whole and reset to the default (HOME-1)', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user, container } = await renderAt('/admin/window');
  const list = await screen.findByRole('list', { name: 'Order of the home page' });
  expect(namesIn(list)[0]).toBe('Banners');
  expect(screen.getByText('This is the default order.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Move Categories up' }));
  expect(namesIn(list).slice(0, 2)).toEqual(['Categories', 'Banners']);
  expect(screen.getByText('Categories is now 1 of 12.')).toBeInTheDocument();
  const [, , third, fourth] = within(list).getAllByRole('listitem');
  if (!third || !fourth) throw new Error('no sections');
  fireEvent.dragStart(fourth, { dataTransfer: {} });
  fireEvent.dragOver(third);
  fireEvent.dragEnd(fourth);
  expect(namesIn(list).slice(2, 4)).toEqual(['Flash sale', 'Latest products']);
  await user.click(screen.getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(api.callsOf(orderHomeSections)).toHaveLength(1));
  expect(api.callsOf(orderHomeSections)[0]?.body.sections.slice(0, 4)).toEqual([
    'categories',
    'hero',
    'flash-sales',
    'latest',
  ]);
  expect(await screen.findByText('This order differs from the default.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset to default' }));
  await waitFor(() => expect(api.callsOf(orderHomeSections)[1]?.body.sections).toEqual(HOME_SECTIONS));
  expect(await screen.findByText('This is the default order.')).toBeInTheDocument();
});

test('banners are ordered, hidden and deleted', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt('/admin/window');
  await user.click(await screen.findByRole('button', { name: 'Move Laminates up' }));
  const panel = within(screen.getByRole('region', { name: 'Banners' }));
  await user.click(panel.getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(api.callsOf(orderHouseBanners)[0]?.body.ids).toEqual([OTHER._id, banner({})._id]));
  await user.click(screen.getByRole('button', { name: 'Hide Marine plywood' }));
  await waitFor(() => expect(api.callsOf(updateHouseBanner)[0]?.body).toEqual({ isActive: false }));
  await user.click(screen.getByRole('button', { name: 'Delete Laminates' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.callsOf(deleteHouseBanner)[0]?.params).toEqual({ id: OTHER._id }));
});

test('a new banner needs a title, a link, its text and a picture; an old one is changed', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt('/admin/window');
  await user.click(await screen.findByRole('button', { name: 'Add banner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New banner' }));
  await user.click(dialog.getByRole('button', { name: 'Save banner' }));
  for (const text of ['Please enter a title', 'Please enter the text of the link', 'Please select an image'])
    expect(await dialog.findByText(text)).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Marine plywood' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit banner' }));
  await user.clear(edit.getByLabelText(/^Title/));
  await user.type(edit.getByLabelText(/^Title/), 'Marine ply');
  await user.click(edit.getByRole('button', { name: 'Save banner' }));
  await waitFor(() =>
    expect(api.callsOf(updateHouseBanner)[0]?.body).toMatchObject({
      title: 'Marine ply',
      image: 'banners/one.webp',
      until: null,
    }),
  );
  expect(api.callsOf(addHouseBanner)).toEqual([]);
});
