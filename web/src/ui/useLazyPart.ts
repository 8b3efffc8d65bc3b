import { NETWORK_MESSAGE } from '@plyhaat/contract/core/errors';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from './overlays/Toaster.tsx';

/**
 * A part of the page whose code is fetched when it is first wanted. A fetch that fails says so, and `giveUp` takes
 * the wish back, so that the next press tries again.
 */
export function useLazyPart<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | null {
  const [found, setFound] = useState<{ Part: ComponentType<Props> } | null>(null);
  const missing = wanted && found === null;
  const fetchPart = useEffectEvent(() =>
    load().then(
      (Part) => setFound({ Part }),
      () => {
        toastError(NETWORK_MESSAGE.handler);
        giveUp();
      },
    ),
  );
  useEffect(() => {
    if (missing) void fetchPart();
  }, [missing]);
  return found?.Part ?? null;
}
