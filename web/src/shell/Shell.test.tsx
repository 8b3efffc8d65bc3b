import { listCategories } from '@plyhaat/contract/catalog/categories';
import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import { signOut } from '@plyhaat/contract/identity/identity';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';
import { closeLogin } from './login.ts';

const category = (name: string, at: number) => ({
  _id: `0190a000-0000-7000-8000-00000000000${at}`,
  name,
  slug: name.toLowerCase(),
  level: 1,
  image: '',
  picture: null,
  productCount: 3,
  unitName: null,
});
const CATEGORIES = ['Plywood', 'Laminates', 'Veneers'].map(category);
const categories = () => answer(listCategories, { data: CATEGORIES, total: CATEGORIES.length });

const MEMBER = { _id: 'm1', name: 'Rohit Deshmukh', role: 'USER', profileImage: '' } as const;
const inHour = Math.floor(Date.now() / 1000) + 3600;
const TOKEN = `x.${btoa(JSON.stringify({ user: { _id: 'm1' }, role: 'USER', exp: inHour }))}.x`;

beforeEach(() => {
  localStorage.clear();
  session.clear();
  closeLogin();
});

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const banner = () => within(screen.getByRole('banner'));

test('the shell has no accessibility faults', async () => {
  fakeApi(categories());
  const { container } = await renderAt('/shop', { demo: true });
  await expectNoAxeViolations(container);
});

test('the skip link comes first and leads to the content', async () => {
  fakeApi();
  const { user } = await renderAt('/shop');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('the top bar offers phone, e-mail, help and both app stores', async () => {
  fakeApi();
  await renderAt('/shop');
  const bar = within(screen.getByRole('region', { name: 'Contact and apps' }));
  const addresses = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['+91 25323 10044', 'tel:+912532310044'],
    ['info@plyhaat.example', 'mailto:info@plyhaat.example'],
    ['Help', '/contact'],
    ['App Store', expect.stringContaining('https://apps.apple.com/')],
    ['Google Play', expect.stringContaining('https://play.google.com/')],
  ]);
});

test('the navigation shows only what exists, in order, and marks where the visitor is', async () => {
  fakeApi();
  const { user, address } = await renderAt('/shop?search=ply');
  expect([...main().getAllByRole('link'), main().getByRole('button')].map((item) => item.textContent)).toEqual([
    'Home',
    'Products',
    'Sellers',
    'Blog',
    'About Us',
    'Reels',
    'Account',
  ]);
  expect(main().getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  expect(main().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  await user.click(main().getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('a new page begins at the top, with the focus on its content', async () => {
  fakeApi();
  const { user, router } = await renderAt('/shop');
  vi.mocked(window.scrollTo).mockClear();
  await user.click(main().getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  vi.mocked(window.scrollTo).mockClear();
  act(() => router.history.back());
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' }));
});

test('a search goes to its results; a blank one goes nowhere (SEARCH-1)', async () => {
  fakeApi();
  const { user, address } = await renderAt('/');
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, '   {Enter}');
  expect(address()).toBe('/');
  await user.clear(field);
  await user.type(field, ' marine ply ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/search?q=marine+ply'));
});

test('the search box is a plain form that keeps the words of the page', async () => {
  fakeApi();
  await renderAt('/shop?search=teak');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(field).toHaveValue('teak');
  expect(field.name).toBe('q');
  expect(field.form).toHaveAttribute('action', '/search');
  expect(field.form?.method).toBe('get');
});

test.each([
  ['Account', main],
  ['Login', banner],
  ['Notifications', banner],
])('for a visitor, %s opens the login modal and stays on the page', async (name, area) => {
  fakeApi();
  const { user, address } = await renderAt('/shop');
  await user.click(area().getByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/shop');
});

test('a member sees the name, and signing out ends the session and goes home', async () => {
  const api = fakeApi(answer(signOut, { message: 'Signed out' }));
  session.signIn(MEMBER, TOKEN);
  const { user, address } = await renderAt('/shop');
  expect(main().getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  const me = banner().getByRole('button', { name: 'Rohit Deshmukh' });
  await user.click(me);
  expect(me).toHaveAttribute('aria-expanded', 'true');
  expect(await banner().findByRole('link', { name: 'Rohit Deshmukh' })).toHaveAttribute('href', '/account');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await banner().findByRole('button', { name: 'Login' })).toBeVisible();
  expect(api.callsOf(signOut)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test("a member's bell opens a panel, which Escape and a press elsewhere close", async () => {
  fakeApi();
  session.signIn(MEMBER, TOKEN);
  const { user, container } = await renderAt('/shop');
  const bell = banner().getByRole('button', { name: 'Notifications' });
  await user.click(bell);
  expect(await screen.findByText('No notifications')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('No notifications')).not.toBeInTheDocument();
  expect(bell).toHaveFocus();
  await user.click(bell);
  await screen.findByText('No notifications');
  await user.click(screen.getByRole('main'));
  expect(screen.queryByText('No notifications')).not.toBeInTheDocument();
});

test('the footer tells who we are and links every top category to its products', async () => {
  fakeApi(categories());
  await renderAt('/shop');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/The open market for plywood/)).toBeVisible();
  expect(footer.getByText(`© ${new Date().getFullYear()} Plyhaat`)).toBeVisible();
  const links = within(footer.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    CATEGORIES.map(({ _id, name }) => [name, `/shop?categories=${_id}`]),
  );
  const quick = within(footer.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(quick.map((link) => link.textContent)).toEqual([
    'Home',
    'Products',
    'Sellers',
    'Requirements',
    'Reels',
    'Blog',
    'Videos',
    'Sheet Calculator',
    'Franchise opportunities',
    'About Us',
    'Contact',
  ]);
  for (const name of ['Instagram', 'YouTube', 'Facebook', 'LinkedIn'])
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('https://'));
});

test('the mobile menu leads to pages and categories and closes behind the visitor', async () => {
  fakeApi(categories());
  const { user, address } = await renderAt('/shop');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await expectNoAxeViolations(menu);
  const grid = within(menu).getByRole('navigation', { name: 'Menu' });
  expect(grid).toHaveTextContent('HomeProductsSellersBlogAbout UsAccountReels');
  const ways = { Categories: 'categories', Requirements: 'requirements', Calculator: 'calculator', Videos: 'videos' };
  for (const [name, path] of Object.entries({ ...ways, Opportunities: 'apply-dealership' }))
    expect(within(grid).getByRole('link', { name })).toHaveAttribute('href', `/${path}`);
  // Pages and their foot have landmarks of this name.
  expect(within(menu).getByRole('heading', { name: 'Categories' })).toBeVisible();
  expect(within(menu).queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
  await user.click(within(menu).getByRole('link', { name: 'Laminates' }));
  await waitFor(() => expect(address()).toBe(`/shop?categories=${CATEGORIES[1]?._id}`));
  await waitFor(() => expect(menu).not.toBeInTheDocument());
});

test('the mobile menu signs in, and shows a member who is signed in', async () => {
  fakeApi();
  const { user } = await renderAt('/');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
  await user.keyboard('{Escape}');
  act(() => session.signIn(MEMBER, TOKEN));
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const again = await screen.findByRole('dialog', { name: 'Menu' });
  const block = within(again).getByRole('region', { name: 'Account' });
  expect(block).toHaveTextContent('Rohit Deshmukh');
  expect(within(block).getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('only a demo says that it is one, and its sample sign-ins fill in the phone', async () => {
  fakeApi();
  const real = await renderAt('/');
  expect(screen.queryByText('This is a demo.')).not.toBeInTheDocument();
  real.unmount();
  const { user } = await renderAt('/', { demo: true });
  const demo = within(screen.getByRole('region', { name: 'Demo' }));
  expect(demo.getByText('This is a demo.')).toBeVisible();
  expect(demo.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual(
    SAMPLE_SIGN_INS.map(({ who, phone }) => `${who} ${phone.slice(0, 5)} ${phone.slice(5)}`),
  );
  await user.click(demo.getByRole('button', { name: 'Sample sign-ins' }));
  await user.click(demo.getByRole('button', { name: 'Approver 90000 00004' }));
  expect(await screen.findByLabelText('Phone number')).toHaveValue('900-000-0004');
});

test('the address /login is home with the login modal open', async () => {
  fakeApi();
  const { address } = await renderAt('/login');
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/'));
});
