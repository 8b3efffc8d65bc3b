import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, somePicture, someProduct, someSeller } from '#test/builders.ts';
import { realAuthenticator } from '#test/sign-in.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);
const { db } = app;

test('a member takes away all that is kept of it', async () => {
  const seller = await someSeller(db, { email: 'asha@tapi.example', passwordHash: 'scrypt$secret' });
  const product = await someProduct(db, { sellerId: seller.id });
  const picture = await somePicture(db, { ownerId: seller.id });
  const other = await someProduct(db);
  await app.post('/views', { productId: other.id }, seller);
  const reply = await app.get(`/users/export/${seller.id}`, seller);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json().data).toMatchObject({
    profile: { _id: seller.id, phone: seller.phone, email: 'asha@tapi.example' },
    settings: { emailNotifications: true, marketingEmails: false, mailGroups: { digest: true } },
    sessions: expect.arrayContaining([expect.objectContaining({ device: 'a test' })]),
    products: [{ id: product.id }],
    files: [{ path: picture.path }],
    views: [{ kind: 'product', thingId: other.id }],
    subscriptions: [],
    allowances: [],
    consumption: [],
  });
  expect(reply.body).not.toContain('scrypt');
});

test("nobody takes away another's data, not even an administrator", async () => {
  const member = await someMember(db);
  for (const who of [await someSeller(db), await someMember(db, { role: 'ADMIN' })]) {
    const reply = await app.get(`/users/export/${member.id}`, who);
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'not_your_profile']);
  }
});
