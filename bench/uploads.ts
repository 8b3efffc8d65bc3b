import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_SIGN_INS } from '../contract/src/core/demo.ts';
import { base64Body, send, videoHead } from '../server/test/slow-sender.ts';
import type { RunningSite } from './app.ts';
import { type Figure, figure } from './report.ts';

const MB = 1_048_576;
const SIZE = 50 * MB - 1;

/** A sample member's `Authorization`, got as everybody gets one. */
export async function signIn(app: RunningSite, phone: string): Promise<string> {
  const post = async (url: string, body: object) =>
    (
      await fetch(`${app.url}/api${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const { demoCode } = (await post('/users/sentOtp', { phone })) as { demoCode: string };
  const { token } = (await post('/users/app-login', { phone, otp: demoCode })) as { token: string };
  return `Bearer ${token}`;
}

async function processOf(app: RunningSite): Promise<number> {
  const note = await fs.readFile(path.join(app.folder, 'data/database.json'), 'utf8');
  return (JSON.parse(note) as { pid: number }).pid;
}

async function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / MB;
}

/** Waits until the invalid videos are rejected, so that the next measurement does not compete with them. */
async function untilQuiet(app: RunningSite, sent: readonly { id: string; authorization: string }[]): Promise<void> {
  for (const { id, authorization } of sent)
    for (let state = 'processing'; state === 'processing'; await sleep(100)) {
      const reply = await fetch(`${app.url}/api/media/${id}`, { headers: { authorization } });
      state = ((await reply.json()) as { data: { state: string } }).data.state;
    }
}

/** What videos of 50 MB in base64 cost over idle: one, and ten at once. */
export async function uploadFigures(app: RunningSite): Promise<Figure[]> {
  const pid = await processOf(app);
  const callers = await Promise.all(SAMPLE_SIGN_INS.map(({ phone }) => signIn(app, phone)));
  const address = (url: string) => `${app.url}/api${url}`;
  const sendOne = async (authorization: string) => {
    const { status, body } = await send({ address, authorization }, base64Body('video', SIZE, videoHead(SIZE)));
    if (status !== 200) throw new Error(`an upload was answered with ${status}: ${body.message}`);
    return { id: body.data?._id ?? '', authorization };
  };
  const peakOver = async (idle: number, work: () => Promise<unknown>) => {
    await fs.writeFile(`/proc/${pid}/clear_refs`, '5');
    await work();
    return (await memoryOf(pid, 'VmHWM')) - idle;
  };
  const idle = await memoryOf(pid, 'VmRSS');
  const sent: Awaited<ReturnType<typeof sendOne>>[] = [];
  const one = await peakOver(idle, async () => sent.push(await sendOne(callers[0] ?? '')));
  // One member sends two at a time.
  const ten = await peakOver(idle, async () =>
    sent.push(...(await Promise.all([...callers, ...callers].map((caller) => sendOne(caller))))),
  );
  await untilQuiet(app, sent);
  return [
    figure('memory of the app when idle', idle, { unit: ' MB' }),
    figure('one base64 body with 50 MB, peak over idle', one, { unit: ' MB', atMost: 120 }),
    figure('ten of them at once, peak over idle', ten, { unit: ' MB', atMost: 250 }),
  ];
}
