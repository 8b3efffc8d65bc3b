export const UNLOADED_ID = 'unloaded';

/** Shows what `Unloaded` says; `early.ts`, which imports nothing, does the same. */
export function sayUnloaded(): void {
  const notice = document.getElementById(UNLOADED_ID);
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
