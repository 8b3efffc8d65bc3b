import { classes } from '../classes.ts';

const TONES = {
  teak: '[&::-webkit-progress-value]:bg-teak [&::-moz-progress-bar]:bg-teak',
  amber: '[&::-webkit-progress-value]:bg-amber [&::-moz-progress-bar]:bg-amber',
  leaf: '[&::-webkit-progress-value]:bg-leaf [&::-moz-progress-bar]:bg-leaf',
} as const;

export interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  tone?: keyof typeof TONES;
  className?: string;
}

/** The browser's own element: its bar needs no style attribute, which the CSP forbids. */
export function Progress({ label, value, max = 100, tone = 'teak', className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={classes(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full',
        TONES[tone],
        className,
      )}
    />
  );
}
