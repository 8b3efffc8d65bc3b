import { changedSince } from '@plyhaat/contract/admin/admin';
import { listBlogCategories } from '@plyhaat/contract/content/blog';
import {
  addPost,
  type EditedPost,
  listPostVersions,
  listWrittenPosts,
  readWrittenPost,
  slugTaken,
  updatePost,
} from '@plyhaat/contract/content/staff/writing';
import type { Role } from '@plyhaat/contract/core/roles';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => {
  session.clear();
  localStorage.clear();
});

const POST: EditedPost = {
  _id: MEMBER_ID,
  name: 'Reading an edge',
  slug: 'reading-an-edge',
  category: 'Materials',
  picture: null,
  status: 'published',
  hasChanges: true,
  publishAt: null,
  version: 2,
  updatedAt: '2026-11-14T10:00:00.000Z',
  excerpt: 'The edge tells.',
  tags: ['plywood'],
  image: '',
  description:
    '<h2>The edge</h2><p>It <strong>tells</strong>.</p><ul><li>One</li></ul>' +
    '<table><tbody><tr><th scope="col">Grade</th><td>BWP</td></tr></tbody></table>' +
    '<figure><img src="/api/uploads/demo/a.webp" alt="An edge" width="960" height="640"><figcaption>Birch</figcaption></figure>' +
    '<aside>Seal it.</aside>',
  source: null,
  publicSlug: 'reading-an-edge',
};
const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(listWrittenPosts, { data: [POST], total: 1, counts: { draft: 1, scheduled: 2, published: 3 } }),
    answer(readWrittenPost, { data: POST }),
    answer(listPostVersions, {
      data: [
        {
          number: 2,
          name: POST.name,
          editor: 'Govind Kelkar',
          isPublic: false,
          restoredFrom: 1,
          createdAt: POST.updatedAt,
        },
      ],
      total: 1,
    }),
    answer(listBlogCategories, { data: [{ name: 'Materials', count: 3 }], total: 1 }),
  );
const at = `/admin/content/posts/${MEMBER_ID}`;
const press = (user: Awaited<ReturnType<typeof renderAt>>['user'], name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

test.each<Role>(['USER', 'DEALER', 'APPROVERS'])('a %s finds no posts to edit', async (role) => {
  signInAs(role);
  startApi();
  const { address } = await renderAt('/admin/content');
  await (role === 'USER' || role === 'DEALER'
    ? waitFor(() => expect(address()).toBe('/'))
    : screen.findByText('Your role does not open this'));
});

test('staff see the state of each post, and the address chooses', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user, address, container } = await renderAt('/admin/content');
  expect(await screen.findByText(/the latest changes are not published/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'Scheduled 2' }));
  await waitFor(() => expect(address()).toBe('/admin/content?status=scheduled'));
  await waitFor(() => expect(api.callsOf(listWrittenPosts).at(-1)?.query).toMatchObject({ status: 'scheduled' }));
});

test('a post that was stored as HTML opens in the editor and is saved as its source and as HTML', async () => {
  signInAs('ADMIN');
  const api = startApi(answer(updatePost, { message: 'Post published', data: { ...POST, version: 3 } }));
  const { user, container } = await renderAt(at);
  expect(await screen.findByRole('heading', { name: 'The edge' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await press(user, 'Publish');
  await screen.findByText('Post published');
  const [saved] = api.callsOf(updatePost);
  expect(saved?.body).toMatchObject({
    version: 2,
    saveAs: 'publish',
    tags: ['plywood'],
    description: POST.description.replaceAll(/<\/?tbody>/g, ''),
  });
  expect(JSON.parse(saved?.body.source ?? '')).toMatchObject({ type: 'doc' });
  await press(user, 'Save draft');
  await waitFor(() => expect(api.callsOf(updatePost).at(-1)?.body).toMatchObject({ version: 3, saveAs: 'draft' }));
});

test('publishing without words or a category says so beside the fields; a draft needs a title only', async () => {
  signInAs('ADMIN');
  const api = startApi(answer(addPost, { message: 'Draft saved', data: POST }));
  const { user, address } = await renderAt('/admin/content/posts/new');
  await user.type(await screen.findByLabelText(/^Title/), 'Only a title');
  await press(user, 'Publish');
  expect(await screen.findByText('Please enter a category')).toBeInTheDocument();
  expect(screen.getByText('Please write the post first')).toBeInTheDocument();
  expect(api.callsOf(addPost)).toEqual([]);
  await press(user, 'Save draft');
  await waitFor(() => expect(address()).toBe(at));
  expect(api.callsOf(addPost)[0]?.body).toMatchObject({ name: 'Only a title', saveAs: 'draft', description: '' });
});

test('an address that another post has is said beside the address', async () => {
  signInAs('ADMIN');
  const { status, message, error } = slugTaken;
  startApi(
    answer(updatePost, () => {
      throw new CallError(status, message, error, { slug: message });
    }),
  );
  const { user } = await renderAt(at);
  await press(user, 'Publish');
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
});

test('what a colleague saved meanwhile is not overwritten, and can be loaded', async () => {
  signInAs('ADMIN');
  const api = startApi(answer(updatePost, () => refuse(changedSince)));
  const { user } = await renderAt(at);
  await press(user, 'Save draft');
  expect(await screen.findByText(/Someone else has saved this post/)).toBeInTheDocument();
  const before = api.callsOf(readWrittenPost).length;
  await press(user, 'load the latest version');
  await waitFor(() => expect(api.callsOf(readWrittenPost).length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByText(/Someone else has saved this post/)).toBeNull());
});

test('a time that has passed is not accepted as a schedule', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt(at);
  await press(user, 'Schedule');
  await user.type(await screen.findByLabelText(/^Publish at/), '2020-01-01T10:00');
  await press(user, 'Schedule post');
  expect(await screen.findByText('Please choose a time in the future')).toBeInTheDocument();
  expect(api.callsOf(updatePost)).toEqual([]);
});

/** A new table: its columns by number, and so many empty rows below them. */
function newTable(columns: readonly number[], rows: number): string {
  const head = columns.map((number) => `<th scope="col">Column ${number}</th>`).join('');
  return `<table><tr>${head}</tr>${`<tr>${'<td></td>'.repeat(columns.length)}</tr>`.repeat(rows)}</table>`;
}

test('a table is inserted and changed row by row and column by column, and saved as it was made', async () => {
  signInAs('ADMIN');
  const api = startApi(answer(updatePost, { message: 'Draft saved', data: { ...POST, version: 3 } }));
  const { user, container } = await renderAt(at);
  const savedTable = async () => {
    const before = api.callsOf(updatePost).length;
    await press(user, 'Save draft');
    await waitFor(() => expect(api.callsOf(updatePost).length).toBe(before + 1));
    return /<\/h2>(<table>.*?<\/table>)?/.exec(api.callsOf(updatePost).at(-1)?.body.description ?? '')?.[1];
  };
  await press(user, 'Table');
  expect(await screen.findByRole('button', { name: 'Add row' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(container);
  await press(user, 'Add row');
  await press(user, 'Add column');
  expect(await savedTable()).toBe(newTable([1, 4, 2, 3], 3));
  await press(user, 'Remove row');
  await press(user, 'Remove column');
  expect(await savedTable()).toBe(newTable([1, 2, 3], 2));
  await press(user, 'Remove table');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull());
  expect(await savedTable()).toBeUndefined();
});
