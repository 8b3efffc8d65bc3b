import * as TEXTS from '#ui/texts.ts';

/** For a page whose scripts did not come: it can be read, and says why nothing else happens (SHELL-13). */
export function sayUnloaded(): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.className =
    'fixed inset-x-4 top-3 z-60 flex flex-wrap items-center gap-3 rounded-card bg-night px-4 py-3 font-medium text-on-walnut text-ui shadow-pop print:hidden';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'min-h-11 rounded px-2 font-semibold underline underline-offset-4';
  button.textContent = TEXTS.reloadPage;
  button.addEventListener('click', () => window.location.reload());
  bar.append(TEXTS.couldNotBeLoaded, button);
  document.body.append(bar);
}
