import type { BlogPost } from '@plyhaat/contract/content/blog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocalMark } from '#api/local-marks.ts';
import { useSession } from '#api/session.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { LOCAL, postStatus, TOGGLES } from './reactions.queries.ts';

type Mark = keyof typeof TOGGLES;

/** Likes and bookmarks: of a member on the server, shown at once; of anybody else in this browser. */
export function useReactions({ _id, likeCount, commentCount }: BlogPost) {
  const { user } = useSession();
  const queries = useQueryClient();
  const query = postStatus(user?._id, _id);
  const { data } = useQuery(query);
  const status = data ?? { isLiked: false, isBookmarked: false, likeCount, commentCount };
  const local = { isLiked: useLocalMark(LOCAL.isLiked, _id), isBookmarked: useLocalMark(LOCAL.isBookmarked, _id) };
  const busy = useRef(false);

  const show = (part: Partial<typeof status>) => queries.setQueryData(query.queryKey, { ...status, ...part });
  const toggle = async (mark: Mark) => {
    if (!user) return LOCAL[mark].toggle(_id);
    if (busy.current) return;
    busy.current = true;
    try {
      await queries.cancelQueries({ queryKey: query.queryKey });
      const isSet = !status[mark];
      show({ [mark]: isSet, ...(mark === 'isLiked' && { likeCount: status.likeCount + (isSet ? 1 : -1) }) });
      show({ ...(await TOGGLES[mark](_id)) });
    } catch (error) {
      show({});
      toastError((error as Error).message);
    } finally {
      busy.current = false;
    }
  };
  return {
    isLiked: user ? status.isLiked : local.isLiked,
    isBookmarked: user ? status.isBookmarked : local.isBookmarked,
    likeCount: status.likeCount + (!user && local.isLiked ? 1 : 0),
    commentCount: status.commentCount,
    toggle: (mark: Mark) => void toggle(mark),
  };
}
