import { box } from '../../core/box.ts';
import { drum, lathe, type Turn } from '../../core/lathe.ts';
import { circle, type Outline, pierced, prism, ribbon } from '../../core/prism.ts';
import type { Shape } from '../../core/shape.ts';
import type { Material } from '../../core/surface.ts';
import { QUARTER, turn, type Vec } from '../../core/vector.ts';
import { solid, steel } from '../../surfaces/materials.ts';

const RECESS = solid('#3a3835');

/** A screw head seen from above, with its cross recess. */
export function screwHead(at: Vec, radius = 0.09, material: Material = steel): Shape[] {
  const [x, y, z] = at;
  const slot: Vec = [radius * 0.6, 0.004, radius * 0.14];
  return [
    drum([x, y, z], radius, 0.02, material),
    box([x, y + 0.018, z], slot, RECESS, turn(0.6)),
    box([x, y + 0.018, z], slot, RECESS, turn(0.6 + QUARTER)),
  ];
}

/** A flat plate lying down: outline in x-z, holes cut through. */
export function plate(
  at: Vec,
  outline: Outline,
  holes: readonly Outline[],
  half: number,
  material: Material,
  yaw = 0,
): Shape {
  return pierced(at, [outline, ...holes], half, material, turn(yaw, QUARTER));
}

export const hole = (x: number, z: number, radius: number): Outline => circle(x, z, radius, 16);

/** A rolled channel along x: the path is its section. */
export function section(at: Vec, path: Outline, thickness: number, halfLength: number, material: Material): Shape {
  return prism(at, ribbon(path, thickness), halfLength, material, turn(QUARTER));
}

/** A turned screw standing on its point. */
function screwProfile(length: number, radius: number): Turn[] {
  const profile: Turn[] = [
    [0, 0],
    [radius * 0.25, length * 0.06],
  ];
  const threads = Math.round((length * 0.68) / (radius * 0.75));
  for (let i = 0; i < threads; i++) {
    const y = length * (0.08 + (0.62 * i) / threads);
    const grow = Math.min(1, 0.4 + i * 0.18);
    profile.push([radius * 0.62 * grow, y], [radius * grow, y + (length * 0.3) / threads]);
  }
  profile.push(
    [radius * 0.7, length * 0.72],
    [radius * 0.72, length * 0.9],
    [radius * 1.9, length * 0.985],
    [radius * 1.9, length],
    [0, length],
  );
  return profile;
}

export function screw(length: number, radius: number, material: Material): Shape[] {
  const slot: Vec = [radius * 1.2, radius * 0.08, radius * 0.26];
  return [
    lathe([0, 0, 0], screwProfile(length, radius), material),
    box([0, length, 0], slot, RECESS),
    box([0, length, 0], slot, RECESS, turn(QUARTER)),
  ];
}
