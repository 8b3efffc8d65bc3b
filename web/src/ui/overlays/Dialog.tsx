import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CLOSE } from './close.ts';
import { BODY, HEAD, POPUP, SCRIM, VIEWPORT, WIDTHS } from './dialog-look.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stands above the title, e.g. the logo. */
  mark?: ReactNode;
  children?: ReactNode;
  /** A strip at the foot that stays in view while the body scrolls. */
  footer?: ReactNode;
  /** False while submitting: Escape, backdrop and the close button then do nothing. */
  dismissible?: boolean;
  /** Stands in the place of its frame (DialogFrame): it does not come in a second time. */
  instant?: boolean;
  size?: 'narrow' | 'medium' | 'form' | 'wide';
  heading?: 'title' | 'head';
}

const HEADINGS = {
  title: { title: 'text-title', description: 'text-ui' },
  head: { title: 'text-head', description: 'text-body' },
};

const LEAVES =
  'transition duration-200 ease-out max-sm:data-ending-style:translate-y-full sm:data-ending-style:opacity-0';
const COMES =
  'max-sm:data-starting-style:translate-y-full sm:data-starting-style:translate-y-2 sm:data-starting-style:opacity-0';

/** `onOpenChange` for Base UI that refuses to close while the dialog is not dismissible. */
export function guardedChange(dismissible: boolean, onOpenChange: (open: boolean) => void) {
  return (open: boolean, details: Base.Root.ChangeEventDetails) => {
    if (!open && !dismissible) details.cancel();
    else onOpenChange(open);
  };
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, dismissible = true, instant = false, size = 'narrow', ...content } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={guardedChange(dismissible, onOpenChange)}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        <Base.Backdrop data-scrim="" className={classes(SCRIM, instant && 'data-starting-style:opacity-100')} />
        <Base.Viewport className={VIEWPORT}>
          <Base.Popup className={classes(POPUP, LEAVES, !instant && COMES, WIDTHS[size])}>
            <DialogContent dismissible={dismissible} {...content} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type ContentProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'size' | 'instant'>;

// The title stays while the body scrolls, except where the screen is too low for both. The close button comes last, so
// that the first field or the safe answer is focused on opening.
function DialogContent({ title, description, mark, children, footer, dismissible, heading = 'title' }: ContentProps) {
  const { t } = useLingui();
  const look = HEADINGS[heading];
  return (
    <>
      <div className="ply-edge shrink-0" aria-hidden="true" />
      <div className={classes(HEAD, footer ? 'border-line border-b' : '')}>
        {mark && <div className="mb-4">{mark}</div>}
        <Base.Title className={`${look.title} pr-10 text-balance wrap-anywhere`}>{title}</Base.Title>
        {description && (
          <Base.Description className={`${look.description} mt-1 text-ink-2 wrap-anywhere`}>
            {description}
          </Base.Description>
        )}
      </div>
      <div className={classes(BODY, footer ? 'pt-5' : 'pt-1')}>{children}</div>
      {footer && (
        <div className="shrink-0 border-line border-t bg-paper px-5 py-4 text-center text-ink-2 text-ui sm:px-8">
          {footer}
        </div>
      )}
      <Base.Close className={`${CLOSE} bg-surface top-4.5 right-3.5`} aria-label={t`Close`} disabled={!dismissible}>
        <X size={20} aria-hidden="true" />
      </Base.Close>
    </>
  );
}
