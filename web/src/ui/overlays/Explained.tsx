import { type ReactNode, useId } from 'react';
import { PopoverSheet } from './PopoverSheet.tsx';

type Props = {
  title: string;
  text: string;
  /** What is tapped, as a badge. */
  children: ReactNode;
};

/** A badge that says what it means on a tap: at the foot of a phone, in the middle of a desk. Works without scripts. */
export function Explained({ title, text, children }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className="relative inline-flex rounded-sm after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:underline print:no-underline"
      >
        {children}
      </button>
      <PopoverSheet
        id={id}
        title={title}
        side="bottom"
        className="sm:inset-0 sm:m-auto sm:h-fit sm:max-w-110 sm:rounded-lg sm:border"
      >
        <p className="text-ink-2">{text}</p>
      </PopoverSheet>
    </>
  );
}
