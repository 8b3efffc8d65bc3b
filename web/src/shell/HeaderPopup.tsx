import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Trigger = { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };
type Props = { trigger: (props: Trigger) => ReactNode; children: (close: () => void) => ReactNode };

/** A panel under the header's right edge. It needs no placing, so it costs no library. */
export function HeaderPopup({ trigger, children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={box}>
      {trigger({ 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) })}
      <div
        id={panelId}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-2 max-w-[calc(100vw-2*var(--gutter))] rounded-card border border-line bg-surface p-2 text-ink shadow-pop"
      >
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
}
