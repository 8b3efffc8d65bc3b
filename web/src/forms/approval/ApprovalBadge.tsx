import { Trans } from '@lingui/react/macro';
import type { Approval } from '@plyhaat/contract/core/approval';
import { Badge } from '#ui/display/Badge.tsx';

/** Yellow, green, and red for anything else (CAT-15). */
export function ApprovalBadge({ state }: { state: Approval | undefined }) {
  if (state === 'PENDING')
    return (
      <Badge tone="wait">
        <Trans>Pending</Trans>
      </Badge>
    );
  return state === 'APPROVED' ? (
    <Badge tone="ok">
      <Trans>Approved</Trans>
    </Badge>
  ) : (
    <Badge tone="no">
      <Trans>Rejected</Trans>
    </Badge>
  );
}
