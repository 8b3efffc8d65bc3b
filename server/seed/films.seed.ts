import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';

/** A line of pictures/films.json. */
export type SeedFilm = {
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

/** Whose film one is, by its file, where it is not everybody's. */
export type PrivateFilms = ReadonlyMap<string, { readonly ownerId: string; readonly claimedBy: string }>;

const shown = (file: string): string => `demo/${file}`;
/** The path of a film of the demo, and of its still picture. */
export const filmPath = (form: 'reels' | 'videos', film: string): string => shown(`${form}/${film}.mp4`);
export const posterPath = (form: 'reels' | 'videos', film: string): string => shown(`${form}/${film}.webp`);

/** The words to a video, beside it. Its films have no sound: they say what the pictures show. */
export const captionsPath = (film: string): string => shown(`videos/${film}.vtt`);

export async function readFilms(): Promise<SeedFilm[]> {
  const index = path.resolve(import.meta.dirname, 'pictures/films.json');
  return JSON.parse(await readFile(index, 'utf8')) as SeedFilm[];
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

function rowsOf(film: SeedFilm, at: Date, privately: PrivateFilms) {
  const { file, poster, width, height, duration, bytes, posterBytes, placeholder, sources } = film;
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

export const seedFilms = (
  client: pg.ClientBase,
  films: readonly SeedFilm[],
  at: Date,
  privately: PrivateFilms,
): Promise<void> =>
  copyInto(client, mediaFiles, COLUMNS, films.flatMap((film) => rowsOf(film, at, privately)) as never);

export async function seedCaptions(client: pg.ClientBase, films: readonly string[], at: Date): Promise<void> {
  const rows = films.map(async (film) => {
    const { size } = await stat(path.resolve(import.meta.dirname, `pictures/videos/${film}.vtt`));
    return {
      id: idOf('media', captionsPath(film)),
      path: captionsPath(film),
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
