import { Trans, useLingui } from '@lingui/react/macro';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { renewingRequirement } from '../requirements.queries.ts';
import { useClosing } from '../useClosing.tsx';
import { useMoving } from '../useMoving.ts';
import { ConfirmByCode } from './ConfirmByCode.tsx';

/** What keeps sellers from seeing it, and what the buyer can do about it. */
export function StatePanel({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  if (requirement.approved === 'PENDING')
    return (
      <Panel title={t`Waiting for review`}>
        <p className="text-ink-2 text-ui">
          <Trans>Sellers see it once our team has read it.</Trans>
        </p>
      </Panel>
    );
  if (requirement.approved === 'REJECTED')
    return (
      <Panel title={t`Not published`}>
        <p className="text-ink-2 text-ui">{requirement.rejectReason}</p>
      </Panel>
    );
  if (requirement.status === 'Pending') return <Paused requirement={requirement} />;
  return requirement.status === 'Expired' ? <Ended requirement={requirement} /> : null;
}

function Paused({ requirement: { _id, phone } }: { requirement: Requirement }) {
  const { t } = useLingui();
  return (
    <Panel
      title={t`Paused until you confirm`}
      line={t`Two sellers could not reach you. A code to your phone opens it again.`}
    >
      <ConfirmByCode id={_id} phone={phone} />
    </Panel>
  );
}

function Ended({ requirement: { _id } }: { requirement: Requirement }) {
  const { t } = useLingui();
  const renewing = useMoving(renewingRequirement());
  return (
    <Panel title={t`Thirty days have passed`} line={t`Renew it, and sellers who fit it now are notified.`}>
      <Button busy={renewing.isPending} onClick={() => renewing.mutate(_id)}>
        <Trans>Renew for 30 days</Trans>
      </Button>
    </Panel>
  );
}

/** For a buyer who has found it elsewhere. */
export function ClosePanel({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const closing = useClosing(requirement);
  return (
    <Panel title={t`Found what you need?`} line={t`Sellers no longer see a completed requirement in their list.`}>
      <Button variant="line" block busy={closing.busy} onClick={closing.ask}>
        <Trans>Close requirement</Trans>
      </Button>
      {closing.dialog}
    </Panel>
  );
}
