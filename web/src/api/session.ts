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
const KEYS = [TOKEN_KEY, ID_KEY, STATE_KEY];

const signedOut: Session = { user: null, token: null, isAuthenticated: false, isSubscribed: false };
let current: Session = signedOut;
const watchers = new Set<() => void>();

function become(next: Session): void {
  current = next;
  for (const watcher of watchers) watcher();
}

/** A browser may refuse storage, and anyone may write junk into it; the session then lasts as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function stored(): Session {
  const token = attempt(() => localStorage.getItem(TOKEN_KEY));
  const state = attempt(() => JSON.parse(localStorage.getItem(STATE_KEY) ?? 'null') as Session | null);
  return token && state?.user ? { ...state, token } : signedOut;
}

function store(state: Session, token: string, id: string): void {
  attempt(() => {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(ID_KEY, id);
    localStorage.setItem(STATE_KEY, JSON.stringify(state));
  });
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
    if (state.token && !isExpired(state.token)) become(state);
    else session.clear();
  },
  signIn(user: SessionUser, token: string): void {
    const state: Session = { user, token, isAuthenticated: true, isSubscribed: false };
    store(state, token, user._id);
    become(state);
  },
  setSubscribed(isSubscribed: boolean): void {
    const { user, token } = current;
    if (!user || !token) return;
    const state = { ...current, isSubscribed };
    store(state, token, user._id);
    become(state);
  },
  clear(): void {
    attempt(() => {
      for (const key of KEYS) localStorage.removeItem(key);
    });
    become(signedOut);
  },
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Sign-in and sign-out in one tab reach the others, key by key; emptying the whole storage has no key. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || KEYS.includes(key)) become(stored());
  });
}

/** Pages are rendered for an anonymous visitor; what is personal appears once the page is hydrated. */
export const useSession = (): Session => useSyncExternalStore(session.watch, session.get, () => signedOut);
