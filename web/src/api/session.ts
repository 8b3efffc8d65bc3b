import type { Role } from '@plyhaat/contract/core/roles';
import { useSyncExternalStore } from 'react';

export type SessionUser = { _id: string; name: string; role: Role; profileImage: string };
export type Session = {
  readonly user: SessionUser | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  readonly isSubscribed: boolean;
  /** Staff view the site as this member, in this tab only; the browser's own sign-in stays. */
  readonly isView?: true;
};

/** The state as a whole, and token and user id each under a key of their own. */
const STATE_KEY = 'plyhaat.auth';
const TOKEN_KEY = 'plyhaat.accessToken';
const ID_KEY = 'plyhaat.loginId';
const KEYS = [TOKEN_KEY, ID_KEY, STATE_KEY];
/** For this tab only: the member as whom staff view the site. */
const VIEW_KEY = 'plyhaat.view';
/** Where this tab stood when its session ran out. */
export const PLACE_KEY = 'plyhaat.place';

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

function storeToken(token: string, id: string): void {
  attempt(() => {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(ID_KEY, id);
  });
}

function store(state: Session): void {
  attempt(() => localStorage.setItem(STATE_KEY, JSON.stringify(state)));
}

function forgetStored(): void {
  attempt(() => {
    for (const key of KEYS) localStorage.removeItem(key);
  });
}

function storedView(): Session | null {
  const view = attempt(() => JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? 'null') as Session | null);
  if (view?.user && view.token && !isExpired(view.token)) return view;
  forgetView();
  return null;
}

const forgetView = () => void attempt(() => sessionStorage.removeItem(VIEW_KEY));

/** Remembers the address, for the member to come back to after signing in again. */
function keepPlace({ user }: Session): void {
  attempt(() =>
    sessionStorage.setItem(
      PLACE_KEY,
      JSON.stringify({ member: user?._id, address: location.pathname + location.search }),
    ),
  );
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

  /** Picks up an earlier visit's sign-in; a token that is invalid or expired clears it (IDEN-9). */
  restore(): void {
    const state = storedView() ?? stored();
    if (state.token && !isExpired(state.token)) become(state);
    else {
      if (state.token) keepPlace(state);
      session.clear();
    }
  },
  /** The first step of signing in: the calls of the second one carry the token. */
  takeToken(token: string, id: string): void {
    storeToken(token, id);
    become({ ...signedOut, token });
  },
  signIn(user: SessionUser, token: string, isSubscribed = false): void {
    const state: Session = { user, token, isAuthenticated: true, isSubscribed };
    storeToken(token, user._id);
    store(state);
    become(state);
  },
  setSubscribed(isSubscribed: boolean): void {
    if (!current.user || !current.token) return;
    const state = { ...current, isSubscribed };
    if (!state.isView) store(state);
    become(state);
  },
  /** Takes the token that another tab refreshed a moment ago, if its storage event has not arrived yet. */
  catchUp(): void {
    const next = stored();
    if (!current.isView && next.token && next.token !== current.token) become(next);
  },
  /** Ends at once for the server and other tabs; the screen stays as it is until its visitor is led away. */
  expire(): void {
    if (current.isView) session.endView();
    else {
      keepPlace(current);
      forgetStored();
      become({ ...current, token: null });
    }
  },
  clear(): void {
    if (current.isView) session.endView();
    else {
      forgetStored();
      become(signedOut);
    }
  },
  beginView(user: SessionUser, token: string): void {
    const view: Session = { user, token, isAuthenticated: true, isSubscribed: false, isView: true };
    attempt(() => sessionStorage.setItem(VIEW_KEY, JSON.stringify(view)));
    become(view);
  },
  /** Back to the browser's own sign-in. */
  endView(): void {
    forgetView();
    become(stored());
  },
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Sign-in and sign-out in one tab reach the others, key by key; emptying the whole storage has no key. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (current.isView || (key !== null && !KEYS.includes(key))) return;
    const next = stored();
    if (!next.token && current.token && isExpired(current.token)) keepPlace(current);
    become(next);
  });
}

/** Pages are rendered for an anonymous visitor; what is personal appears once the page is hydrated. */
export const useSession = (): Session => useSyncExternalStore(session.watch, session.get, () => signedOut);
