import type { ReactNode } from 'react';

export const ACT = 'group/act grid min-w-12 justify-items-center gap-0.5 rounded-card text-meta tabular-nums';
const SIGN =
  'grid size-12 place-items-center rounded-full bg-night/60 transition-colors group-aria-pressed/act:text-ply-1 group-aria-pressed/act:*:fill-current stage-wide:border stage-wide:border-line-2 stage-wide:bg-surface stage-wide:group-hover/act:border-ink-2 stage-wide:group-aria-pressed/act:text-teak';

/** A sign in a circle, and under it a count or a word. */
export function ActFace({ sign, text }: { sign: ReactNode; text: string }) {
  return (
    <>
      <span className={SIGN}>{sign}</span>
      <span aria-hidden="true" className="text-shadow-video">
        {text}
      </span>
    </>
  );
}
