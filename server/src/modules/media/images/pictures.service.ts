import { buffer } from 'node:stream/consumers';
import { PICTURE_WIDTHS } from '@plyhaat/contract/core/picture';
import type { Deps } from '#platform/deps.ts';
import { copyOf } from '../conversions.service.ts';
import type { Copy } from './images.ts';

const COPY = /^(.+)\.(?:w(\d{2,4})\.(webp|avif)|preview\.jpg)$/;
const inTheMaking = new Map<string, Promise<void>>();
/** A full disk fails every copy: logs at most once a minute. */
const LOG_EVERY_MS = 60_000;
let loggedAt = 0;

export type Named = { readonly original: string; readonly copy?: Copy };

/** The smaller forms of a video are made with it; `low` is the one that videos had before there were sizes. */
const SMALLER_VIDEO = /\.(low|p240|p480)\.mp4$/;
export const fullSizeVideoOf = (name: string): string => name.replace(SMALLER_VIDEO, '.mp4');
export const smallerVideos = (video: string): string[] =>
  ['low', 'p240', 'p480'].map((form) => video.replace(/\.mp4$/, `.${form}.mp4`));

/** Reads `plywood/x.w320.webp` as a narrower copy of `plywood/x.webp`; only the offered widths exist. */
export function readName(name: string): Named | undefined {
  if (SMALLER_VIDEO.test(name)) return { original: fullSizeVideoOf(name) };
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

export async function makeCopy(deps: Deps, name: string, { original, copy }: Named): Promise<void> {
  const { files } = deps;
  if (!copy || (await files.has(storedName(name)))) return;
  await files.put(storedName(name), await copyOf(deps, await buffer(files.read(original)), copy));
}

/** However many ask for a copy together, it is made once. */
function makeOnce(deps: Deps, name: string, named: Named): Promise<void> {
  const made = inTheMaking.get(name) ?? makeCopy(deps, name, named).finally(() => inTheMaking.delete(name));
  inTheMaking.set(name, made);
  return made;
}

/**
 * The stored name of what a visitor asks for: the file itself, or a narrower copy, made on first request and kept. AVIF
 * takes too long for that: it is there when a job has made it. A copy that cannot be made or kept is trouble of ours, and
 * the visitor sees the picture itself.
 */
export async function storedPicture(deps: Deps, name: string, named: Named): Promise<string | undefined> {
  const { files, log } = deps;
  if (!named.copy) return (await files.has(name)) ? name : undefined;
  const stored = storedName(name);
  if (await files.has(stored)) return stored;
  const slow = named.copy !== 'preview' && named.copy.type === 'avif';
  if (slow || !(await files.has(named.original))) return undefined;
  try {
    await makeOnce(deps, name, named);
    return stored;
  } catch (error) {
    if (Date.now() - loggedAt > LOG_EVERY_MS) log.warn({ err: error, name }, 'copies of pictures cannot be made');
    loggedAt = Date.now();
    return named.original;
  }
}
