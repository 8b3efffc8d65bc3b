import path from 'node:path';
import { videoUnreadable } from '@plyhaat/contract/media/media';
import * as z from 'zod/mini';
import type { Converted } from './converted.ts';
import { type Confined, runConfined, type Tools } from './sandbox.ts';

const LONGEST_S = 15 * 60;
const WIDEST = 4096;
const MEMORY = 4 * 1024 ** 3;
const REJECTED = { reason: videoUnreadable.message };

// The container is named and only files may be opened: a playlist under a film's name is read as nothing else.
const READ = ['-protocol_whitelist', 'file', '-f', 'mov', '-i'];
const QUIET = ['-nostdin', '-hide_banner', '-v', 'error'];

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

/** H.264 and AAC no higher than asked, the index first, no metadata, no chapters. */
export const renderCommand = (ffmpeg: string, source: string, target: string, height: number): string[] => [
  ffmpeg,
  ...QUIET,
  ...READ,
  source,
  ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
  ...['-vf', `scale=w='if(gt(iw,ih),-2,min(iw,${height}))':h='if(gt(iw,ih),min(ih,${height}),-2)',format=yuv420p`],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-profile:v', 'high', '-fpsmax', '30', '-threads', '2'],
  ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-movflags', '+faststart', '-fflags', '+bitexact', '-y', target],
];

export const stillCommand = (ffmpeg: string, source: string, target: string): string[] => [
  ffmpeg,
  ...QUIET,
  ...READ,
  source,
  ...['-frames:v', '1', '-map_metadata', '-1', '-f', 'image2', '-y', target],
];

function objectionTo({ streams, format }: z.infer<typeof Probe>): string | undefined {
  const videos = streams.filter(({ codec_type }) => codec_type === 'video');
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio');
  if (videos.length !== 1 || sounds.length > 1) return 'It must hold one film with one sound track.';
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

/** Where ffmpeg is installed: probed, then rendered at 720 and 360 lines with a still of the first frame. */
export async function transcode(tools: Tools, source: string, folder: string): Promise<Converted> {
  const how: Confined = { folder, readable: [], seconds: 20 * 60, memory: MEMORY };
  const before = await probe(tools, source, how);
  if (!before) return REJECTED;
  const reason = objectionTo(before);
  if (reason) return { reason };
  const ffmpeg = tools.ffmpeg ?? '';
  const [film, low, still] = ['film.mp4', 'low.mp4', 'still.png'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const command of [
    renderCommand(ffmpeg, source, film, 720),
    renderCommand(ffmpeg, film, low, 360),
    stillCommand(ffmpeg, film, still),
  ])
    if (!(await runConfined(tools, command, how)).ok) return REJECTED;
  const after = await probe(tools, film, how);
  const video = after?.streams.find(({ codec_type }) => codec_type === 'video');
  if (!after || !video?.width || !video.height) return REJECTED;
  return { film, low, still, width: video.width, height: video.height, duration: Number(after.format.duration) };
}
