/** The member whom a console has just asked to see as; the tab it opened takes it, once. */
const ASKED_KEY = 'plyhaat.seeAs';

/** Opens a tab that sees the site as a member does. It asks for its own token, so that none is handed over. */
export function openSeeAs(id: string): void {
  try {
    localStorage.setItem(ASKED_KEY, id);
  } catch {
    // Without storage the new tab waits for a click.
  }
  window.open(`/admin/members/${id}/see-as`, '_blank', 'noopener');
}

/** Whether this tab was opened from the console: an address that somebody sent begins nothing by itself. */
export function takeAsked(id: string): boolean {
  try {
    if (localStorage.getItem(ASKED_KEY) !== id) return false;
    localStorage.removeItem(ASKED_KEY);
    return true;
  } catch {
    return false;
  }
}
