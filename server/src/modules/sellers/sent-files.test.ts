import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { someAddress, someRegistration } from '#test/forms.ts';
import { dataUrl, multipart, somePhoto } from '#test/uploads.ts';

const app = await testApp();
afterAll(app.close);
const photo = await somePhoto(60, 40).jpeg().toBuffer();

test('a profile takes its pictures and certificate as base64 data (ALL-19, SELL-5)', async () => {
  const seller = await someSeller(app.db);
  const image = dataUrl(photo);
  const reply = await app.patch(
    `/users/updateUserById/${seller.id}`,
    { profileImage: image, bannerImage: image, imagesArr: [image, { image }], documents: [{ image }] },
    seller,
  );
  expect(reply.statusCode, reply.body).toBe(200);
  const { data } = reply.json();
  expect([data.profileImage, data.bannerImage]).toEqual([
    expect.stringMatching(/^profiles\//),
    expect.stringMatching(/^banners\//),
  ]);
  expect(data.imagesArr).toHaveLength(2);
  expect(data.documents[0].image).toMatch(/^certificates\//);
});

test('a profile takes multipart, with its texts beside its files', async () => {
  const seller = await someSeller(app.db);
  const form = await multipart(
    { name: 'Asha Rao', 'companyObj[name]': 'Tapi Plywood House', brandNames: 'Vanaroop, Sahyaveer' },
    { profileImage: { bytes: photo }, 'imagesArr[0]': { bytes: photo }, 'imagesArr[1][image]': { bytes: photo } },
  );
  const reply = await app.send('PATCH', `/users/updateUserById/${seller.id}`, form, seller);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data).toMatchObject({ name: 'Asha Rao', brandNames: ['Vanaroop', 'Sahyaveer'] });
  expect(reply.json().data.imagesArr).toHaveLength(2);
});

test('a file that a profile cannot use is refused beside its field', async () => {
  const seller = await someSeller(app.db);
  const broken = dataUrl(Buffer.from('PK\x03\x04 broken'), 'application/zip');
  const refusalOf = async (body: object) => {
    const reply = await app.patch(`/users/updateUserById/${seller.id}`, body, seller);
    return [reply.statusCode, reply.json().fields];
  };
  expect(await refusalOf({ profileImage: broken })).toEqual([
    415,
    { profileImage: 'Please select a valid image file' },
  ]);
  expect(await refusalOf({ documents: [broken] })).toEqual([415, { 'documents[]': 'Please select a valid file' }]);
});

test('the registration form may be sent as multipart, photos included', async () => {
  const { brandNames, acceptTerms, ...texts } = await someRegistration(app.db);
  expect([typeof brandNames, acceptTerms]).toEqual(['string', true]);
  const fields = { ...texts, yearEstablished: '1998', brandNames: 'Vanaroop, Sahyaveer', acceptTerms: 'true' };
  const form = await multipart(fields as Record<string, string>, {
    profilePhoto: { bytes: photo },
    bannerImage: { bytes: photo },
  });
  const reply = await app.send('POST', '/users/register', { ...form, remoteAddress: someAddress() });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data.profileImage).toMatch(/^profiles\//);
});

test('no refusal quotes a pattern or a type to people', async () => {
  const seller = await someSeller(app.db);
  const messagesOf = async (call: Promise<{ json(): { fields: Record<string, string> } }>) =>
    Object.values((await call).json().fields).join(' ');
  const texts = [
    await messagesOf(app.patch('/users/updateUserById/nobody', { name: 'Asha' }, seller)),
    await messagesOf(app.get('/product?perPage=lots&sortBy=colour&minPrice=cheap')),
    await messagesOf(app.post('/requirement/addRequirement', { title: 3 }, seller)),
    await messagesOf(app.post('/productReview', { productId: 'ply', rating: 9, message: 4, name: [] }, seller)),
  ];
  for (const text of texts) {
    expect(text).toMatch(/[a-z]/);
    expect(text).not.toMatch(/pattern|UUID|expected|received|Invalid|regex|\/\^/);
  }
});
