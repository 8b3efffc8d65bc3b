import { beforeEach, expect, test } from 'vitest';
import { followOtherTabs, readToken, session } from './session.ts';

const user = { _id: 'u1', name: 'Asha', role: 'USER', profileImage: '' } as const;
const tokenFor = (exp: number) => `h.${btoa(JSON.stringify({ user: { _id: 'u1' }, role: 'USER', exp }))}.s`;
const later = Math.floor(Date.now() / 1000) + 3600;

beforeEach(() => session.clear());

test('signing in keeps state, token and user id under keys of their own (S1-SESSION-03)', () => {
  session.signIn(user, tokenFor(later));
  expect(localStorage.length).toBe(3);
  expect(localStorage.getItem('plyhaat.accessToken')).toBe(tokenFor(later));
  expect(localStorage.getItem('plyhaat.loginId')).toBe('u1');
});

test('a reload keeps the member signed in, with the subscription flag (S1-SESSION-04)', () => {
  session.signIn(user, tokenFor(later));
  session.setSubscribed(true);
  session.restore();
  expect(session.get()).toMatchObject({ user, isAuthenticated: true, isSubscribed: true });
});

test('at start an expired or garbled token clears the session (S1-SESSION-08, S1-SESSION-09)', () => {
  for (const token of [tokenFor(later - 7200), 'rubbish', '']) {
    session.signIn(user, tokenFor(later));
    localStorage.setItem('plyhaat.accessToken', token);
    session.restore();
    expect(session.get().isAuthenticated).toBe(false);
  }
});

test('signing out in another tab signs out here', () => {
  followOtherTabs();
  session.signIn(user, tokenFor(later));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.get().isAuthenticated).toBe(false);
});

test('a token is read as UTF-8', () => {
  const payload = JSON.stringify({ user: { _id: 'u1', name: 'आशा' }, role: 'USER', exp: later });
  const middle = btoa(String.fromCharCode(...new TextEncoder().encode(payload)));
  expect(readToken(`h.${middle}.s`)).toMatchObject({ user: { name: 'आशा' } });
});
