import { type RefObject, useEffect } from 'react';

/** In a field or a dialog, keys are not shortcuts. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null;

const linkIn = (row: Element | undefined) => row?.querySelector<HTMLElement>('summary, a');
const checkboxIn = (row: Element | undefined) => row?.querySelector<HTMLElement>('input[type=checkbox]');
/** What takes the focus in a row: what opens it or its link, else its checkbox. */
const stopIn = (row: Element | undefined) => linkIn(row) ?? checkboxIn(row);

/** `/` searches, `j` and `k` go from row to row, `x` selects; Enter opens, also from the row's checkbox. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const rows = [...(frame.current?.querySelectorAll('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'j') stopIn(rows[Math.min(at + 1, rows.length - 1)])?.focus();
      else if (event.key === 'k') stopIn(rows[Math.max(at - 1, 0)])?.focus();
      else if (event.key === 'x') checkboxIn(rows[at])?.click();
      else if (event.key === 'Enter' && event.target === checkboxIn(rows[at])) linkIn(rows[at])?.click();
      else if (event.key === '/') frame.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [frame]);
}
