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
  // Whoever scrolled while the scripts were on their way stays there.
  router._scroll.n = false;
}
