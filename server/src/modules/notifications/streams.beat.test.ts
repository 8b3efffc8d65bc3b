import { HEARTBEAT_MS } from '@plyhaat/contract/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { readEvents } from '#test/event-reader.ts';
import { realAuthenticator } from '#test/sign-in.ts';

// The clock of the heartbeats alone, before the app starts it.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const app = await testApp({ authenticator: realAuthenticator });
const base = await app.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});
const { db } = app;

type Reader = Awaited<ReturnType<typeof readEvents>>;

/** Reads to the end: whoever signs out hears why first, unless the heartbeat is faster. */
async function readAll({ next }: Pick<Reader, 'next'>): Promise<never> {
  for (;;) await next();
}

test('every stream has its heartbeat in each interval, and one whose session ended or whose member is blocked ends', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => someMember(db)));
  const streams = await Promise.all(
    people.map(async (who) => {
      const headers = await app.as(who);
      const stream = await readEvents(`${base}/api/notifications/stream`, headers);
      expect(await stream.next()).toMatchObject({ event: 'unread' });
      return { who, headers, ...stream };
    }),
  );
  type One = (typeof streams)[number];
  const [blocked, signedOut, ...staying] = streams as [One, One, ...One[]];
  await db.update(members).set({ isBlocked: true }).where(eq(members.id, blocked.who.id));
  await app.send('POST', '/users/logout', { headers: signedOut.headers, payload: {} });

  vi.advanceTimersByTime(HEARTBEAT_MS);
  for (const stream of [blocked, signedOut]) await expect(readAll(stream)).rejects.toThrow('the stream ended');
  for (const { nextBlock } of staying) expect(await nextBlock()).toBe(':');
  for (const { leave } of staying) leave();
});
