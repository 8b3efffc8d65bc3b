import fs from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_SIGN_INS } from '../contract/src/core/demo.ts';
import type { RunningSite } from './app.ts';
import { median } from './numbers.ts';
import { photograph } from './photograph.ts';
import { type Figure, figure } from './report.ts';
import { signIn } from './uploads.ts';

const ROUNDS = 15;

/** How long an upload of a photograph takes, from the first byte sent to the answer. */
export async function photographFigures(app: RunningSite): Promise<Figure[]> {
  const authorization = await signIn(app, SAMPLE_SIGN_INS[0]?.phone ?? '');
  const sendOne = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('use', 'product');
    form.append('file', new Blob([new Uint8Array(bytes)]), 'board.jpg');
    const began = performance.now();
    const reply = await fetch(`${app.url}/api/media`, { method: 'POST', headers: { authorization }, body: form });
    const { data } = (await reply.json()) as { data?: { _id: string } };
    const ms = performance.now() - began;
    if (!data) throw new Error(`a photograph was answered with ${reply.status}`);
    // Removed at once, so that the job which makes its copies does not share the machine with the next one.
    await fetch(`${app.url}/api/media/${data._id}`, { method: 'DELETE', headers: { authorization } });
    return ms;
  };
  const figures: Figure[] = [];
  for (const [width, height] of [
    [1600, 1200],
    [2560, 1920],
    [4000, 3000],
  ] as const) {
    const bytes = await fs.readFile(await photograph(path.join(app.folder, 'data'), width, height));
    await sendOne(bytes);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await sendOne(bytes));
    figures.push(figure(`upload of a photograph of ${width} × ${height}, median`, median(times), { unit: ' ms' }));
  }
  return figures;
}
