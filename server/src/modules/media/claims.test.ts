import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { AppError } from '#platform/http/failure.ts';
import { testApp } from '#test/app.ts';
import { someMember, somePicture } from '#test/builders.ts';
import { somePhoto, uploaded } from '#test/uploads.ts';
import { claimMedia, closeMedia, openMedia, releaseMedia, signPath } from './media.ts';
import { sweep } from './sweeps.service.ts';

const app = await testApp();
afterAll(app.close);
const { db, deps } = app;
const [asha, other] = [await someMember(db), await someMember(db)];
const photo = await somePhoto(200, 100).jpeg().toBuffer();
const send = (use = 'product', who = asha) => uploaded(app, use, photo, who);
const isShown = async (path: string) => (await app.app.inject({ url: `/api/uploads/${path}` })).statusCode === 200;
const refused = async (claim: Promise<unknown>) => {
  const error = await claim.then(
    () => expect.fail('the claim was not refused'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

test('a form names its files by id, by path or by signed path, and gets them in its own order', async () => {
  const [a, b, c] = [await send(), await send(), await send()];
  const refs = [c.path, a._id.toUpperCase(), signPath(deps.settings, b.path)];
  const rows = await claimMedia(db, asha.id, refs, 'product:1');
  expect(rows.map(({ id }) => id)).toEqual([c._id, a._id, b._id]);
});

test('what is claimed becomes public when its thing is approved, and can be hidden again', async () => {
  const claim = `product:${newId()}`;
  const { path } = await send();
  await claimMedia(db, asha.id, [path], claim);
  expect(await isShown(path)).toBe(false);
  await openMedia(db, claim);
  expect(await isShown(path)).toBe(true);
  const hidden = `product:${newId()}`;
  const later = await send();
  await claimMedia(db, asha.id, [later.path], hidden, { open: true });
  await closeMedia(db, hidden);
  expect(await isShown(later.path)).toBe(false);
});

test("a video's poster and its smaller form are seen by whoever may see the video", async () => {
  const video = await somePicture(db, {
    path: 'reels/tour.mp4',
    kind: 'video',
    ownerId: asha.id,
    open: false,
    poster: 'posters/tour.webp',
  });
  await somePicture(db, { path: 'posters/tour.webp', open: false, claimedBy: `media:${video.id}` });
  const names = ['reels/tour.mp4', 'reels/tour.low.mp4', 'posters/tour.webp'];
  for (const name of names) await deps.files.put(name, photo);
  await claimMedia(db, asha.id, [video.path], 'reel:1');
  for (const name of names) expect(await isShown(name), name).toBe(false);
  await openMedia(db, 'reel:1');
  for (const name of names) expect(await isShown(name), name).toBe(true);
});

test('GST certificates and dealership documents never become public', async () => {
  for (const use of ['certificate', 'document']) {
    const { path } = await send(use);
    await claimMedia(db, asha.id, [path], `${use}:1`, { open: true });
    await openMedia(db, `${use}:1`);
    expect(await isShown(path), use).toBe(false);
    expect(await isShown(signPath(deps.settings, path)), use).toBe(true);
  }
});

test("another's file, one in use elsewhere, one that is gone and one sent as something else are named", async () => {
  const [mine, theirs, used, profile] = [
    await send(),
    await send('product', other),
    await send(),
    await send('profile'),
  ];
  await claimMedia(db, asha.id, [used.path], 'product:2');
  const gone = newId();
  const refs = [mine._id, theirs._id, used.path, gone, profile._id];
  const { failure, values } = await refused(claimMedia(db, asha.id, refs, 'product:3', { uses: ['product'] }));
  expect(failure.error).toBe('upload_missing');
  expect([...(values ?? [])].sort()).toEqual([theirs._id, used.path, gone, profile._id].sort());
  expect((await claimMedia(db, asha.id, [mine._id], 'product:4')).length, 'a refused claim takes nothing').toBe(1);
});

test('a file sent before registering belongs to whoever registers with it', async () => {
  const row = await somePicture(db, { ownerId: null, claimedBy: null, open: false });
  const [claimed] = await claimMedia(db, other.id, [row.path], 'member:1');
  expect(claimed?.id).toBe(row.id);
  await refused(claimMedia(db, asha.id, [row.path], 'member:1'));
});

test('pictures that come with the demo may be used by everybody and are not taken from others', async () => {
  const row = await somePicture(db, { claimedBy: 'demo' });
  for (const who of [asha, other])
    expect(await claimMedia(db, who.id, [row.path], `product:${who.id}`)).toMatchObject([{ claimedBy: 'demo' }]);
});

test('a transaction that fails claims nothing', async () => {
  const { path } = await send();
  await db
    .transaction(async (db) => {
      await claimMedia(db, asha.id, [path], 'product:5');
      throw new Error('the form was refused');
    })
    .catch(() => {});
  expect((await claimMedia(db, asha.id, [path], 'product:6')).length).toBe(1);
});

test('two forms that claim the same file at once: one gets it', async () => {
  const { path } = await send();
  const claims = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((name) => db.transaction((db) => claimMedia(db, asha.id, [path], `product:${name}`))),
  );
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a claimed upload cannot be removed by hand; what is let go can', async () => {
  const [used, dropped] = [await send(), await send()];
  await claimMedia(db, asha.id, [used.path, dropped.path], 'product:7');
  expect((await app.delete(`/media/${dropped._id}`, undefined, asha)).json().error).toBe('upload_in_use');
  await releaseMedia(db, 'product:7', { except: [used.path] });
  expect((await app.delete(`/media/${dropped._id}`, undefined, asha)).statusCode).toBe(200);
  expect((await app.delete(`/media/${used._id}`, undefined, asha)).statusCode).toBe(409);
});

test('the sweep takes uploads unused for a week and files without a row after a day, and tells of rows without a file', async () => {
  const fresh = await testApp();
  const owner = await someMember(fresh.db);
  const [used, loose] = [
    await uploaded(fresh, 'product', photo, owner),
    await uploaded(fresh, 'product', photo, owner),
  ];
  await fresh.settle();
  await claimMedia(fresh.db, owner.id, [used.path], 'product:1');
  await fresh.deps.files.put('products/rowless.webp', photo);
  const now = Date.now();
  expect(await sweep(fresh.deps, now)).toEqual({ loose: 0, unknown: 0, lost: [] });
  expect(await sweep(fresh.deps, now + DAY_MS + 60_000)).toEqual({ loose: 0, unknown: 1, lost: [] });
  expect(await sweep(fresh.deps, now + 7 * DAY_MS + 60_000)).toMatchObject({ loose: 1, unknown: 0, lost: [] });
  const left: string[] = [];
  for await (const { name } of fresh.deps.files.list()) left.push(name);
  expect(left.every((name) => name.includes(used.path.replace('.webp', '')))).toBe(true);
  expect(left.some((name) => name.includes(loose.path))).toBe(false);
  const { values } = await refused(claimMedia(fresh.db, owner.id, [used.path, loose._id], 'product:1'));
  expect(values).toEqual([loose._id]);
  await fresh.deps.files.remove(used.path);
  expect((await sweep(fresh.deps, now)).lost).toEqual([used.path]);
  await fresh.close();
});
