import { useSyncExternalStore } from 'react';

const MOST = 500;

function stored(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/** What a visitor without an account marked in this browser, newest last. */
export function localMarks(key: string) {
  let current: readonly string[] | undefined;
  const watchers = new Set<() => void>();
  const marks = {
    get(): readonly string[] {
      current ??= stored(key);
      return current;
    },
    toggle(id: string) {
      const all = marks.get();
      current = (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]).slice(-MOST);
      try {
        localStorage.setItem(key, JSON.stringify(current));
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
  return marks;
}

export const useLocalMark = (marks: ReturnType<typeof localMarks>, id: string): boolean =>
  useSyncExternalStore(
    marks.watch,
    () => marks.get().includes(id),
    () => false,
  );
