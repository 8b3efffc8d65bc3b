import { signOut } from '@plyhaat/contract/identity/identity';
import { useRouter } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { consoleLists } from '#api/console-lists.ts';
import { forgetPlace } from '#api/place.ts';
import { session } from '#api/session.ts';
import { forgetDrafts } from '#forms/drafts.ts';
import { useShellParts } from './parts.ts';

/** Clears token, user id and state, and goes to / (SHELL-12). The server's answer is not waited for. */
export function useSignOut(): () => void {
  const router = useRouter();
  const { forgetMember } = useShellParts();
  return () => {
    if (session.get().isView) return session.endView();
    // The call takes the token with it before the next line forgets it.
    call(signOut, {}).catch(() => {});
    session.clear();
    consoleLists.clear();
    forgetDrafts();
    forgetPlace();
    forgetMember();
    void router.navigate({ to: '/' });
  };
}
