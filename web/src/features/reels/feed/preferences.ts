import { useSyncExternalStore } from 'react';

type Preferences = { readonly sound: boolean; readonly captions: boolean };

const KEY = 'plyhaat.reels';
/** Sound is off until somebody taps for it; most watch without, so captions are on. */
const USUAL: Preferences = { sound: false, captions: true };

let current: Preferences | undefined;
const watchers = new Set<() => void>();

/** A browser may refuse storage, and anyone may write junk into it. */
function stored(): Preferences {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return USUAL;
  }
}

function change(part: Partial<Preferences>, remembered: boolean): void {
  current = { ...preferences.get(), ...part };
  if (remembered)
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // It then lasts as long as the page.
    }
  for (const watcher of watchers) watcher();
}

export const preferences = {
  get(): Preferences {
    current ??= stored();
    return current;
  },
  toggleSound: () => change({ sound: !preferences.get().sound }, true),
  toggleCaptions: () => change({ captions: !preferences.get().captions }, true),
  /** The browser plays no sound before the first tap: off for now, without changing the stored preference. */
  silence: () => change({ sound: false }, false),
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  /** As at the first visit, for tests. */
  forget: () => {
    current = undefined;
  },
};

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.watch, preferences.get, () => USUAL);
