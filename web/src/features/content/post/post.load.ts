import type { QueryClient } from '@tanstack/react-query';
import { postDetail, relatedPosts } from '../blog/blog.queries.ts';
import { commentList } from '../comments/comments.queries.ts';

/** The post, and what stands below it: a page waits for that only while it is rendered. */
export async function loadPost(queries: QueryClient, slugOrId: string) {
  const post = await queries.ensureQueryData(postDetail(slugOrId));
  const beside = Promise.all([
    queries.prefetchQuery(relatedPosts(post)),
    queries.prefetchInfiniteQuery(commentList(undefined, post._id)),
  ]);
  return { post, beside };
}
