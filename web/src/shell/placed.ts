import type { PlacedKind } from '@plyhaat/contract/sellers/placement-looks';
import { type RefCallback, useCallback } from 'react';

const idle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run);
};

/** Whether it was seen and tapped is noted for its seller. What watches it is fetched once the page is at rest. */
export const usePlaced = (kind: PlacedKind, id: string): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (!element) return;
      let stop: (() => void) | undefined;
      let gone = false;
      idle(() => {
        if (gone) return;
        // Visitors do not notice if the watcher cannot be fetched.
        import('./placement-watch.ts').then(
          ({ watch }) => {
            if (!gone) stop = watch(element, kind, id);
          },
          () => {},
        );
      });
      return () => {
        gone = true;
        stop?.();
      };
    },
    [kind, id],
  );
