import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { VIDEO_URL } from '../../server/test/xss/staff-writers.ts';
import type { Who, World } from '../../server/test/xss/writers.ts';

const PICTURE = readFileSync('server/seed/pictures/boards/laminboard-01.webp');
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('plyhaat.accessToken'));
export const memberOf = (page: Page) => page.evaluate(() => localStorage.getItem('plyhaat.loginId') ?? '');

type Pages = Readonly<Record<Who, Page>>;
type Decision = { readonly kind: string; readonly id: string; readonly decision: object };
type Listed = readonly { readonly _id: string; readonly key?: string; readonly name?: string }[];

/** Every session comes from an address of its own: an address may report a thing only five times. */
const addressOf = (token: string) => `10.${[...createHash('sha256').update(token).digest().subarray(0, 3)].join('.')}`;

/** Calls the API as whoever is signed in on a page. */
async function callAs(page: Page, call: string, data?: object) {
  const [method = '', address = ''] = call.split(' ');
  const token = await tokenOf(page);
  const headers = { ...(token && { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(token) }) };
  const reply = await page.request.fetch(`/api${address}`, { method, headers, ...(data && { data }) });
  if (!reply.ok()) throw new Error(`${call}: ${reply.status()} ${await reply.text()}`);
  const answer = await reply.json();
  return answer.data ?? answer;
}

/** The id of a picture that was just sent. */
async function sent(page: Page, use: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const file = { name: 'board.webp', mimeType: 'image/webp', buffer: PICTURE };
  const reply = await page.request.post('/api/media', { headers, multipart: { use, file } });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).data._id;
}

/** Items that are created once and edited from then on. */
async function firstItems(pages: Pages) {
  const { seller, stranger } = pages;
  const first = async (page: Page, address: string) => ((await callAs(page, `GET ${address}`)) as Listed)[0]?._id ?? '';
  const made = async (page: Page, call: string, body: object) => (await callAs(page, call, body))._id as string;
  const states = (await callAs(stranger, 'GET /state')) as Listed;
  const stateId = states.find(({ name }) => name === 'Maharashtra')?._id ?? '';
  const cityId = await first(stranger, `/city?stateId=${stateId}`);
  const category = await first(stranger, '/category/getCategory?level=1');
  const begun = { startDate: new Date().toISOString(), endDate: new Date(Date.now() + 5 * 86_400_000).toISOString() };
  const product = await made(seller, 'POST /product', {
    ...{ name: 'A board', price: 2000, longDescription: 'A board.', categoryId: category },
    mainImage: await sent(seller, 'product'),
  });
  return { stateId, cityId, category, product, begun, made, first };
}

/** Further items to write to, each created or found once. */
async function moreItems(pages: Pages, items: Awaited<ReturnType<typeof firstItems>>) {
  const { seller, admin, stranger } = pages;
  const { made, first, product, begun, stateId, cityId, category } = items;
  const own = await memberOf(seller);
  const image = async (use: string) => ({ image: await sent(seller, use) });
  return {
    flashSale: await made(seller, 'POST /flashSales', {
      ...{ productId: product, price: 2000, salePrice: 1500, description: 'x', ...begun, ...(await image('sale')) },
    }),
    promotion: await made(seller, 'POST /promotion', {
      productId: product,
      message: 'x',
      ...begun,
      ...(await image('promotion')),
    }),
    reel: await first(stranger, `/reelVideo/getByUserId/${own}`),
    dealership: await made(seller, 'POST /dealership', {
      ...{ name: 'x', description: 'x', address: 'x', state: 'Maharashtra', city: 'Nashik', pincode: '422001' },
      ...{
        phone: '9822011111',
        email: 'shop@godavari.example',
        businessType: 'Retailer',
        logo: await sent(seller, 'logo'),
      },
    }),
    opportunity: await made(seller, 'POST /dealershipOwnerRoutes/opportunity', {
      ...{ Organisation_name: 'x', Type: 'Exclusive dealership', Brand: 'x', product: 'x', description: 'x' },
      ...{ categoryArr: [category], stateId, cityId: [cityId], ...(await image('opportunity')) },
    }),
    template: await made(admin, 'POST /admin/review-templates', { kind: 'product', title: 'x', text: 'x' }),
    ownCategory: await made(admin, 'POST /admin/categories', { name: 'A category', parentId: null }),
    banner: await first(admin, '/admin/banners'),
    video: await made(admin, 'POST /admin/videos', {
      ...{ name: 'A film', embed: VIDEO_URL, duration: 60, isPublished: true, poster: await sent(admin, 'content') },
    }),
    post: await made(admin, 'POST /admin/blog', {
      ...{ name: 'A post', category: 'x', description: '<p>x</p>', saveAs: 'publish' },
    }),
    plan: ((await callAs(admin, 'GET /admin/plans')) as Listed)[0]?.key ?? '',
    order: await first(seller, '/orders'),
    another: await first(admin, '/admin/users?role=CONTRACTOR&standing=active'),
  };
}

/** A marketplace to write to, and the decisions of staff that its texts wait for. */
export async function openWorld(pages: Pages) {
  const waiting: Decision[] = [];
  const call: World['call'] = (who, name, body) => callAs(pages[who], name, body);
  /** Staff decide on what waits, as they read it now. */
  const decideAll = async () => {
    for (const { kind, id, decision } of waiting.splice(0)) {
      const item = await call('admin', `GET /admin/review/${kind}/${id}`).catch(() => undefined);
      // It was published without review.
      if (!item) continue;
      const { version } = item;
      await call('admin', `POST /admin/review/${kind}/${id}`, { ...decision, version });
    }
  };
  const decide: World['decide'] = async (kind, id, decision) => void waiting.push({ kind, id, decision });
  const items = await firstItems(pages);
  await decide('product', items.product, { decision: 'approve' });
  await decideAll();
  const more = await moreItems(pages, items);
  for (const kind of ['flashSale', 'promotion', 'dealership', 'opportunity'] as const)
    await decide(kind, more[kind], { decision: 'approve' });
  await decideAll();
  const { product, category, stateId, cityId } = items;
  const ids = { seller: await memberOf(pages.seller), buyer: '', product, category, stateId, cityId, ...more };
  const world: World = { call, decide, ids, now: {} };
  return { world, waiting, decideAll };
}
