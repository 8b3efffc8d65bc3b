import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { OutsideField, useFieldControl } from './Field.tsx';
import { useTypedEarly } from './typed-early.ts';

const FRAME =
  'border border-control bg-surface rounded transition-[border-color,box-shadow] hover:border-ink-2 outline-hidden';

export type ControlSize = 'md' | 'sm';
const HEIGHTS: Record<ControlSize, string> = { md: 'min-h-12 py-2.5', sm: 'control-sm' };

/** The look of a text control, for comboboxes and other inputs built elsewhere. */
export const inputClass = (size: ControlSize = 'md', className?: string): string =>
  classes('control-box', HEIGHTS[size], className);

export function Input({
  className,
  size = 'md',
  ref,
  ...input
}: Omit<ComponentProps<'input'>, 'size'> & { size?: ControlSize }) {
  return (
    <input
      type="text"
      {...useFieldControl(input)}
      ref={useTypedEarly(ref)}
      data-control=""
      className={inputClass(size, className)}
    />
  );
}

export function Textarea({ className, ref, ...textarea }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl(textarea)}
      ref={useTypedEarly(ref)}
      data-control=""
      className={classes('control-box', 'min-h-28 resize-y py-2.5', className)}
    />
  );
}

/** `className` sizes the frame around it. */
export function NativeSelect({
  className,
  size = 'md',
  ref,
  ...select
}: Omit<ComponentProps<'select'>, 'size'> & { size?: ControlSize }) {
  return (
    <span className={classes('relative block', className)}>
      <select
        {...useFieldControl(select)}
        ref={useTypedEarly(ref)}
        data-control=""
        className={inputClass(size, 'peer appearance-none text-ellipsis pr-10')}
      />
      <ChevronDown
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}

export interface InputGroupProps {
  prefix?: ReactNode;
  /** A unit, or a NativeSelect with its own aria-label. */
  suffix?: ReactNode;
  children: ReactNode;
  className?: string;
}

const BARE =
  '[&_[data-control]]:min-h-11.5 [&_[data-control]]:border-0 [&_[data-control]]:bg-transparent [&_[data-control]]:ring-0';

/** One frame around a control and what belongs to it. */
export function InputGroup({ prefix, suffix, children, className }: InputGroupProps) {
  return (
    <div
      className={classes(
        'flex overflow-hidden focus-within:border-teak focus-within:ring-3 focus-within:ring-teak-soft has-aria-invalid:border-brick has-aria-invalid:ring-1 has-aria-invalid:ring-brick',
        FRAME,
        BARE,
        className,
      )}
    >
      {prefix && (
        <span className="grid place-items-center border-line border-r bg-sunken px-3.5 text-ink-2">{prefix}</span>
      )}
      <span className="min-w-0 flex-1">{children}</span>
      {suffix && (
        <span className="grid flex-none place-items-center border-line border-l text-ui [&_select]:text-ui">
          <OutsideField>{suffix}</OutsideField>
        </span>
      )}
    </div>
  );
}
