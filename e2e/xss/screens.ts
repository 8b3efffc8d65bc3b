import { readSources } from '../../scripts/dependents.ts';
import { routesOf } from '../../scripts/screens.ts';
import type { Who, World } from '../../server/test/xss/writers.ts';

export type Screen = { readonly who: Who; readonly address: string };

/** Addresses that redirect, have no screen, or show samples only. */
const WITHOUT = [
  'shell',
  '/login',
  '/profile',
  '/profile/$part',
  '/admin',
  '/terms',
  '/privacy',
  '/supplier/$id',
  '/s/$id',
];
const NO_TEXTS = [
  '/brand/$slug',
  '/ui',
  '/offline',
  '/banner-debug',
  '/calculator',
  '/admin/factor',
  '/terms-of-service',
  '/privacy-policy',
];

/** Values for the parameters of addresses. */
function partsOf({ ids, now }: World, slugs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    '/product/$idOrSlug': `/product/${ids.product}`,
    '/seller/$id': `/seller/${ids.seller}`,
    '/category/$slug': '/category/plywood',
    '/blog/$slug': `/blog/${slugs.post}`,
    '/l/$code': `/l/${now.code}`,
    '/requirement/$id': `/requirement/${now.requirement}`,
    '/apply-dealership/$id': `/apply-dealership/${ids.opportunity}`,
    '/reels/$id': `/reels/${ids.reel}`,
    '/videos/$id': `/videos/${ids.video}`,
    '/sellers/$state': '/sellers/maharashtra',
    '/sellers/$state/$category': '/sellers/maharashtra/plywood',
    '/sellers/$state/$city/$category': '/sellers/maharashtra/nashik/plywood',
    '/account/orders/$id': `/account/orders/${ids.order}`,
    '/admin/members/$id': `/admin/members/${ids.seller}`,
    '/admin/orders/$id': `/admin/orders/${ids.order}`,
    '/admin/enquiries/$id': `/admin/enquiries/${now.message}`,
    '/admin/content/posts/$id': `/admin/content/posts/${ids.post}`,
    '/admin/content/videos/$id': `/admin/content/videos/${ids.video}`,
  };
}

function whoOpens(address: string): readonly Who[] {
  if (address.startsWith('/admin')) return ['admin'];
  if (address.startsWith('/account/') || address.includes('add')) return ['seller'];
  if (address.startsWith('/account') || address === '/notifications') return ['seller', 'buyer'];
  if (address === '/requirement/$id') return ['stranger', 'seller', 'buyer'];
  return address === '/product/$idOrSlug' ? ['stranger', 'buyer'] : ['stranger'];
}

/** Every screen of the product, as whoever may open it, and the ones that need more than an address of their own. */
export function allScreens(world: World, slugs: Readonly<Record<string, string>>): Screen[] {
  const parts = partsOf(world, slugs);
  const { ids, now } = world;
  const addresses = routesOf(readSources())
    .map(({ address }) => address)
    .filter((address) => !WITHOUT.includes(address) && !NO_TEXTS.includes(address));
  const routed = [...new Set(addresses)].flatMap((address) => {
    const open = parts[address] ?? address;
    if (open.includes('$')) throw new Error(`what stands for ${address}?`);
    return whoOpens(address).map((who) => ({ who, address: open }));
  });
  return [
    ...routed,
    { who: 'seller', address: `/account?tab=addProducts&id=${ids.product}` },
    { who: 'seller', address: `/account?tab=myOpportunities&id=${ids.opportunity}` },
    { who: 'seller', address: '/compare?ids='.concat(ids.product) },
    { who: 'stranger', address: '/shop?search=board' },
    { who: 'stranger', address: `/shop?userId=${ids.seller}` },
    { who: 'admin', address: `/admin/brands?q=${slugs.run}` },
    { who: 'admin', address: `/admin/lexicon?q=${slugs.run}` },
    { who: 'admin', address: `/admin/members/${ids.buyer}` },
    { who: 'admin', address: `/admin/enquiries/${now.enquiry}` },
    { who: 'admin', address: `/admin/review?status=REJECTED&kind=product` },
    { who: 'admin', address: '/admin/review?kind=report' },
  ];
}

/** Where staff read what waits for them. */
export const reviewScreens = (waiting: readonly { readonly kind: string; readonly id: string }[]): Screen[] =>
  waiting.map(({ kind, id }) => ({ who: 'admin', address: `/admin/review?kind=${kind}&item=${kind}.${id}` }));
