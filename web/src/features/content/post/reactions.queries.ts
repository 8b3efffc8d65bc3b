import { readPostStatus, togglePostBookmark, togglePostLike } from '@plyhaat/contract/content/reactions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { localMarks } from '#api/local-marks.ts';

/** Of one post, to one reader: the figures change faster than the page that is cached. */
export const postStatus = (userId: string | undefined, id: string) =>
  queryOptions({
    queryKey: ['blog', 'status', id, ...(userId ? ['own', userId] : [])],
    queryFn: async ({ signal }) => {
      const { isLiked, isBookmarked, likeCount, commentCount } = await call(readPostStatus, { params: { id } }, signal);
      return { isLiked, isBookmarked, likeCount, commentCount };
    },
    staleTime: 0,
  });

export const TOGGLES = {
  isLiked: (blogId: string) => call(togglePostLike, { body: { blogId } }),
  isBookmarked: (blogId: string) => call(togglePostBookmark, { body: { blogId } }),
};

/** What a visitor without an account liked and bookmarked, in this browser alone. */
export const LOCAL = {
  isLiked: localMarks('plyhaat.blogLikes'),
  isBookmarked: localMarks('plyhaat.blogBookmarks'),
};
