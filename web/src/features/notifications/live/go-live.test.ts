import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamServer } from '#test/stream-server.ts';
import { goLive } from './go-live.ts';
import type { TabMessage } from './tabs.ts';

/** Another tab of the same browser. */
function otherTab() {
  const channel = new BroadcastChannel('plyhaat.notifications');
  const heard: TabMessage[] = [];
  channel.onmessage = ({ data }) => heard.push(data as TabMessage);
  return { heard, say: (message: TabMessage) => channel.postMessage(message), close: () => channel.close() };
}

let server: ReturnType<typeof streamServer>;
let grant: () => void;
let other: ReturnType<typeof otherTab>;
beforeEach(() => {
  server = streamServer();
  other = otherTab();
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: (_name: string, _options: object, lead: () => Promise<void>) =>
        new Promise((resolve) => {
          grant = () => resolve(lead());
        }),
    },
  });
});
afterEach(() => {
  other.close();
  vi.unstubAllGlobals();
});

const listening = () => ({ onUp: vi.fn(), onEvent: vi.fn(), onChanged: vi.fn() });
const EVENT = { id: '41', name: 'unread', data: { count: 2 } };

test('a tab without the lock opens no stream and learns from the one that has it', async () => {
  const listener = listening();
  const stop = goLive('m1', listener);
  await expect.poll(() => other.heard).toContainEqual({ member: 'm1', kind: 'hello' });
  other.say({ member: 'm1', kind: 'state', isUp: true });
  other.say({ member: 'm2', kind: 'event', event: { ...EVENT, id: '7' } });
  other.say({ member: 'm1', kind: 'event', event: EVENT });
  other.say({ member: 'm1', kind: 'changed' });
  await expect.poll(() => listener.onChanged).toHaveBeenCalledOnce();
  expect(listener.onUp.mock.calls).toEqual([[true]]);
  expect(listener.onEvent.mock.calls).toEqual([[EVENT]]);
  expect(server.opened).toHaveLength(0);

  // The other tab closes: this one goes on where that one stopped.
  grant();
  await expect.poll(() => server.opened[0]?.headers).toMatchObject({ 'last-event-id': '41' });
  stop();
  expect(server.opened[0]?.signal?.aborted).toBe(true);
});

test('the tab that holds the lock passes on what the stream brings and answers newcomers', async () => {
  const listener = listening();
  const stop = goLive('m1', listener);
  grant();
  await expect.poll(() => listener.onUp).toHaveBeenCalledWith(true);
  server.opened[0]?.write('id: 41\nevent: unread\ndata: {"count":2}\n\n');
  await expect.poll(() => listener.onEvent).toHaveBeenCalledWith(EVENT);
  await expect.poll(() => other.heard).toContainEqual({ member: 'm1', kind: 'event', event: EVENT });
  other.heard.length = 0;
  other.say({ member: 'm1', kind: 'hello' });
  await expect.poll(() => other.heard).toEqual([{ member: 'm1', kind: 'state', isUp: true }]);
  stop();
});
