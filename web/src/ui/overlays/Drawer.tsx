import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CLOSE } from './close.ts';
import { SCRIM } from './dialog-look.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  children: ReactNode;
  /** Stays in view at the foot, e.g. "Show 42 products". */
  footer?: ReactNode;
}

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(88vw,22.5rem)] border-r data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  right:
    'inset-y-0 right-0 w-[min(88vw,22.5rem)] border-l data-starting-style:translate-x-full data-ending-style:translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t data-starting-style:translate-y-full data-ending-style:translate-y-full',
};

/** Slides in over the page: the mobile menu and the filters of small screens. */
export function Drawer({ open, onOpenChange, title, side = 'left', children, footer }: DrawerProps) {
  const { t } = useLingui();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop data-scrim="" className={SCRIM} />
        <Base.Popup
          className={`fixed z-50 flex flex-col overflow-hidden border-line bg-surface text-ink shadow-pop outline-none transition-transform duration-200 ease-out ${SIDES[side]}`}
        >
          <div className="shrink-0 border-line border-b py-4 pr-16 pl-5">
            <Base.Title className="text-title">{title}</Base.Title>
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <div className="shrink-0 border-line border-t bg-surface p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
          <Base.Close className={`${CLOSE} top-2 right-3`} aria-label={t`Close`}>
            <X size={20} aria-hidden="true" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
