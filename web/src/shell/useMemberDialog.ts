import { type ComponentType, useState } from 'react';
import { session } from '#api/session.ts';
import { usePreparedPart } from '#ui/useLazyPart.ts';
import { openLogin } from './login.ts';

/** `visit` counts the openings: each begins anew. */
type Request<About> = { readonly about: About; readonly open: boolean; readonly visit: number };

/** A dialog for members: a visitor signs in first, and the dialog then opens by itself. Its code comes when wanted. */
export function useMemberDialog<About, Props>(load: () => Promise<ComponentType<Props>>) {
  const [request, setRequest] = useState<Request<About> | null>(null);
  const close = () => setRequest((last) => last && { ...last, open: false });
  const { Part, prepare } = usePreparedPart(request?.open ?? false, load, close);
  return {
    Part,
    prepare,
    request,
    close,
    /** `why` is what a visitor reads: 'Sign in to call Marwar Ply Point'. */
    ask: (about: About, why: string) => {
      const goOn = () => setRequest((last) => ({ about, open: true, visit: (last?.visit ?? 0) + 1 }));
      if (session.get().isAuthenticated) goOn();
      else openLogin({ why, goOn });
    },
  };
}
