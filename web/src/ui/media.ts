import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query; in server HTML it does not. For what styles cannot say. */
export function mediaHook(media: string): () => boolean {
  const watch = (changed: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      watch,
      () => window.matchMedia(media).matches,
      () => false,
    );
}
