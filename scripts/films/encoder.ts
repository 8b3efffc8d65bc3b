import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { Size } from './camera.ts';

export const FRAMES_A_SECOND = 20;

/** Better first: a film that is too heavy is written again, a little coarser. */
const QUALITIES = [26, 29, 32, 35];

async function encode(frames: readonly Uint8Array[], size: Size, file: string, quality: number): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`],
      ...['-r', String(FRAMES_A_SECOND), '-i', '-', '-an', '-c:v', 'libx264', '-preset', 'medium', '-tune', 'film'],
      ...['-crf', String(quality), '-pix_fmt', 'yuv420p', '-profile:v', 'main', '-threads', '1'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg left ${file} with code ${code}`);
}

/** Writes an MP4 that browsers play from its first bytes on, as good as fits into `most` bytes. */
export async function writeFilm(
  frames: readonly Uint8Array[],
  size: Size,
  file: string,
  most: number,
): Promise<number> {
  for (const quality of QUALITIES) {
    await encode(frames, size, file, quality);
    if (statSync(file).size <= most) break;
  }
  return statSync(file).size;
}
