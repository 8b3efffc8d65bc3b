import { embedAddress } from '@plyhaat/contract/content/embed';
import { VIDEO_NEEDS, type VideoChange, VideoForm, videoNotReady } from '@plyhaat/contract/content/staff/videos';
import { videoNotFound } from '@plyhaat/contract/content/videos';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { notCaptions } from '@plyhaat/contract/media/media';
import { claimMedia, releaseMedia, withoutSignature } from '#modules/media/media.ts';
import { audit, changedFields } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { AppError } from '#platform/http/failure.ts';
import { parsed } from '#platform/http/parsed.ts';
import { deleteVideoRow, insertVideo, lockVideo, updateVideoRow, type VideoContent } from './videos.sql.ts';

const claimOf = (id: string): string => `contentVideo:${id}`;

/** What the audit log says of a video. */
const fieldsOf = ({ name, category, duration, isPublished }: VideoContent) => ({
  name,
  category,
  duration,
  isPublished,
});

type Change = { readonly before?: VideoContent; readonly after?: VideoContent };

const note = (db: Db, action: string, editorId: string, id: string, { before, after }: Change) =>
  audit(db, {
    actorId: editorId,
    action,
    subjectKind: 'video',
    subjectId: id,
    ...changedFields(before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {}),
  });

/** Shared files: colleagues edit them too, and they stay when their sender's account is erased. */
async function claimFile(db: Db, editorId: string, id: string, ref: string, use: 'video' | 'content' | 'captions') {
  const [file] = await claimMedia(db, editorId, [ref], claimOf(id), { open: true, uses: [use], shared: true });
  return file;
}

async function videoOf(db: Db, editorId: string, id: string, { film: video, embed, isPublished }: VideoForm) {
  if (video === null) return { url: embedAddress(embed ?? '') ?? '', poster: null, duration: null };
  const file = await claimFile(db, editorId, id, video, 'video');
  if (file?.kind !== 'video') throw new AppError(inputInvalid, { fields: { film: VIDEO_NEEDS.film } });
  if (isPublished && file.state !== 'ready') throw new AppError(videoNotReady);
  return { url: file.path, poster: file.poster, duration: file.duration };
}

async function captionsOf(db: Db, editorId: string, id: string, { film: video, captions }: VideoForm) {
  if (video === null || !captions) return null;
  const file = await claimFile(db, editorId, id, captions, 'captions');
  if (file?.kind !== 'captions') throw new AppError(inputInvalid, { fields: { captions: notCaptions.message } });
  return file.path;
}

async function storable(db: Db, editorId: string, id: string, form: VideoForm): Promise<VideoContent> {
  const video = await videoOf(db, editorId, id, form);
  const isOwnFrame = !form.poster || withoutSignature(form.poster) === video.poster;
  const poster = isOwnFrame ? video.poster : (await claimFile(db, editorId, id, form.poster ?? '', 'content'))?.path;
  const captions = await captionsOf(db, editorId, id, form);
  const { name, category, description, isPublished } = form;
  const duration = form.duration ?? Math.round(video.duration ?? 0);
  const files = { url: video.url, thumbnail: poster ?? '', captions };
  await releaseMedia(db, claimOf(id), { except: Object.values(files).flatMap((path) => path || []) });
  return { name, category, description, isPublished, duration, ...files };
}

export const createVideo = (db: Db, editorId: string, form: VideoForm): Promise<string> =>
  db.transaction(async (db) => {
    const id = newId();
    const after = await storable(db, editorId, id, form);
    await insertVideo(db, id, after);
    await note(db, 'add_video', editorId, id, { after });
    await dropCached(db, ['videos']);
    return id;
  });

/** The stored video with the change applied, as a whole form. Another upload drops poster, duration and captions. */
function changed({ url, thumbnail, captions, duration, ...words }: VideoContent, change: VideoChange): VideoForm {
  const wasEmbedded = embedAddress(url) !== undefined;
  const isAnother = change.film ? withoutSignature(change.film) !== url : !!change.embed && !wasEmbedded;
  const source = wasEmbedded ? { embed: url } : { film: url };
  const unchanged = isAnother ? {} : { ...source, poster: thumbnail, captions, duration: duration || null };
  return parsed(VideoForm, { ...words, ...unchanged, ...change });
}

export const changeVideo = (db: Db, editorId: string, id: string, change: VideoChange): Promise<void> =>
  db.transaction(async (db) => {
    const before = await lockVideo(db, id);
    if (!before) throw new AppError(videoNotFound);
    const after = await storable(db, editorId, id, changed(before, change));
    await updateVideoRow(db, id, after);
    await note(db, 'update_video', editorId, id, { before, after });
    await dropCached(db, ['videos']);
  });

export const removeVideo = (db: Db, editorId: string, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const gone = await deleteVideoRow(db, id);
    if (!gone) throw new AppError(videoNotFound);
    await releaseMedia(db, claimOf(id));
    await note(db, 'delete_video', editorId, id, { before: gone });
    await dropCached(db, ['videos']);
  });
