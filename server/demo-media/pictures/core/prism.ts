import { type Geometry, type LocalRay, MISS, NEAR, type Shape, shape } from './shape.ts';
import type { Material, Touch } from './surface.ts';
import type { Frame, Vec } from './vector.ts';

export type Point = readonly [number, number];
export type Outline = readonly Point[];

type Side = {
  readonly x: number;
  readonly y: number;
  readonly ex: number;
  readonly ey: number;
  readonly n0: Point;
  readonly n1: Point;
  readonly start: number;
  readonly span: number;
};

const CREASE = Math.cos(0.6);
const CAP = -1;

function joined(own: Point, other: Point | undefined): Point {
  if (!other || own[0] * other[0] + own[1] * other[1] < CREASE) return own;
  const sum: Point = [own[0] + other[0], own[1] + other[1]];
  const size = Math.hypot(sum[0], sum[1]);
  return [sum[0] / size, sum[1] / size];
}

function sidesOf(outline: Outline): Side[] {
  const count = outline.length;
  const edges = outline.map((from, i) => {
    const to = outline[(i + 1) % count] ?? from;
    return { from, ex: to[0] - from[0], ey: to[1] - from[1] };
  });
  const normals = edges.map(({ ex, ey }): Point => {
    const size = Math.hypot(ex, ey) || 1;
    return [ey / size, -ex / size];
  });
  let start = 0;
  return edges.map(({ from, ex, ey }, i) => {
    const own = normals[i] ?? [0, 1];
    const span = Math.hypot(ex, ey);
    const n0 = joined(own, normals[(i + count - 1) % count]);
    const n1 = joined(own, normals[(i + 1) % count]);
    const side: Side = { x: from[0], y: from[1], ex, ey, n0, n1, start, span };
    start += span;
    return side;
  });
}

/** Even-odd, so that a second outline cuts a hole. */
function inside(sides: readonly Side[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i] as Side;
    if (side.y > y === side.y + side.ey > y) continue;
    if (x < side.x + (side.ex * (y - side.y)) / side.ey) odd = !odd;
  }
  return odd;
}

function hitSides(sides: readonly Side[], depth: number, ray: LocalRay, limit: number, touch: Touch): number {
  let best = MISS;
  let nearest = limit;
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i] as Side;
    const across = ray.dx * side.ey - ray.dy * side.ex;
    if (across === 0) continue;
    const px = side.x - ray.ox;
    const py = side.y - ray.oy;
    const t = (px * side.ey - py * side.ex) / across;
    if (t < NEAR || t > nearest) continue;
    const share = (px * ray.dy - py * ray.dx) / across;
    if (share < 0 || share > 1) continue;
    if (Math.abs(ray.oz + ray.dz * t) > depth) continue;
    best = t;
    nearest = t;
    touch.part = i;
    touch.along = side.start + share * side.span;
  }
  return best;
}

function hitPrism(sides: readonly Side[], depth: number, ray: LocalRay, limit: number, touch: Touch): number {
  let best = hitSides(sides, depth, ray, limit, touch);
  for (const end of [depth, -depth]) {
    const t = (end - ray.oz) / ray.dz;
    if (!(t > NEAR && t < best && t < limit)) continue;
    if (!inside(sides, ray.ox + ray.dx * t, ray.oy + ray.dy * t)) continue;
    best = t;
    touch.part = CAP;
  }
  return best;
}

function prismNormal(sides: readonly Side[], ray: LocalRay, touch: Touch): void {
  if (touch.part === CAP) {
    touch.nx = 0;
    touch.ny = 0;
    touch.nz = -Math.sign(ray.dz);
    touch.part = 1;
    return;
  }
  const side = sides[touch.part] as Side;
  const share = (touch.along - side.start) / side.span;
  touch.nx = side.n0[0] + (side.n1[0] - side.n0[0]) * share;
  touch.ny = side.n0[1] + (side.n1[1] - side.n0[1]) * share;
  touch.nz = 0;
  touch.part = 0;
  if (touch.nx * ray.dx + touch.ny * ray.dy > 0) {
    touch.nx = -touch.nx;
    touch.ny = -touch.ny;
  }
}

function prismGeometry(outlines: readonly Outline[], depth: number): Geometry {
  const sides = outlines.flatMap(sidesOf);
  const points = outlines.flat();
  return {
    reach: [Math.max(...points.map(([x]) => Math.abs(x))), Math.max(...points.map(([, y]) => Math.abs(y))), depth],
    hit: (ray, limit, touch) => hitPrism(sides, depth, ray, limit, touch),
    normal: (ray, touch) => prismNormal(sides, ray, touch),
  };
}

/** An outline in the x-y plane drawn out to ±depth along z. Curves are many short sides, smoothed. */
export const prism = (at: Vec, outline: Outline, depth: number, material: Material, frame?: Frame): Shape =>
  shape(prismGeometry([outline], depth), material, at, frame);

export const pierced = (at: Vec, outlines: readonly Outline[], depth: number, material: Material, frame?: Frame) =>
  shape(prismGeometry(outlines, depth), material, at, frame);

export const circle = (x: number, y: number, radius: number, steps = 20): Outline =>
  arc(x, y, radius, 0, Math.PI * 2 * (1 - 1 / steps), steps - 1);

export function arc(x: number, y: number, radius: number, from: number, to: number, steps = 10): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

export function roundedRectangle(halfWidth: number, halfHeight: number, radius: number): Outline {
  const w = halfWidth - radius;
  const h = halfHeight - radius;
  const quarter = Math.PI / 2;
  return [
    ...arc(w, h, radius, 0, quarter, 5),
    ...arc(-w, h, radius, quarter, quarter * 2, 5),
    ...arc(-w, -h, radius, quarter * 2, quarter * 3, 5),
    ...arc(w, -h, radius, quarter * 3, quarter * 4, 5),
  ];
}

/** A band of even thickness along a path: bent sheets, channels, springs of edge tape. */
export function ribbon(path: readonly Point[], thickness: number): Outline {
  const offset = (i: number, sign: number): Point => {
    const before = path[Math.max(0, i - 1)] ?? [0, 0];
    const after = path[Math.min(path.length - 1, i + 1)] ?? [0, 0];
    const here = path[i] ?? [0, 0];
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const k = (sign * thickness) / 2 / size;
    return [here[0] - (after[1] - before[1]) * k, here[1] + (after[0] - before[0]) * k];
  };
  return [...path.map((_, i) => offset(i, -1)), ...path.map((_, i) => offset(path.length - 1 - i, 1))];
}
