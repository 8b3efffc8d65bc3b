import { isStaff } from '@plyhaat/contract/core/roles';
import { Link } from '@tanstack/react-router';
import { LogOut, ShieldCheck, User } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useSignOut } from './signOut.ts';

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded px-3 text-ui hover:bg-sunken';

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
      <Link to="/account" onClick={close} className={ROW}>
        <User size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <span className="truncate font-semibold">{user?.name || 'Member'}</span>
      </Link>
      {user && isStaff(user.role) && (
        <Link to="/admin" onClick={close} className={ROW}>
          <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          Admin
        </Link>
      )}
      <button type="button" onClick={leave} className={ROW}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        Sign out
      </button>
    </div>
  );
}
