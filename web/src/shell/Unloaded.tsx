import { Trans } from '@lingui/react/macro';
import { UNLOADED_ID } from './unloaded.ts';

/** Stands hidden in server HTML, for a page whose scripts do not come: it can be read, and says so (SHELL-13). */
export const Unloaded = () => (
  <div
    id={UNLOADED_ID}
    hidden
    role="alert"
    className="fixed inset-x-4 top-3 z-60 flex flex-wrap items-center gap-x-3 rounded-card bg-night px-4 py-2 font-medium text-on-walnut text-ui shadow-pop print:hidden"
  >
    <Trans>A part of this page could not be loaded.</Trans>
    <button type="button" className="min-h-11 rounded px-2 font-semibold underline underline-offset-4">
      <Trans>Reload Page</Trans>
    </button>
  </div>
);
