import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { session, useSession } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { OPENS_EARLY_LOGIN, openLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { isWished, wishing } from './wishlist.queries.ts';

/** The same size on the list or off it, so that nothing moves when it is known. */
export function WishlistButton({ productId }: { productId: string }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { data: on = false } = useQuery({ ...isWished(user?._id ?? '', productId), enabled: user !== null });
  const wish = useChange(wishing(), { refresh: [['wishlist']] });
  const set = (wished: boolean) => wish.mutate({ productId, wished });
  const press = () => {
    if (session.get().isAuthenticated) set(!on);
    else openLogin({ why: t`Sign in to save this to your wishlist`, goOn: () => set(true) });
  };
  return (
    <Button variant="line" aria-pressed={on} busy={wish.isPending} {...OPENS_EARLY_LOGIN} onClick={press}>
      <Heart size={18} strokeWidth={1.75} aria-hidden="true" className={on ? 'fill-brick text-brick' : undefined} />
      <Trans>Wishlist</Trans>
    </Button>
  );
}
