import { i18n } from '@lingui/core';
import { listSimilarProducts, readProduct } from '@plyhaat/contract/catalog/catalog';
import { addToWishlist, listWishlist, removeFromWishlist } from '@plyhaat/contract/catalog/wishlist';
import { countView } from '@plyhaat/contract/sellers/views';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someProduct, someProductDetail } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { otherPrices, perOneOfSize } from './sheet.ts';

beforeEach(() => {
  stubBrowser({ reducedMotion: true });
  localStorage.clear();
  session.clear();
  closeLogin();
});
afterEach(() => vi.unstubAllGlobals());

const picture = (path: string) => ({ path, width: 600, height: 400, placeholder: null });
const PRODUCT = someProductDetail({
  name: 'Marine ply 18 mm',
  slug: 'marine-ply',
  mainImage: 'a.webp',
  brand: 'Tarangini',
  images: [picture('a.webp'), picture('b.webp')],
  specifications: [
    { name: 'Thickness', value: '18 mm' },
    { name: 'Warranty', value: '25 years' },
  ],
  parentCategory: { _id: 'c', name: 'Plywood', slug: 'plywood' },
});
const shown = (over = {}) => answer(readProduct, { data: { ...PRODUCT, ...over } });

test('a product shows its way home, price, facts, seller and policy (CAT-9, CAT-10)', async () => {
  fakeApi(shown());
  const { container } = await renderAt('/product/marine-ply');
  expect(await screen.findByRole('heading', { level: 1, name: 'Marine ply 18 mm' })).toBeInTheDocument();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Plywood', '/category/plywood'],
  ]);
  expect(screen.getByRole('region', { name: 'Seller information' })).toHaveTextContent(
    /Asha Ply.*Dealer.*Verified.*Nashik, Maharashtra.*4\.4.*38 products.*98XXXXXX10/,
  );
  const terms = screen.getByRole('region', { name: 'Terms' });
  for (const text of [
    'Warranty on this product: 25 years',
    "General terms; the seller's own terms on freight, warranty and returns apply",
    'Free shipping over ₹5,000',
    'Standard ₹299 (5-7 days)',
    'Express ₹599 (2-3 days)',
    '2-year warranty',
    '30-day returns',
  ])
    expect(terms).toHaveTextContent(text);
  await expectNoAxeViolations(container);
});

test('a visitor who would call, message or contact the seller signs in first (LEAD-1, CAT-9)', async () => {
  fakeApi(shown());
  const { user } = await renderAt('/product/marine-ply');
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Contact Seller', 'Call Now', 'WhatsApp']) {
    await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('thumbnails and arrow keys turn the pictures; a tap shows one in full (CAT-9)', async () => {
  fakeApi(shown());
  const { user } = await renderAt('/product/marine-ply');
  const pictures = within(await screen.findByRole('region', { name: 'Pictures' }));
  const now = () => pictures.getAllByRole('button', { current: true }).map((button) => button.ariaLabel);
  await user.click(pictures.getByRole('button', { name: 'Picture 2' }));
  expect(now()).toEqual(['Picture 2']);
  await user.keyboard('{ArrowRight}');
  expect(now()).toEqual(['Picture 1']);
  await user.keyboard('{ArrowLeft}');
  expect(now()).toEqual(['Picture 2']);

  await user.click(pictures.getByRole('button', { name: 'Enlarge picture 2 of 2' }));
  const full = await screen.findByRole('dialog', { name: 'Marine ply 18 mm' });
  expect(within(full).getByRole('img')).toHaveAttribute('src', expect.stringContaining('b.'));
  await expectNoAxeViolations(full);
  await user.click(within(full).getByRole('button', { name: 'Zoom in on the picture' }));
  expect(within(full).getByRole('button', { name: 'Show full picture' })).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(within(full).getByRole('img')).toHaveAttribute('src', expect.stringContaining('a.'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a swipe goes on in full view too, unless it goes up or down or the picture is looked at closer', async () => {
  fakeApi(shown());
  const { user } = await renderAt('/product/marine-ply');
  await user.click(await screen.findByRole('button', { name: 'Enlarge picture 1 of 2' }));
  const full = within(await screen.findByRole('dialog', { name: 'Marine ply 18 mm' }));
  const swipe = (across: number, down: number) => {
    const picture = full.getByRole('img');
    fireEvent.touchStart(picture, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
    return full.getByRole('status').textContent;
  };
  expect(swipe(-120, 10)).toBe('2 / 2');
  expect(swipe(-60, 90)).toBe('2 / 2');
  expect(swipe(120, 10)).toBe('1 / 2');
  await user.keyboard('+');
  expect(swipe(-120, 10)).toBe('1 / 2');
});

test('the tabs are Description, Specifications and Reviews, and none for shipping (CAT-9)', async () => {
  fakeApi(shown({ reviewCount: 3 }));
  const { user } = await renderAt('/product/marine-ply');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Description', 'Specifications', 'Reviews0']);
  await user.click(screen.getByRole('tab', { name: 'Specifications' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Specifications' }));
  expect(panel.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Tarangini',
    'BWP/Marine',
    '18 mm',
    '25 years',
  ]);
});

test('similar products lead to the whole shop (CAT-9)', async () => {
  const similar = someProduct({ name: 'Okoume ply', slug: 'okoume-ply' });
  fakeApi(shown(), answer(listSimilarProducts, { data: { data: [similar] } }));
  await renderAt('/product/marine-ply');
  const row = within(await screen.findByRole('region', { name: 'Similar Products' }));
  expect(row.getByRole('link', { name: 'Details: Okoume ply' })).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/shop');
});

test('a look at a product is told once', async () => {
  const api = fakeApi(shown());
  const { user } = await renderAt('/product/marine-ply');
  await user.click(await screen.findByRole('tab', { name: 'Specifications' }));
  expect(api.callsOf(countView)).toEqual([{ body: { productId: PRODUCT._id } }]);
});

test('the seller leads to its store (CAT-9)', async () => {
  fakeApi(shown());
  await renderAt('/product/marine-ply');
  expect(await screen.findByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/seller/${PRODUCT.seller._id}`,
  );
});

test('a visitor who wants to keep a product is asked to sign in', async () => {
  const api = fakeApi(shown());
  const { user } = await renderAt('/product/marine-ply');
  await user.click(await screen.findByRole('button', { name: 'Wishlist' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  expect(api.callsOf(listWishlist)).toEqual([]);
});

test('a member puts a product on the wishlist and takes it off again', async () => {
  signInAs('USER');
  let on = false;
  const api = fakeApi(
    shown(),
    answer(listWishlist, () => ({ data: [], total: on ? 1 : 0 })),
    answer(addToWishlist, () => {
      on = true;
      return { message: 'Added to your wishlist' };
    }),
    answer(removeFromWishlist, () => {
      on = false;
      return { message: 'Removed from your wishlist' };
    }),
  );
  const { user } = await renderAt('/product/marine-ply');
  const button = await screen.findByRole('button', { name: 'Wishlist', pressed: false });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Wishlist', pressed: true })).toBeInTheDocument();
  expect(await screen.findByText('Added to your wishlist')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Wishlist' }));
  expect(await screen.findByRole('button', { name: 'Wishlist', pressed: false })).toBeInTheDocument();
  expect(api.callsOf(addToWishlist)).toEqual([{ body: { productId: PRODUCT._id } }]);
});

test('sharing copies the address where the browser has no share sheet', async () => {
  fakeApi(shown());
  const { user } = await renderAt('/product/marine-ply', { publicUrl: 'https://plyhaat.example' });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(write).toHaveBeenCalledExactlyOnceWith('https://plyhaat.example/product/marine-ply');
});

test('search engines and link previews read the product, its offer and its rating', async () => {
  fakeApi(shown({ rating: 4.5, reviewCount: 2, inStock: false }));
  const { container } = await renderAt('/product/marine-ply', { publicUrl: 'https://plyhaat.example' });
  await screen.findByRole('heading', { level: 1 });
  const blocks = [...container.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? ''),
  );
  expect(blocks[0]).toMatchObject({
    '@type': 'Product',
    image: ['https://plyhaat.example/api/uploads/a.preview.jpg', 'https://plyhaat.example/api/uploads/b.preview.jpg'],
    brand: { name: 'Tarangini' },
    offers: { '@type': 'Offer', price: 142, priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
  });
  expect(blocks[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://plyhaat.example/' },
      { position: 2, item: 'https://plyhaat.example/shop' },
      { position: 3, item: 'https://plyhaat.example/category/plywood' },
      { position: 4, item: 'https://plyhaat.example/product/marine-ply' },
    ],
  });
  expect(document.head.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'https://plyhaat.example/share/product/marine-ply.jpg',
  );
});

test('a price by the square foot is also told by the sheet', () => {
  const product = someProductDetail({ secondPrice: 4544, specifications: [{ name: 'Size', value: '8 × 4 ft' }] });
  expect(otherPrices(product, i18n.t)).toEqual(['₹4,544 for one sheet of 8 × 4 ft']);
  expect(otherPrices({ ...product, price: 4544, pricetype: 'per Nos/sheet' }, i18n.t)).toEqual(['₹142 per sq.ft']);
  expect(otherPrices({ ...product, specifications: [{ name: 'Size', value: 'Standard' }] }, i18n.t)).toEqual([]);
  // Goods that are not sold by area have no second price, whatever their size (CAT-26).
  expect(otherPrices({ ...product, secondPrice: null }, i18n.t)).toEqual([]);
  expect(perOneOfSize({ ...product, pricetype: 'per Nos/sheet' }, i18n.t)).toBe('per sheet (8 × 4 ft)');
  expect(perOneOfSize(product, i18n.t)).toBe('per sq.ft');
  expect(perOneOfSize({ ...product, pricetype: 'per Nos/sheet', secondPrice: null }, i18n.t)).toBe('per sheet');
});
