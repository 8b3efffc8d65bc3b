/** A slow move over a still: in, out, up, down, or along it. */
export type Move = 'in' | 'out' | 'up' | 'down' | 'right' | 'left';

export type Size = { readonly width: number; readonly height: number };

/** How much larger than the film a still is drawn, so that the camera has room. */
const ROOM = 1.18;
const ALONG = 1.55;

export const stillSize = ({ width, height }: Size, move: Move): Size => ({
  width: Math.round(width * (move === 'right' || move === 'left' ? ALONG : ROOM)),
  height: Math.round(height * ROOM),
});

/** The part of the still that fills the frame: its centre as fractions of the free way, and its size in frames. */
type Place = { readonly x: number; readonly y: number; readonly zoom: number };

const MOVES: Readonly<Record<Move, readonly [Place, Place]>> = {
  in: [
    { x: 0.5, y: 0.5, zoom: ROOM },
    { x: 0.5, y: 0.5, zoom: 1 },
  ],
  out: [
    { x: 0.5, y: 0.5, zoom: 1 },
    { x: 0.5, y: 0.5, zoom: ROOM },
  ],
  up: [
    { x: 0.5, y: 1, zoom: 1.06 },
    { x: 0.5, y: 0, zoom: 1.06 },
  ],
  down: [
    { x: 0.5, y: 0, zoom: 1.06 },
    { x: 0.5, y: 1, zoom: 1.06 },
  ],
  right: [
    { x: 0, y: 0.5, zoom: 1.15 },
    { x: 1, y: 0.5, zoom: 1.15 },
  ],
  left: [
    { x: 1, y: 0.5, zoom: 1.15 },
    { x: 0, y: 0.5, zoom: 1.15 },
  ],
};

/** The same way back. */
export const BACK: Readonly<Record<Move, Move>> = {
  in: 'out',
  out: 'in',
  up: 'down',
  down: 'up',
  right: 'left',
  left: 'right',
};

const between = (a: number, b: number, t: string): string => `(${a}+${b - a}*${t})`;

/**
 * A move over a still of `frames` frames as ffmpeg's filter: the corners of the window, exact to a fraction of a pixel,
 * because a slow move in whole pixels trembles.
 */
export function moveFilter({ width, height }: Size, move: Move, frames: number): string {
  const [from, to] = MOVES[move];
  const progress = `on/${frames}`;
  const eased = `(${progress}-sin(2*PI*${progress})/(4*PI))`;
  const zoom = between(from.zoom, to.zoom, eased);
  const left = `((W-${width}*${zoom})*${between(from.x, to.x, eased)})`;
  const top = `((H-${height}*${zoom})*${between(from.y, to.y, eased)})`;
  const [right, bottom] = [`(${left}+${width}*${zoom})`, `(${top}+${height}*${zoom})`];
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].flatMap(([x, y], i) => [`x${i}='${x}'`, `y${i}='${y}'`]);
  const how = 'interpolation=linear:sense=source:eval=frame';
  return `perspective=${corners.join(':')}:${how},scale=${width}:${height},setsar=1`;
}
