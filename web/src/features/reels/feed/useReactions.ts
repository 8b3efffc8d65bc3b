import { useLingui } from '@lingui/react/macro';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { session, useSession } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { bookmarks, useLocalBookmark } from './bookmarks.ts';
import { reelStatus, toggleBookmark, toggleLike } from './reels.queries.ts';

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

/** Shown at once and taken back when the server refuses (REEL-10). */
export function useLike({ _id, likeCount }: Reel, active: boolean) {
  const { t } = useLingui();
  const { status, set } = useStatus(_id, active);
  const [count, setCount] = useState(likeCount);
  const liking = useChange(
    {
      mutationFn: () => toggleLike(_id),
      onMutate: async () => {
        setCount(count + (status.isLiked ? -1 : 1));
        await set({ isLiked: !status.isLiked });
        return { count, isLiked: status.isLiked };
      },
      onSuccess: async (now) => {
        setCount(now.likeCount);
        await set({ isLiked: now.isLiked });
      },
      onError: async (_error, _, before) => {
        if (!before) return;
        setCount(before.count);
        await set({ isLiked: before.isLiked });
      },
    },
    {
      success: ({ isLiked }) => (isLiked ? t`Added to likes` : t`Removed from likes`),
      failure: t`Failed to update like`,
    },
  );
  const toggle = () => {
    if (!session.get().isAuthenticated) return toastError(t`Please login to like videos`);
    if (!liking.isPending) liking.mutate();
  };
  return { isLiked: status.isLiked, count, toggle };
}

/** Of a member on the server, of anybody else in this browser. */
export function useBookmark({ _id }: Reel, active: boolean) {
  const { isAuthenticated } = useSession();
  const { status, set } = useStatus(_id, active);
  const local = useLocalBookmark(_id);
  const saving = useChange(
    {
      mutationFn: () => toggleBookmark(_id),
      onMutate: () => set({ isBookmarked: !status.isBookmarked }),
      onSuccess: ({ isBookmarked }) => set({ isBookmarked }),
      onError: () => set({ isBookmarked: status.isBookmarked }),
    },
    { success: null },
  );
  const toggle = () => {
    if (!session.get().isAuthenticated) return bookmarks.toggle(_id);
    if (!saving.isPending) saving.mutate();
  };
  return { isSaved: isAuthenticated ? status.isBookmarked : local, toggle };
}
