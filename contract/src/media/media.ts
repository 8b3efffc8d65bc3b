import * as z from 'zod/mini';
import { endpoint, type Failure, failure } from '../core/endpoint.ts';
import { MEGABYTE, tooMuchToday, tooMuchUnused } from './room.ts';
import { VideoFrame } from './videos.ts';

export const MediaKind = z.enum(['image', 'video', 'document', 'captions', 'sheet', 'archive']);
export type MediaKind = z.infer<typeof MediaKind>;

export const notAnImage = failure('not_an_image', 415, 'Please select a valid image file');
export const notAVideo = failure('not_a_video', 415, 'Please select a valid video file');
export const notADocument = failure('not_a_document', 415, 'Please select a valid file');
export const notCaptions = failure('not_captions', 415, 'Please select a .vtt file with captions');
const notASheet = failure('not_a_sheet', 415, 'Please select a CSV or XLSX file');
const notAnArchive = failure('not_an_archive', 415, 'Please select a zip file');
/** Where nothing can convert it. */
export const videoNotPlayable = failure(
  'video_not_playable',
  415,
  'Browsers cannot play this video (HEVC). Please save it as MP4 with H.264 and choose it again.',
);
export const imageUnreadable = failure('image_unreadable', 422, 'Failed to process image file');
export const videoUnreadable = failure('video_unreadable', 422, 'Failed to process video file');
export const fileUnreadable = failure('file_unreadable', 422, 'Failed to process file');
const imageTooLarge = failure('image_too_large', 413, 'Image file size should be less than 5MB');
const bannerTooLarge = failure('image_too_large', 413, 'Image size should be less than 5MB');
const videoTooLarge = failure('video_too_large', 413, 'Video file size should be less than 50MB');
const reelTooLarge = failure('video_too_large', 413, 'Video must be less than 20MB');
const captionsTooLarge = failure('captions_too_large', 413, 'Captions must be at most 100 KB');
const documentTooLarge = failure('document_too_large', 413, 'File size should be less than 5MB');

const sheetTooLarge = failure('sheet_too_large', 413, 'The file must be at most 10 MB');
const archiveTooLarge = failure('archive_too_large', 413, 'The zip must be at most 200 MB');

/** A kind of file a use takes: strictly smaller than `under` bytes. */
export type Taken = {
  readonly kind: MediaKind;
  readonly under: number;
  readonly accept: string;
  readonly tooLarge: Failure;
  readonly wrongKind: Failure;
};

const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const VIDEO_TYPES = 'video/mp4,video/quicktime';
const DOCUMENTS = '.pdf,.doc,.docx,.jpg,.jpeg,.png';
const image: Taken = {
  kind: 'image',
  under: 5 * MEGABYTE,
  accept: PHOTOGRAPHS,
  tooLarge: imageTooLarge,
  wrongKind: notAnImage,
};
const bannerImage: Taken = { ...image, tooLarge: bannerTooLarge };
const video: Taken = {
  kind: 'video',
  under: 50 * MEGABYTE,
  accept: VIDEO_TYPES,
  tooLarge: videoTooLarge,
  wrongKind: notAVideo,
};
const reel: Taken = { ...video, under: 20 * MEGABYTE, tooLarge: reelTooLarge };
const document: Taken = {
  kind: 'document',
  under: 5 * MEGABYTE,
  accept: DOCUMENTS,
  tooLarge: documentTooLarge,
  wrongKind: notADocument,
};

const captions: Taken = {
  kind: 'captions',
  under: 100 * 1024 + 1,
  accept: '.vtt,text/vtt',
  tooLarge: captionsTooLarge,
  wrongKind: notCaptions,
};

const sheet: Taken = {
  kind: 'sheet',
  under: 10 * MEGABYTE + 1,
  accept: '.csv,.xlsx',
  tooLarge: sheetTooLarge,
  wrongKind: notASheet,
};
const archive: Taken = {
  kind: 'archive',
  under: 200 * MEGABYTE + 1,
  accept: '.zip',
  tooLarge: archiveTooLarge,
  wrongKind: notAnArchive,
};

export const MediaUse = z.enum([
  'profile',
  'banner',
  'gallery',
  'video',
  'certificate',
  'product',
  'reel',
  'captions',
  'promotion',
  'arrival',
  'sale',
  'logo',
  'document',
  'opportunity',
  'content',
  'sheet',
  'archive',
]);
export type MediaUse = z.infer<typeof MediaUse>;

export type UseRule = {
  readonly folder: string;
  readonly takes: readonly [Taken, ...Taken[]];
  /** Never public: only the owner and staff see it. */
  readonly secret?: true;
  /** May be sent before signing in, with the registration form. */
  readonly anonymous?: true;
  /** Sent in chunks alone: too large for one request. */
  readonly inChunks?: true;
  /** How many a list of a form may hold. */
  readonly most?: number;
  /** A picture counts with its size as chosen (MEDIA-4); for other uses the app makes it smaller first. */
  readonly asChosen?: true;
};

/** What each use of a file takes and how large it may be (MEDIA-1). */
export const MEDIA_USES: Readonly<Record<MediaUse, UseRule>> = {
  profile: { folder: 'profiles', takes: [image], anonymous: true, asChosen: true },
  banner: { folder: 'banners', takes: [bannerImage], anonymous: true, asChosen: true },
  gallery: { folder: 'gallery', takes: [image], asChosen: true },
  video: { folder: 'videos', takes: [video] },
  certificate: { folder: 'certificates', takes: [image, document], secret: true, anonymous: true, asChosen: true },
  product: { folder: 'products', takes: [image] },
  reel: { folder: 'reels', takes: [reel] },
  captions: { folder: 'captions', takes: [captions] },
  promotion: { folder: 'promotions', takes: [image, reel] },
  arrival: { folder: 'arrivals', takes: [image] },
  sale: { folder: 'sales', takes: [image] },
  logo: { folder: 'logos', takes: [image] },
  document: { folder: 'documents', takes: [document], secret: true, most: 10 },
  opportunity: { folder: 'opportunities', takes: [image] },
  content: { folder: 'content', takes: [image] },
  /** Products in a table, and their pictures by name. */
  sheet: { folder: 'sheets', takes: [sheet], secret: true, inChunks: true },
  archive: { folder: 'archives', takes: [archive], secret: true, inChunks: true },
};

/** What is said of a file that is none of the kinds a use takes. Who may send documents is not asked for an image. */
export function wrongKindOf(use: MediaUse): Failure {
  const { takes } = MEDIA_USES[use];
  return (takes.find(({ kind }) => kind === 'document') ?? takes[0]).wrongKind;
}

/** What any endpoint that takes files may answer. */
export const FILE_FAILURES = [
  notAnImage,
  notAVideo,
  notADocument,
  notCaptions,
  notASheet,
  notAnArchive,
  videoNotPlayable,
  imageUnreadable,
  videoUnreadable,
  fileUnreadable,
  imageTooLarge,
  bannerTooLarge,
  videoTooLarge,
  reelTooLarge,
  documentTooLarge,
  captionsTooLarge,
  sheetTooLarge,
  archiveTooLarge,
  tooMuchUnused,
  tooMuchToday,
] as const;

/** A form names a file that is not there, not the caller's, or used elsewhere; `fields` says where it stood. */
export const uploadMissing = failure('upload_missing', 422, 'Please add this file again');
export const uploadNotFound = failure('upload_not_found', 404, 'This file does not exist.');
export const uploadInUse = failure('upload_in_use', 409, 'This file is in use.');

/** A video is worked on before it can be shown; a picture is ready at once. */
export const MediaState = z.enum(['processing', 'ready', 'rejected']);
export type MediaState = z.infer<typeof MediaState>;

export const Upload = z.object({
  _id: z.string(),
  path: z.string(),
  kind: MediaKind,
  state: MediaState,
  /** Why it was rejected. */
  reason: z.optional(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  duration: z.optional(z.number()),
  placeholder: z.nullable(z.string()),
  /** Of a video that is ready: frames to choose its poster from, by their second; their paths are signed. */
  frames: z.optional(z.array(VideoFrame)),
  /** Where its sender sees it for a while, though it is not public. */
  address: z.string(),
});
export type Upload = z.infer<typeof Upload>;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/media',
  access: 'public',
  summary: 'Takes in one file, multipart or base64 data; a form then names it by its id or path',
  files: { file: { named: 'use' } },
  body: z.object({ use: MediaUse, file: z.string().check(z.maxLength(200)) }),
  reply: { data: Upload },
  failures: [...FILE_FAILURES, uploadMissing],
});

const ById = z.object({ id: z.uuid() });
export const readUpload = endpoint({
  method: 'GET',
  path: '/media/:id',
  access: 'member',
  summary: "One's own upload: whether a video is ready yet",
  params: ById,
  reply: { data: Upload },
  failures: [uploadNotFound],
});
export const removeFile = endpoint({
  method: 'DELETE',
  path: '/media/:id',
  access: 'member',
  summary: "Removes one's own upload that nothing uses",
  params: ById,
  reply: { message: z.string() },
  failures: [uploadNotFound, uploadInUse],
});
