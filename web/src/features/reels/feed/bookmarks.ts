import { useSyncExternalStore } from 'react';

const KEY = 'plyhaat.reelBookmarks';
const MOST = 500;

let current: readonly string[] | undefined;
const watchers = new Set<() => void>();

function stored(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/** The reels a visitor without an account saved in this browser, newest last. */
export const bookmarks = {
  get(): readonly string[] {
    current ??= stored();
    return current;
  },
  toggle(id: string) {
    const all = bookmarks.get();
    current = (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]).slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // It then lasts as long as the page.
    }
    for (const watcher of watchers) watcher();
  },
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

export const useLocalBookmark = (id: string): boolean =>
  useSyncExternalStore(
    bookmarks.watch,
    () => bookmarks.get().includes(id),
    () => false,
  );
