import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { takePlace } from './place.ts';
import { createQueryClient, forgetWithSession } from './queries.ts';
import { followOtherTabs, session } from './session.ts';

const MEMBER = { _id: 'm1', name: 'Rohit Deshmukh', role: 'USER', profileImage: '' } as const;
const tokenUntil = (seconds: number) =>
  `x.${btoa(JSON.stringify({ user: { _id: 'm1' }, role: 'USER', exp: seconds }))}.x`;
const now = () => Math.floor(Date.now() / 1000);
const FRESH = tokenUntil(now() + 3600);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.clear();
});

/** What a reload leaves: the storage alone. */
function afterReload(change: () => void = () => {}) {
  session.signIn(MEMBER, FRESH);
  const stored = Object.entries(localStorage);
  session.clear();
  for (const [key, value] of stored) localStorage.setItem(key, value as string);
  change();
  session.restore();
}

test('a member stays signed in over a reload, and token and id have keys of their own', () => {
  afterReload();
  expect(session.get()).toMatchObject({ user: MEMBER, token: FRESH, isAuthenticated: true, isSubscribed: false });
  expect(localStorage.getItem('plyhaat.accessToken')).toBe(FRESH);
  expect(localStorage.getItem('plyhaat.loginId')).toBe('m1');
});

test.each([
  ['expired', () => localStorage.setItem('plyhaat.accessToken', tokenUntil(now() - 1))],
  ['garbage', () => localStorage.setItem('plyhaat.accessToken', 'garbage')],
  ['without its member', () => localStorage.removeItem('plyhaat.auth')],
  ['beside a broken state', () => localStorage.setItem('plyhaat.auth', '{')],
])('at the start a token that is %s clears the session', (_what, change) => {
  afterReload(change);
  expect(session.get().isAuthenticated).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('where the browser refuses storage a member is signed in as long as the page lasts', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  session.restore();
  expect(session.get().isAuthenticated).toBe(false);
  session.signIn(MEMBER, FRESH);
  expect(session.get().isAuthenticated).toBe(true);
  vi.unstubAllGlobals();
});

test('a sign-in in another tab is followed though its keys arrive one by one', () => {
  followOtherTabs();
  const state = { user: MEMBER, token: FRESH, isAuthenticated: true, isSubscribed: false };
  const entries = [
    ['plyhaat.accessToken', FRESH],
    ['plyhaat.loginId', 'm1'],
    ['plyhaat.auth', JSON.stringify(state)],
  ] as const;
  for (const [key, value] of entries) {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(session.get().isAuthenticated).toBe(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.get().isAuthenticated).toBe(false);
});

test('whoever comes with an expired token may come back to that page after signing in', () => {
  history.replaceState({}, '', '/account?tab=settings');
  afterReload(() => localStorage.setItem('plyhaat.accessToken', tokenUntil(now() - 1)));
  expect(takePlace('m1')).toBe('/account?tab=settings');
});

test('an expiry that another tab found out keeps the place of this one; a sign-out there does not', () => {
  followOtherTabs();
  history.replaceState({}, '', '/account?tab=profile');
  const emptiedElsewhere = () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'plyhaat.accessToken' }));
    expect(session.get().isAuthenticated).toBe(false);
  };
  session.signIn(MEMBER, FRESH);
  emptiedElsewhere();
  expect(takePlace('m1')).toBe(null);
  session.signIn(MEMBER, tokenUntil(now() - 1));
  emptiedElsewhere();
  expect(takePlace('m1')).toBe('/account?tab=profile');
});

test('nobody is signed in by a token alone: it is there for the calls that finish the sign-in', () => {
  session.takeToken(FRESH, 'm1');
  expect(session.get()).toMatchObject({ token: FRESH, isAuthenticated: false, user: null });
  expect(localStorage.getItem('plyhaat.accessToken')).toBe(FRESH);
  session.signIn(MEMBER, FRESH, true);
  expect(JSON.parse(localStorage.getItem('plyhaat.auth') ?? '')).toMatchObject({
    user: MEMBER,
    isAuthenticated: true,
    isSubscribed: true,
  });
});

test('what a member fetched for itself goes with its session, and what stands on the screen for all stays', () => {
  const queries = createQueryClient();
  forgetWithSession(queries);
  session.signIn(MEMBER, FRESH);
  const watched = ['products', 'list'];
  for (const key of [watched, ['members', 'own', 'm1'], ['products', 'one', 'x']]) queries.setQueryData(key, 'kept');
  const seen = new QueryObserver(queries, { queryKey: watched, queryFn: () => 'kept' });
  const stop = seen.subscribe(() => {});

  session.setSubscribed(true);
  expect(queries.getQueryData(['members', 'own', 'm1'])).toBe('kept');
  session.clear();
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([watched]);
  stop();
});
