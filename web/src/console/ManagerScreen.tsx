import { Trans, useLingui } from '@lingui/react/macro';
import { may } from '@plyhaat/contract/core/roles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import type { Path } from '#shell/navigation.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { useCrumb } from './crumb.ts';

type Props = { title: string; adminOnly?: boolean; otherwise?: Path; children: ReactNode };

/**
 * Screens about members, money and the log are for administrators and sub-administrators, a few for the former alone.
 * Other staff read that, unless they are led `otherwise`; whoever is no staff the console's frame has sent home.
 */
export function ManagerScreen({ title, adminOnly = false, otherwise, children }: Props) {
  const { user } = useSession();
  const isAllowed = may(user?.role, adminOnly ? 'administer' : 'manage');
  return (
    <>
      <Head title={title} />
      {isAllowed || otherwise ? (
        <Guard allowed={isAllowed} otherwise={otherwise ?? '/'}>
          {children}
        </Guard>
      ) : (
        <Closed title={title} adminOnly={adminOnly} />
      )}
    </>
  );
}

function Closed({ title, adminOnly }: { title: string; adminOnly: boolean }) {
  const { t } = useLingui();
  useCrumb(title);
  return (
    <div className="grid gap-5 px-[clamp(1rem,2.4vw,2rem)] py-6">
      <h1 className="text-head">{title}</h1>
      <Empty
        title={t`Your role does not open this`}
        text={
          adminOnly
            ? t`It is for administrators. Please ask one of them.`
            : t`It is for administrators and sub-administrators. Please ask one of them.`
        }
        action={
          <Link to="/admin" className={buttonClass({ variant: 'line' })}>
            <Trans>Back to the console</Trans>
          </Link>
        }
      />
    </div>
  );
}
