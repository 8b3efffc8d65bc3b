import type { MemberStatus } from '@plyhaat/contract/identity/staff/members';
import { InWords } from '#console/table/cells.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { MEMBER_STATUSES } from './member.words.ts';

const TONES = { active: 'ok', blocked: 'no', unproven: 'wait' } as const;

export const MemberBadge = ({ status }: { status: MemberStatus }) => (
  <Badge tone={TONES[status]}>
    <InWords said={MEMBER_STATUSES[status]} />
  </Badge>
);
