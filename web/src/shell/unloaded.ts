import { MINUTE_MS } from '@plyhaat/contract/core/time-units';

export const UNLOADED_ID = 'unloaded';

/** Shows what `Unloaded` says; `early.ts`, which imports nothing, does the same. */
function sayUnloaded(): void {
  const notice = document.getElementById(UNLOADED_ID);
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload());
}

const RELOADED = 'plyhaat.reloaded';

/** Not twice within a minute, and never where that cannot be remembered. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return Date.now() - last > MINUTE_MS;
  } catch {
    return false;
  }
}

/** What every page runs did not come: some browsers keep that failure as long as the page, so it is loaded anew once. */
export function reloadOrSay(): void {
  if (mayReload()) window.location.reload();
  else sayUnloaded();
}
