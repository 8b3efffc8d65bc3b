import { box } from '../../core/box.ts';
import { cylinder, drum, tube, wire } from '../../core/lathe.ts';
import { arc, circle, type Outline, pierced, prism, roundedRectangle } from '../../core/prism.ts';
import { type Scene, scene } from '../../core/scene.ts';
import { place, type Shape } from '../../core/shape.ts';
import type { Material } from '../../core/surface.ts';
import { QUARTER, turn, type Vec } from '../../core/vector.ts';
import type { View } from '../../picture.ts';
import { chrome, darkSteel, finishOf, metal, solid, steel } from '../../surfaces/materials.ts';
import { hole, plate } from './parts.ts';

const SLOT = solid('#1d1a18');

/** A key lying flat: bow with its hole, blade with its bits. */
export function key(material: Material): Shape[] {
  const blade: Outline = [
    [0.2, -0.05],
    [0.45, -0.05],
    [0.5, -0.09],
    [0.55, -0.05],
    [0.62, -0.05],
    [0.68, -0.1],
    [0.74, -0.04],
    [0.82, -0.08],
    [0.9, -0.02],
    [0.95, 0.02],
    [0.9, 0.05],
    [0.2, 0.05],
  ];
  return [
    plate([0, 0.025, 0], circle(0, 0, 0.22), [hole(-0.09, 0, 0.06)], 0.025, material),
    plate([0, 0.025, 0], blade, [], 0.018, material),
  ];
}

function padlock(body: Material): Shape[] {
  const bow: Vec[] = arc(0, 0.62, 0.34, 0, Math.PI, 14).map(([x, y]): Vec => [x, y, 0]);
  return place(
    [
      prism([0, 0, 0], roundedRectangle(0.62, 0.5, 0.14), 0.2, body),
      ...wire([[0.34, 0.4, 0], ...bow, [-0.34, 0.4, 0]], 0.085, chrome),
      drum([0, -0.1, 0.2], 0.13, 0.02, darkSteel, turn(0, QUARTER)),
      box([0, -0.1, 0.223], [0.02, 0.07, 0.004], SLOT),
    ],
    { at: [0, 0.5, 0] },
  );
}

/** A mortise lock case: faceplate, latch, bolt and the holes for spindle and cylinder. */
function mortiseLock(face: Material): Shape[] {
  const outline = roundedRectangle(0.5, 0.85, 0.04);
  return place(
    [
      pierced(
        [-0.1, 0, 0],
        [outline, hole(0, 0.35, 0.09), [...arc(0, -0.2, 0.1, -0.4, Math.PI + 0.4, 12), [-0.05, -0.48], [0.05, -0.48]]],
        0.1,
        steel,
      ),
      box([0.46, 0, 0], [0.03, 1.15, 0.13], face, undefined, 0.015),
      prism(
        [0.6, 0.4, 0],
        [
          [-0.14, -0.16],
          [0.1, -0.16],
          [0.1, 0.02],
          [-0.06, 0.16],
          [-0.14, 0.16],
        ],
        0.07,
        chrome,
      ),
      box([0.62, -0.35, 0], [0.14, 0.2, 0.065], chrome, undefined, 0.015),
      ...[1.02, -1.02].map((y) => drum([0.495, y, 0], 0.05, 0.01, darkSteel, turn(0, 0, QUARTER))),
    ],
    { at: [0, 0.15, 0], frame: turn(0, -QUARTER + 0.02) },
  );
}

function euroCylinder(material: Material): Shape[] {
  const profile: Outline = [
    ...arc(0, 0.16, 0.17, -0.5, Math.PI + 0.5, 14),
    [-0.09, -0.3],
    ...arc(0, -0.3, 0.09, Math.PI, Math.PI * 2, 6),
  ];
  return place(
    [
      prism([0, 0, 0], profile, 0.62, material),
      drum([0, 0.16, 0.62], 0.12, 0.02, metal('#a8a49c'), turn(0, QUARTER)),
      box([0, 0.16, 0.645], [0.02, 0.08, 0.004], SLOT),
    ],
    { at: [0, 0.4, 0] },
  );
}

function rimLock(body: Material): Shape[] {
  return [
    box([0, 0.45, 0], [0.75, 0.45, 0.2], body, undefined, 0.05),
    box([0.86, 0.6, 0], [0.14, 0.14, 0.09], chrome, undefined, 0.02),
    box([0.86, 0.28, 0], [0.12, 0.1, 0.09], chrome, undefined, 0.02),
    drum([-0.25, 0.5, 0.24], 0.2, 0.05, chrome, turn(0, QUARTER)),
    box([-0.25, 0.5, 0.31], [0.05, 0.16, 0.03], darkSteel, undefined, 0.01),
    box([1.28, 0.45, 0], [0.13, 0.45, 0.2], body, undefined, 0.03),
  ];
}

function camLock(material: Material): Shape[] {
  return [
    drum([0, 0.42, 0], 0.28, 0.05, material),
    cylinder([0, 0.22, 0], 0.2, 0.2, darkSteel),
    box([0.3, 0.05, 0], [0.42, 0.02, 0.1], steel),
    tube([0, 0.3, 0], 0.26, 0.2, 0.03, steel),
    box([0, 0.475, 0], [0.02, 0.004, 0.09], SLOT),
  ];
}

const studio = (shapes: readonly Shape[], left: boolean, target: Vec, fov = 31): Scene =>
  scene(shapes, { eye: [left ? -1.4 : 1.4, 2, 4.1], target, fov });

const keys = (material: Material, x: number, z: number): Shape[] => [
  ...place(key(material), { at: [x, 0, z], frame: turn(-0.5), scale: 0.75 }),
  ...place(key(material), { at: [x + 0.12, 0.04, z + 0.08], frame: turn(-0.95), scale: 0.75 }),
];

const lockScene = (lock: Shape[], keyed: Material, left: boolean): Scene =>
  studio(
    [...place(lock, { at: [-0.25, 0, -0.1], frame: turn(left ? -0.35 : 0.35) }), ...keys(keyed, 0.65, 0.75)],
    left,
    [0.1, 0.5, 0],
  );

export const lockViews: View[] = [
  { shows: { type: 'padlock', finish: 'brass' }, scene: () => lockScene(padlock(finishOf('brass')), chrome, false) },
  {
    shows: { type: 'mortise lock', finish: 'satin steel' },
    scene: () =>
      studio(
        [...place(mortiseLock(steel), { at: [-0.3, 0, -0.2], frame: turn(0.4) }), ...keys(steel, 0.75, 0.6)],
        false,
        [0.05, 0.1, 0],
        32,
      ),
  },
  {
    shows: { type: 'cylinder', finish: 'brass' },
    scene: () =>
      studio(
        [
          ...place(euroCylinder(finishOf('brass')), { at: [-0.3, 0, 0], frame: turn(0.8), scale: 1.25 }),
          ...keys(chrome, 0.6, 0.6),
        ],
        false,
        [0.1, 0.35, 0],
      ),
  },
  {
    shows: { type: 'rim lock', finish: 'graphite' },
    scene: () => lockScene(rimLock(finishOf('graphite')), chrome, true),
  },
  {
    shows: { type: 'cupboard lock', finish: 'chrome' },
    scene: () =>
      studio(
        [...place(camLock(chrome), { at: [-0.45, 0, 0], frame: turn(0.6), scale: 1.4 }), ...keys(steel, 0.55, 0.5)],
        false,
        [0.05, 0.25, 0],
      ),
  },
  {
    shows: { type: 'padlock', finish: 'matt black' },
    scene: () => lockScene(padlock(finishOf('matt black')), finishOf('brass'), true),
  },
  {
    shows: { type: 'mortise lock', finish: 'antique brass' },
    scene: () =>
      studio(
        [
          ...place(mortiseLock(finishOf('antique brass')), { at: [-0.3, 0, -0.1], frame: turn(-0.3) }),
          ...keys(finishOf('antique brass'), 0.75, 0.6),
        ],
        true,
        [0.05, 0.1, 0],
        32,
      ),
  },
];
