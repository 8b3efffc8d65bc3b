import * as z from 'zod/mini';
import { SearchText } from '../../catalog/catalog.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { OptionalFile, optionalText, requiredText } from '../../core/fields.ts';
import { listOf, paging } from '../../core/paging.ts';
import { uploadMissing } from '../../media/media.ts';
import { embedAddress } from '../embed.ts';
import { VIDEO_CATEGORY, Video, videoNotFound } from '../videos.ts';

export const VIDEO_NEEDS = {
  name: 'Please enter a name',
  film: 'Please add a film or the address of one',
  embed: 'Please enter the address of a YouTube film',
  duration: 'Please enter the duration in seconds',
  poster: 'Please add a poster: it stands for the film until somebody plays it',
} as const;
const LONGEST_SECONDS = 6 * 3600;

const fields = {
  name: requiredText(VIDEO_NEEDS.name, 200),
  film: OptionalFile,
  embed: optionalText(300),
  poster: OptionalFile,
  /** A .vtt file of up to 100 KB, for a video of ours: an embedded player brings its own. */
  captions: OptionalFile,
  category: z.pipe(
    optionalText(100),
    z.transform((name) => name ?? VIDEO_CATEGORY),
  ),
  duration: z.nullable(
    z.coerce
      .number(VIDEO_NEEDS.duration)
      .check(z.int(VIDEO_NEEDS.duration), z.gte(1, VIDEO_NEEDS.duration), z.lte(LONGEST_SECONDS, VIDEO_NEEDS.duration)),
  ),
  description: z.string().check(z.trim(), z.maxLength(2000, 'Please use at most 2000 characters')),
  isPublished: z.boolean(),
};

/** An uploaded video plays from our own store, which knows poster and duration; any other is named by its address. */
export const VideoForm = z
  .object({
    ...fields,
    film: z._default(fields.film, null),
    embed: z._default(fields.embed, null),
    poster: z._default(fields.poster, null),
    captions: z._default(fields.captions, null),
    category: z._default(fields.category, VIDEO_CATEGORY),
    duration: z._default(fields.duration, null),
    description: z._default(fields.description, ''),
    isPublished: z._default(fields.isPublished, false),
  })
  .check(
    z.refine((form) => (form.film === null) !== (form.embed === null), { path: ['film'], error: VIDEO_NEEDS.film }),
    z.refine(({ embed }) => embed === null || embedAddress(embed) !== undefined, {
      path: ['embed'],
      error: VIDEO_NEEDS.embed,
    }),
    z.refine(({ embed, duration }) => embed === null || duration !== null, {
      path: ['duration'],
      error: VIDEO_NEEDS.duration,
    }),
    z.refine(({ embed, poster }) => embed === null || poster !== null, {
      path: ['poster'],
      error: VIDEO_NEEDS.poster,
    }),
  );
export type VideoForm = z.output<typeof VideoForm>;
/** What is not sent stays; another video of ours brings its own poster, duration and captions. */
export const VideoChange = z.partial(z.object(fields));
export type VideoChange = z.output<typeof VideoChange>;

export const StaffVideo = z.extend(Video, { isPublished: z.boolean(), updatedAt: z.string() });
export type StaffVideo = z.infer<typeof StaffVideo>;

export const videoNotReady = failure(
  'film_not_ready',
  409,
  'The film is still being made ready. Save it unpublished, or publish it in a minute.',
);

const ById = z.object({ id: z.uuid() });
const saved = { message: z.string(), data: StaffVideo };

export const listFilmedVideos = endpoint({
  method: 'GET',
  path: '/admin/videos',
  access: 'manager',
  summary: 'Every video, published or not, newest first',
  query: z.object({ ...paging(20), search: z._default(SearchText, '') }),
  reply: listOf(StaffVideo),
});
export const readFilmedVideo = endpoint({
  method: 'GET',
  path: '/admin/videos/:id',
  access: 'manager',
  summary: 'One video, published or not',
  params: ById,
  reply: { data: StaffVideo },
  failures: [videoNotFound],
});
export const addVideo = endpoint({
  method: 'POST',
  path: '/admin/videos',
  access: 'manager',
  summary: 'Adds a film of ours or the address of one elsewhere',
  creates: true,
  body: VideoForm,
  reply: saved,
  failures: [videoNotReady, uploadMissing],
});
export const updateVideo = endpoint({
  method: 'PATCH',
  path: '/admin/videos/:id',
  access: 'manager',
  summary: 'Changes what is sent of a video',
  params: ById,
  body: VideoChange,
  reply: saved,
  failures: [videoNotFound, videoNotReady, uploadMissing],
});
export const deleteVideo = endpoint({
  method: 'DELETE',
  path: '/admin/videos/:id',
  access: 'manager',
  summary: 'Deletes a video and lets go of its files',
  params: ById,
  reply: { message: z.string() },
  failures: [videoNotFound],
});
