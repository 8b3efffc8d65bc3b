import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, somePhone, someSeller } from '#test/builders.ts';
import { codeSentTo, pass, realAuthenticator, someDevice } from '#test/sign-in.ts';

const server = await testApp({ authenticator: realAuthenticator });
afterAll(server.close);

let made = 0;
const stranger = (browser: boolean) => someDevice(server, { address: `203.0.${++made}.1`, browser });
type Device = ReturnType<typeof stranger>;

/** Numbers of every kind; whoever asks may not learn of which one is. */
const numbers = async () => ({
  unknown: somePhone(),
  buyer: (await someMember(server.db)).phone,
  seller: (await someSeller(server.db)).phone,
  staff: (await someMember(server.db, { role: 'ADMIN' })).phone,
  blocked: (await someMember(server.db, { isBlocked: true })).phone,
  'never signed in': (await someMember(server.db, { provenAt: null })).phone,
});

/** What anybody outside sees of an answer: all but what is drawn anew for each. */
function seenIn({ statusCode, body, headers }: Awaited<ReturnType<Device['askCode']>>) {
  const { 'x-request-id': _id, date: _date, 'set-cookie': cookies, 'retry-after': wait, ...rest } = headers;
  const shapes = [cookies ?? []].flat().map((cookie) => cookie.replace(/=[\w.~-]+/, '='));
  return { statusCode, body, headers: rest, cookies: shapes, waits: wait !== undefined };
}

/** The statements that a call runs, in order, and its answer. */
async function watched(act: () => ReturnType<Device['askCode']>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = seenIn(await act());
  const statements = query.mock.calls.map(([statement]) => (statement as { text?: string }).text ?? String(statement));
  query.mockRestore();
  return { answer, statements };
}

const asked = async (device: Device, phone: string) => {
  await device.askCode(phone);
  await codeSentTo(server, phone);
};

/** What is done with a number, after what came before. */
const CALLS: Record<string, { before?: (device: Device, phone: string) => Promise<unknown>; act: 'ask' | 'enter' }> = {
  'asking for a code': { act: 'ask' },
  'asking again too soon': { before: (device, phone) => device.askCode(phone), act: 'ask' },
  'entering a code that nobody asked for': { act: 'enter' },
  'entering a wrong code': { before: asked, act: 'enter' },
  'entering a wrong code too often': {
    before: async (device, phone) => {
      await asked(device, phone);
      for (let n = 0; n < 5; n++) await device.enter(phone, 'wrong!');
    },
    act: 'enter',
  },
  'entering a code that ran out': {
    before: async (device, phone) => {
      await asked(device, phone);
      await pass(server, 301);
    },
    act: 'enter',
  },
};

for (const browser of [true, false])
  test.each(Object.entries(CALLS))(
    `%s ${browser ? 'in a browser' : 'by a program'} runs the same statements for every number and is answered alike`,
    async (_, { before, act }) => {
      const seen: [string, Awaited<ReturnType<typeof watched>>][] = [];
      for (const [kind, phone] of Object.entries(await numbers())) {
        const device = stranger(browser);
        await before?.(device, phone);
        const call = () => (act === 'ask' ? device.askCode(phone) : device.enter(phone, 'wrong!'));
        seen.push([kind, await watched(call)]);
      }
      const [, unknown] = seen[0] ?? [];
      expect(unknown?.statements.length).toBeGreaterThan(0);
      for (const [kind, of] of seen) expect(of, kind).toEqual(unknown);
      expect(unknown?.statements.filter((statement) => /\bmembers\b/.test(statement))).toEqual([]);
    },
  );
