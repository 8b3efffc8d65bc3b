import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

const TONES = {
  plain: 'bg-sunken text-ink-2',
  /** On a picture. */
  new: 'bg-cream text-night',
  sale: 'bg-teak-fill text-white',
  ok: 'bg-leaf-soft text-leaf',
  wait: 'bg-amber-soft text-amber-ink',
  no: 'bg-brick-soft text-brick',
} as const;

export type BadgeTone = keyof typeof TONES;
const DOTTED: ReadonlySet<BadgeTone> = new Set(['ok', 'wait', 'no']);

/** States carry a dot and a word, never colour alone. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1 rounded-sm px-2 font-semibold text-meta leading-none whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {DOTTED.has(tone) && <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-current" />}
      {children}
    </span>
  );
}
