import { may } from '@plyhaat/contract/core/roles';
import type { ReactNode } from 'react';
import { useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import type { Path } from '#shell/navigation.ts';

type Props = { title: string; adminOnly?: boolean; otherwise?: Path; children: ReactNode };

/** Screens about members, money and the log are for administrators and sub-administrators, a few for the former alone. */
export function ManagerScreen({ title, adminOnly = false, otherwise = '/', children }: Props) {
  const { user } = useSession();
  const isAllowed = may(user?.role, adminOnly ? 'administer' : 'manage');
  return (
    <>
      <Head title={title} />
      <Guard allowed={isAllowed} otherwise={otherwise}>
        {children}
      </Guard>
    </>
  );
}
