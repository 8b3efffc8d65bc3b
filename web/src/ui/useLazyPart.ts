import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetchedTwice } from './fetched-twice.ts';
import { toastError } from './overlays/Toaster.tsx';

/**
 * A part of the page whose code is fetched when it is first wanted, and once more where that fails (SHELL-13). Then it
 * says so, and `giveUp` takes the wish back, so that the next press tries again.
 */
export function useLazyPart<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | null {
  return usePreparedPart(wanted, load, giveUp).Part;
}

/** The same, with `prepare` for the finger that has touched its button but not let go yet. */
export function usePreparedPart<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): { readonly Part: ComponentType<Props> | null; readonly prepare: () => void } {
  const { t } = useLingui();
  const [found, setFound] = useState<{ Part: ComponentType<Props> } | null>(null);
  const missing = wanted && found === null;
  const take = (Part: ComponentType<Props>) => setFound({ Part });
  const fetchPart = useEffectEvent(() =>
    fetchedTwice(load).then(take, () => {
      toastError(t`A part of this page could not be loaded.`, {
        label: t`Reload Page`,
        press: () => window.location.reload(),
      });
      giveUp();
    }),
  );
  useEffect(() => {
    if (missing) void fetchPart();
  }, [missing]);
  return {
    Part: found?.Part ?? null,
    // What fails now is tried again, and told, when the part is wanted.
    prepare: () => void (found || load().then(take, () => {})),
  };
}
