import { expect, test } from 'vitest';
import { APP_TYPES, describe, KINDS, NOTIFICATION_TYPES } from './kinds.ts';

const NOW = Date.parse('2026-01-10T06:00:00Z');
const textOf = (type: string, payload: unknown, content = '') => describe({ type, payload, content }, NOW).text;

test('apps know 22 types, and each title has two to four words (NOTE-1)', () => {
  expect(APP_TYPES).toHaveLength(22);
  const words = NOTIFICATION_TYPES.map((type) => [type, KINDS[type].title.split(' ').length] as const);
  expect(words.filter(([, count]) => count < 2 || count > 4)).toEqual([]);
});

test.each([
  ['profile_view', { organizationName: 'Tapi Traders' }, 'Tapi Traders viewed your profile.'],
  ['profile_view', {}, 'Someone viewed your profile.'],
  ['profile_view', { count: 7 }, '7 members viewed your profile today.'],
  [
    'product_view',
    { organizationName: 'Tapi Traders', productName: 'BWP 18 mm' },
    'Tapi Traders viewed your product BWP 18 mm.',
  ],
  ['product_view', {}, 'Someone viewed your product Unnamed Product.'],
  ['contact', { organizationName: 'Tapi Traders' }, 'Tapi Traders contacted you.'],
  ['contact', null, 'Someone contacted you.'],
  [
    'flash_sale',
    { productName: 'BWP 18 mm', flashSaleDetails: { endDate: '2026-01-13T07:00:00Z', discountValue: 15 } },
    'Flash sale on BWP 18 mm: 15% OFF, only 3 days left!',
  ],
  [
    'flash_sale',
    { productName: 'BWP 18 mm', flashSaleDetails: { endDate: '2026-01-10T12:00:00Z' }, discountValue: 15 },
    'Flash sale on BWP 18 mm: 15% OFF, only few days left!',
  ],
  ['flash_sale', { productName: 'BWP 18 mm' }, 'Stock is limited, so grab the offer and Save Big!'],
  ['new_arrival', { productObj: { name: 'Teak veneer' } }, 'New arrival: Teak veneer is now available.'],
  ['product_approval_confirmation', { productDetails: { name: 'MDF' } }, 'Your product MDF is approved.'],
  [
    'product_under_review',
    { productDetails: { name: 'MDF' } },
    'Your product MDF is under review. You will be notified when verification is complete.',
  ],
  [
    'product_review',
    { addeByOrganizationName: 'Tapi Traders', productName: 'MDF' },
    'Tapi Traders reviewed your product MDF.',
  ],
  ['give_review', { organizationName: 'Tapi Traders' }, 'Please share a review of your talk with Tapi Traders.'],
  [
    'dealershipOpportunity',
    { organizationName: 'Tapi Traders', cities: [{ name: 'Surat' }, { name: 'Pune' }] },
    'Tapi Traders is looking for partners in Surat.',
  ],
])('S3-NOTIF: %s with %j reads %j', (type, payload, text) => {
  expect(textOf(type, payload, 'what was stored')).toBe(text);
});

const namesIn = (type: string, payload: unknown) =>
  describe({ type, payload, content: '' }, NOW).sentence.flatMap(({ text, isName }) => (isName ? text : []));
test.each([
  ['product_view', { organizationName: 'your', productName: 'MDF' }, ['your', 'MDF']],
  ['product_view', {}, []],
  ['profile_view', { count: 7 }, []],
  ['new_arrival', { productObj: { name: 'Teak veneer' } }, ['Teak veneer']],
  ['dealershipOpportunity', { organizationName: 'Tapi', cities: [{ name: 'Surat' }] }, ['Tapi', 'Surat']],
])('in a row of %s with %j the names %j stand out', (type, payload, names) => {
  expect(namesIn(type, payload)).toEqual(names);
});

test.each([
  'vendor_review',
  'buy_top',
  'buy_subscription',
  'register',
  'banner_approval_confirmation',
  'opportunity_approval_confirmation',
  'flash_sale_approval_confirmation',
  'reel_approve',
  'banner_under_review',
  'flash_sale_under_review',
  'opportunity_under_review',
  'requirement_add',
  'gst_decided',
  'a_type_of_tomorrow',
])('NOTE-1: %s shows the stored content as is, or says that something new came', (type) => {
  expect(textOf(type, {}, 'As stored.')).toBe('As stored.');
  expect(textOf(type, {}, ' ')).toBe('New notification received');
});

test.each([
  ['profile_view', { accessedBy: 'm1' }, '/supplier/m1', 'seller m1'],
  ['profile_view', {}, '/account?tab=insights', null],
  ['contact', {}, '/account?tab=leads', null],
  ['product_view', { slug: 'bwp' }, '/product/bwp', 'product bwp'],
  ['product_review', { slug: 'a/b' }, '/product/a%2Fb', 'product a/b'],
  ['flash_sale', { productObj: { slug: 'bwp' } }, '/product/bwp', 'product bwp'],
  ['new_arrival', { productObj: { slug: 'bwp' } }, '/product/bwp', 'product bwp'],
  ['product_under_review', {}, '/profile/my-products', null],
  ['vendor_review', {}, '/profile', null],
  ['register', {}, '/profile', null],
  ['give_review', { addedbyUserId: 's1' }, '/supplier/s1', 'seller s1'],
  ['opportunity_under_review', {}, '/profile/my-dealerships', null],
  ['banner_under_review', {}, '/profile/my-banners', null],
  ['flash_sale_under_review', {}, '/profile/my-flash-sales', null],
  ['buy_top', { orderId: 'o1' }, '/profile/my-subscriptions', null],
  ['reel_approve', {}, '/profile/my-reels', null],
  ['requirement_add', { requirementId: 'r1', isAuthor: true }, '/account?tab=myRequirement', null],
  ['requirement_add', { requirementId: 'r1' }, '/requirement/r1', null],
  ['refund', { orderId: 'o1' }, '/account/orders/o1', 'order o1'],
  ['search_alert', { address: '/shop?brands=a' }, '/shop?brands=a', null],
  ['search_alert', { address: '//elsewhere.example' }, '/notifications', null],
])('SC-NOTIF: %s with %j leads to %s', (type, payload, to, related) => {
  const { target } = describe({ type, payload, content: '' });
  expect(target.to).toBe(to);
  expect(target.related ? `${target.related.type} ${target.related.id}` : null).toBe(related);
});

test('NOTE-3: an opportunity is carried in navigation state', () => {
  expect(describe({ type: 'dealershipOpportunity', payload: { opportunityId: 'o1' } })).toMatchObject({
    target: { to: '/apply-dealership', state: { opportunityId: 'o1' } },
    action: 'Apply Now',
  });
});

const JUNK = [
  undefined,
  null,
  7,
  '',
  'text',
  [],
  [1],
  { slug: 4, productObj: 'x', cities: {}, count: -1 },
  { productObj: null },
];
test('NOTE-2: no type and no payload throws, and what has no target leads to the list', () => {
  for (const type of [...NOTIFICATION_TYPES, '', 'constructor', '__proto__', 'toString'])
    for (const payload of JUNK) {
      const { text, target, title } = describe({ type, payload, content: null });
      expect(text.length, type).toBeGreaterThan(0);
      expect(title.length, type).toBeGreaterThan(0);
      expect(target.to, type).toMatch(/^\//);
    }
  expect(describe({ type: 'product_view', payload: null }).target.to).toBe('/notifications');
});
