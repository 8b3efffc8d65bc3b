import { buffer } from 'node:stream/consumers';
import { PICTURE_WIDTHS } from '@plyhaat/contract/core/picture';
import type { Files } from '#platform/files/files.ts';
import { copyOf } from './images.ts';

const COPY = /^(.+)\.(?:w(\d{2,4})\.(webp|avif)|preview\.jpg)$/;
const inTheMaking = new Map<string, Promise<void>>();

type Copy = Parameters<typeof copyOf>[1];
export type Named = { readonly original: string; readonly copy?: Copy };

/** The smaller forms of a film are made with it; `low` is the one that films had before there were sizes. */
const SMALLER_FILM = /\.(low|p240|p480)\.mp4$/;
export const filmOf = (name: string): string => name.replace(SMALLER_FILM, '.mp4');
export const smallerFilms = (film: string): string[] =>
  ['low', 'p240', 'p480'].map((form) => film.replace(/\.mp4$/, `.${form}.mp4`));

/** Reads `plywood/x.w320.webp` as a narrower copy of `plywood/x.webp`; only the offered widths exist. */
export function readName(name: string): Named | undefined {
  if (SMALLER_FILM.test(name)) return { original: filmOf(name) };
  const [, stem, width, type] = COPY.exec(name) ?? [];
  if (!stem) return { original: name };
  if (!width) return { original: `${stem}.webp`, copy: 'preview' };
  if (!(PICTURE_WIDTHS as readonly number[]).includes(Number(width))) return undefined;
  return { original: `${stem}.webp`, copy: { width: Number(width), type: type as 'webp' | 'avif' } };
}

const storedName = (name: string) => `narrow/${name}`;
/** The picture whose copy a stored file is. */
export const originalOf = (stored: string): string =>
  stored.startsWith('narrow/') ? (readName(stored.slice('narrow/'.length))?.original ?? stored) : stored;

/** Every copy a picture may have. */
export const copyNames = (original: string): string[] =>
  [...PICTURE_WIDTHS.flatMap((width) => [`.w${width}.webp`, `.w${width}.avif`]), '.preview.jpg'].map((ending) =>
    storedName(original.replace(/\.webp$/, ending)),
  );

export async function makeCopy(files: Files, name: string, { original, copy }: Named): Promise<void> {
  if (!copy || (await files.has(storedName(name)))) return;
  await files.put(storedName(name), await copyOf(await buffer(files.read(original)), copy));
}

/**
 * The stored name of what a visitor asks for: the file itself, or a narrower copy, made on first request, kept, and
 * made once however many ask for it together. AVIF takes too long for that: it is there when a job has made it.
 */
export async function storedPicture(files: Files, name: string, named: Named): Promise<string | undefined> {
  if (!named.copy) return (await files.has(name)) ? name : undefined;
  const stored = storedName(name);
  if (await files.has(stored)) return stored;
  const slow = named.copy !== 'preview' && named.copy.type === 'avif';
  if (slow || !(await files.has(named.original))) return undefined;
  const work = inTheMaking.get(stored) ?? makeCopy(files, name, named).finally(() => inTheMaking.delete(stored));
  inTheMaking.set(stored, work);
  await work;
  return stored;
}
