import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';

/** An entry of pictures/films.json. */
export type SeedVideo = {
  readonly file: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly bytes: number;
  readonly posterBytes: number;
  readonly placeholder: string;
  /** Its sizes, smallest first, where it has several. */
  readonly sources?: readonly { readonly height: number; readonly bytes: number }[];
};

/** Whose video one is, by its file, where it is not everybody's. */
export type PrivateVideos = ReadonlyMap<string, { readonly ownerId: string; readonly claimedBy: string }>;

const shown = (file: string): string => `demo/${file}`;
/** The path of a video of the demo, and of its still picture. */
export const videoPath = (form: 'reels' | 'videos', video: string): string => shown(`${form}/${video}.mp4`);
export const posterPath = (form: 'reels' | 'videos', video: string): string => shown(`${form}/${video}.webp`);

/** Captions are stored beside their video. The demo videos have no sound, so captions describe what is seen. */
export const captionsPath = (video: string): string => shown(`videos/${video}.vtt`);

export async function readVideoFiles(): Promise<SeedVideo[]> {
  const index = path.resolve(import.meta.dirname, 'pictures/films.json');
  return JSON.parse(await readFile(index, 'utf8')) as SeedVideo[];
}

const COLUMNS = [
  'id',
  'path',
  'use',
  'kind',
  'contentType',
  'bytes',
  'width',
  'height',
  'duration',
  'placeholder',
  'poster',
  'sources',
  'ownerId',
  'open',
  'claimedBy',
  'looseSince',
  'createdAt',
] as const;

function rowsOf(video: SeedVideo, at: Date, privately: PrivateVideos) {
  const { file, poster, width, height, duration, bytes, posterBytes, placeholder, sources } = video;
  const own = privately.get(file);
  const id = idOf('media', shown(file));
  const both = { width, height, looseSince: at, createdAt: at, ownerId: own?.ownerId ?? null, open: !own };
  return [
    {
      ...both,
      id,
      claimedBy: own?.claimedBy ?? 'demo',
      sources: sources ? JSON.stringify(sources) : null,
      path: shown(file),
      use: file.startsWith('reels/') ? 'reel' : 'video',
      kind: 'video' as const,
      contentType: 'video/mp4',
      bytes,
      duration,
      placeholder: null,
      poster: shown(poster),
    },
    {
      ...both,
      id: idOf('media', shown(poster)),
      claimedBy: own ? `media:${id}` : 'demo',
      sources: null,
      path: shown(poster),
      use: 'poster',
      kind: 'image' as const,
      contentType: 'image/webp',
      bytes: posterBytes,
      duration: null,
      placeholder,
      poster: null,
    },
  ];
}

export const seedVideoFiles = (
  client: pg.ClientBase,
  videos: readonly SeedVideo[],
  at: Date,
  privately: PrivateVideos,
): Promise<void> =>
  copyInto(client, mediaFiles, COLUMNS, videos.flatMap((video) => rowsOf(video, at, privately)) as never);

export async function seedCaptions(client: pg.ClientBase, videos: readonly string[], at: Date): Promise<void> {
  const rows = videos.map(async (video) => {
    const { size } = await stat(path.resolve(import.meta.dirname, `pictures/videos/${video}.vtt`));
    return {
      id: idOf('media', captionsPath(video)),
      path: captionsPath(video),
      use: 'captions',
      kind: 'captions' as const,
      contentType: 'text/vtt',
      bytes: size,
      claimedBy: 'demo',
      looseSince: at,
      createdAt: at,
    };
  });
  const columns = [
    'id',
    'path',
    'use',
    'kind',
    'contentType',
    'bytes',
    'claimedBy',
    'looseSince',
    'createdAt',
  ] as const;
  await copyInto(client, mediaFiles, columns, await Promise.all(rows));
}
