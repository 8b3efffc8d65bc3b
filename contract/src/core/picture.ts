import * as z from 'zod/mini';

/** Widths a picture is offered in, beside its own (MEDIA-8). */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;

/** What a screen needs to show a picture without a jump: where it is, its shape and a blurred stand-in. */
export const Picture = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.nullable(z.string()),
  /** Whether its widths exist as AVIF too: that takes long, so it comes later. */
  avif: z.optional(z.boolean()),
});
export type Picture = z.infer<typeof Picture>;

const UPLOADS = '/api/uploads/';
const ENDING = /\.(\w+)(\?.*)?$/;

/** Elsewhere, in the app itself or in this browser. */
const FULL = /^(https?:|blob:|\/|$)/;

/** A stored path → an address (ALL-13): a full address stays as it is, an empty one stays empty. */
export function pictureAddress(path: string, width?: number, type = '$1'): string {
  if (FULL.test(path)) return path;
  return UPLOADS + (width === undefined ? path : path.replace(ENDING, `.w${width}.${type}$2`));
}

/** The JPEG of a picture that other sites show beside a link to ours. */
export const previewAddress = (path: string): string =>
  FULL.test(path) ? path : UPLOADS + path.replace(ENDING, '.preview.jpg$2');
