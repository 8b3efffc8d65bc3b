import type { MemberStanding } from '@plyhaat/contract/identity/staff/members';
import { Badge } from '#ui/display/Badge.tsx';
import * as TEXTS from './texts.ts';

const TONES = { active: 'ok', blocked: 'no', unproven: 'wait' } as const;

export const StandingBadge = ({ standing }: { standing: MemberStanding }) => (
  <Badge tone={TONES[standing]}>{TEXTS.standings[standing]}</Badge>
);
