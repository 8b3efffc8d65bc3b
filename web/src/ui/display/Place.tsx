import { MapPin } from 'lucide-react';
import { classes } from '../classes.ts';
import { usePlaceInWords } from './place-in-words.ts';

type Props = {
  city?: string | null | undefined;
  state?: string | null | undefined;
  km?: number | undefined;
  className?: string;
};

/** 'city, state', on one line. */
export function Place({ city, state, km, className }: Props) {
  const text = usePlaceInWords(city, state, km);
  if (text === '') return null;
  return (
    <p className={classes('flex min-w-0 items-center gap-1 text-ink-2 text-ui', className)}>
      <MapPin size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-3" />
      <span className="truncate">{text}</span>
    </p>
  );
}
