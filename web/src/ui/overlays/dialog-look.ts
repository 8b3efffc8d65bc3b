/** How a dialog looks, apart from what moves it: for its frame, which needs none of the code that does. */
export const WIDTHS = { narrow: 'sm:max-w-110', medium: 'sm:max-w-150', form: 'sm:max-w-190', wide: 'sm:max-w-240' };

export const SCRIM =
  'fixed inset-0 z-50 bg-scrim backdrop-blur-[3px] transition-opacity duration-200 ease-out data-starting-style:opacity-0 data-ending-style:opacity-0';
export const VIEWPORT = 'fixed inset-0 z-50 grid items-end justify-items-center sm:items-center sm:p-4';

export const POPUP =
  'relative flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden short:overflow-y-auto rounded-t-lg bg-surface text-ink shadow-pop outline-none sm:rounded-lg';
export const HEAD = 'shrink-0 px-5 pt-6 pb-4 sm:px-8 sm:pt-8';
export const BODY =
  'grid gap-5 overflow-y-auto overscroll-contain short:shrink-0 short:overflow-visible px-5 pb-6 sm:px-8 sm:pb-8';
