import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping } from '#console/table/useRowKeys.ts';

const PRESSED = /^[artxovz?A1-9]$/;

/** Nearly a page further, as the space bar does where the text itself has the focus. */
function readOn(frame: HTMLElement | null, isBack: boolean): void {
  const text = frame?.querySelector('[data-must-see]')?.closest<HTMLElement>('[tabindex]');
  text?.scrollBy?.({ top: text.clientHeight * (isBack ? -0.8 : 0.8) });
}

/**
 * `j` and `k` go through the queue, `/` searches, the space bar reads on; other keys press what carries them as
 * `data-key`, if it is there. A key that is held down decides nothing.
 */
export function useReviewKeys(frame: RefObject<HTMLElement | null>, onMove: (by: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog]')) return;
    if (key === 'j' || key === 'k') onMove(key === 'j' ? 1 : -1);
    else if (key === '/') frame.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
    else if (key === ' ' && event.target === document.body) readOn(frame.current, event.shiftKey);
    else if (PRESSED.test(key) && !event.repeat)
      frame.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
