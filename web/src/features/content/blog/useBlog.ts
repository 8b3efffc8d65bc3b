import type { BlogListQuery } from '@plyhaat/contract/content/blog';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { BlogAddress } from './blog.address.ts';
import { blogQuery, postList } from './blog.queries.ts';

const route = getRouteApi('/blog');

type Chosen = Partial<Omit<BlogListQuery, 'isPublished'>> & { readonly view?: 'grid' | 'list' };
const PLAIN: Readonly<Record<string, string>> = { sortBy: 'createdAt', sortOrder: 'desc', perPage: '12', view: 'grid' };

/** The address is the state: every change is a navigation, and any change but paging and layout returns to page 1. */
export function useBlog() {
  const address = route.useSearch();
  const router = useRouter();
  const query = blogQuery(address);
  const list = useQuery(postList(query));
  const changed = (patch: Chosen): BlogAddress => {
    const texts = Object.entries({ page: 1, ...patch }).map(([name, value]) => {
      const text = String(value);
      return [name, text === PLAIN[name] || (name === 'page' && text === '1') ? '' : text];
    });
    return { ...address, ...Object.fromEntries(texts) };
  };
  const { search, category, tag } = query;
  return {
    query,
    list,
    view: address.view === 'list' ? ('list' as const) : ('grid' as const),
    isNarrowed: Boolean(search || category || tag),
    go: (patch: Chosen) => void router.navigate({ to: '/blog', search: changed(patch) }),
    hrefFor: (patch: Chosen) => router.buildLocation({ to: '/blog', search: changed(patch) }).href,
  };
}

export type Blog = ReturnType<typeof useBlog>;
