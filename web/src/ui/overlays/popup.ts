/** What floats above the page on request: menus, listboxes. */
export const POPUP =
  'max-h-[min(22rem,var(--available-height))] min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 text-ink shadow-pop outline-none transition duration-150 origin-(--transform-origin) data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0';

export const POPUP_ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-2 text-ui outline-none select-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-control';
