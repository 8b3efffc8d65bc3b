import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { EnquiryRow } from '@plyhaat/contract/leads/staff/enquiries';
import { useEffect, useState } from 'react';
import { Badge } from '#ui/display/Badge.tsx';
import { useDueOf } from './due.ts';

type Props = { row: Pick<EnquiryRow, 'status' | 'dueAt' | 'answeredAt'> };

/** Goes on counting while the screen stays open. */
export function DueBadge({ row }: Props) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  const { text, tone } = useDueOf()(row, now);
  return <Badge tone={tone}>{text}</Badge>;
}
