
import type { MemberStatus } from '@plyhaat/contract/identity/staff/members';
import { Badge } from '#ui/display/Badge.tsx';
import * as TEXTS from './texts.ts';

const TONES = { active: 'ok', blocked: 'no', unproven: 'wait' } as const;

export const MemberBadge = ({ status }: { status: MemberStatus }) => (
  <Badge tone={TONES[status]}>{TEXTS.memberStatuses[status]}</Badge>
);
