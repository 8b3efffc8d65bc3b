import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in server HTML and while hydrating, true from then on, so that both renders agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
