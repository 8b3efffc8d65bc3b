import { useSyncExternalStore } from 'react';

type Login = {
  readonly open: boolean;
  /** Fills the phone field, when a sample sign-in was chosen. */
  readonly phone: string;
  /** What signing in is for, as 'Sign in to call Marwar Ply Point'. */
  readonly why: string;
  /** What was begun before, and goes on by itself afterwards. */
  readonly goOn: (() => void) | null;
  /** Counts the openings: each starts at step 1. */
  readonly visit: number;
};

type Opening = {
  readonly phone?: string | undefined;
  readonly why?: string;
  readonly goOn?: () => void;
};

/** Of the sign-in form that stands in server HTML (`early-login.ts`). */
export const EARLY_LOGIN_ID = 'early-login';
/** For buttons that ask a stranger to sign in: before React answers, the browser itself opens the form. */
export const OPENS_EARLY_LOGIN = { popoverTarget: EARLY_LOGIN_ID };

const closed: Login = { open: false, phone: '', why: '', goOn: null, visit: 0 };
let current = closed;
const watchers = new Set<() => void>();

function become(next: Login): void {
  current = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Opens the login modal over whatever page is shown. A waiting intent stays unless `why` is given. */
export function openLogin({ phone = '', why, goOn }: Opening = {}): void {
  const waiting = current.open && why === undefined ? current : { why: why ?? '', goOn: goOn ?? null };
  become({ open: true, phone, why: waiting.why, goOn: waiting.goOn, visit: current.visit + 1 });
}

export const closeLogin = (): void => become({ ...current, open: false });

export const useLogin = (): Login =>
  useSyncExternalStore(
    watch,
    () => current,
    () => closed,
  );
