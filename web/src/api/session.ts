import type { Role } from '@plyhaat/contract/roles';
import { useSyncExternalStore } from 'react';

export type SessionUser = { _id: string; name: string; role: Role; profileImage: string };
export type Session = {
  readonly user: SessionUser | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  readonly isSubscribed: boolean;
};

/** Spec 1 §3: the state as a whole, and token and user id each under a key of their own. */
const STATE_KEY = 'plyhaat.auth';
const TOKEN_KEY = 'plyhaat.accessToken';
const ID_KEY = 'plyhaat.loginId';

const signedOut: Session = { user: null, token: null, isAuthenticated: false, isSubscribed: false };
let current: Session = signedOut;
const watchers = new Set<() => void>();

function become(next: Session): void {
  current = next;
  for (const watcher of watchers) watcher();
}

function stored(): Session {
  const token = localStorage.getItem(TOKEN_KEY);
  if (!token) return signedOut;
  try {
    const state = JSON.parse(localStorage.getItem(STATE_KEY) ?? 'null') as Session | null;
    return state?.user ? { ...state, token } : signedOut;
  } catch {
    return signedOut;
  }
}

type TokenPayload = { user: { _id: string }; role: Role; exp: number };

/** What a token says of itself; null when it cannot be read. Trust belongs to the server alone. */
export function readToken(token: string): TokenPayload | null {
  try {
    const middle = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const payload = JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(middle), (c) => c.charCodeAt(0))));
    return typeof payload?.exp === 'number' ? payload : null;
  } catch {
    return null;
  }
}
export const isExpired = (token: string): boolean => (readToken(token)?.exp ?? 0) * 1000 <= Date.now();

export const session = {
  get: (): Session => current,

  /** Picks up an earlier visit's sign-in; a token that is invalid or expired clears it (spec 1 §4). */
  restore(): void {
    const state = stored();
    if (state.token && isExpired(state.token)) session.clear();
    else become(state);
  },
  signIn(user: SessionUser, token: string): void {
    const state: Session = { user, token, isAuthenticated: true, isSubscribed: false };
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(ID_KEY, user._id);
    localStorage.setItem(STATE_KEY, JSON.stringify(state));
    become(state);
  },
  setSubscribed(isSubscribed: boolean): void {
    if (!current.isAuthenticated) return;
    localStorage.setItem(STATE_KEY, JSON.stringify({ ...current, isSubscribed }));
    become({ ...current, isSubscribed });
  },
  clear(): void {
    for (const key of [TOKEN_KEY, ID_KEY, STATE_KEY]) localStorage.removeItem(key);
    become(signedOut);
  },
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Sign-in and sign-out in one tab reach the others. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) become(stored());
  });
}

/** Pages are rendered for an anonymous visitor; what is personal appears once the page is hydrated. */
export const useSession = (): Session => useSyncExternalStore(session.watch, session.get, () => signedOut);
