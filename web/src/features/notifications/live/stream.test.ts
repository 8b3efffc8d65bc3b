import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { signInAs } from '#test/members.ts';
import { streamServer } from '#test/stream-server.ts';
import { eventReader, type ServerEvent } from './server-events.ts';
import { followStream, type StreamEvent } from './stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  signInAs('DEALER');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  session.clear();
});

test('events are read from pieces of any size, and comments are none', () => {
  const seen: ServerEvent[] = [];
  const read = eventReader((event) => seen.push(event));
  const text = ': here\r\n\r\nid: 7\r\nevent: unread\r\ndata: {"count":\r\ndata: 2}\r\n\r\ndata: x\n\n';
  for (const letter of text) read(letter);
  expect(seen).toEqual([
    { id: '7', name: 'unread', data: '{"count":\n2}' },
    { id: undefined, name: 'message', data: 'x' },
  ]);
});

function follow() {
  const events: StreamEvent[] = [];
  const states: boolean[] = [];
  let lastId: string | undefined;
  const stop = new AbortController();
  const ended = followStream(
    {
      lastId: () => lastId,
      onUp: (isUp) => states.push(isUp),
      onEvent: (event) => {
        events.push(event);
        lastId = event.id ?? lastId;
      },
    },
    stop.signal,
  );
  const end = async () => {
    stop.abort();
    await ended;
  };
  return { events, states, end };
}

test('a stream that breaks is opened again after a pause and resumes at the last id', async () => {
  const { opened } = streamServer();
  const { events, states, end } = follow();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.write('id: 41\nevent: notification\ndata: {"title":"New contact"}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual([{ id: '41', name: 'notification', data: { title: 'New contact' } }]);
  expect(opened[0]?.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer x\./) });
  opened[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened[1]?.headers).toMatchObject({ 'last-event-id': '41' });
  expect(states).toEqual([true, false, true]);
  await end();
});

test('pauses double up to half a minute while the server is away', async () => {
  const server = streamServer();
  server.refuse(true);
  const { states, end } = follow();
  await vi.advanceTimersByTimeAsync(600_000);
  // 10 minutes of pauses between 15 and 30 s, after a quick start: not hundreds of attempts.
  expect(states.length).toBeGreaterThan(20);
  expect(states.length).toBeLessThan(50);
  server.refuse(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states.at(-1)).toBe(true);
  await end();
});

test('a stream without heartbeats is given up and opened again', async () => {
  const { opened } = streamServer();
  const { states, end } = follow();
  await vi.advanceTimersByTimeAsync(50_000);
  opened[0]?.write(': beat\n\n');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).toHaveLength(2);
  expect(states).toEqual([true, false, true]);
  await end();
});
