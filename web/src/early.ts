/**
 * Runs before the first paint, as a file of its own of about 1 KB: it imports nothing. Links, forms and popovers work
 * without it; any other button that is tapped before React has reached it looks taken at once and is pressed again then.
 * It also watches whether the page's own script comes (SHELL-13).
 */
{
  const root = document.documentElement;
  const AGAIN_MS = 50;
  const FETCH_AGAIN_MS = 600;

  try {
    // On a phone the demo's bar leaves the top after the first page.
    if (sessionStorage.getItem('plyhaat.seen')) root.dataset.seen = '';
    sessionStorage.setItem('plyhaat.seen', '1');
  } catch {}

  const sayUnloaded = () => {
    const notice = document.getElementById('unloaded');
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  /** Without the page's own script nothing else would ask for it again. A browser keeps a failure under its address. */
  const fetchAgain = ({ src }: HTMLScriptElement) => {
    if (src.includes('?')) return sayUnloaded();
    const again = document.createElement('script');
    again.type = 'module';
    again.src = `${src}?again`;
    setTimeout(() => document.body.append(again), FETCH_AGAIN_MS);
  };
  // An error of an element does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') fetchAgain(target);
    },
    true,
  );

  /** Pages are drawn for strangers: whoever is signed in is not asked to sign in. */
  const isMember = () => {
    try {
      return localStorage.getItem('plyhaat.accessToken') !== null;
    } catch {
      return false;
    }
  };

  /** A part of server HTML says when it is hydrated (`shell/hydration.tsx`); what is in none was drawn by React. */
  const answers = (button: Element) => {
    const part = button.closest<HTMLElement>('[data-part]');
    return part === null || 'alive' in part.dataset;
  };

  let tapped: HTMLButtonElement | null = null;
  const letGo = () => {
    if (tapped) delete tapped.dataset.tapped;
    tapped = null;
  };
  /** React swallows a click in a part that it is still hydrating: tells whether the click arrived. */
  const noteArrival = (button: Element) => {
    let arrived = false;
    button.addEventListener('click', () => (arrived = true), { once: true });
    return () => arrived;
  };
  let pressing = false;
  const press = () => {
    if (!tapped?.isConnected || tapped.disabled) return letGo();
    const hasArrived = noteArrival(tapped);
    pressing = answers(tapped);
    if (pressing) tapped.click();
    pressing = false;
    if (hasArrived()) letGo();
    else setTimeout(press, AGAIN_MS);
  };

  const hold = (button: HTMLButtonElement) => {
    const waiting = tapped !== null;
    letGo();
    tapped = button;
    button.dataset.tapped = '';
    if (!waiting) press();
  };

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
      if (!button) return;
      const opens = button.popoverTargetElement;
      // What is held is for members: the form does not open for them.
      if (pressing) return opens && event.preventDefault();
      if (answers(button)) {
        const hasArrived = noteArrival(button);
        setTimeout(() => hasArrived() || hold(button));
        return;
      }
      if (opens && !(opens.id === 'early-login' && isMember())) return;
      event.preventDefault();
      hold(button);
    },
    true,
  );
}
