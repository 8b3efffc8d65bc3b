import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { incomingName } from '#modules/media/receive/intake.service.ts';
import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import type { Files } from '#platform/files/files.ts';
import { copyInto } from './copy.ts';
import { OWN_REELS } from './own-reels.data.ts';
import { videoPath } from './video-files.seed.ts';

/** What was uploaded: a video that comes with the program. */
const UPLOADED = videoPath('reels', 'own-new-rack');
/** How long after a start the videos stay unconverted, as behind a long queue. */
const WAITS: SQL = sql`now() + interval '6 hours'`;

export const processingPath = (video: string): string => `reels/${video}.mp4`;
const PATHS = OWN_REELS.filter(({ state }) => state === 'processing').map(({ video }) => processingPath(video));

const SENT = {
  use: 'reel',
  kind: 'video',
  state: 'processing',
  contentType: 'video/mp4',
  bytes: 0,
  open: false,
} as const;
const COLUMNS = [
  'id',
  'path',
  'use',
  'kind',
  'state',
  'contentType',
  'bytes',
  'ownerId',
  'open',
  'claimedBy',
  'looseSince',
  'createdAt',
] as const;

/** Videos whose conversion is still to come. */
export const seedProcessing = (
  client: pg.ClientBase,
  videos: readonly { readonly video: string; readonly ownerId: string; readonly claimedBy: string }[],
  at: Date,
): Promise<void> =>
  copyInto(
    client,
    mediaFiles,
    COLUMNS,
    videos.map(({ video, ...owned }) => ({
      ...owned,
      id: idOf('media', processingPath(video)),
      path: processingPath(video),
      ...SENT,
      looseSince: at,
      createdAt: at,
    })),
  );

/**
 * Stores what they were uploaded as, and postpones them at every start: whoever looks at the demo finds a reel being
 * processed, and the job that resumes conversions finishes it some hours later as it would any other.
 */
export async function storeUploads(db: Db, files: Files): Promise<void> {
  const waiting = and(inArray(mediaFiles.path, PATHS), eq(mediaFiles.state, 'processing'));
  const rows = await db.update(mediaFiles).set({ createdAt: WAITS }).where(waiting).returning({ id: mediaFiles.id });
  for (const { id } of rows)
    if (!(await files.has(incomingName(id)))) await files.put(incomingName(id), files.read(UPLOADED));
}
