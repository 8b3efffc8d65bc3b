import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a button can open what it names by `popoverTarget` without any script. Server HTML takes it for granted; in a
 * browser without it a button waits for the scripts.
 */
export const POPOVERS: boolean = typeof document === 'undefined' || 'popover' in HTMLElement.prototype;

/** Whether the popover is open; it may have been opened before React came. */
export function usePopoverOpen(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = popover.current;
    if (!element || !POPOVERS) return;
    const follow = () => setOpen(element.matches(':popover-open'));
    follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [popover]);
  return open;
}
