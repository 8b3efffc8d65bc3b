import { LogOut } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useSignOut } from './signOut.ts';

/** The member's own menu. */
export function AccountPanel({ close }: { close: () => void }) {
  const { user } = useSession();
  const signOut = useSignOut();
  const leave = () => {
    close();
    signOut();
  };
  return (
    <div className="w-56">
      <p className="truncate px-3 py-2 font-semibold text-ui">{user?.name}</p>
      <button
        type="button"
        onClick={leave}
        className="flex min-h-11 w-full items-center gap-3 rounded px-3 text-ui hover:bg-sunken"
      >
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        Sign out
      </button>
    </div>
  );
}
