import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FRAMES_A_SECOND, type Motion, moveFilter, repeatFilter, type Size } from './camera.ts';

/** Seconds in which one take melts into the next, and in which words come and go. */
export const MELT = 0.6;
const WORDS = 0.4;
/** Few whole frames: where nothing but the camera moves they are most of a video's bytes. */
const KEYFRAME_EVERY = 150;

/** One move over a still, with words over it where it has some: both are files. */
export type Take = Motion & { readonly still: string; readonly caption?: string };
/** A size of the video by its short side, and its rate in kbit/s. */
export type Output = { readonly file: string; readonly side: number; readonly rate: number };
/** What a video is made of, and the files it is written to; the poster is its first frame. */
export type Recording = {
  readonly takes: readonly Take[];
  readonly size: Size;
  readonly takeSeconds: number;
  readonly outputs: readonly Output[];
  readonly poster: string;
};

function shownTakes({ takes, size, takeSeconds }: Recording): string[] {
  const frames = Math.round(takeSeconds * FRAMES_A_SECOND);
  const fades = `fade=t=in:st=${WORDS}:d=${WORDS}:alpha=1,fade=t=out:st=${takeSeconds - 3 * WORDS}:d=${WORDS}:alpha=1`;
  let input = 0;
  return takes.flatMap((take, i) => {
    const moved = `[${input++}:v]${moveFilter(size, take, frames)}`;
    if (take.caption === undefined) return [`${moved}[take${i}]`];
    const words = `[${input++}:v]${repeatFilter(frames)},format=rgba,${fades}[words${i}]`;
    return [`${moved}[still${i}]`, words, `[still${i}][words${i}]overlay,format=yuv420p[take${i}]`];
  });
}

function graphOf(recording: Recording): string {
  const { takes, size, takeSeconds, outputs } = recording;
  const melted = takes.slice(1).map((_, i) => {
    const before = i === 0 ? '[take0]' : `[video${i}]`;
    const offset = (takeSeconds - MELT) * (i + 1);
    return `${before}[take${i + 1}]xfade=transition=fade:duration=${MELT}:offset=${offset}[video${i + 1}]`;
  });
  const whole = takes.length > 1 ? `[video${takes.length - 1}]` : '[take0]';
  const [across, up] = size.width < size.height ? ['', ':-2'] : ['-2:', ''];
  return [
    ...shownTakes(recording),
    ...melted,
    `${whole}split=${outputs.length + 1}[first]${outputs.map((_, i) => `[part${i}]`).join('')}`,
    '[first]trim=end_frame=1[poster]',
    ...outputs.map(({ side }, i) => `[part${i}]scale=${across}${side}${up},format=yuv420p[out${i}]`),
  ].join(';');
}

const encoded = ({ file, rate }: Output, i: number) => [
  ...[
    '-map',
    `[out${i}]`,
    '-an',
    '-r',
    `${FRAMES_A_SECOND}`,
    '-c:v',
    'libx264',
    '-preset',
    'superfast',
    '-tune',
    'film',
  ],
  ...['-profile:v', 'main', '-b:v', `${rate}k`, '-maxrate', `${2 * rate}k`, '-bufsize', `${4 * rate}k`],
  ...['-g', `${KEYFRAME_EVERY}`, '-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ...['-flags:v', '+bitexact', '-movflags', '+faststart', file],
];

/** Writes the takes one after the other as MP4 in every size, each playing from its first bytes on. */
export async function writeVideo(recording: Recording): Promise<void> {
  const { takes, outputs, poster } = recording;
  const files = takes.flatMap(({ still, caption }) => (caption === undefined ? [still] : [still, caption]));
  const args = [
    ...['-loglevel', 'error', '-nostdin', '-y', '-filter_threads', '1', '-filter_complex_threads', '1'],
    ...files.flatMap((file) => ['-framerate', String(FRAMES_A_SECOND), '-threads', '1', '-i', file]),
    ...['-filter_complex', graphOf(recording), ...outputs.flatMap(encoded)],
    ...['-map', '[poster]', '-frames:v', '1', '-update', '1', poster],
  ];
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg left ${outputs[0]?.file} with code ${code}`);
}
