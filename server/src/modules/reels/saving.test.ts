import { MEGABYTE } from '@plyhaat/contract/media/room';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someProduct, someSeller } from '#test/builders.ts';
import { sentVideo } from '#test/published.ts';
import { someApprover } from '#test/selling.ts';
import { dataUrl, multipart } from '#test/uploads.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);

const post = async (seller: Caller, over: object = {}) => {
  const video = 'video' in over ? over.video : await sentVideo(app, seller);
  return app.post('/reelVideo', { description: 'Marine ply, cut to size. Ask us.', ...over, video }, seller);
};
const posted = async (seller: Caller, over: object = {}) => (await post(seller, over)).json().data;
const published = async (seller: Caller, over: object = {}) => {
  const reel = await posted(seller, over);
  await approver.decideNow('reel', reel._id, 'approve');
  return own(seller, reel._id);
};
const own = async (seller: Caller, id: string) => (await app.get(`/reel/getById/${id}`, seller)).json().data;
const patch = (seller: Caller, id: string, body: object) => app.patch(`/reelVideo/updateById/${id}`, body, seller);
const status = async (address: string) => (await app.get(`/reel/getById/${address}`)).statusCode;

test('REEL-1: a reel needs a description and a video, in the words of the form', async () => {
  const seller = await someSeller(db);
  const empty = (await app.post('/reelVideo', { description: ' ' }, seller)).json();
  expect(empty.fields).toEqual({ description: 'Please select a description', video: 'Please Add Video' });
});

test('MEDIA-2: a video of 20 MB or more is refused, and what is no video', async () => {
  const seller = await someSeller(db);
  const large = await multipart({ description: 'Large' }, { video: { bytes: Buffer.alloc(20 * MEGABYTE, 1) } });
  expect((await app.send('POST', '/reelVideo', large, seller)).json()).toMatchObject({
    error: 'video_too_large',
    message: 'Video must be less than 20MB',
  });
  const junk = await post(seller, { video: dataUrl(Buffer.from('not a film at all'), 'video/mp4') });
  expect(junk.json()).toMatchObject({ error: 'not_a_video' });
});

test('a reel is under review with its title from its first sentence, its hashtags and its products', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id, name: 'BWP 18 mm', listPrice: 2400 });
  const description = 'Marine ply, cut to size. Ask us. #Plywood #bwp #bwp';
  const reel = await posted(seller, { description, productIds: [product.id] });
  expect(reel).toMatchObject({
    title: 'Marine ply, cut to size',
    hashtags: ['plywood', 'bwp'],
    approved: 'PENDING',
    isPublic: false,
    state: 'Under review',
    productIds: [product.id],
    products: [{ name: 'BWP 18 mm', price: 2400, slug: product.slug }],
  });
  expect(reel.videoUrl).toContain('signature=');
  expect(await status(reel._id)).toBe(404);
});

test('up to three products, each one’s own and approved', async () => {
  const [seller, other] = [await someSeller(db), await someSeller(db)];
  const products = await Promise.all([1, 2, 3, 4].map(() => someProduct(db, { sellerId: seller.id })));
  const ids = products.map(({ id }) => id);
  const strange = await someProduct(db, { sellerId: other.id });
  const pending = await someProduct(db, { sellerId: seller.id, approval: 'PENDING' });
  const fields = async (productIds: string[]) => (await post(seller, { productIds })).json().fields?.productIds;
  expect(await fields(ids)).toBe('Please choose at most 3 products');
  for (const wrong of [strange.id, pending.id])
    expect(await fields([wrong])).toBe('Please choose one of your approved products');
  expect(await fields([ids[0] ?? '', ids[0] ?? ''])).toBe('Please choose one of your approved products');
  expect((await posted(seller, { productIds: ids.slice(0, 3) })).productIds).toEqual(ids.slice(0, 3));
});

test('ALL-22: nobody changes or deletes the reel of another member', async () => {
  const [seller, other] = [await someSeller(db), await someSeller(db)];
  const { _id } = await posted(seller);
  expect((await patch(other, _id, { description: 'Mine' })).json()).toMatchObject({ error: 'not_your_reel' });
  const remove = (who: Caller) => app.send('DELETE', `/reelVideo/deleteById/${_id}`, {}, who);
  expect((await remove(other)).statusCode).toBe(403);
  expect((await post(seller, { userId: other.id })).statusCode).toBe(403);
  expect((await remove(seller)).json().message).toBe('Reel deleted successfully');
  expect((await remove(seller)).statusCode).toBe(404);
});

test('REEL-2: staff see the video, decide once on the version they saw, and leave a trace', async () => {
  const seller = await someSeller(db);
  const { _id } = await posted(seller);
  const listed = (await app.get('/admin/review?kind=reel&perPage=100', await approver.who)).json();
  expect(listed.data.find((item: { _id: string }) => item._id === _id)).toMatchObject({
    about: 'New reel',
    owner: { _id: seller.id },
    picture: { path: expect.stringContaining('signature=') },
  });
  const { data } = (await approver.read('reel', _id)).json();
  const video = data.pending.fields.find(({ label }: { label: string }) => label === 'Video').value;
  expect(video).toMatch(/^\/api\/uploads\/reels\/.*signature=/);
  expect(data).toMatchObject({ public: null, differs: [] });
  expect((await approver.decide('reel', _id, { decision: 'approve', version: _id })).json().error).toBe(
    'changed_since',
  );
  expect((await approver.decideNow('reel', _id, 'approve')).statusCode).toBe(200);
  const again = await approver.decide('reel', _id, { decision: 'approve', version: data.version });
  expect(again.json().error).toBe('already_decided');
  const [trace] = await db.select().from(auditLog).where(eq(auditLog.subjectId, _id));
  expect(trace).toMatchObject({ action: 'approve_reel' });
  expect(await own(seller, _id)).toMatchObject({ state: 'Active', approved: 'APPROVED', isPublic: true });
  expect(await status(_id)).toBe(200);
});

test('a reel that was sent back says why to its owner and can be put right', async () => {
  const seller = await someSeller(db);
  const { _id } = await posted(seller);
  await approver.decideNow('reel', _id, 'reject', 'The film shows another product.');
  expect(await own(seller, _id)).toMatchObject({
    state: 'Rejected',
    rejectReason: 'The film shows another product.',
    isPublic: false,
  });
  const again = (await patch(seller, _id, { description: 'Now the right one.' })).json().data;
  expect(again).toMatchObject({ state: 'Under review', rejectReason: null, title: 'Now the right one' });
  await approver.decideNow('reel', _id, 'approve');
  expect(await status(_id)).toBe(200);
});

test('a public reel stays as approved while a change of it waits, video and all', async () => {
  const seller = await someSeller(db);
  const reel = await published(seller);
  const video = await sentVideo(app, seller);
  const changed = (await patch(seller, reel._id, { description: 'Another film.', video })).json().data;
  expect(changed).toMatchObject({ approved: 'PENDING', isPublic: true, state: 'Active', title: 'Another film' });
  const seen = (await app.get(`/reel/getById/${reel._id}`)).json().data;
  expect(seen).toMatchObject({ title: 'Marine ply, cut to size', videoUrl: reel.videoUrl });
  const fileAt = async (path: string) =>
    (
      await db
        .select()
        .from(mediaFiles)
        .where(eq(mediaFiles.path, path.split('?')[0] ?? ''))
    )[0];
  expect(await fileAt(changed.videoUrl)).toMatchObject({ open: false });
  const { data } = (await approver.read('reel', reel._id)).json();
  expect(data).toMatchObject({ about: 'Change to a public reel', differs: ['Title', 'Description', 'Video'] });
  await approver.decideNow('reel', reel._id, 'approve');
  const title = async () => (await app.get(`/reel/getById/${reel._id}`)).json().data.title;
  await expect.poll(title).toBe('Another film');
  expect(await fileAt(changed.videoUrl)).toMatchObject({ open: true, claimedBy: `reel:${reel._id}` });
  expect(await fileAt(reel.videoUrl)).toMatchObject({ claimedBy: null });
});

test('a change that is rejected leaves the public version, and saving that again takes the change back', async () => {
  const seller = await someSeller(db);
  const { _id, description } = await published(seller);
  await patch(seller, _id, { description: 'Cheaper than anybody.' });
  await approver.decideNow('reel', _id, 'reject', 'Not true.');
  expect(await own(seller, _id)).toMatchObject({ approved: 'REJECTED', isPublic: true, rejectReason: 'Not true.' });
  await patch(seller, _id, { description });
  expect(await own(seller, _id)).toMatchObject({ approved: 'APPROVED', rejectReason: null, description });
});

test('REEL-3: the owner switches a reel off and on without review, and others see it follow', async () => {
  const seller = await someSeller(db);
  const { _id, videoUrl } = await published(seller);
  const switched = async (isActive: boolean) => {
    const { data } = (await patch(seller, _id, { isActive })).json();
    const [file] = await db.select().from(mediaFiles).where(eq(mediaFiles.path, videoUrl));
    return [data.state, data.approved, file?.open, await status(_id)];
  };
  expect(await switched(false)).toEqual(['Inactive', 'APPROVED', false, 404]);
  expect(await switched(true)).toEqual(['Active', 'APPROVED', true, 200]);
});

test('the owner’s list counts what is in each state; a video still being worked on is not in the queue', async () => {
  const seller = await someSeller(db);
  const waiting = await posted(seller);
  await published(seller);
  const making = await posted(seller, { video: await sentVideo(app, seller, { state: 'processing' }) });
  expect(making.state).toBe('Processing');
  expect((await approver.read('reel', making._id)).json().error).toBe('nothing_to_review');
  expect((await approver.read('reel', waiting._id)).statusCode).toBe(200);
  const list = (await app.get(`/reelVideo/getByUserId/${seller.id}`, seller)).json();
  expect(list).toMatchObject({ total: 3, counts: { Processing: 1, 'Under review': 1, Active: 1 } });
  expect((await app.get(`/reelVideo/getByUserId/${seller.id}`)).json()).not.toHaveProperty('counts');
});

const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nLook at the edge first\n';
test('captions come as a .vtt file, follow the reel’s permission and can be taken away', async () => {
  const seller = await someSeller(db);
  const captions = dataUrl(Buffer.from(VTT), 'text/vtt');
  const reel = await posted(seller, { captions });
  expect((await app.get(`/uploads/${reel.captions}`)).body).toBe(VTT);
  const bare = reel.captions.split('?')[0];
  expect((await app.get(`/uploads/${bare}`)).statusCode).toBe(404);
  await approver.decideNow('reel', reel._id, 'approve');
  const shown = await app.get(`/uploads/${bare}`);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
  expect((await patch(seller, reel._id, { captions: null })).json().data).toMatchObject({ captions: null });
  const wrong = await post(seller, { captions: dataUrl(Buffer.from('hello'), 'text/vtt') });
  expect(wrong.json().error).toBe('not_captions');
  const long = dataUrl(Buffer.from(VTT + 'x'.repeat(100 * 1024)), 'text/vtt');
  expect((await post(seller, { captions: long })).json().message).toBe('Captions must be at most 100 KB');
});
