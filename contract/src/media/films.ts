import * as z from 'zod/mini';

/** The sizes that films are offered in, by their short side; none is larger than what was sent. */
export const FILM_HEIGHTS = [240, 480, 720] as const;

/** One form of a film: `height` is its short side in lines, `path` a stored path as pictures have it. */
export const FilmSource = z.object({ height: z.int(), path: z.string(), bytes: z.int() });
export type FilmSource = z.infer<typeof FilmSource>;

/** A frame that can stand for the film, and the second it was taken at. */
export const FilmFrame = z.object({ at: z.number(), path: z.string() });
export type FilmFrame = z.infer<typeof FilmFrame>;

const ENDING = /\.mp4(\?.*)?$/;

/** Where a smaller form of a film is stored; a signed path stays signed, because all forms share the film's permission. */
export const filmVariant = (path: string, height: number): string => path.replace(ENDING, `.p${height}.mp4$1`);
