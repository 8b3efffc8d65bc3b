import { createRoute, redirect } from '@tanstack/react-router';
import { asNotFound } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';
import { readBlogAddress } from './blog.address.ts';

const blogRoute = createRoute({
  getParentRoute: () => root,
  path: '/blog',
  validateSearch: readBlogAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    whenRendering(import('./blog.queries.ts').then(({ loadBlog }) => loadBlog(queries, deps))),
  component: screen(() => import('./BlogScreen.tsx'), 'BlogScreen'),
});

const refusals = () => import('../post/PostMissing.tsx');

const postRoute = createRoute({
  getParentRoute: () => root,
  path: '/blog/$slug',
  loader: async ({ context: { queries }, params: { slug } }) => {
    const { loadPost } = await import('../post/post.load.ts');
    const { post, beside } = await loadPost(queries, slug).catch(asNotFound);
    // The slug is the page's one address; an id or an earlier slug leads there for good.
    if (slug !== post.slug) throw redirect({ to: '/blog/$slug', params: { slug: post.slug }, statusCode: 301 });
    await whenRendering(beside);
  },
  component: screen(() => import('../post/PostScreen.tsx'), 'PostScreen'),
  pendingComponent: screen(refusals, 'PostWaiting', 'PostMissing'),
  errorComponent: screen(refusals, 'PostMissing'),
  notFoundComponent: screen(refusals, 'PostMissing'),
  pendingMs: 300,
  pendingMinMs: 0,
});

export const blogRoutes = [blogRoute, postRoute] as const;
