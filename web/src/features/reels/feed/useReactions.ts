import type { Reel } from '@plyhaat/contract/reels/reels';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { session, useSession } from '#api/session.ts';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { bookmarks, useLocalBookmark } from './bookmarks.ts';
import { reelStatus, toggleBookmark, toggleLike } from './reels.queries.ts';
import * as TEXTS from './texts.ts';

type Status = { readonly isLiked: boolean; readonly isBookmarked: boolean };
const NEITHER: Status = { isLiked: false, isBookmarked: false };

/** What the signed-in viewer did with a reel; `set` changes it on the screen alone. */
function useStatus(reelId: string, active: boolean) {
  const { user } = useSession();
  const queries = useQueryClient();
  const query = reelStatus(user?._id ?? '', reelId);
  const { data = NEITHER } = useQuery({ ...query, enabled: active && user !== null });
  const set = async (part: Partial<Status>) => {
    // An answer on its way would undo it.
    await queries.cancelQueries({ queryKey: query.queryKey });
    queries.setQueryData(query.queryKey, (now = NEITHER) => ({ ...now, ...part }));
  };
  return { status: user ? data : NEITHER, set };
}

/** Shown at once and taken back when the server refuses (spec 3 §4). */
export function useLike({ _id, likeCount }: Reel, active: boolean) {
  const { status, set } = useStatus(_id, active);
  const [count, setCount] = useState(likeCount);
  const liking = useMutation({
    mutationFn: () => toggleLike(_id),
    onMutate: async () => {
      setCount(count + (status.isLiked ? -1 : 1));
      await set({ isLiked: !status.isLiked });
      return { count, isLiked: status.isLiked };
    },
    onSuccess: async (now) => {
      setCount(now.likeCount);
      await set({ isLiked: now.isLiked });
      toastSuccess(now.isLiked ? TEXTS.addedToLikes : TEXTS.removedFromLikes);
    },
    onError: async (_error, _, before) => {
      toastError(TEXTS.failedToUpdateLike);
      if (!before) return;
      setCount(before.count);
      await set({ isLiked: before.isLiked });
    },
  });
  const toggle = () => {
    if (!session.get().isAuthenticated) return toastError(TEXTS.pleaseLoginToLike);
    if (!liking.isPending) liking.mutate();
  };
  return { isLiked: status.isLiked, count, toggle };
}

/** Of a member on the server, of anybody else in this browser. */
export function useBookmark({ _id }: Reel, active: boolean) {
  const { isAuthenticated } = useSession();
  const { status, set } = useStatus(_id, active);
  const local = useLocalBookmark(_id);
  const saving = useMutation({
    mutationFn: () => toggleBookmark(_id),
    onMutate: () => set({ isBookmarked: !status.isBookmarked }),
    onSuccess: ({ isBookmarked }) => set({ isBookmarked }),
    onError: async ({ message }) => {
      toastError(message);
      await set({ isBookmarked: status.isBookmarked });
    },
  });
  const toggle = () => {
    if (!session.get().isAuthenticated) return bookmarks.toggle(_id);
    if (!saving.isPending) saving.mutate();
  };
  return { isSaved: isAuthenticated ? status.isBookmarked : local, toggle };
}
