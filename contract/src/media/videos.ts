import * as z from 'zod/mini';

/** The sizes that videos are offered in, by their short side; none is larger than what was sent (MEDIA-9). */
export const VIDEO_HEIGHTS = [240, 480, 720] as const;

/** One form of a video: `height` is its short side in lines, `path` a stored path as pictures have it. */
export const VideoSource = z.object({ height: z.int(), path: z.string(), bytes: z.int() });
export type VideoSource = z.infer<typeof VideoSource>;

/** A frame that can stand for the video, and the second it was taken at. */
export const VideoFrame = z.object({ at: z.number(), path: z.string() });
export type VideoFrame = z.infer<typeof VideoFrame>;

const ENDING = /\.mp4(\?.*)?$/;

/** Where a smaller form of a video is stored; a signed path stays signed, as all forms share the video's permission. */
export const videoVariant = (path: string, height: number): string => path.replace(ENDING, `.p${height}.mp4$1`);
