import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetchedTwice } from './fetched-twice.ts';
import { toastError } from './overlays/Toaster.tsx';
import * as TEXTS from './texts.ts';

/**
 * A part of the page whose code is fetched when it is first wanted, and once more where that fails (SHELL-13). Then it
 * says so, and `giveUp` takes the wish back, so that the next press tries again.
 */
export function useLazyPart<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | null {
  const [found, setFound] = useState<{ Part: ComponentType<Props> } | null>(null);
  const missing = wanted && found === null;
  const fetchPart = useEffectEvent(() =>
    fetchedTwice(load).then(
      (Part) => setFound({ Part }),
      () => {
        toastError(TEXTS.couldNotBeLoaded, { label: TEXTS.reloadPage, press: () => window.location.reload() });
        giveUp();
      },
    ),
  );
  useEffect(() => {
    if (missing) void fetchPart();
  }, [missing]);
  return found?.Part ?? null;
}
