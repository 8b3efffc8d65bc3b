import { useSyncExternalStore } from 'react';
import { storedValue } from './stored.ts';

const MOST = 500;

/** What a visitor without an account marked in this browser, newest last. */
export function localMarks(key: string) {
  const ids = storedValue(key, (found): readonly string[] => (Array.isArray(found) ? found : []));
  return {
    get: ids.get,
    watch: ids.watch,
    toggle(id: string) {
      const all = ids.get();
      ids.set((all.includes(id) ? all.filter((one) => one !== id) : [...all, id]).slice(-MOST));
    },
  };
}

export const useLocalMark = (marks: ReturnType<typeof localMarks>, id: string): boolean =>
  useSyncExternalStore(
    marks.watch,
    () => marks.get().includes(id),
    () => false,
  );
