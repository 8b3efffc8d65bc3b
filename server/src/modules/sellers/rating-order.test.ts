import type { SellerCard } from '@plyhaat/contract/sellers/sellers';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { sellerFigures } from './sellers.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

async function open(name: string, rating: number, reviewCount: number) {
  const seller = await someSeller(db, { profileImage: 'profile/store.webp' }, { name });
  await db.insert(sellerFigures).values({ memberId: seller.id, rating, reviewCount });
}
await open('One Happy Buyer', 5, 1);
await open('Newly Opened', 0, 0);
await open('Fifty Buyers', 4.6, 50);
await open('Many Complaints', 2, 30);
await open('Ten Buyers', 4.6, 10);

const names = async (url: string) => (await app.get(url)).json().data.map(({ companyName }: SellerCard) => companyName);

test('the rating that orders sellers counts with its number of reviews, and is shown as it is (SELL-9)', async () => {
  // As if five more reviews had given 3.5 stars: 4.5, 4.23, 3.75, 3.5, 2.21.
  const ordered = ['Fifty Buyers', 'Ten Buyers', 'One Happy Buyer', 'Newly Opened', 'Many Complaints'];
  expect(await names('/users/getAllUsersForWebsite')).toEqual(ordered);
  expect(await names('/users/getAllUsersForWebsite?sortBy=rating&sortOrder=asc')).toEqual(ordered.toReversed());
  expect(await names('/users/getTopVendors')).toEqual(ordered.slice(0, 3));
  const [first] = (await app.get('/users/getAllUsersForWebsite')).json().data;
  expect(first).toMatchObject({ rating: 4.6, reviewCount: 50 });
});
