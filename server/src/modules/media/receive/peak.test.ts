import { afterAll, expect, test } from 'vitest';
import { hostileFiles } from '#test/hostile-files.ts';
import { runningApp } from '#test/running.ts';
import { send } from '#test/slow-sender.ts';
import { multipart, somePhoto } from '#test/uploads.ts';

const MB = 1_048_576;
const app = await runningApp();
afterAll(() => app.close());
const corpus = await hostileFiles();

const sendAs = async (authorization: string, use: string, bytes: Buffer) => {
  const { payload, headers } = await multipart({ use }, { file: { bytes } });
  return (await send({ ...app, authorization }, [payload], headers['content-type'])).status;
};

test('all hostile files together take at most 300 MB above idle, workers counted, and the server goes on', async () => {
  const photo = await somePhoto(800, 600).jpeg().toBuffer();
  const members = [app.authorization, await app.authorizationOf()];
  const idle = app.memoryOfAll();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, app.memoryOfAll());
  }, 25);
  const left = [...corpus];
  const statuses: number[] = [];
  const work = async (authorization: string) => {
    for (let file = left.pop(); file; file = left.pop())
      statuses.push(await sendAs(authorization, file.use, file.bytes));
  };
  await Promise.all([...members, ...members].map(work));
  clearInterval(watch);
  expect(statuses).toHaveLength(corpus.length);
  expect(statuses.filter((status) => ![200, 413, 415, 422].includes(status))).toEqual([]);
  expect(peak).toBeGreaterThan(idle);
  expect((peak - idle) / MB).toBeLessThan(300);
  expect(await sendAs(app.authorization, 'product', photo)).toBe(200);
}, 600_000);
