import { MapPin } from 'lucide-react';
import { classes } from '../classes.ts';

/** 'city, state', on one line. */
export function Place({
  city,
  state,
  className,
}: {
  city?: string | null | undefined;
  state?: string | null | undefined;
  className?: string;
}) {
  const text = [city, state].filter(Boolean).join(', ');
  if (text === '') return null;
  return (
    <p className={classes('flex min-w-0 items-center gap-1 text-ink-2 text-ui', className)}>
      <MapPin size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-3" />
      <span className="truncate">{text}</span>
    </p>
  );
}
