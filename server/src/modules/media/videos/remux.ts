import path from 'node:path';
import { videoUnreadable } from '@plyhaat/contract/media/media';
import type { Converted } from './converted.ts';
import { runConfined, type Tools } from './sandbox.ts';

const PROGRAM = path.join(import.meta.dirname, 'remux.program.ts');
const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const LONGEST_S = 120;
/** V8 reserves most of this address space without using it. */
const DATA = 1.5 * 1024 ** 3;

/** Where ffmpeg is missing: the video is checked and written anew by a program of ours, in a process of its own. */
export async function remux(tools: Tools, source: string, folder: string): Promise<Converted> {
  const video = path.join(folder, 'film.mp4');
  const node = [
    process.execPath,
    '--max-old-space-size=256',
    '--permission',
    `--allow-fs-read=${ROOT}`,
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
    '--disable-warning=SecurityWarning',
  ];
  const { ok, output } = await runConfined(tools, [...node, PROGRAM, source, video], {
    folder,
    readable: [ROOT, path.dirname(process.execPath)],
    seconds: LONGEST_S,
    data: DATA,
  });
  const outcome = ok ? (JSON.parse(output) as object) : { reason: videoUnreadable.message };
  return { video, ...outcome } as Converted;
}
