import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { CLOSE } from './close.ts';
import { BODY, HEAD, POPUP, SCRIM, VIEWPORT, WIDTHS } from './dialog-look.ts';

type Props = { title: string; description?: string; onClose: () => void; children: ReactNode };

/**
 * What is shown in the frame after a tap while a dialog's code is on its way: its head, and the outline of its body as
 * `children`. The focus stays on the button, to which the dialog gives it back.
 */
export function DialogFrame({ title, description, onClose, children }: Props) {
  const { t } = useLingui();
  const leave = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose());
  useEffect(() => {
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  return createPortal(
    <>
      <div className={SCRIM} aria-hidden="true" onClick={onClose} />
      <div className={`${VIEWPORT} pointer-events-none`}>
        <section
          role="dialog"
          aria-label={title}
          aria-busy="true"
          className={`${POPUP} ${WIDTHS.narrow} pointer-events-auto`}
        >
          <div className="ply-edge shrink-0" aria-hidden="true" />
          <div className={HEAD}>
            <p className="pr-10 text-balance text-title wrap-anywhere">{title}</p>
            {description && <p className="mt-1 text-ink-2 text-ui wrap-anywhere">{description}</p>}
          </div>
          <div className={`${BODY} pt-1`}>{children}</div>
          <button
            type="button"
            aria-label={t`Close`}
            onClick={onClose}
            className={`${CLOSE} top-4.5 right-3.5 bg-surface`}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </section>
      </div>
    </>,
    document.body,
  );
}
