import { box } from '../core/box.ts';
import { pick } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import type { Material } from '../core/surface.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { blockEdge, type Edge } from '../surfaces/edges.ts';
import { brass, finishOf, skin, steel } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { frame, leaf, leverSet, pullBar, wallAround } from './door-leaf.ts';
import { herringbone, plant } from './props.ts';

export const WALLS = ['#e6dccd', '#dfe0da', '#ead9c6', '#d9d6c9', '#e9e2d4'];
const HANDLES = [brass, finishOf('graphite'), steel, finishOf('matt black')];

export const upright = (name: Wood, seed: number, leaves = 1): Material =>
  skin(wood(name, { seed, leaves, width: 1200, height: 560 }), {
    width: 3.1,
    height: 1.5,
    vertical: true,
    shiftX: 0.2,
    shiftY: 0.35,
  });

export const HALL: Partial<Scene> = { light: [-0.6, 0.75, 0.8], sun: 0.8, ambient: 0.5, fov: 32 };

/** The door in its wall. */
export function inWall(face: Material, jamb: Material, i: number, extra: readonly Shape[] = []): Scene {
  const handle = pick(HANDLES, i);
  const shapes = [
    leaf(face),
    ...frame(jamb),
    ...wallAround(pick(WALLS, i)),
    ...(i % 4 === 2 ? pullBar(handle) : leverSet(handle)),
    ...extra,
  ];
  if (i % 2 === 0) shapes.push(...place(plant(i + 3), { at: [i % 4 === 0 ? -1.35 : 1.4, 0, 0.45], scale: 1.05 }));
  return scene(shapes, {
    ...HALL,
    eye: [i % 3 === 0 ? -0.9 : 0.9, 1.45, 5.3],
    target: [i % 3 === 0 ? 0.12 : -0.12, 1.27, 0],
    ground: herringbone(i % 2 ? 'oak' : 'walnut'),
  });
}

/** Leaves on the studio floor: one forward, one behind. */
export function onGround(face: Material, second: Material, i: number, fitted: boolean): Scene {
  const side = i % 2 === 0 ? 1 : -1;
  const front = [leaf(face), ...(fitted ? leverSet(pick(HANDLES, i)) : [])];
  const shapes = [
    ...place(front, { at: [-0.45 * side, 0, 0.2], frame: turn(-0.4 * side) }),
    ...place([leaf(second)], { at: [0.75 * side, 0, -0.5], frame: turn(-0.4 * side) }),
  ];
  return scene(shapes, { eye: [0.5 * side, 1.75, 6.4], target: [0.05, 1.15, 0], fov: 29 });
}

const FLUSH_CORE = blockEdge({ core: '#e2c391', skin: '#b98f5d', skinShare: 0.12, strip: 0.1 });

/** Flat leaves in a pile, so that the core shows at the edge. */
export function piled(face: (n: number) => Material, i: number, edge: Edge = FLUSH_CORE): Scene {
  const side = i % 2 === 0 ? 1 : -1;
  const shapes = Array.from({ length: 4 }, (_, n) => {
    const surface = face(n);
    const material: Material = (touch, out) => {
      if (touch.part === 2) surface(touch, out);
      else edge(touch.part === 0 ? touch.y : touch.x, (touch.z / 0.05 + 1) / 2, n, out);
    };
    const flat = box([0, 0, 0], [0.8, 1.6, 0.05], material);
    return place([flat], {
      at: [(n % 2) * 0.04, 0.05 + n * 0.103, (n % 3) * 0.05],
      frame: turn(QUARTER + (n % 3) * 0.025, -QUARTER),
    });
  });
  return scene(shapes.flat(), { eye: [side * 2.8, 1.9, 3.8], target: [0, 0.12, 0.05], fov: 32 });
}
