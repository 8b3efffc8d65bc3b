import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import type { Caller } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { someComment, somePost } from '#test/published.ts';
import { someApprover } from '#test/selling.ts';
import { telling } from '#test/telling.ts';
import { XSS_PAYLOADS } from '#test/xss-payloads.ts';
import { blogComments } from './comments.tables.ts';

const { app, notificationsOf, close } = await telling();
afterAll(close);
const { db } = app;
const approver = someApprover(app);

const write = (blogId: string, text: string, who: Caller, parentId?: string) =>
  app.post('/blogComments', { blogId, text, ...(parentId && { parentId }) }, who);
const read = async (blogId: string, who?: Caller, more = '') => {
  app.deps.cache.forget(['comments']);
  return (await app.get(`/blogComments?blogId=${blogId}${more}`, who)).json();
};
const commentCount = async (id: string) => (await app.get(`/blog/${id}/status`)).json().commentCount;

test('a comment waits for staff, seen by its author alone, and its author hears that it is published', async () => {
  const [post, who, other] = [
    await somePost(db, { name: 'Reading an edge' }),
    await someMember(db),
    await someMember(db),
  ];
  const sent = (await write(post.id, '  Two gaps in one sheet.  ', who)).json();
  expect(sent).toMatchObject({ message: 'Your comment is with our team', data: { status: 'PENDING' } });
  expect(await read(post.id)).toMatchObject({ data: [], own: [], total: 0 });
  expect((await read(post.id, other)).own).toEqual([]);
  expect((await read(post.id, who)).own).toMatchObject([{ text: 'Two gaps in one sheet.', status: 'PENDING' }]);

  expect((await approver.decideNow('comment', sent.data._id, 'approve')).json().message).toBe('Approved');
  const shown = await read(post.id);
  expect(shown).toMatchObject({ total: 1, next: null, own: [] });
  expect(shown.data).toMatchObject([{ text: 'Two gaps in one sheet.', replies: [], author: { _id: who.id } }]);
  expect(await commentCount(post.id)).toBe(1);
  expect(await notificationsOf(who)).toMatchObject([
    {
      type: 'comment_decided',
      content: "Your comment on 'Reading an edge' is published.",
      payload: { slug: post.slug },
    },
  ]);
});

test('a rejected comment stays unseen, and its author reads why', async () => {
  const [post, who] = [await somePost(db, { name: 'Glue' }), await someMember(db)];
  const { _id } = (await write(post.id, 'Buy at my shop', who)).json().data;
  await approver.decideNow('comment', _id, 'reject', 'No advertising.');
  expect((await read(post.id)).data).toEqual([]);
  expect((await read(post.id, who)).own).toMatchObject([{ status: 'REJECTED', rejectReason: 'No advertising.' }]);
  expect((await notificationsOf(who))[0]).toMatchObject({
    content: "Your comment on 'Glue' was not published: No advertising.",
  });
});

test('answers stand under the comment they answer, oldest first, and go one level deep', async () => {
  const post = await somePost(db);
  const comment = await someComment(db, { blogId: post.id, text: 'First' });
  const [a, b] = [await someMember(db), await someMember(db)];
  const answer = (await write(post.id, 'An answer', a, comment.id)).json().data;
  await approver.decideNow('comment', answer._id, 'approve');
  const deeper = (await write(post.id, 'An answer to it', b, answer._id)).json().data;
  expect(deeper.parentId).toBe(comment.id);
  await approver.decideNow('comment', deeper._id, 'approve');
  const { data, total } = await read(post.id);
  expect(total).toBe(3);
  expect(data.map(({ text }: { text: string }) => text)).toEqual(['First']);
  expect(data[0].replies.map(({ text }: { text: string }) => text)).toEqual(['An answer', 'An answer to it']);
});

test('comments are read newest first, a page at a time, without a gap', async () => {
  const post = await somePost(db);
  for (const day of [1, 2, 3, 4, 5])
    await someComment(db, { blogId: post.id, text: `${day}`, createdAt: new Date(Date.now() - day * 86_400_000) });
  const seen: string[] = [];
  for (let after = '', turn = 0; turn < 3; turn++) {
    const { data, next, total } = await read(post.id, undefined, `&perPage=2${after}`);
    seen.push(...data.map(({ text }: { text: string }) => text));
    expect(total).toBe(5);
    expect(next === null).toBe(turn === 2);
    after = `&after=${next}`;
  }
  expect(seen).toEqual(['1', '2', '3', '4', '5']);
});

test('what cannot be commented on is refused, and so are empty and very long words', async () => {
  const [post, hidden, who] = [await somePost(db), await somePost(db, { isPublished: false }), await someMember(db)];
  expect((await write(post.id, '   ', who)).json().fields).toEqual({ text: 'Please enter a comment' });
  expect((await write(post.id, 'x'.repeat(1001), who)).statusCode).toBe(422);
  expect((await app.post('/blogComments', { blogId: post.id, text: 'Hello' })).statusCode).toBe(401);
  for (const id of [hidden.id, newId()])
    expect((await write(id, 'Hello', who)).json().error).toBe('blog_post_not_found');
  const elsewhere = await someComment(db);
  const waiting = await someComment(db, { blogId: post.id, state: 'PENDING' });
  for (const parent of [elsewhere.id, waiting.id, newId()])
    expect((await write(post.id, 'Hello', who, parent)).json().error).toBe('comment_not_found');
  expect((await read(hidden.id)).data).toEqual([]);
});

test('a member writes five comments an hour, even all at once', async () => {
  const [post, who] = [await somePost(db), await someMember(db)];
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => write(post.id, `Comment ${n}`, who)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await write(post.id, 'Another', await someMember(db))).statusCode).toBe(200);
});

test('one deletes one’s own comment with its answers, and nobody else’s', async () => {
  const [post, who] = [await somePost(db), await someMember(db)];
  const comment = await someComment(db, { blogId: post.id, authorId: who.id });
  await someComment(db, { blogId: post.id, parentId: comment.id });
  expect(await commentCount(post.id)).toBe(2);
  const other = await app.send('DELETE', `/blogComments/${comment.id}`, {}, await someMember(db));
  expect([other.statusCode, other.json().error]).toEqual([403, 'not_your_comment']);
  expect((await app.send('DELETE', `/blogComments/${comment.id}`, {}, who)).statusCode).toBe(200);
  expect(await read(post.id)).toMatchObject({ data: [], total: 0 });
  expect((await app.send('DELETE', `/blogComments/${comment.id}`, {}, who)).statusCode).toBe(404);
});

test('a reported comment comes to staff, who take it from its post when they agree', async () => {
  const [post, who, reporter] = [await somePost(db, { name: 'Edges' }), await someMember(db), await someMember(db)];
  const comment = await someComment(db, { blogId: post.id, authorId: who.id, text: 'Rude words' });
  const report = { kind: 'comment', id: comment.id, reason: 'Offensive words' };
  expect((await app.post('/reports', report, reporter)).statusCode).toBe(200);
  const { data } = (await app.get('/admin/review?kind=report', await approver.who)).json();
  expect(data[0]).toMatchObject({ about: 'Comment · Offensive words', title: expect.stringContaining('on Edges') });
  await approver.decideNow('report', data[0]._id, 'approve', 'Please stay polite.');
  expect((await read(post.id)).data).toEqual([]);
  expect((await notificationsOf(who))[0]).toMatchObject({
    content: "Your comment on 'Edges' was not published: Please stay polite.",
  });
  expect((await app.post('/reports', report, reporter)).statusCode).toBe(404);
});

test('an attack in a comment is stored and told as the text it is', async () => {
  const post = await somePost(db);
  const authorId = (await someMember(db)).id;
  const words = XSS_PAYLOADS.map((payload) => payload.replaceAll('\u0000', ''));
  await db
    .insert(blogComments)
    .values(words.map((text) => ({ blogId: post.id, authorId, text, state: 'APPROVED' as const })));
  const reply = await app.get(`/blogComments?blogId=${post.id}&perPage=50`);
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.json().data.every(({ text }: { text: string }) => words.includes(text))).toBe(true);
  expect(reply.json().data).toHaveLength(50);
  expect((await write(post.id, 'a\u0000b', await someMember(db))).statusCode).toBeLessThan(500);
});

test('an erased member’s comments, likes and bookmarks are gone, and the counts follow', async () => {
  const [post, who] = [await somePost(db), await someMember(db)];
  await someComment(db, { blogId: post.id, authorId: who.id });
  await app.post('/blogLikes/toggle', { blogId: post.id }, who);
  await db.delete(members).where(eq(members.id, who.id));
  expect(await db.$count(blogComments, eq(blogComments.authorId, who.id))).toBe(0);
  expect((await app.get(`/blog/${post.id}/status`)).json()).toMatchObject({ likeCount: 0, commentCount: 0 });
});

test('likes and bookmarks are a member’s own, and anybody reads how many there are (CONT-7)', async () => {
  const [post, who, other] = [await somePost(db), await someMember(db), await someMember(db)];
  const status = async (by?: Caller) => (await app.get(`/blog/${post.id}/status`, by)).json();
  const like = async (by: Caller) => (await app.post('/blogLikes/toggle', { blogId: post.id }, by)).json();
  expect(await like(who)).toMatchObject({ isLiked: true, likeCount: 1 });
  expect(await like(other)).toMatchObject({ isLiked: true, likeCount: 2 });
  expect(await like(other)).toMatchObject({ isLiked: false, likeCount: 1 });
  await app.post('/blogBookmarks/toggle', { blogId: post.id }, who);
  expect(await status(who)).toMatchObject({ isLiked: true, isBookmarked: true, likeCount: 1, commentCount: 0 });
  expect(await status()).toMatchObject({ isLiked: false, isBookmarked: false, likeCount: 1 });
  expect((await app.post('/blogLikes/toggle', { blogId: post.id })).statusCode).toBe(401);
  const hidden = await somePost(db, { isPublished: false });
  expect((await app.post('/blogLikes/toggle', { blogId: hidden.id }, who)).json().error).toBe('blog_post_not_found');
  expect((await app.get(`/blog/${hidden.id}/status`)).statusCode).toBe(404);
});

test('what a reader wrote, liked and watched is in the export of its data', async () => {
  const [post, who] = [await somePost(db), await someMember(db)];
  await someComment(db, { blogId: post.id, authorId: who.id, text: 'Mine' });
  for (const path of ['/blogLikes/toggle', '/blogBookmarks/toggle']) await app.post(path, { blogId: post.id }, who);
  const own = JSON.stringify((await app.get(`/users/export/${who.id}`, who)).json());
  for (const words of ['Mine', post.id]) expect(own).toContain(words);
});
