import { useSyncExternalStore } from 'react';

export type Stored<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly clear: () => void;
  readonly watch: (watcher: () => void) => () => void;
};

/**
 * A value that lives in this browser, the same in all its tabs. A browser may refuse storage, and anyone may write junk
 * into it: `read` makes a value of whatever is there, and what cannot be stored lasts as long as the page.
 */
export function storedValue<Value>(key: string, read: (found: unknown) => Value): Stored<Value> {
  let current: { readonly value: Value } | undefined;
  let isFollowed = false;
  const watchers = new Set<() => void>();
  const load = () => {
    try {
      return read(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return read(null);
    }
  };
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    current = undefined;
    tell();
  };
  return {
    get() {
      if (!isFollowed) addEventListener('storage', follow);
      isFollowed = true;
      current ??= { value: load() };
      return current.value;
    },
    set(value) {
      current = { value };
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // It then lasts as long as the page.
      }
      tell();
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // There is nothing to remove.
      }
      current = { value: read(null) };
      tell();
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** `onServer` is what server HTML shows, and the first render with it. */
export const useStored = <Value>({ watch, get }: Stored<Value>, onServer: Value): Value =>
  useSyncExternalStore(watch, get, () => onServer);
