import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Move, moveFilter, type Size } from './camera.ts';

export const FRAMES_A_SECOND = 20;
/** Seconds in which one take melts into the next, and in which words come and go. */
export const MELT = 0.6;
const WORDS = 0.4;

/** One move over a still with words over it: both are files. */
export type Take = { readonly still: string; readonly caption: string; readonly move: Move };
/** A size of the film by its short side, and its rate in kbit/s. */
export type Output = { readonly file: string; readonly side: number; readonly rate: number };

const loop = (seconds: number, file: string) => [
  ...['-loop', '1', '-framerate', String(FRAMES_A_SECOND), '-t', String(seconds), '-i', file],
];

function graphOf(takes: readonly Take[], size: Size, seconds: number, outputs: readonly Output[]): string {
  const fades = `fade=t=in:st=${WORDS}:d=${WORDS}:alpha=1,fade=t=out:st=${seconds - 3 * WORDS}:d=${WORDS}:alpha=1`;
  const shown = takes.flatMap(({ move }, i) => [
    `[${2 * i}:v]${moveFilter(size, move, seconds * FRAMES_A_SECOND)}[still${i}]`,
    `[${2 * i + 1}:v]format=rgba,${fades}[words${i}]`,
    `[still${i}][words${i}]overlay,format=yuv420p[take${i}]`,
  ]);
  const melted = takes.slice(1).map((_, i) => {
    const before = i === 0 ? '[take0]' : `[film${i}]`;
    const offset = (seconds - MELT) * (i + 1);
    return `${before}[take${i + 1}]xfade=transition=fade:duration=${MELT}:offset=${offset}[film${i + 1}]`;
  });
  const whole = takes.length > 1 ? `[film${takes.length - 1}]` : '[take0]';
  const [across, up] = size.width < size.height ? ['', ':-2'] : ['-2:', ''];
  return [
    ...shown,
    ...melted,
    `${whole}split=${outputs.length}${outputs.map((_, i) => `[part${i}]`).join('')}`,
    ...outputs.map(({ side }, i) => `[part${i}]scale=${across}${side}${up},format=yuv420p[out${i}]`),
  ].join(';');
}

const encoded = ({ file, rate }: Output, i: number) => [
  ...['-map', `[out${i}]`, '-an', '-c:v', 'libx264', '-preset', 'medium', '-tune', 'film', '-profile:v', 'main'],
  ...['-b:v', `${rate}k`, '-maxrate', `${2 * rate}k`, '-bufsize', `${4 * rate}k`, '-g', '60', '-threads', '1'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', file],
];

/** Writes the takes one after the other as MP4 in every size, each playing from its first bytes on. */
export async function writeFilm(takes: readonly Take[], size: Size, seconds: number, outputs: readonly Output[]) {
  const inputs = takes.flatMap(({ still, caption }) => [...loop(seconds, still), ...loop(seconds, caption)]);
  const graph = ['-filter_complex', graphOf(takes, size, seconds, outputs)];
  const words = ['-loglevel', 'error', '-y', ...inputs, ...graph, ...outputs.flatMap(encoded)];
  const ffmpeg = spawn('ffmpeg', words, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg left ${outputs[0]?.file} with code ${code}`);
}
