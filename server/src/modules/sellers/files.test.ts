import { pictureAddress } from '@plyhaat/contract/core/picture';
import { afterAll, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { somePicture, someSeller } from '#test/builders.ts';
import type { Patch } from '#test/forms.ts';
import { somePhoto, uploaded } from '#test/uploads.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const patch = (who: Caller, body: Patch) => app.patch(`/users/updateUserById/${who.id}`, body, who);
const saved = async (who: Caller, body: Patch) => {
  const reply = await patch(who, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

test('a certificate saved again under its signed path stays, and what is replaced is let go', async () => {
  const seller = await someSeller(db);
  const [old, paper, fresh] = [
    await somePicture(db, { ownerId: seller.id, claimedBy: null }),
    await somePicture(db, { ownerId: seller.id, claimedBy: null, use: 'certificate', open: false }),
    await somePicture(db, { ownerId: seller.id, claimedBy: null }),
  ];
  const { data } = await saved(seller, { profileImage: old.path, documents: [{ image: paper.id.toUpperCase() }] });
  const again = await saved(seller, { profileImage: fresh.id, documents: data.documents });
  expect(again.data.documents).toEqual(data.documents);
  const claims = await db.select({ id: mediaFiles.id, claimedBy: mediaFiles.claimedBy }).from(mediaFiles);
  const claimOf = (id: string) => claims.find((row) => row.id === id)?.claimedBy;
  expect([old, paper, fresh].map(({ id }) => claimOf(id))).toEqual([
    null,
    `member:${seller.id}`,
    `member:${seller.id}`,
  ]);
});

test('a form that names a file which is gone is told which field to fill again', async () => {
  const seller = await someSeller(db);
  const [here, gone, foreign] = [await somePicture(db), newId(), await somePicture(db, { ownerId: newId() })];
  const reply = await patch(seller, { profileImage: here.id, imagesArr: [{ image: gone }, foreign.path] });
  expect([reply.statusCode, reply.json().error]).toEqual([422, 'upload_missing']);
  expect(reply.json().fields).toEqual({
    'imagesArr.0.image': 'Please add this file again',
    'imagesArr.1': 'Please add this file again',
  });
});

test('a picture says from when on its widths exist as AVIF', async () => {
  const seller = await someSeller(db);
  const photo = await uploaded(app, 'profile', await somePhoto(400, 300).jpeg().toBuffer(), seller);
  const { data } = await saved(seller, { profileImage: photo._id });
  expect(data.profilePicture).toMatchObject({ path: photo.path, width: 400, avif: false });
  await app.settle();
  const later = (await app.get(`/users/getUserById/${seller.id}`, seller)).json().data;
  expect(later.profilePicture).toMatchObject({ avif: true });
  for (const width of [160, 320]) {
    const reply = await app.app.inject({ url: pictureAddress(photo.path, width, 'avif') });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/avif']);
  }
});
