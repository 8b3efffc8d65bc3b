import * as z from 'zod/mini';
import { failure } from './endpoint.ts';

/** Widths a picture is offered in; narrower ones are made on first request. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;

/** What a screen needs to show a picture without a jump: where it is, its shape and a blurred stand-in. */
export const Picture = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.nullable(z.string()),
});
export type Picture = z.infer<typeof Picture>;

const UPLOADS = '/api/uploads/';

/** A stored path → an address (spec 1 §7): a full address stays as it is, an empty one stays empty. */
export function pictureAddress(path: string, width?: number): string {
  if (path === '' || path.startsWith('http')) return path;
  return UPLOADS + (width === undefined ? path : path.replace(/\.(\w+)$/, `.w${width}.$1`));
}

/** A file that does not exist, belongs to somebody else or is used elsewhere: the three are not told apart. */
export const uploadMissing = failure('upload_missing', 422, 'Please add this file again');
