import { notFound, rangeUnknown } from '@plyhaat/contract/core/errors';
import { isUuid } from '@plyhaat/contract/core/uuid';
import {
  readUpload,
  removeFile,
  uploadFile,
  uploadInUse,
  uploadMissing,
  uploadNotFound,
} from '@plyhaat/contract/media/media';
import {
  beginUpload,
  CHUNK_BYTES,
  cancelUpload,
  readProgress,
  sendChunk,
  UPLOAD_OFFSET,
} from '@plyhaat/contract/media/resumable';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { type ByHand, byHand, inQuery } from '#platform/http/openapi.by-hand.ts';
import { deleteLoose, deletePosters, selectMedia } from './media.sql.ts';
import { makeReceiver } from './receive/receive.service.ts';
import { appendChunk, begin, cancel, readReceived } from './receive/resumable.service.ts';
import { uploadReply } from './receive/uploads.ts';
import { sendStored } from './serve/sending.ts';
import { makeShowing } from './serve/serving.service.ts';
import { removeStored } from './sweeps.service.ts';
import { findTools } from './videos/sandbox.ts';

function resumableRoutes(app: App, deps: Deps): void {
  route(app, deps, beginUpload, async ({ who, body }) => ({ _id: await begin(deps, who, body), chunk: CHUNK_BYTES }));
  route(app, deps, readProgress, async ({ who, params, exchange }) => {
    const progress = await readReceived(deps, who, params.id);
    exchange.setHeader(UPLOAD_OFFSET, String(progress.offset));
    return progress;
  });
  route(app, deps, sendChunk, async ({ who, params, exchange }) => {
    const offset = Number(exchange.header(UPLOAD_OFFSET) ?? Number.NaN);
    const progress = await appendChunk(deps, who, params.id, offset, exchange.bytes);
    exchange.setHeader(UPLOAD_OFFSET, String(progress.offset));
    return progress;
  });
  route(app, deps, cancelUpload, async ({ who, params }) => {
    await cancel(deps, who, params.id);
    return { message: 'The upload is cancelled.' };
  });
}

const FILE: ByHand = {
  name: 'readFile',
  domain: 'media',
  access: 'public',
  summary: 'A stored picture, film or document; private ones only by a signed address',
  answers: ['image/webp', 'video/mp4', 'application/pdf'],
  more: { 206: { description: 'A part of a film', content: { 'video/mp4': { schema: { type: 'string' } } } } },
  failures: [notFound, rangeUnknown],
  parameters: [
    {
      name: 'path',
      in: 'path',
      required: true,
      description: 'As other answers name it; it may hold slashes.',
      schema: { type: 'string' },
    },
    inQuery('until'),
    inQuery('signature'),
    { name: 'Range', in: 'header', required: false, schema: { type: 'string' } },
  ],
};

/** The only routes that receive and serve files: with our own names and types, and never anything executable. */
export function mediaRoutes(app: App, deps: Deps): void {
  const { db, files, settings, log } = deps;
  const show = makeShowing(deps);
  app.decorate('receiver', makeReceiver(deps));
  app.addHook('onListen', async () => {
    const { ffmpeg, ffprobe, bwrap } = findTools(settings.toolPath);
    if (!ffmpeg || !ffprobe)
      log.warn(
        'ffmpeg is not installed: films keep their own size and get a default poster, and HEVC is refused; on Debian: apt-get install ffmpeg bubblewrap',
      );
    else if (!bwrap) log.warn('bubblewrap is not installed or not allowed: films are converted under limits alone');
  });

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/api/uploads/*',
    byHand(FILE),
    async (request, reply) => sendStored(files, await show(request.params['*'], request.query), request, reply),
  );

  route(app, deps, uploadFile, async ({ body, who }) => {
    const row = isUuid(body.file) ? await selectMedia(db, body.file) : undefined;
    if (!row || row.ownerId !== (who?.id ?? null) || row.claimedBy)
      throw new AppError(uploadMissing, { fields: { file: uploadMissing.message } });
    return { data: uploadReply(settings, row) };
  });
  resumableRoutes(app, deps);
  route(app, deps, readUpload, async ({ params, who }) => {
    const row = await selectMedia(db, params.id);
    if (row?.ownerId !== who.id) throw new AppError(uploadNotFound);
    return { data: uploadReply(settings, row) };
  });
  route(app, deps, removeFile, async ({ params, who }) => {
    const row = await selectMedia(db, params.id);
    if (row?.ownerId !== who.id) throw new AppError(uploadNotFound);
    if (!(await deleteLoose(db, row.id))) throw new AppError(uploadInUse);
    await deletePosters(db, [row.id]);
    await removeStored(files, row);
    return { message: 'The file is removed.' };
  });
}
