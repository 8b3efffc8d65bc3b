import { type Geometry, type LocalRay, MISS, NEAR, type Shape, shape } from './shape.ts';
import type { Material, Touch } from './surface.ts';
import { add, type Frame, length, minus, pointing, times, type Vec } from './vector.ts';

/** A profile point: radius, height. */
export type Turn = readonly [number, number];

type Band = {
  readonly r0: number;
  readonly y0: number;
  readonly r1: number;
  readonly y1: number;
  readonly slope: number;
  /** Normal (radial, axial) at either end; equal ends give a crease. */
  readonly n0: Turn;
  readonly n1: Turn;
  readonly start: number;
  readonly span: number;
};

const FLAT = 1e-6;
const CREASE = Math.cos(0.75);

function bandNormal(from: Turn, to: Turn): Turn {
  const dr = to[0] - from[0];
  const dy = to[1] - from[1];
  const size = Math.hypot(dr, dy) || 1;
  return [dy / size, -dr / size];
}

function softJoin(own: Turn, other: Turn | undefined): Turn {
  if (!other || own[0] * other[0] + own[1] * other[1] < CREASE) return own;
  const sum: Turn = [own[0] + other[0], own[1] + other[1]];
  const size = Math.hypot(sum[0], sum[1]);
  return [sum[0] / size, sum[1] / size];
}

function bandsOf(profile: readonly Turn[]): Band[] {
  const pairs: [Turn, Turn][] = [];
  profile.forEach((to, i) => {
    const from = profile[i - 1];
    if (from && (from[0] !== to[0] || from[1] !== to[1])) pairs.push([from, to]);
  });
  const normals = pairs.map(([from, to]) => bandNormal(from, to));
  let start = 0;
  return pairs.map(([from, to], i) => {
    const own = normals[i] ?? [1, 0];
    const rise = to[1] - from[1];
    const span = Math.hypot(to[0] - from[0], rise);
    const band: Band = {
      r0: from[0],
      y0: from[1],
      r1: to[0],
      y1: to[1],
      slope: Math.abs(rise) < FLAT ? 0 : (to[0] - from[0]) / rise,
      n0: softJoin(own, normals[i - 1]),
      n1: softJoin(own, normals[i + 1]),
      start,
      span,
    };
    start += span;
    return band;
  });
}

function hitDisc(band: Band, ray: LocalRay, best: number): number {
  const t = (band.y0 - ray.oy) / ray.dy;
  if (!(t > NEAR && t < best)) return MISS;
  const x = ray.ox + ray.dx * t;
  const z = ray.oz + ray.dz * t;
  const radius = Math.sqrt(x * x + z * z);
  const inner = Math.min(band.r0, band.r1);
  return radius >= inner && radius <= Math.max(band.r0, band.r1) ? t : MISS;
}

function hitCone(band: Band, ray: LocalRay, best: number): number {
  const reach = band.r0 + band.slope * (ray.oy - band.y0);
  const growth = band.slope * ray.dy;
  const a = ray.dx * ray.dx + ray.dz * ray.dz - growth * growth;
  const b = ray.ox * ray.dx + ray.oz * ray.dz - reach * growth;
  const c = ray.ox * ray.ox + ray.oz * ray.oz - reach * reach;
  const d = b * b - a * c;
  if (d < 0) return MISS;
  const root = Math.sqrt(d);
  const low = Math.min(band.y0, band.y1);
  const high = Math.max(band.y0, band.y1);
  const valid = (t: number): boolean => {
    const y = ray.oy + ray.dy * t;
    return t > NEAR && t < best && y >= low && y <= high && reach + growth * t >= 0;
  };
  const t1 = (-b - root) / a;
  const t2 = (-b + root) / a;
  const first = Math.min(t1, t2);
  const last = Math.max(t1, t2);
  return valid(first) ? first : valid(last) ? last : MISS;
}

function hitLathe(bands: readonly Band[], ray: LocalRay, limit: number, touch: Touch): number {
  let best = MISS;
  for (let i = 0; i < bands.length; i++) {
    const band = bands[i] as Band;
    const near = best < limit ? best : limit;
    const t = Math.abs(band.y1 - band.y0) < FLAT ? hitDisc(band, ray, near) : hitCone(band, ray, near);
    if (t < near) {
      best = t;
      touch.part = i;
    }
  }
  return best;
}

function latheNormal(bands: readonly Band[], ray: LocalRay, touch: Touch): void {
  const band = bands[touch.part] as Band;
  const radius = Math.sqrt(touch.x * touch.x + touch.z * touch.z) || 1;
  const rise = band.y1 - band.y0;
  const share = Math.abs(rise) < FLAT ? (radius - band.r0) / (band.r1 - band.r0) : (touch.y - band.y0) / rise;
  const out = band.n0[0] + (band.n1[0] - band.n0[0]) * share;
  const up = band.n0[1] + (band.n1[1] - band.n0[1]) * share;
  touch.along = band.start + band.span * share;
  touch.nx = (out * touch.x) / radius;
  touch.ny = up;
  touch.nz = (out * touch.z) / radius;
  if (touch.nx * ray.dx + touch.ny * ray.dy + touch.nz * ray.dz > 0) {
    touch.nx = -touch.nx;
    touch.ny = -touch.ny;
    touch.nz = -touch.nz;
  }
}

function latheGeometry(profile: readonly Turn[]): Geometry {
  const bands = bandsOf(profile);
  const radius = Math.max(...profile.map(([r]) => r));
  const height = Math.max(...profile.map(([, y]) => Math.abs(y)));
  return {
    reach: [radius, height, radius],
    hit: (ray, limit, touch) => hitLathe(bands, ray, limit, touch),
    normal: (ray, touch) => latheNormal(bands, ray, touch),
  };
}

/** A profile turned about the y axis; list it upwards along the outside. */
export const lathe = (at: Vec, profile: readonly Turn[], material: Material, frame?: Frame): Shape =>
  shape(latheGeometry(profile), material, at, frame);

export function cylinder(at: Vec, radius: number, halfHeight: number, material: Material, frame?: Frame): Shape {
  const h = halfHeight;
  return lathe(
    at,
    [
      [0, -h],
      [radius, -h],
      [radius, h],
      [0, h],
    ],
    material,
    frame,
  );
}

/** A cylinder with rounded arrises. */
export function drum(at: Vec, radius: number, halfHeight: number, material: Material, frame?: Frame): Shape {
  const h = halfHeight;
  const e = Math.min(radius, h) * 0.14;
  const foot: Turn[] = [
    [0, -h],
    [radius - e, -h],
    [radius - e * 0.3, -h + e * 0.3],
    [radius, -h + e],
  ];
  const head: Turn[] = [
    [radius, h - e],
    [radius - e * 0.3, h - e * 0.3],
    [radius - e, h],
    [0, h],
  ];
  return lathe(at, [...foot, ...head], material, frame);
}

export function tube(at: Vec, radius: number, inner: number, halfHeight: number, material: Material, frame?: Frame) {
  const h = halfHeight;
  return lathe(
    at,
    [
      [inner, -h],
      [radius, -h],
      [radius, h],
      [inner, h],
      [inner, -h],
    ],
    material,
    frame,
  );
}

export function ball(at: Vec, radius: number, material: Material, squash = 1): Shape {
  const steps = 10;
  const profile = Array.from({ length: steps + 1 }, (_, i): Turn => {
    const angle = -Math.PI / 2 + (Math.PI * i) / steps;
    return [Math.max(0, Math.cos(angle) * radius), Math.sin(angle) * radius * squash];
  });
  return lathe(at, profile, material);
}

/** A round bar from one point to another. */
export function rod(from: Vec, to: Vec, radius: number, material: Material): Shape {
  const half = length(minus(to, from)) / 2;
  return cylinder(times(add(from, to), 0.5), radius, half, material, pointing(minus(to, from)));
}

/** Bars through the points, with round joints. */
export function wire(points: readonly Vec[], radius: number, material: Material): Shape[] {
  const shapes: Shape[] = [];
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (from) shapes.push(rod(from, to, radius, material));
    if (i > 0 && i < points.length - 1) shapes.push(ball(to, radius, material));
  });
  return shapes;
}
