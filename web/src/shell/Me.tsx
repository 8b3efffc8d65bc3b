import { LogOut, User } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { Avatar } from './Avatar.tsx';
import { HeaderPopup } from './HeaderPopup.tsx';
import { openLogin } from './login.ts';
import { useSignOut } from './signOut.ts';

// One width for everybody: the name that appears after hydration moves nothing.
const LOOK =
  'flex h-11 w-11 items-center justify-center gap-2.5 rounded-full font-semibold text-ui hover:bg-sunken lg:w-34 lg:justify-start lg:px-1.5';
const WORD = 'truncate max-lg:sr-only';

/** Who is signed in, or the way to sign in. */
export function Me() {
  const { user } = useSession();
  const signOut = useSignOut();
  if (!user)
    return (
      <button type="button" className={LOOK} onClick={() => openLogin()}>
        <span className="grid size-8.5 flex-none place-items-center">
          <User size={21} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <span className={WORD}>Login</span>
      </button>
    );
  const name = user.name || 'Member';
  return (
    <HeaderPopup
      trigger={(props) => (
        <button type="button" className={LOOK} {...props}>
          <Avatar name={name} />
          <span className={WORD}>{name}</span>
        </button>
      )}
    >
      {() => (
        <div className="w-56">
          <p className="truncate px-3 py-2 font-semibold text-ui">{name}</p>
          <button
            type="button"
            onClick={signOut}
            className="flex min-h-11 w-full items-center gap-3 rounded px-3 text-ui hover:bg-sunken"
          >
            <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
            Sign out
          </button>
        </div>
      )}
    </HeaderPopup>
  );
}
