import { type BlogCard, listBlogCategories, listPosts } from '@plyhaat/contract/content/blog';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

const somePost = (n: number, over: Partial<BlogCard> = {}): BlogCard => ({
  _id: `${n}`,
  slug: `post-${n}`,
  name: `Post ${n}`,
  excerpt: 'x'.repeat(200),
  category: 'Care',
  image: '',
  picture: null,
  tags: [],
  readingMinutes: 4,
  isPublished: true,
  createdAt: '2026-11-14T06:00:00.000Z',
  ...over,
});
const posts = Array.from({ length: 24 }, (_, n) => somePost(n + 1));
const categories = answer(listBlogCategories, {
  data: [
    { name: 'Business', count: 6 },
    { name: 'Care', count: 18 },
  ],
  total: 2,
});
const list = answer(listPosts, ({ query = {} }) => {
  const { page = 1, perPage = 12 } = query as { page?: number; perPage?: number };
  return { data: posts.slice((page - 1) * perPage, page * perPage), total: posts.length };
});
const lastQuery = (api: ReturnType<typeof fakeApi>) => api.callsOf(listPosts).at(-1) as { query: object };

test('CONT-1: the blog opens with the newest, one large, five compact and six cards', async () => {
  const api = fakeApi(list, categories);
  const { container } = await renderAt('/blog');
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
  expect(screen.getByText('Discover insights, tips, and stories from our community')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  expect(lastQuery(api).query).toMatchObject({ page: 1, perPage: 12, sortBy: 'createdAt', sortOrder: 'desc' });
  expect(screen.getByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/blog/post-1');
  await expectNoAxeViolations(container);
});

test('CONT-4: excerpts are cut to 150 and 120 characters, dates are short, the author is ours', async () => {
  fakeApi(list, categories);
  await renderAt('/blog');
  const [featured, , , , , , card] = await screen.findAllByRole('article');
  const excerptOf = (article: HTMLElement | undefined) => within(article as HTMLElement).getByText(/^x+…$/).textContent;
  expect(excerptOf(featured)).toBe(`${'x'.repeat(120)}…`);
  expect(excerptOf(card)).toBe(`${'x'.repeat(150)}…`);
  expect(within(card as HTMLElement).getByText('Nov 14, 2026')).toBeVisible();
  expect(within(card as HTMLElement).getByText('Plyhaat')).toBeVisible();
});

test('CONT-2: every filter is in the address and leads back to page 1; the layout does not', async () => {
  const api = fakeApi(list, categories);
  const { user, address } = await renderAt('/blog?page=2');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  await waitFor(() => expect(address()).toBe('/blog?page=2&view=list'));
  await user.click(screen.getByRole('button', { name: /^Care/ }));
  await waitFor(() => expect(address()).toBe('/blog?category=Care&view=list'));
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'glue{Enter}');
  await waitFor(() => expect(address()).toBe('/blog?category=Care&search=glue&view=list'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Sort by title');
  await user.click(screen.getByRole('button', { name: /Z to A, change to A to Z/ }));
  await waitFor(() => expect(address()).toContain('sortBy=name&sortOrder=asc'));
  expect(lastQuery(api).query).toMatchObject({
    search: 'glue',
    category: 'Care',
    sortBy: 'name',
    sortOrder: 'asc',
    page: 1,
  });
});

test('CONT-2: a page holds 6, 12, 24 or 48, and pages show only where there are several', async () => {
  fakeApi(list, categories);
  const { user, address } = await renderAt('/blog');
  const size = await screen.findByRole('combobox', { name: 'Posts per page' });
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['6', '12', '24', '48']);
  expect(size).toHaveValue('12');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await user.selectOptions(size, '48');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull());
  expect(address()).toBe('/blog?perPage=48');
});

test('CONT-2, CONT-3: six skeletons stand while it loads; when it fails it says so, and Retry loads again', async () => {
  let broken = true;
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  fakeApi(
    answer(listPosts, async () => {
      await waiting;
      return broken ? refuse({ status: 400, error: 'x', message: 'x' }) : { data: posts.slice(0, 3), total: 3 };
    }),
    categories,
  );
  const { user, container } = await renderAt('/blog');
  expect(await screen.findByText('Loading posts')).toBeInTheDocument();
  expect(container.querySelectorAll('.rounded-card[aria-hidden="true"]')).toHaveLength(6);
  go();
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByText('Unable to load blog posts. Please try again later.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('CONT-3: nothing found reads differently with a search and without, and the filters can be cleared', async () => {
  fakeApi(
    answer(listPosts, ({ query }) =>
      (query as { search?: string }).search ? { data: [], total: 0 } : { data: posts.slice(0, 2), total: 2 },
    ),
    categories,
  );
  const { user, address } = await renderAt('/blog?search=bamboo&category=Care');
  expect(await screen.findByText('No blog posts found')).toBeVisible();
  expect(screen.getByText('Nothing matches “bamboo” in Care. Try another word or category.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(address()).toBe('/blog');
});

test('a tag of the address is shown and can be taken away', async () => {
  const api = fakeApi(list, categories);
  const { user, address } = await renderAt('/blog?tag=bwp');
  await user.click(await screen.findByRole('button', { name: 'Remove #bwp' }));
  expect(address()).toBe('/blog');
  expect(api.callsOf(listPosts)[0]).toMatchObject({ query: { tag: 'bwp' } });
});
