/** A slow move along a still. */
export type Move = 'in' | 'out' | 'up' | 'down' | 'right' | 'left';

/** A move, or a closer look at the same still on the way back. */
export type Motion = { readonly move: Move; readonly close: boolean };

export type Size = { readonly width: number; readonly height: number };

/** Drawing takes most of the time, and few of the details survive the video's rate. */
const DRAWN = 0.52;
/** How much larger than the video a still is, so that the camera has room. */
const ROOM = 1.18;
const ALONG = 1.55;
/** How much larger a closer look shows it. */
const CLOSE = 1.3;

const ways = ({ width, height }: Size, move: Move, scale: number): Size => ({
  width: Math.round(width * (move === 'right' || move === 'left' ? ALONG : ROOM) * scale),
  height: Math.round(height * ROOM * scale),
});

/** The size in which a still is drawn. */
export const stillSize = (size: Size, move: Move): Size => ways(size, move, DRAWN);

/**
 * How many pixels of a 720-line video the camera moves with each frame. Whole pairs: a slow move by fractions trembles,
 * colours are stored by pairs, and what moves by them costs an encoder next to nothing.
 */
const STEPS: Readonly<Record<Move, readonly [right: number, down: number]>> = {
  in: [0, 2],
  out: [0, -2],
  up: [0, -2],
  down: [0, 2],
  right: [4, 0],
  left: [-4, 0],
};

export const FRAMES_A_SECOND = 15;

/** The same picture for so many frames. */
export const repeatFilter = (frames: number): string =>
  `loop=loop=${frames - 1}:size=1:start=0,settb=1/${FRAMES_A_SECOND},setpts=N`;

/** A move of `frames` frames over one still as ffmpeg's filters. The still is decoded and scaled once, then repeated. */
export function moveFilter(size: Size, { move, close }: Motion, frames: number): string {
  const { width, height } = ways(size, move, close ? CLOSE : 1);
  const pace = Math.round(((close ? -1 : 1) * Math.min(size.width, size.height)) / 720) || (close ? -1 : 1);
  const [right, down] = STEPS[move];
  const at = (room: number, step: number) => `${2 * Math.round(room / 4)}+${step * pace}*(n-${frames / 2})`;
  const crop = `crop=${size.width}:${size.height}:x='${at(width - size.width, right)}':y='${at(height - size.height, down)}'`;
  return `scale=${width}:${height}:flags=lanczos,format=yuv420p,${repeatFilter(frames)},${crop},setsar=1`;
}
