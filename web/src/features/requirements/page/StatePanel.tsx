import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { renewingRequirement } from '../requirements.queries.ts';
import { useClosing } from '../useClosing.tsx';
import { useMoving } from '../useMoving.ts';
import { ConfirmByCode } from './ConfirmByCode.tsx';
import * as TEXTS from './texts.ts';

/** What keeps sellers from seeing it, and what the buyer can do about it. */
export function StatePanel({ requirement }: { requirement: Requirement }) {
  if (requirement.approved === 'PENDING')
    return (
      <Panel title={TEXTS.waitingForReview}>
        <p className="text-ink-2 text-ui">{TEXTS.sellersSeeItOnce}</p>
      </Panel>
    );
  if (requirement.approved === 'REJECTED')
    return (
      <Panel title={TEXTS.notPublished}>
        <p className="text-ink-2 text-ui">{requirement.rejectReason}</p>
      </Panel>
    );
  if (requirement.status === 'Pending') return <Paused requirement={requirement} />;
  return requirement.status === 'Expired' ? <Ended requirement={requirement} /> : null;
}

function Paused({ requirement: { _id, phone } }: { requirement: Requirement }) {
  return (
    <Panel title={TEXTS.pausedUntilYouConfirm} line={TEXTS.twoSellersCouldNot}>
      <ConfirmByCode id={_id} phone={phone} />
    </Panel>
  );
}

function Ended({ requirement: { _id } }: { requirement: Requirement }) {
  const renewing = useMoving(renewingRequirement());
  return (
    <Panel title={TEXTS.thirtyDaysHavePassed} line={TEXTS.renewItAndSellers}>
      <Button busy={renewing.isPending} onClick={() => renewing.mutate(_id)}>
        {TEXTS.renewFor30Days}
      </Button>
    </Panel>
  );
}

/** For a buyer who has found it elsewhere. */
export function ClosePanel({ requirement }: { requirement: Requirement }) {
  const closing = useClosing(requirement);
  return (
    <Panel title={TEXTS.foundWhatYouNeed} line={TEXTS.sellersNoLongerSee}>
      <Button variant="line" block busy={closing.busy} onClick={closing.ask}>
        {TEXTS.closeRequirement}
      </Button>
      {closing.dialog}
    </Panel>
  );
}
