import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './display/Spinner.tsx';

const VARIANTS = {
  primary: 'border-transparent bg-teak-fill text-white hover:bg-teak-fill-hover',
  call: 'border-transparent bg-leaf-fill text-white hover:bg-leaf-fill-hover',
  callLine: 'border-leaf bg-surface text-leaf hover:bg-leaf-soft',
  line: 'border-line-2 bg-surface text-ink hover:border-ink-2',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-line-2 bg-surface text-brick hover:border-brick hover:bg-brick-soft',
  light: 'border-transparent bg-cream text-night hover:bg-white',
  glass: 'border-cream/45 text-cream hover:bg-cream/12',
} as const;

const SIZES = {
  md: 'min-h-11 rounded text-ui',
  lg: 'min-h-13 rounded text-body',
  icon: 'size-11 flex-none rounded text-ui',
  round: 'size-11 flex-none rounded-full text-ui',
} as const;

const SPINNERS: Partial<Record<ButtonVariant, string>> = {
  primary: 'text-white',
  call: 'text-white',
  glass: 'text-cream',
  light: 'text-night',
};

export type ButtonVariant = keyof typeof VARIANTS;
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: keyof typeof SIZES | undefined;
  block?: boolean | undefined;
  /** Narrow sides, for the row of actions at a card's foot. */
  tight?: boolean | undefined;
}

function sides({ variant, size, tight }: ButtonLook) {
  if (size === 'icon' || size === 'round') return 'p-0';
  if (tight) return 'px-2';
  if (size === 'lg') return 'px-6';
  return variant === 'quiet' ? 'px-3' : 'px-5';
}

/** The look alone, for router links. */
export function buttonClass(look: ButtonLook = {}, className?: string): string {
  const { variant = 'primary', size = 'md', block = false } = look;
  return classes('btn', VARIANTS[variant], SIZES[size], sides(look), block && 'w-full', className);
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** At work: a spinner in place of the label, the same width, and no second press. */
  busy?: boolean | undefined;
}

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant,
  size,
  block,
  tight,
  busy = false,
  className,
  onClick,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, size, block, tight }, classes('btn-states', className))}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      {children}
      {busy && <Spinner className={classes('absolute', SPINNERS[variant ?? 'primary'] ?? 'text-ink-2')} />}
    </button>
  );
}

export function ButtonLink({ variant, size, block, tight, className, ...link }: ButtonLook & ComponentProps<'a'>) {
  return <a {...link} className={buttonClass({ variant, size, block, tight }, className)} />;
}
