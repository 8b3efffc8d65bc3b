import { type Geometry, type LocalRay, MISS, NEAR, type Shape, shape } from './shape.ts';
import type { Material, Touch } from './surface.ts';
import type { Frame, Vec } from './vector.ts';

function hitBox(half: Vec, ray: LocalRay, limit: number, touch: Touch): number {
  const ix = 1 / ray.dx;
  const iy = 1 / ray.dy;
  const iz = 1 / ray.dz;
  const spanX = half[0] * Math.abs(ix);
  const spanY = half[1] * Math.abs(iy);
  const spanZ = half[2] * Math.abs(iz);
  const midX = -ray.ox * ix;
  const midY = -ray.oy * iy;
  const midZ = -ray.oz * iz;
  const leave = Math.min(midX + spanX, midY + spanY, midZ + spanZ);
  let enter = midX - spanX;
  let axis = 0;
  if (midY - spanY > enter) {
    enter = midY - spanY;
    axis = 1;
  }
  if (midZ - spanZ > enter) {
    enter = midZ - spanZ;
    axis = 2;
  }
  if (!(enter <= leave && enter >= NEAR && enter <= limit)) return MISS;
  touch.part = axis;
  return enter;
}

/** Bends the normal near an edge, as if the arris were softened: it catches the light. */
function softened(place: number, extent: number, bevel: number): number {
  const inside = extent - Math.abs(place);
  return inside >= bevel ? 0 : (Math.sign(place) * (bevel - inside)) / bevel;
}

function boxGeometry(half: Vec, bevel: number): Geometry {
  return {
    reach: half,
    hit: (ray, limit, touch) => hitBox(half, ray, limit, touch),
    normal: (ray, touch) => {
      const { part } = touch;
      touch.nx = part === 0 ? -Math.sign(ray.dx) : 0;
      touch.ny = part === 1 ? -Math.sign(ray.dy) : 0;
      touch.nz = part === 2 ? -Math.sign(ray.dz) : 0;
      if (bevel === 0) return;
      if (part !== 0) touch.nx = softened(touch.x, half[0], bevel) * 0.7;
      if (part !== 1) touch.ny = softened(touch.y, half[1], bevel) * 0.7;
      if (part !== 2) touch.nz = softened(touch.z, half[2], bevel) * 0.7;
    },
  };
}

/** A box by its centre and half sizes. */
export const box = (at: Vec, half: Vec, material: Material, frame?: Frame, bevel = 0): Shape =>
  shape(boxGeometry(half, bevel), material, at, frame);
