import path from 'node:path';
import { videoUnreadable } from '@plyhaat/contract/media/media';
import { VIDEO_HEIGHTS } from '@plyhaat/contract/media/videos';
import * as z from 'zod/mini';
import type { Converted, SmallerVideo } from './converted.ts';
import { type Confined, runConfined, type Tools } from './sandbox.ts';

const LONGEST_S = 15 * 60;
const WIDEST = 4096;
const MEMORY = 4 * 1024 ** 3;
const DATA = 1024 ** 3;
const REJECTED = { reason: videoUnreadable.message };

// The container is named and only files may be opened: a playlist under a video's name is read as nothing else.
const READ = ['-protocol_whitelist', 'file', '-f', 'mov', '-i'];
// Each thread that decodes holds frames of its own: two of them, whatever the machine has.
const QUIET = ['-nostdin', '-hide_banner', '-v', 'error', '-threads', '2'];

const Stream = z.object({
  codec_type: z.string(),
  codec_name: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});
const Probe = z.object({ streams: z.array(Stream), format: z.object({ duration: z.optional(z.string()) }) });

export const probeCommand = (ffprobe: string, source: string): string[] => [
  ffprobe,
  ...['-v', 'error', '-of', 'json', '-show_entries', 'format=duration:stream=codec_type,codec_name,width,height'],
  ...READ,
  source,
];

/**
 * Rates in kbit/s, so that a size plays on the links it is meant for, whatever was recorded. The smallest is encoded
 * with more effort, since every byte of it counts, and is sent little faster than it plays (serve/paced.ts).
 */
const RATES: Readonly<Record<number, { readonly video: number; readonly audio: number; readonly crf: number }>> = {
  240: { video: 100, audio: 24, crf: 28 },
  480: { video: 700, audio: 64, crf: 26 },
  720: { video: 1800, audio: 96, crf: 24 },
};

const scaleTo = (height: number) =>
  `scale=w='if(gt(iw,ih),-2,min(iw,${height}))':h='if(gt(iw,ih),min(ih,${height}),-2)',format=yuv420p`;

/** H.264 and AAC with a short side of at most so many lines, the index first, no metadata, no chapters. */
export function renderCommand(ffmpeg: string, source: string, target: string, height: number): string[] {
  const { video, audio, crf } = RATES[height] ?? { video: 1800, audio: 96, crf: 24 };
  return [
    ffmpeg,
    ...QUIET,
    ...READ,
    source,
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...[
      '-vf',
      scaleTo(height),
      '-c:v',
      'libx264',
      '-preset',
      height === 240 ? 'medium' : 'veryfast',
      '-profile:v',
      'high',
      '-crf',
      `${crf}`,
    ],
    ...['-maxrate', `${video}k`, '-bufsize', `${2 * video}k`, '-g', '60', '-fpsmax', '30', '-threads', '2'],
    ...['-c:a', 'aac', '-b:a', `${audio}k`, '-ac', height === 240 ? '1' : '2'],
    ...['-movflags', '+faststart', '-fflags', '+bitexact', '-y', target],
  ];
}

export const stillCommand = (ffmpeg: string, source: string, target: string, at: number): string[] => [
  ffmpeg,
  ...QUIET,
  ...['-ss', String(at)],
  ...READ,
  source,
  ...['-frames:v', '1', '-map_metadata', '-1', '-f', 'image2', '-y', target],
];

function objectionTo({ streams, format }: z.infer<typeof Probe>): string | undefined {
  const videos = streams.filter(({ codec_type }) => codec_type === 'video');
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio');
  if (videos.length !== 1 || sounds.length > 1) return 'It must have one video track and one sound track.';
  if (!(Number(format.duration) <= LONGEST_S)) return 'It must be shorter than 15 minutes.';
  const side = Math.max(videos[0]?.width ?? 0, videos[0]?.height ?? 0);
  return side === 0 || side > WIDEST ? 'It is too wide.' : undefined;
}

async function probe(tools: Tools, file: string, how: Confined): Promise<z.infer<typeof Probe> | undefined> {
  const { ok, output } = await runConfined(tools, probeCommand(tools.ffprobe ?? '', file), { ...how, seconds: 20 });
  if (!ok) return undefined;
  const parsed = Probe.safeParse(JSON.parse(output));
  return parsed.success ? parsed.data : undefined;
}

/** The first frame, and two more to choose from where the video is long enough to differ. */
const momentsOf = (duration: number): number[] =>
  duration < 1.5 ? [0] : [0, duration / 3, (duration * 2) / 3].map((at) => Math.floor(at * 10) / 10);

const LARGEST = Math.max(...VIDEO_HEIGHTS);

/** What is smaller than the video itself: none is larger than what was sent. */
const smallerThan = (side: number, folder: string): SmallerVideo[] =>
  VIDEO_HEIGHTS.filter((height) => height < Math.min(side, LARGEST)).map((height) => ({
    height,
    file: path.join(folder, `p${height}.mp4`),
  }));

const shortSide = ({ width = 0, height = 0 }: { width?: number | undefined; height?: number | undefined }) =>
  Math.min(width, height);

/** Where ffmpeg is installed: probed, then rendered in every size that is not larger, with frames to choose from. */
export async function transcode(tools: Tools, source: string, folder: string): Promise<Converted> {
  const how: Confined = { folder, readable: [], seconds: 20 * 60, memory: MEMORY, data: DATA };
  const before = await probe(tools, source, how);
  if (!before) return REJECTED;
  const reason = objectionTo(before);
  if (reason) return { reason };
  const ffmpeg = tools.ffmpeg ?? '';
  const video = path.join(folder, 'film.mp4');
  const sent = before.streams.find(({ codec_type }) => codec_type === 'video');
  const smaller = smallerThan(shortSide(sent ?? {}), folder);
  const stills = momentsOf(Number(before.format.duration)).map((at, i) => ({
    at,
    file: path.join(folder, `still${i}.png`),
  }));
  for (const command of [
    renderCommand(ffmpeg, source, video, LARGEST),
    ...smaller.map(({ height, file }) => renderCommand(ffmpeg, video, file, height)),
    ...stills.map(({ at, file }) => stillCommand(ffmpeg, video, file, at)),
  ])
    if (!(await runConfined(tools, command, how)).ok) return REJECTED;
  const after = await probe(tools, video, how);
  const track = after?.streams.find(({ codec_type }) => codec_type === 'video');
  if (!after || !track?.width || !track.height) return REJECTED;
  const shape = { width: track.width, height: track.height, duration: Number(after.format.duration) };
  return { video, smaller, stills, ...shape };
}
