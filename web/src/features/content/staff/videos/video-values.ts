import { embedAddress } from '@plyhaat/contract/content/embed';
import { type StaffVideo, VideoForm } from '@plyhaat/contract/content/staff/videos';
import { VIDEO_CATEGORY } from '@plyhaat/contract/content/videos';
import type { UseFormReturn } from 'react-hook-form';
import { resolverBy } from '#forms/form-rules.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { VideoBody } from './videos.queries.ts';

export type VideoValues = {
  name: string;
  from: 'film' | 'embed';
  film: FormFile[];
  embed: string;
  poster: FormFile[];
  captions: FormFile[];
  category: string;
  duration: string;
  description: string;
  isPublished: boolean;
  uploading: boolean;
};
export type VideoFormState = UseFormReturn<VideoValues>;

export const EMPTY_VIDEO: VideoValues = {
  name: '',
  from: 'film',
  film: [],
  embed: '',
  poster: [],
  captions: [],
  category: VIDEO_CATEGORY,
  duration: '',
  description: '',
  isPublished: true,
  uploading: false,
};

/** What its files are called in the form. */
export type FileNames = Readonly<Record<'film' | 'poster' | 'captions', string>>;

export function valuesOf(video: StaffVideo, names: FileNames): VideoValues {
  const isEmbed = embedAddress(video.url) !== undefined;
  return {
    name: video.name,
    from: isEmbed ? 'embed' : 'film',
    film: isEmbed ? [] : [storedFile(video.url, video.picture, names.film)],
    embed: isEmbed ? video.url : '',
    poster: video.thumbnail ? [storedFile(video.thumbnail, video.picture, names.poster)] : [],
    captions: video.captions ? [storedFile(video.captions, null, names.captions, 'document')] : [],
    category: video.category,
    duration: String(video.duration || ''),
    description: video.description,
    isPublished: video.isPublished,
    uploading: false,
  };
}

/** Sends either the file or the embedded address, as `from` says. */
const bodyOf = ({
  from,
  film: video,
  embed,
  poster,
  captions,
  duration,
  uploading: _,
  ...typed
}: VideoValues): VideoBody => ({
  ...typed,
  film: from === 'film' ? (refsOf(video)[0] ?? null) : null,
  embed: from === 'embed' ? embed : null,
  poster: refsOf(poster)[0] ?? null,
  captions: from === 'film' ? (refsOf(captions)[0] ?? null) : null,
  duration: duration === '' ? null : duration,
});

const fieldOf = (name: string) => name.split('.')[0] ?? name;

export const videoRules = {
  bodyOf,
  resolver: resolverBy<VideoValues>(VideoForm, { bodyOf, fieldOf }),
};
