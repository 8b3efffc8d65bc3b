import { type BlogPost, listPosts, postNotFound, readPost } from '@plyhaat/contract/content/blog';
import { addComment, COMMENT_SENT, listComments, type Thread } from '@plyhaat/contract/content/comments';
import { readPostStatus, togglePostBookmark, togglePostLike } from '@plyhaat/contract/content/reactions';
import { fileReport } from '@plyhaat/contract/reports/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const post: BlogPost = {
  _id: '0198c5b0-0000-7000-8000-000000000001',
  slug: 'five-boards',
  name: 'Five boards',
  excerpt: 'Five cores.',
  category: 'Buying',
  image: '',
  picture: null,
  tags: ['plywood', 'mdf'],
  readingMinutes: 6,
  isPublished: true,
  createdAt: '2026-11-11T06:00:00.000Z',
  updatedAt: '2026-11-11T06:00:00.000Z',
  likeCount: 128,
  commentCount: 2,
  description:
    '<p>Lead</p><h2 id="part-a">Read &amp; see</h2><p>a</p><h2 id="part-b">Plies</h2><h2 id="part-c">Where</h2>',
};
const author = { _id: '0198c5b0-0000-7000-8000-0000000000aa', name: 'Meera Kulkarni', picture: null };
const thread: Thread = {
  _id: '0198c5b0-0000-7000-8000-000000000011',
  parentId: null,
  text: 'Two gaps <b>found</b>',
  createdAt: '2026-11-13T06:00:00.000Z',
  author,
  replies: [
    {
      _id: '0198c5b0-0000-7000-8000-000000000012',
      parentId: '0198c5b0-0000-7000-8000-000000000011',
      text: 'Same here',
      createdAt: '2026-11-13T07:00:00.000Z',
      author: { ...author, name: 'Arvind Shetty' },
    },
  ],
};
const card = ({ description: _, likeCount: __, commentCount: ___, updatedAt: ____, ...rest }: BlogPost) => rest;
const api = (...more: readonly Answer[]) =>
  fakeApi(
    ...more,
    answer(readPost, { data: post }),
    answer(listPosts, {
      data: [
        card(post),
        ...[1, 2, 3, 4].map((n) => ({ ...card(post), _id: `${n}`, slug: `p-${n}`, name: `Other ${n}` })),
      ],
      total: 5,
    }),
    answer(readPostStatus, { isLiked: false, isBookmarked: false, likeCount: 128, commentCount: 2 }),
    answer(listComments, { data: [thread], total: 2, next: null, own: [] }),
  );
beforeEach(() => {
  closeLogin();
  session.clear();
  localStorage.clear();
});

test('CONT-5: a post shows all that belongs to it', async () => {
  api();
  const { container } = await renderAt('/blog/five-boards');
  expect(await screen.findByRole('heading', { level: 1, name: 'Five boards' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Five boards - Blog'));
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getByText('November 11, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: '#mdf' })).toHaveAttribute('href', '/blog?tag=mdf');
  const related = within(screen.getByRole('region', { name: 'Related Posts' }));
  expect((await related.findAllByRole('article')).length).toBe(3);
  expect(related.queryByText('Five boards')).toBeNull();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Read & see', 'Plies', 'Where']);
  expect(container.querySelector('.aspect-2\\/1')).toBeNull();
  await expectNoAxeViolations(container);
});

test('CONT-6: Share offers three sites and copies the address', async () => {
  api();
  const { user } = await renderAt('/blog/five-boards', { publicUrl: 'https://plyhaat.example' });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const menu = within(await screen.findByRole('menu'));
  const [copy, ...sites] = menu.getAllByRole('menuitem').toReversed();
  expect(sites.toReversed().map(({ textContent }) => textContent)).toEqual(['Facebook', 'Twitter', 'LinkedIn']);
  for (const site of sites) {
    expect(site.getAttribute('href')).toContain(encodeURIComponent('https://plyhaat.example/blog/five-boards'));
    expect(site).toHaveAttribute('target', '_blank');
  }
  expect(copy).toHaveTextContent('Copy Link');
  await user.click(copy as HTMLElement);
  expect(write).toHaveBeenCalledWith('https://plyhaat.example/blog/five-boards');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('menu')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});

test('CONT-7: a visitor’s like and bookmark stay in the browser, without a call', async () => {
  const calls = api();
  const { user, unmount } = await renderAt('/blog/five-boards');
  await user.click(await screen.findByRole('button', { name: 'Like, 128 likes' }));
  expect(await screen.findByRole('button', { name: 'Like, 129 likes' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Bookmark' }));
  unmount();
  await renderAt('/blog/five-boards');
  expect(await screen.findByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  expect([calls.callsOf(togglePostLike), calls.callsOf(togglePostBookmark)]).toEqual([[], []]);
});

test('a member’s like and bookmark are told to the server, and a refusal takes the like back', async () => {
  signInAs('USER');
  let broken = false;
  const calls = api(
    answer(togglePostLike, () => (broken ? refuse(postNotFound) : { isLiked: true, likeCount: 129 })),
    answer(togglePostBookmark, { isBookmarked: true }),
  );
  const { user } = await renderAt('/blog/five-boards');
  await user.click(await screen.findByRole('button', { name: 'Like, 128 likes' }));
  expect(await screen.findByRole('button', { name: 'Like, 129 likes' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Bookmark' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true'));
  expect(calls.callsOf(togglePostBookmark)).toEqual([{ body: { blogId: post._id } }]);
  broken = true;
  await user.click(screen.getByRole('button', { name: 'Like, 129 likes' }));
  expect(await screen.findByText(postNotFound.message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Like, 129 likes' })).toHaveAttribute('aria-pressed', 'true');
});

test('comments are read with their answers, as text, and a visitor signs in to write one', async () => {
  const calls = api();
  const { user } = await renderAt('/blog/five-boards');
  expect(await screen.findByText('Two gaps <b>found</b>')).toBeVisible();
  expect(screen.getByText('Same here')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Sign in to comment' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(calls.callsOf(addComment)).toEqual([]);
});

test('a member comments and answers; both wait for approval and say so', async () => {
  signInAs('USER');
  const sent: object[] = [];
  const waiting = {
    ...thread,
    _id: '0198c5b0-0000-7000-8000-000000000013',
    text: 'Thank you',
    status: 'PENDING' as const,
    rejectReason: null,
  };
  const { replies: _, ...own } = waiting;
  api(
    answer(addComment, ({ body }) => {
      sent.push(body);
      return { message: COMMENT_SENT, data: own };
    }),
    answer(listComments, () => ({ data: [thread], total: 2, next: null, own: sent.length > 0 ? [own] : [] })),
    answer(fileReport, { message: 'Thank you.' }),
  );
  const { user } = await renderAt('/blog/five-boards');
  const form = within(await screen.findByRole('region', { name: /^Comments/ }));
  await user.click(form.getByRole('button', { name: 'Comment' }));
  expect(await form.findByText('Please enter a comment')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Write a comment' }), 'Thank you');
  await user.click(form.getByRole('button', { name: 'Comment' }));
  expect(await form.findByText('Waiting for approval')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Reply to Meera Kulkarni' }));
  await user.type(form.getByRole('textbox', { name: 'Reply to Meera Kulkarni' }), 'Agreed');
  await user.click(form.getAllByRole('button', { name: 'Comment' })[1] as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { blogId: post._id, text: 'Thank you', parentId: null },
    { blogId: post._id, text: 'Agreed', parentId: thread._id },
  ]);
});

test('CONT-5: a post that is not there says so and leads back', async () => {
  api(answer(readPost, () => refuse(postNotFound)));
  await renderAt('/blog/gone');
  expect(await screen.findByRole('heading', { name: 'Blog post not found' })).toBeVisible();
  expect(screen.getByText("The blog post you're looking for doesn't exist or has been removed.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});
