import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './display/Spinner.tsx';

const VARIANTS = {
  primary: 'btn-primary',
  call: 'btn-call',
  callLine: 'border-leaf bg-surface text-leaf hover:bg-leaf-soft',
  line: 'btn-line',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-line-2 bg-surface text-brick hover:border-brick hover:bg-brick-soft',
  light: 'border-transparent bg-cream text-night hover:bg-white',
  glass: 'border-cream/45 text-cream hover:bg-cream/12',
} as const;

const SIZES = { md: 'btn-md', lg: 'btn-lg', icon: 'btn-icon', round: 'btn-round' } as const;

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
  if (size === 'icon' || size === 'round') return '';
  if (tight) return 'px-2';
  if (size === 'lg') return 'px-6';
  return variant === 'quiet' ? 'px-3' : 'px-5';
}

/** The look alone, for router links. */
export function buttonClass(look: ButtonLook = {}, className?: string): string {
  const { variant = 'primary', size = 'md', block = false } = look;
  return classes(SIZES[size], VARIANTS[variant], sides(look), block && 'w-full', className);
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
      className={buttonClass({ variant, size, block, tight }, className)}
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
