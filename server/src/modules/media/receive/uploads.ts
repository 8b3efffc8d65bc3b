import { pictureAddress } from '@plyhaat/contract/core/picture';
import type { Upload } from '@plyhaat/contract/media/media';
import type { Deps } from '#platform/deps.ts';
import type { MediaRow } from '../media.sql.ts';
import { signPath } from '../serve/signatures.ts';

/** An upload as its sender sees it: shown to nobody else until it is claimed and opened. */
export const uploadReply = (settings: Deps['settings'], row: MediaRow): Upload => ({
  _id: row.id,
  path: row.path,
  kind: row.kind,
  state: row.state,
  ...(row.reason && { reason: row.reason }),
  width: row.width,
  height: row.height,
  ...(row.duration !== null && { duration: row.duration }),
  placeholder: row.placeholder,
  ...(row.frames && {
    frames: row.frames.map(({ at, path }) => ({ at, path: row.open ? path : signPath(settings, path) })),
  }),
  address: pictureAddress(row.open ? row.path : signPath(settings, row.path)),
});
