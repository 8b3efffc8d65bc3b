import { byteAt } from '../pictures/core/noise.ts';
import type { Raster } from '../pictures/core/texture.ts';

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

const between = (a: number, b: number, t: number): number => a + (b - a) * t;
/** Nearly even, with a soft start and end. */
const eased = (t: number): number => t - Math.sin(2 * Math.PI * t) / (4 * Math.PI);

function windowAt(still: Raster, frame: Size, move: Move, progress: number) {
  const [from, to] = MOVES[move];
  const t = eased(progress);
  const zoom = between(from.zoom, to.zoom, t);
  const [width, height] = [frame.width * zoom, frame.height * zoom];
  const left = (still.width - width) * between(from.x, to.x, t);
  const top = (still.height - height) * between(from.y, to.y, t);
  return { left, top, zoom };
}

/** What the camera sees of a still, from 0 at the start of its move to 1 at the end. */
export function frameOf(still: Raster, frame: Size, move: Move, progress: number): Float32Array {
  const { left, top, zoom } = windowAt(still, frame, move, progress);
  const seen = new Float32Array(frame.width * frame.height * 3);
  let offset = 0;
  for (let row = 0; row < frame.height; row++) {
    const y = Math.min(Math.max(top + (row + 0.5) * zoom - 0.5, 0), still.height - 1.001);
    const y0 = Math.floor(y);
    const fy = y - y0;
    for (let column = 0; column < frame.width; column++) {
      const x = Math.min(Math.max(left + (column + 0.5) * zoom - 0.5, 0), still.width - 1.001);
      const x0 = Math.floor(x);
      const fx = x - x0;
      const head = (y0 * still.width + x0) * 3;
      const foot = head + still.width * 3;
      for (let channel = 0; channel < 3; channel++) {
        const upper = between(byteAt(still.data, head + channel), byteAt(still.data, head + 3 + channel), fx);
        const lower = between(byteAt(still.data, foot + channel), byteAt(still.data, foot + 3 + channel), fx);
        seen[offset++] = between(upper, lower, fy);
      }
    }
  }
  return seen;
}
