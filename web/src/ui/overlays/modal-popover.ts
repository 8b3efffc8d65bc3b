import { type RefObject, useEffect } from 'react';
import { usePopoverOpen } from '../popover.ts';

/** Everything beside the way from an element up to the page. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement = element; at !== document.body && at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert) found.push(other);
  return found;
}

/**
 * A popover that covers the page is a dialog: it takes the focus, the page behind is inert, and closing it gives the
 * focus back. The browser alone opens it, also before React has come.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const open = usePopoverOpen(popover);
  useEffect(() => {
    const element = popover.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    const behind = besides(element);
    for (const other of behind) other.inert = true;
    if (!element.contains(opener)) element.focus();
    return () => {
      for (const other of behind) other.inert = false;
      if (opener instanceof HTMLElement && !element.contains(opener)) opener.focus();
    };
  }, [open, popover]);
  return open;
}
