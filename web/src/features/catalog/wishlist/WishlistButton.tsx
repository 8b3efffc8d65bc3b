import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { session, useSession } from '#api/session.ts';
import { OPENS_EARLY_LOGIN, openLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import * as TEXTS from './texts.ts';
import { isWished, wishing } from './wishlist.queries.ts';

/** The same size on the list or off it, so that nothing moves when it is known. */
export function WishlistButton({ productId }: { productId: string }) {
  const { user } = useSession();
  const queries = useQueryClient();
  const { data: on = false } = useQuery({ ...isWished(user?._id ?? '', productId), enabled: user !== null });
  const wish = useMutation(wishing());
  const set = (wished: boolean) =>
    wish.mutate(
      { productId, wished },
      {
        onSuccess: async ({ message }) => {
          await queries.invalidateQueries({ queryKey: ['wishlist'] });
          toastSuccess(message);
        },
        onError: ({ message }) => toastError(message),
      },
    );
  const press = () => {
    if (session.get().isAuthenticated) set(!on);
    else openLogin({ why: TEXTS.signInToSave, goOn: () => set(true) });
  };
  return (
    <Button variant="line" aria-pressed={on} busy={wish.isPending} {...OPENS_EARLY_LOGIN} onClick={press}>
      <Heart size={18} strokeWidth={1.75} aria-hidden="true" className={on ? 'fill-brick text-brick' : undefined} />
      {TEXTS.wishlist}
    </Button>
  );
}
