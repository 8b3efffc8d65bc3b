import { listReviewQueue } from '@plyhaat/contract/admin/admin';
import { signInRequired } from '@plyhaat/contract/core/errors';
import { countUnread } from '@plyhaat/contract/notifications/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { streamServer } from '#test/stream-server.ts';

beforeEach(() => {
  const locks = { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

/** An open console, and whether the server still accepts its session. */
async function openConsole() {
  signInAs('APPROVERS');
  const server = streamServer();
  const state = { isGone: false };
  fakeApi(
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(countUnread, () => {
      if (!state.isGone) return { unreadCount: 0, count: 0 };
      // What the transport does with a refused token.
      session.clear();
      return refuse(signInRequired);
    }),
  );
  const view = await renderAt('/admin/review');
  await screen.findByRole('heading', { level: 1, name: 'Review' });
  await waitFor(() => expect(server.opened).toHaveLength(1));
  return { ...view, state, write: (text: string) => server.opened[0]?.write(text) };
}

test.each([
  ['role', 'Your role has changed. Please sign in again.'],
  ['blocked', 'Your account is blocked. Please contact support.'],
  ['ended', 'You were signed out on this device. Please sign in again.'],
])('a console whose session ended (%s) is left at once, with a sentence', async (reason, sentence) => {
  const { state, write, address } = await openConsole();
  state.isGone = true;
  write(`event: signedOut\ndata: {"reason":"${reason}"}\n\n`);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
});

test('a token that was renewed meanwhile is none of those that ended', async () => {
  const { write, address } = await openConsole();
  write('event: signedOut\ndata: {"reason":"ended"}\n\n');
  write('event: unread\ndata: {"unreadCount":3,"count":3}\n\n');
  expect(await screen.findByText(', 3 unread')).toBeInTheDocument();
  expect(address()).toBe('/admin/review');
  expect(session.get().isAuthenticated).toBe(true);
});
