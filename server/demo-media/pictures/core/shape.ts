import type { Material, Touch } from './surface.ts';
import { add, compose, type Frame, rotate, times, turn, UPRIGHT, type Vec } from './vector.ts';

export const MISS = 1e9;
export const NEAR = 1e-4;

/** A ray in a shape's own axes; one object is reused. */
export type LocalRay = { ox: number; oy: number; oz: number; dx: number; dy: number; dz: number };

export type Geometry = {
  /** Half extents of the box around the shape, centred on its origin. */
  readonly reach: Vec;
  /** Distance to the first touch closer than the limit, or MISS; remembers the part touched. */
  readonly hit: (ray: LocalRay, limit: number, touch: Touch) => number;
  /** Fills the normal for the point and part that hit() left in the touch. */
  readonly normal: (ray: LocalRay, touch: Touch) => void;
};

export type Shape = {
  readonly geometry: Geometry;
  readonly material: Material;
  readonly at: Vec;
  readonly frame: Frame;
  readonly scale: number;
  /** Glass lets the light through. */
  readonly shadowless: boolean;
};

type Pose = { readonly at?: Vec; readonly frame?: Frame; readonly scale?: number };

export const shape = (geometry: Geometry, material: Material, at: Vec, frame: Frame = UPRIGHT): Shape => ({
  geometry,
  material,
  at,
  frame,
  scale: 1,
  shadowless: false,
});

/** Moves a group built around its own origin: scale, turn, then shift. */
export function place(shapes: readonly Shape[], pose: Pose): Shape[] {
  const { at = [0, 0, 0], frame = UPRIGHT, scale = 1 } = pose;
  return shapes.map((item) => ({
    ...item,
    at: add(at, times(rotate(frame, item.at), scale)),
    frame: compose(frame, item.frame),
    scale: item.scale * scale,
  }));
}

export const placeAt = (shapes: readonly Shape[], x: number, y: number, z: number, yaw = 0, scale = 1): Shape[] =>
  place(shapes, { at: [x, y, z], frame: turn(yaw), scale });

export const inGlass = (item: Shape): Shape => ({ ...item, shadowless: true });
