import { isBusiness, isStaff, type Role } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox, LogOut, type LucideIcon, MessageSquare, Package, ShieldCheck, User } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { waitingItems } from '#features/leads/desk/inbox.queries.ts';
import { useSignOut } from '#shell/signOut.ts';
import * as TEXTS from './texts.ts';

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded px-3 text-ui hover:bg-sunken';

type Entry = { readonly tab: string; readonly label: string; readonly icon: LucideIcon };

/** What members come for most often. */
const ENTRIES: Readonly<Record<'seller' | 'buyer', readonly Entry[]>> = {
  seller: [
    { tab: 'leads', label: TEXTS.inbox, icon: Inbox },
    { tab: 'myProducts', label: TEXTS.products, icon: Package },
    { tab: 'enquiries', label: TEXTS.enquiries, icon: MessageSquare },
  ],
  buyer: [{ tab: 'enquiries', label: TEXTS.enquiries, icon: MessageSquare }],
};

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
        <span className="truncate font-semibold">{user?.name || TEXTS.member}</span>
      </Link>
      {user && <Entries id={user._id} role={user.role} close={close} />}
      {user && isStaff(user.role) && (
        <Link to="/admin" onClick={close} className={ROW}>
          <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          {TEXTS.admin}
        </Link>
      )}
      <button type="button" onClick={leave} className={ROW}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        {TEXTS.signOut}
      </button>
    </div>
  );
}

function Entries({ id, role, close }: { id: string; role: Role; close: () => void }) {
  const sells = isBusiness(role);
  const waiting = useQuery({ ...waitingItems(id), enabled: sells }).data ?? 0;
  return ENTRIES[sells ? 'seller' : 'buyer'].map(({ tab, label, icon: Icon }) => (
    <Link key={tab} to="/account" search={{ tab }} onClick={close} className={ROW}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {tab === 'leads' && waiting > 0 ? `${label} (${waiting.toLocaleString('en-IN')})` : label}
    </Link>
  ));
}
