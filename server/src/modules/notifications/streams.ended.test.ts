import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { readEvents } from '#test/event-reader.ts';
import { realAuthenticator } from '#test/sign-in.ts';

const app = await testApp({ authenticator: realAuthenticator });
const other = await testApp({ authenticator: realAuthenticator, beside: app });
const base = await other.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });

/** An open console on another process: its stream, and its next call. */
async function openConsole(who: Caller) {
  const headers = await app.as(who);
  const stream = await readEvents(`${base}/api/notifications/stream`, headers);
  await stream.next();
  const nextCall = async () => (await other.send('GET', '/admin/review', { headers })).statusCode;
  expect(await nextCall()).toBe(200);
  return { stream, nextCall };
}

test.each([
  ['role', { role: 'USER', reason: 'Left the team' }],
  ['blocked', { blocked: true, reason: 'Left the team' }],
])(
  'a member of staff loses an open console at once: the stream says %s, the next call is refused',
  async (reason, change) => {
    const staff = await someMember(db, { role: 'APPROVERS' });
    const { stream, nextCall } = await openConsole(staff);
    expect((await app.patch(`/admin/users/${staff.id}`, change, admin)).statusCode).toBe(200);
    expect(await nextCall()).toBe(401);
    expect(await stream.next()).toEqual({ event: 'signedOut', data: { reason } });
    await expect(stream.next()).rejects.toThrow('the stream ended');
  },
);

test('a session that is ended alone says so, and the member’s other streams stay', async () => {
  const staff = await someMember(db, { role: 'APPROVERS' });
  const [lost, left] = [await openConsole(staff), await openConsole(staff)];
  const { data } = (await app.get('/users/sessions', staff)).json();
  const [, , first] = data as { _id: string }[];
  expect((await app.delete(`/users/sessions/${first?._id}`, undefined, staff)).statusCode).toBe(200);
  expect(await lost.stream.next()).toEqual({ event: 'signedOut', data: { reason: 'ended' } });
  expect(await left.nextCall()).toBe(200);
  left.stream.leave();
});
