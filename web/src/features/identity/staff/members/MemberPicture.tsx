import type { MemberRow } from '@plyhaat/contract/identity/staff/members';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/** A member's picture, or the initials of the business. */
export function MemberPicture({ row, className }: { row: MemberRow; className: string }) {
  if (row.picture)
    return (
      <Picture picture={row.picture} alt="" sizes="64px" ratio="1/1" className={classes('flex-none', className)} />
    );
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid flex-none place-items-center bg-teak-soft font-bold text-meta text-teak-ink uppercase',
        className,
      )}
    >
      {initialsOf(row.company ?? row.name)}
    </span>
  );
}
