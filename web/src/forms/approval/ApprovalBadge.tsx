import type { Approval } from '@plyhaat/contract/core/approval';
import { Badge } from '#ui/display/Badge.tsx';
import * as TEXTS from './texts.ts';

/** Yellow, green, and red for anything else (CAT-15). */
export function ApprovalBadge({ state }: { state: Approval | undefined }) {
  if (state === 'PENDING') return <Badge tone="wait">{TEXTS.pending}</Badge>;
  return state === 'APPROVED' ? <Badge tone="ok">{TEXTS.approved}</Badge> : <Badge tone="no">{TEXTS.rejected}</Badge>;
}
