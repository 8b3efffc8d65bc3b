import { formatPhone, normalizePhone, telLink } from '@plyhaat/contract/core/phone';
import { classes } from '../classes.ts';

/** A number as ALL-3 has it; `dial` makes it a link where the number can be dialled. */
export function Phone({ phone, dial = false, className }: { phone: string; dial?: boolean; className?: string }) {
  const look = classes('whitespace-nowrap tabular-nums', className);
  const mobile = dial ? normalizePhone(phone) : null;
  if (mobile === null) return <span className={look}>{formatPhone(phone)}</span>;
  return (
    <a href={telLink(mobile)} className={look}>
      {formatPhone(phone)}
    </a>
  );
}
