import { isUuid } from '@plyhaat/contract/core/uuid';
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { mediaFiles } from './media.tables.ts';

export type MediaRow = typeof mediaFiles.$inferSelect;
export type NewMedia = typeof mediaFiles.$inferInsert;

export const insertMedia = (db: Db, row: NewMedia) => db.insert(mediaFiles).values(row).onConflictDoNothing();

export const selectMedia = async (db: Db, id: string): Promise<MediaRow | undefined> =>
  (await db.select().from(mediaFiles).where(eq(mediaFiles.id, id)))[0];

export const selectByPath = async (db: Db, path: string): Promise<MediaRow | undefined> =>
  (await db.select().from(mediaFiles).where(eq(mediaFiles.path, path)))[0];

export const updateMedia = (db: Db, id: string, change: Partial<NewMedia>) =>
  db.update(mediaFiles).set(change).where(eq(mediaFiles.id, id));

const named = (refs: readonly string[]): SQL | undefined => {
  const ids = refs.filter((ref) => isUuid(ref));
  return or(
    inArray(mediaFiles.path, [...refs]),
    ids.length > 0
      ? inArray(
          mediaFiles.id,
          ids.map((id) => id.toLowerCase()),
        )
      : undefined,
  );
};

/** Files that come with the demo belong to nobody and may be used by everybody. */
const SHARED = 'demo';

/** The named files that the owner may use for this, locked until the transaction ends. */
export const selectClaimable = (
  db: Db,
  ownerId: string,
  refs: readonly string[],
  usedBy: string,
): Promise<MediaRow[]> =>
  db
    .select()
    .from(mediaFiles)
    .where(
      and(
        named(refs),
        or(
          eq(mediaFiles.claimedBy, SHARED),
          and(
            or(eq(mediaFiles.ownerId, ownerId), isNull(mediaFiles.ownerId)),
            or(isNull(mediaFiles.claimedBy), eq(mediaFiles.claimedBy, usedBy)),
          ),
        ),
      ),
    )
    .for('update');

/** Those of the named files that something else of the same owner uses. */
export const selectOwnInUse = (
  db: Db,
  ownerId: string,
  refs: readonly string[],
  uses: readonly string[],
): Promise<MediaRow[]> =>
  db
    .select()
    .from(mediaFiles)
    .where(
      and(
        named(refs),
        eq(mediaFiles.ownerId, ownerId),
        inArray(mediaFiles.use, [...uses]),
        eq(mediaFiles.kind, 'image'),
        sql`${mediaFiles.claimedBy} <> ${SHARED}`,
      ),
    );

const isOpenable = (secretUses: readonly string[]) =>
  sql`${mediaFiles.use} <> all(${sql.param([...secretUses])}::text[]) and ${mediaFiles.kind} <> 'document'`;

export const updateClaim = (
  db: Db,
  ids: readonly string[],
  claim: { ownerId: string | null; claimedBy: string; open: boolean },
  secretUses: readonly string[],
) =>
  db
    .update(mediaFiles)
    .set({
      ownerId: claim.ownerId,
      claimedBy: claim.claimedBy,
      // What was public stays so; documents never become it.
      open: claim.open ? isOpenable(secretUses) : mediaFiles.open,
    })
    .where(and(inArray(mediaFiles.id, [...ids]), sql`${mediaFiles.claimedBy} is distinct from ${SHARED}`));

export const updateMove = (
  db: Db,
  from: string,
  { ownerId, usedBy }: { ownerId: string; usedBy: string },
  secretUses: readonly string[],
) =>
  db
    .update(mediaFiles)
    .set({ ownerId, claimedBy: usedBy, open: isOpenable(secretUses) })
    .where(eq(mediaFiles.claimedBy, from));

export const updateHandOver = (db: Db, from: string, to: string, paths: readonly string[]) =>
  db
    .update(mediaFiles)
    .set({ claimedBy: to })
    .where(and(eq(mediaFiles.claimedBy, from), inArray(mediaFiles.path, [...paths])));

export async function selectHashes(db: Db, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ path: mediaFiles.path, hash: mediaFiles.sourceHash })
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.path, [...paths]), sql`${mediaFiles.sourceHash} is not null`));
  return new Map(rows.map(({ path, hash }) => [path, hash ?? '']));
}

export const updateRelease = (db: Db, usedBy: string, except: readonly string[]) =>
  db
    .update(mediaFiles)
    .set({ claimedBy: null, looseSince: sql`now()` })
    .where(and(eq(mediaFiles.claimedBy, usedBy), except.length > 0 ? sql`not ${named(except)}` : undefined));

export const updateOpen = (db: Db, usedBy: string, open: boolean, secretUses: readonly string[]) =>
  db
    .update(mediaFiles)
    .set({ open })
    .where(
      and(
        eq(mediaFiles.claimedBy, usedBy),
        open ? sql`${mediaFiles.kind} <> 'document'` : undefined,
        open ? sql`${mediaFiles.use} <> all(${sql.param([...secretUses])}::text[])` : undefined,
      ),
    )
    .returning({ path: mediaFiles.path });

/** Deletes an own upload unless it was claimed meanwhile. */
export const deleteLoose = async (db: Db, id: string): Promise<boolean> =>
  (
    await db
      .delete(mediaFiles)
      .where(and(eq(mediaFiles.id, id), isNull(mediaFiles.claimedBy)))
      .returning({ id: mediaFiles.id })
  ).length > 0;

/** The still pictures of videos that are gone. */
export const deletePosters = (db: Db, videoIds: readonly string[]) =>
  db.delete(mediaFiles).where(
    inArray(
      mediaFiles.claimedBy,
      videoIds.map((id) => `media:${id}`),
    ),
  );

const BATCH = 200;
export const deleteLooseBefore = (db: Db, before: Date) =>
  db
    .delete(mediaFiles)
    .where(
      inArray(
        mediaFiles.id,
        db
          .select({ id: mediaFiles.id })
          .from(mediaFiles)
          .where(and(isNull(mediaFiles.claimedBy), lt(mediaFiles.looseSince, before)))
          .limit(BATCH)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();

/** A member's own files, used or not; what the demo shares stays. */
export const deleteOwned = (db: Db, ownerId: string) =>
  db
    .delete(mediaFiles)
    .where(and(eq(mediaFiles.ownerId, ownerId), sql`${mediaFiles.claimedBy} is distinct from ${SHARED}`))
    .returning();

/** Which of these paths or ids have a row. */
export async function selectExisting(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ id: mediaFiles.id, path: mediaFiles.path, poster: mediaFiles.poster })
    .from(mediaFiles)
    .where(or(named(names), inArray(mediaFiles.poster, [...names])));
  return new Set(rows.flatMap(({ id, path, poster }) => [id, path, ...(poster ? [poster] : [])]));
}

export const selectPathsAfter = (db: Db, after: string) =>
  db
    .select({ id: mediaFiles.id, path: mediaFiles.path, state: mediaFiles.state })
    .from(mediaFiles)
    .where(sql`${mediaFiles.path} > ${after}`)
    .orderBy(mediaFiles.path)
    .limit(BATCH);

/** A video that still waits for its conversion's outcome; nobody else changes or removes it meanwhile. */
export const lockProcessing = async (db: Db, id: string): Promise<MediaRow | undefined> =>
  (
    await db
      .select()
      .from(mediaFiles)
      .where(and(eq(mediaFiles.id, id), eq(mediaFiles.state, 'processing')))
      .for('update')
  )[0];

/** A conversion's outcome, unless another run was first. */
export const updateProcessed = (db: Db, id: string, change: Partial<NewMedia>) =>
  db
    .update(mediaFiles)
    .set(change)
    .where(and(eq(mediaFiles.id, id), eq(mediaFiles.state, 'processing')))
    .returning({ id: mediaFiles.id });

export const selectStuck = (db: Db, before: Date) =>
  db
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.state, 'processing'), lt(mediaFiles.createdAt, before)));

/** A video's still pictures are seen by whoever may see the video. */
export const updatePosters = (db: Db, usedBy: string) =>
  db.execute(sql`update media_files as poster set open = video.open from media_files as video
    where video.claimed_by = ${usedBy} and poster.claimed_by = 'media:' || video.id`);

/** The poster is the frame nearest to this second; a video in conversion uses the second when it is done. */
export const updatePosterAt = (db: Db, path: string, at: number) =>
  db.execute(sql`update media_files set poster_at = ${at}, poster = coalesce((
      select frame->>'path' from jsonb_array_elements(frames) as frame
       order by abs((frame->>'at')::real - ${at}::real) limit 1), poster)
    where path = ${path} and kind = 'video' and claimed_by is distinct from ${SHARED}`);
