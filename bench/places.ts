import { answerOf } from './load.ts';
import type { Tap } from './slow-phone.ts';

const SIGN_IN_FORM = '[role=dialog] input[autocomplete=tel-national], [popover]:popover-open input[type=tel]';
const MENU: Tap = { control: 'button[aria-label="Open menu"]', shows: 'nav[aria-label="Menu"]' };
const FILTERS: Tap = { control: '#main button[popovertarget="filters"]', shows: '#filters:popover-open' };
const SEARCH: Tap = { control: 'header input[type=search]', shows: 'header input[type=search]:focus' };
const signIn = (control: string): Tap => ({ control, shows: SIGN_IN_FORM });
const CALL = signIn('#main article button[aria-label^="Call"]');
const BAR_CALL = signIn('#main section[aria-label="Contact"] button:last-child');
const HEART: Tap = { control: '#main button[popovertarget="early-login"][aria-pressed]', shows: SIGN_IN_FORM };
const REEL_HEART = signIn('#main article:not([inert]) button[aria-pressed]');

/** A page that people begin with, what they tap first, and the most kilobytes its HTML may be as sent. */
export type Place = {
  readonly name: string;
  readonly path: string;
  /** Others of its kind, which show other data. */
  readonly others?: readonly string[];
  readonly taps: Readonly<Record<string, Tap>>;
  readonly html?: number;
};

type Row = { readonly _id: string; readonly slug: string };
type List = { readonly data: readonly Row[]; readonly facets?: { readonly brands: readonly { _id: string }[] } };

export async function placesOf(url: string): Promise<Place[]> {
  const ask = async <Reply>(path: string) => (await (await fetch(`${url}/api/${path}`)).json()) as Reply;
  const [product = '', ...products] = (await ask<List>('product?perPage=100')).data.map(
    ({ slug }) => `/product/${slug}`,
  );
  const sellers = (await ask<List>('users/getAllUsersForWebsite?perPage=100')).data;
  const [seller = '', ...otherSellers] = sellers.map(({ slug }) => `/seller/${slug}`);
  const { data: plywood } = await ask<{ data: Row }>('category/getBySlug/plywood');
  const { data: categories } = await ask<List>('category/getCategory');
  const category = `/shop?categories=${plywood._id}`;
  const otherCategories = categories.map(({ _id }) => `/shop?categories=${_id}`);
  const filtered = (at: number) => `${category}&thickness=18&minPrice=${100 + at}`;
  const shop = { menu: MENU, search: SEARCH, filters: FILTERS, call: CALL };
  return [
    { name: 'home', path: '/', taps: { menu: MENU, search: SEARCH, call: CALL }, html: 40 },
    { name: 'shop', path: '/shop', taps: shop },
    { name: 'shop with a category', path: category, others: otherCategories, taps: shop, html: 20 },
    {
      name: 'shop with three filters',
      path: filtered(0),
      others: Array.from({ length: 200 }, (_, at) => filtered(at + 1)),
      taps: shop,
    },
    {
      name: 'product',
      path: product,
      others: products,
      taps: { menu: MENU, search: SEARCH, heart: HEART, call: BAR_CALL },
      html: 20,
    },
    { name: 'store', path: seller, others: otherSellers, taps: { menu: MENU, search: SEARCH, call: BAR_CALL } },
    { name: 'reels', path: '/reels', taps: { heart: REEL_HEART } },
  ];
}

/** As a second visitor gets it: the first one's page was compressed in a hurry. */
export async function sentBytes(url: string): Promise<number> {
  await answerOf(url);
  return (await answerOf(url)).body.length;
}
