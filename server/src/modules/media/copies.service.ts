import { PICTURE_WIDTHS } from '@plyhaat/contract/picture';
import type { Deps } from '#platform/deps.ts';
import { selectMedia, updateMedia } from './media.sql.ts';
import { makeCopy, readName } from './pictures.service.ts';
import { Turnstile } from './turnstile.ts';

/** Nobody waits for these, so they take one thread at most. */
const unhurried = new Turnstile({ inAll: 1, each: 1, waiting: 10_000 });

const endings = (width: number, type: 'webp' | 'avif') =>
  PICTURE_WIDTHS.filter((offered) => offered <= width).map((offered) => `.w${offered}.${type}`);

/** Every copy of a picture, before anybody asks: the quick ones first, and AVIF, thirty times slower, at the end. */
export async function makeCopies({ db, files }: Deps, id: string): Promise<void> {
  const row = await selectMedia(db, id);
  if (row?.kind !== 'image' || row.width === null || !(await files.has(row.path))) return;
  const leave = await unhurried.enter('');
  try {
    for (const ending of [...endings(row.width, 'webp'), '.preview.jpg', ...endings(row.width, 'avif')]) {
      const name = row.path.replace(/\.webp$/, ending);
      const named = readName(name);
      if (named) await makeCopy(files, name, named);
    }
    await updateMedia(db, id, { avif: true });
  } finally {
    leave();
  }
}
