import { mediaHook } from '#ui/media.ts';

/** List and open item stand side by side there, and only the panes scroll. */
export const useDesk = mediaHook('(min-width: 64rem)');
