import { countUnread } from '@plyhaat/contract/notifications/notifications';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { answer } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { notificationApi } from '#test/notification-api.ts';
import { renderAt } from '#test/render.tsx';
import { streamServer } from '#test/stream-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  signInAs('DEALER');
});
afterEach(() => {
  session.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bell = () => within(screen.getByRole('banner')).getByRole('button', { name: /^Notifications/ });

/** The unread count grows by one with each question. */
async function opened() {
  let unreadCount = 0;
  const api = notificationApi(
    [],
    answer(countUnread, () => ({ unreadCount: ++unreadCount, count: unreadCount })),
  );
  await renderAt('/shop');
  await act(() => vi.dynamicImportSettled());
  await later(0);
  const polls = () => api.callsOf(countUnread).length;
  return { polls, first: polls() };
}

test('without a stream the count is asked for every 30 seconds and the badge follows (NOTE-10)', async () => {
  const { polls, first } = await opened();
  expect(first).toBeGreaterThan(0);
  await later(29_000);
  expect(polls()).toBe(first);
  for (let turn = 1; turn <= 3; turn++) {
    await later(turn === 1 ? 1_500 : 30_000);
    expect(polls()).toBe(first + turn);
    expect(bell()).toHaveTextContent(String(first + turn));
  }
});

test('while the stream is up nobody polls; once it is down the poll takes over', async () => {
  const server = streamServer();
  const locks = { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const { polls } = await opened();
  await later(1_000);
  expect(server.opened).toHaveLength(1);
  const before = polls();
  await later(45_000);
  expect(polls()).toBe(before);
  server.refuse(true);
  server.opened[0]?.end();
  await later(100);
  await later(61_000);
  expect(polls()).toBeGreaterThanOrEqual(before + 2);
});
