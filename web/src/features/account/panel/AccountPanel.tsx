import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isBusiness, isStaff, type Role } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox, LogOut, type LucideIcon, MessageSquare, Package, ShieldCheck, User } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { waitingItems } from '#features/leads/desk/inbox.queries.ts';
import { useSignOut } from '#shell/signOut.ts';

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded px-3 text-ui hover:bg-sunken';

type Entry = { readonly tab: string; readonly label: MessageDescriptor; readonly icon: LucideIcon };

/** What members come for most often. */
const ENTRIES: Readonly<Record<'seller' | 'buyer', readonly Entry[]>> = {
  seller: [
    { tab: 'leads', label: msg`Inbox`, icon: Inbox },
    { tab: 'myProducts', label: msg`Products`, icon: Package },
    { tab: 'enquiries', label: msg`Enquiries`, icon: MessageSquare },
  ],
  buyer: [{ tab: 'enquiries', label: msg`Enquiries`, icon: MessageSquare }],
};

/** The member's own menu. */
export function AccountPanel({ close }: { close: () => void }) {
  const { t } = useLingui();
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
        <span className="truncate font-semibold">{user?.name || t`Member`}</span>
      </Link>
      {user && <Entries id={user._id} role={user.role} close={close} />}
      {user && isStaff(user.role) && (
        <Link to="/admin" onClick={close} className={ROW}>
          <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Admin</Trans>
        </Link>
      )}
      <button type="button" onClick={leave} className={ROW}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Sign out</Trans>
      </button>
    </div>
  );
}

function Entries({ id, role, close }: { id: string; role: Role; close: () => void }) {
  const { t } = useLingui();
  const sells = isBusiness(role);
  const waiting = useQuery({ ...waitingItems(id), enabled: sells }).data ?? 0;
  return ENTRIES[sells ? 'seller' : 'buyer'].map(({ tab, label, icon: Icon }) => (
    <Link key={tab} to="/account" search={{ tab }} onClick={close} className={ROW}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {t(label)}
      {tab === 'leads' && waiting > 0 && ` (${waiting.toLocaleString('en-IN')})`}
    </Link>
  ));
}
