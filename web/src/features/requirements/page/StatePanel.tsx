import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { renewingRequirement } from '../requirements.queries.ts';
import { useClosing } from '../useClosing.tsx';
import { useMoving } from '../useMoving.ts';
import { ConfirmByCode } from './ConfirmByCode.tsx';

/** What the buyer can do with it now. */
export function StatePanel({ requirement }: { requirement: Requirement }) {
  if (requirement.approved === 'PENDING')
    return (
      <Panel title="Waiting for review">
        <p className="text-ink-2 text-ui">Sellers see it once our team has read it.</p>
      </Panel>
    );
  if (requirement.approved === 'REJECTED')
    return (
      <Panel title="Not published">
        <p className="text-ink-2 text-ui">{requirement.rejectReason}</p>
      </Panel>
    );
  if (requirement.status === 'Pending') return <Paused requirement={requirement} />;
  if (requirement.status === 'Expired') return <Ended requirement={requirement} />;
  return requirement.status === 'Active' ? <Open requirement={requirement} /> : null;
}

function Paused({ requirement: { _id, phone } }: { requirement: Requirement }) {
  return (
    <Panel
      title="Paused until you confirm"
      line="Two sellers could not reach you. A code to your phone opens it again."
    >
      <ConfirmByCode id={_id} phone={phone} />
    </Panel>
  );
}

function Ended({ requirement: { _id } }: { requirement: Requirement }) {
  const renewing = useMoving(renewingRequirement());
  return (
    <Panel title="Thirty days have passed" line="Renew it, and sellers who fit it now are notified.">
      <Button variant="line" block busy={renewing.isPending} onClick={() => renewing.mutate(_id)}>
        Renew for 30 days
      </Button>
    </Panel>
  );
}

function Open({ requirement }: { requirement: Requirement }) {
  const closing = useClosing(requirement);
  return (
    <Panel title="Found what you need?" line="Sellers no longer see a completed requirement in their list.">
      <Button variant="line" block busy={closing.busy} onClick={closing.ask}>
        Close requirement
      </Button>
      {closing.dialog}
    </Panel>
  );
}
