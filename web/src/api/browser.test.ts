import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { endpoint } from '@plyhaat/contract/core/endpoint';
import { HANDLER_MESSAGE } from '@plyhaat/contract/core/errors';
import { HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTransport } from './browser.ts';
import type { CallError } from './call.ts';
import { takePlace } from './place.ts';
import { session } from './session.ts';

const create = endpoint({ method: 'POST', path: '/things', access: 'member', summary: '', creates: true, reply: {} });
const signIn = endpoint({ method: 'POST', path: '/users/app-login', access: 'public', summary: '', reply: {} });
const user = { _id: 'u1', name: 'Asha', role: 'USER', profileImage: '' } as const;

const tokenFor = (exp: number) => `h.${btoa(JSON.stringify({ user: { _id: 'u1' }, role: 'USER', exp }))}.s`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

const say = vi.fn();
const leave = vi.fn();
const transport = browserTransport({ say, leave });
const fetched = vi.fn<typeof fetch>();

const answers = (...replies: { status: number; body?: unknown }[]) => {
  for (const { status, body } of replies)
    fetched.mockResolvedValueOnce(new Response(body === undefined ? '' : JSON.stringify(body), { status }));
};
const refused = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.fail('it was not refused'),
    (e: CallError) => e,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  // Whoever asks beyond what a test answers: the question whether the server is there at all.
  fetched.mockImplementation(async () => new Response(''));
  say.mockReset();
  leave.mockReset();
  localStorage.clear();
  session.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the text of a failed call is its message, else its error, else what the status means (ALL-15)', async () => {
  answers({ status: 400, body: { message: 'A', error: 'B' } }, { status: 400, body: { error: 'B' } });
  expect((await refused(transport(listProducts, {}))).message).toBe('A');
  expect((await refused(transport(listProducts, {}))).message).toBe('B');
  for (const status of [400, 403, 404, 409, 422, 429, 500, 502, 503]) {
    answers({ status });
    expect((await refused(transport(listProducts, {}))).message).toBe(HANDLER_MESSAGE[status]);
  }
  answers({ status: 418 });
  expect((await refused(transport(listProducts, {}))).message).toBe('An unexpected error occurred.');
});

test('no connection and a timeout have texts of their own (ALL-16)', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await refused(transport(listProducts, {}))).message).toBe(
    'No internet connection. Please check your network.',
  );

  const timeout = AbortSignal.abort();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout);
  fetched.mockRejectedValueOnce(timeout.reason);
  expect((await refused(transport(listProducts, {}))).message).toBe(
    'Request timeout. Please check your connection and try again.',
  );
  expect(limit).toHaveBeenCalledWith(30_000);
});

test('every call carries the stored token; a creating one also a key of its own (IDEN-9)', async () => {
  session.signIn(user, tokenFor(inSeconds(HOUR_SECONDS)));
  answers({ status: 200, body: { success: true } }, { status: 200, body: { success: true } });
  await transport(create, { body: { a: 1 } });
  await transport(create, { body: { a: 1 } });
  const [first, second] = fetched.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(first?.get('authorization')).toBe(`Bearer ${session.get().token}`);
  expect(first?.get('idempotency-key')).not.toBe(second?.get('idempotency-key'));
});

test('an expired token: one retry, the message, and home after two seconds (IDEN-10, ALL-17)', async () => {
  vi.useFakeTimers();
  session.signIn(user, tokenFor(inSeconds(-1)));
  answers({ status: 401 }, { status: 401 });
  await refused(transport(listProducts, {}));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(localStorage.length).toBe(0);
  expect(say).toHaveBeenCalledWith('Session expired. Please login again.');
  vi.advanceTimersByTime(1999);
  expect(leave).not.toHaveBeenCalled();
  // A half-filled form stays on screen until then.
  expect(session.get()).toMatchObject({ user, isAuthenticated: true, token: null });
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
  expect(session.get().isAuthenticated).toBe(false);
});

test('an expired session says so once, however many calls find it out', async () => {
  session.signIn(user, tokenFor(inSeconds(-1)));
  fetched.mockImplementation(async () => new Response('', { status: 401 }));
  await Promise.all([1, 2, 3].map(() => refused(transport(listProducts, {}))));
  expect(say).toHaveBeenCalledOnce();
});

test('who signs in again within the two seconds is not led away', async () => {
  vi.useFakeTimers();
  session.signIn(user, tokenFor(inSeconds(-1)));
  answers({ status: 401 });
  await refused(transport(create, { body: {} }));
  session.signIn(user, tokenFor(inSeconds(HOUR_SECONDS)));
  vi.advanceTimersByTime(2000);
  expect(leave).not.toHaveBeenCalled();
  expect(session.get().isAuthenticated).toBe(true);
});

test('the address is kept before the visitor is led away, for that member to come back to', async () => {
  history.replaceState({}, '', '/account?tab=settings');
  for (const [life, member] of [
    [-1, 'u1'],
    [HOUR_SECONDS, 'u2'],
  ] as const) {
    session.signIn({ ...user, _id: member }, tokenFor(inSeconds(life)));
    answers({ status: 401 });
    await refused(transport(create, { body: {} }));
    expect(takePlace('another')).toBe(null);
    expect(takePlace(member)).toBe(null);

    session.signIn({ ...user, _id: member }, tokenFor(inSeconds(life)));
    answers({ status: 401 });
    await refused(transport(create, { body: {} }));
    expect(takePlace(member)).toBe('/account?tab=settings');
    expect(takePlace(member)).toBe(null);
  }
});

test('a call that crosses with the fresh token of another tab is sent again with that one, and nobody is signed out', async () => {
  session.signIn(user, tokenFor(inSeconds(HOUR_SECONDS)));
  const fresh = tokenFor(inSeconds(2 * HOUR_SECONDS));
  fetched.mockImplementationOnce(async () => {
    localStorage.setItem('plyhaat.accessToken', fresh);
    return new Response('', { status: 401 });
  });
  answers({ status: 200, body: { success: true } });
  await transport(create, { body: {} });
  expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).get('authorization')).toBe(`Bearer ${fresh}`);
  expect(session.get()).toMatchObject({ user, token: fresh });
  expect(localStorage.getItem('plyhaat.accessToken')).toBe(fresh);
  expect(leave).not.toHaveBeenCalled();
});

test('any other refused token clears the session and leaves at once (IDEN-10)', async () => {
  session.signIn(user, tokenFor(inSeconds(HOUR_SECONDS)));
  answers({ status: 401 }, { status: 401 });
  await refused(transport(listProducts, {}));
  expect(say).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
});

test('a token that cannot be read says so (IDEN-10)', async () => {
  session.signIn(user, 'rubbish');
  answers({ status: 401 }, { status: 401 });
  await refused(transport(listProducts, {}));
  expect(say).toHaveBeenCalledWith('Authentication error. Please login again.');
});

test('a save is not sent again, unless another tab signed in meanwhile', async () => {
  session.signIn(user, tokenFor(inSeconds(HOUR_SECONDS)));
  answers({ status: 401 });
  await refused(transport(create, { body: {} }));
  expect(fetched).toHaveBeenCalledOnce();

  session.signIn(user, tokenFor(inSeconds(HOUR_SECONDS)));
  fetched.mockImplementationOnce(async () => {
    session.signIn(user, tokenFor(inSeconds(2 * HOUR_SECONDS)));
    return new Response('', { status: 401 });
  });
  answers({ status: 200, body: { success: true } });
  await transport(create, { body: {} });
  expect(session.get().isAuthenticated).toBe(true);
});

test('a wrong code at sign-in ends no session', async () => {
  session.signIn(user, tokenFor(inSeconds(HOUR_SECONDS)));
  answers({ status: 401, body: { message: 'Invalid credentials. Please check your phone and OTP.' } });
  await refused(transport(signIn, { body: {} }));
  expect(session.get().isAuthenticated).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

test('path names, lists and empty values are written as the contract reads them', async () => {
  answers({ status: 200, body: {} });
  await transport(listProducts, { query: { search: 'ply & board', categories: ['a', 'b'], brands: [], page: 2 } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/product?search=ply+%26+board&categories=a%2Cb&page=2');
});
