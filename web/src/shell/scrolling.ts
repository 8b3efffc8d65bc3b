import type { RegisteredRouter } from '@tanstack/react-router';

/** Every route change begins at the top (SHELL-1), the way back too; a reload and a return from elsewhere do not. */
export function ownScrolling(router: RegisteredRouter): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  stayWhereScrolled(router);
}

/** The router takes the first page for a new one: whoever scrolled while the scripts were on their way stays there. */
function stayWhereScrolled(router: RegisteredRouter): void {
  let top = window.scrollY;
  const note = () => {
    top = window.scrollY;
  };
  window.addEventListener('scroll', note);
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe();
    window.removeEventListener('scroll', note);
    window.scrollTo({ top, behavior: 'instant' });
  });
}
