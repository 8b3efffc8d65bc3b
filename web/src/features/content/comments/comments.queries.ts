import { addComment, type CommentForm, deleteComment, listComments } from '@plyhaat/contract/content/comments';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const PER_PAGE = 10;

/** A member also sees what it wrote and others do not see yet. */
export const commentList = (userId: string | undefined, blogId: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', blogId, ...(userId ? ['own', userId] : [])],
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { query: { blogId, perPage: PER_PAGE, ...(pageParam && { after: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const sendComment = (body: CommentForm) => call(addComment, { body });
export const removeComment = (id: string) => call(deleteComment, { params: { id } });
