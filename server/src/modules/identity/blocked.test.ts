import { afterAll, expect, test } from 'vitest';
import { audit } from '#platform/audit.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { codeSentTo, realAuthenticator, someDevice } from '#test/sign-in.ts';

const server = await testApp({ authenticator: realAuthenticator });
afterAll(server.close);

test.each([
  ['reads why when staff knew that it would', { isTold: true }, 'Forged GST certificate'],
  ['reads no note that staff wrote for themselves', {}, null],
])('a blocked member %s', async (_what, detail, reason) => {
  const { id, phone } = await someMember(server.db, { isBlocked: true });
  const act = { actorId: null, action: 'block_member', subjectKind: 'member', subjectId: id };
  await audit(server.db, { ...act, reason: 'Forged GST certificate', detail });
  const device = someDevice(server, { address: '203.0.113.9' });
  await device.askCode(phone);
  expect((await device.enter(phone, await codeSentTo(server, phone))).json().reason).toBe(reason);
});
