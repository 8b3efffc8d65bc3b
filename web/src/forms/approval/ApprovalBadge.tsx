import type { Approval } from '@plyhaat/contract/core/approval';
import { Badge } from '#ui/display/Badge.tsx';

/** Spec 2 §4: yellow, green, and red for anything else. */
export function ApprovalBadge({ state }: { state: Approval | undefined }) {
  if (state === 'PENDING') return <Badge tone="wait">Pending</Badge>;
  return state === 'APPROVED' ? <Badge tone="ok">Approved</Badge> : <Badge tone="no">Rejected</Badge>;
}
