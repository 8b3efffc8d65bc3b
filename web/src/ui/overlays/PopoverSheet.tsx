import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { CLOSE } from './close.ts';

interface PopoverSheetProps {
  ref?: Ref<HTMLDivElement>;
  /** What a button names by `popoverTarget`. */
  id: string;
  title: string;
  side?: 'left' | 'bottom';
  children: ReactNode;
  /** Stays in view at the foot. */
  footer?: ReactNode;
  className?: string;
}

const SIDES = {
  left: 'inset-y-0 left-0 right-auto h-dvh w-[min(88vw,22.5rem)] border-r',
  bottom: 'inset-x-0 top-auto bottom-0 w-full max-h-[85dvh] rounded-t-lg border-t',
};

/** Looks like a Drawer, but stands in server HTML and is opened and closed by the browser itself. */
export function PopoverSheet({ ref, id, title, side = 'left', children, footer, className }: PopoverSheetProps) {
  const { t } = useLingui();
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={classes(
        'fixed max-w-none flex-col overflow-hidden overscroll-contain border-line bg-surface text-ink shadow-pop open:flex backdrop:bg-scrim',
        SIDES[side],
        className,
      )}
    >
      <div className="shrink-0 border-line border-b py-4 pr-16 pl-5">
        <h2 className="text-title">{title}</h2>
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer && (
        <div className="shrink-0 border-line border-t bg-surface p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t`Close`}
        className={`${CLOSE} top-2 right-3`}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
