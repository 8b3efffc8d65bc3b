import type { Move } from './camera.ts';

export type Shot = {
  /** The demo picture whose scene is recorded, without its ending. */
  readonly picture: string;
  readonly move: Move;
  /** How much more than the picture the frame shows from top to bottom. */
  readonly widen: number;
  /** Words over it, where the page around the video has none. */
  readonly caption?: string;
};

export type Video = { readonly form: 'reels' | 'videos'; readonly name: string; readonly shots: readonly Shot[] };

export const shot = (picture: string, move: Move, widen: number, caption?: string): Shot => ({
  picture,
  move,
  widen,
  ...(caption !== undefined && { caption }),
});
