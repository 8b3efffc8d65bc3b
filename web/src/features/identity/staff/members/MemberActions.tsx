import { Trans, useLingui } from '@lingui/react/macro';
import { isStaff, may } from '@plyhaat/contract/core/roles';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { BadgeCheck, Ban, LogOut, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { mayActOn } from './may-act.ts';
import { endingSessions } from './members.queries.ts';
import { type MemberAct, ReasonDialog } from './ReasonDialog.tsx';
import { SeeAsButton } from './SeeAsButton.tsx';

type Opened = MemberAct | 'block' | 'sessions' | null;

/** What the reader may do with this member: nothing with oneself, and staff only as an administrator. */
export function MemberActions({ member, openBlock }: { member: MemberDetail; openBlock: boolean }) {
  const { user } = useSession();
  const isAdmin = may(user?.role, 'administer');
  const mayAct = mayActOn(user, member);
  const isBlocked = member.standing === 'blocked';
  const [opened, setOpened] = useState<Opened>(openBlock && mayAct && !isBlocked ? 'block' : null);
  const close = () => setOpened(null);
  if (!mayAct) return null;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto max-sm:[&>button]:flex-1 max-sm:[&>button]:px-3 max-sm:[&>button>svg]:hidden">
      {member.company && (
        <Button variant="line" onClick={() => setOpened(member.isVerified ? 'unverify' : 'verify')}>
          <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          {member.isVerified ? <Trans>Remove verification</Trans> : <Trans>Verify</Trans>}
        </Button>
      )}
      {isAdmin && (
        <Button variant="line" onClick={() => setOpened('role')}>
          <UserCog size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Change role</Trans>
        </Button>
      )}
      {member.sessions.total > 0 && (
        <Button variant="line" onClick={() => setOpened('sessions')}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>End sessions</Trans>
        </Button>
      )}
      {!isStaff(member.role) && <SeeAsButton id={member._id} />}
      <Button variant={isBlocked ? 'line' : 'danger'} onClick={() => setOpened(isBlocked ? 'unblock' : 'block')}>
        <Ban size={18} strokeWidth={1.75} aria-hidden="true" />
        {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
      </Button>
      {opened === 'block' && <BlockDialog member={member} onClose={close} />}
      {opened === 'sessions' && <EndSessions member={member} onClose={close} />}
      {opened !== null && opened !== 'block' && opened !== 'sessions' && (
        <ReasonDialog member={member} act={opened} onClose={close} />
      )}
    </div>
  );
}

function EndSessions({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useLingui();
  const ending = useChange(endingSessions(member._id), { refresh: [['admin']], onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`End all sessions of ${{ name: member.company ?? member.name }}?`}
      text={t`The member has to sign in again on every device.`}
      confirmLabel={t`End sessions`}
      onConfirm={() => ending.mutate()}
      danger
      busy={ending.isPending}
    />
  );
}
