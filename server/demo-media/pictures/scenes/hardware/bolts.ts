import { box } from '../../core/box.ts';
import { drum, rod, tube } from '../../core/lathe.ts';
import { prism, roundedRectangle } from '../../core/prism.ts';
import { type Scene, scene } from '../../core/scene.ts';
import { place, type Shape } from '../../core/shape.ts';
import type { Material } from '../../core/surface.ts';
import { QUARTER, turn } from '../../core/vector.ts';
import type { View } from '../../picture.ts';
import { darkSteel, type Finish, finishOf, metal, skin, solid } from '../../surfaces/materials.ts';
import { wood } from '../../surfaces/wood.ts';
import { screwHead } from './parts.ts';

const SLOT = solid('#1d1a18');

/** The bolt slides through two straps; its keeper lies beyond. */
function towerBolt(material: Material, half = 1.15): Shape[] {
  const shapes: Shape[] = [
    prism([0, 0.025, 0], roundedRectangle(half, 0.24, 0.06), 0.025, material, turn(0, QUARTER)),
    rod([-half * 0.75, 0.17, 0], [half * 1.22, 0.17, 0], 0.085, material),
    drum([-half * 0.2, 0.36, 0], 0.05, 0.14, material),
    drum([-half * 0.2, 0.5, 0], 0.09, 0.05, material),
    ...[-0.6, 0.15, 0.75].flatMap((x) => strap(x * half, material)),
    ...[-0.9, -0.38, 0.45, 0.93].flatMap((x) => screwHead([x * half, 0.055, x < 0 ? 0.13 : -0.13], 0.055, material)),
  ];
  return [
    ...shapes,
    prism([half * 1.45, 0.025, 0], roundedRectangle(0.18, 0.24, 0.04), 0.025, material, turn(0, QUARTER)),
    ...strap(half * 1.45, material),
  ];
}

const strap = (x: number, material: Material): Shape[] => [
  tube([x, 0.17, 0], 0.125, 0.088, 0.1, material, turn(0, 0, QUARTER)),
  box([x, 0.06, 0], [0.1, 0.02, 0.2], material, undefined, 0.01),
];

const BOLTS: readonly Finish[] = ['satin steel', 'brass', 'antique brass', 'matt black', 'chrome', 'copper'];

export const towerBoltViews: View[] = BOLTS.map((finish, i) => ({
  shows: { type: 'tower bolt', finish },
  scene: () => {
    const material = finishOf(finish);
    const pair = i % 2 === 0;
    const shapes = [
      ...place(towerBolt(material), { at: [-0.2, 0, pair ? -0.4 : 0], frame: turn(pair ? 0.2 : -0.3) }),
      ...(pair ? place(towerBolt(material, 0.7), { at: [0, 0, 0.55], frame: turn(0.12) }) : []),
    ];
    return scene(shapes, { eye: [pair ? 1.4 : -1.3, 2.5, 3.4], target: [0.05, 0.05, 0], fov: 32 });
  },
}));

/** Overhead closer: body with its arm folded out. */
function doorCloser(body: Material, arm: Material): Shape[] {
  return [
    prism([0, 0.34, 0], roundedRectangle(1.15, 0.26, 0.1), 0.26, body),
    drum([0.35, 0.34, 0.29], 0.17, 0.04, arm, turn(0, QUARTER)),
    box([-0.05, 0.34, 0.36], [0.48, 0.05, 0.02], arm, turn(0.12), 0.01),
    box([-0.75, 0.34, 0.5], [0.42, 0.045, 0.02], arm, turn(-0.22), 0.01),
    drum([-0.48, 0.34, 0.42], 0.07, 0.06, arm, turn(0, QUARTER)),
    box([-1.2, 0.34, 0.58], [0.07, 0.2, 0.05], arm, undefined, 0.01),
    ...[0.75, 0.9].map((x) => drum([x, 0.34, 0.262], 0.035, 0.006, SLOT, turn(0, QUARTER))),
  ];
}

function closerOnDoor(body: Material, arm: Material, seed: number): Scene {
  const leaf = skin(wood('oak', { seed }), { width: 3, height: 1.8, vertical: true });
  const shapes = [
    ...place(doorCloser(body, arm), { at: [0.1, -0.34, 0] }),
    box([0, -1.9, -0.3], [2.4, 2.3, 0.08], leaf),
    box([0, 0.62, -0.26], [4, 0.16, 0.16], skin(wood('oak', { seed: seed + 1 }), { width: 3, height: 1 })),
    box([0, 2, -0.4], [8, 4, 0.1], solid('#f3ebdf')),
  ];
  return scene(shapes, {
    eye: [1, -0.5, 4.4],
    target: [0, -0.15, 0],
    fov: 32,
    floor: false,
    light: [-0.5, 0.6, 0.9],
    sun: 0.9,
    ambient: 0.5,
  });
}

const CLOSERS = [
  ['silver', '#c2c1bd'],
  ['gold', '#c9a35a'],
  ['black', '#2f2b28'],
  ['white', '#f0ede6'],
  ['bronze', '#6b5138'],
] as const;

export const closerViews: View[] = CLOSERS.map(([finish, hex], i) => ({
  shows: { type: 'door closer', finish },
  scene: (seed) => {
    const body = i < 2 ? metal(hex, 0.03) : solid(hex, 0.35);
    const arm = i < 2 ? body : darkSteel;
    if (i % 2 === 1) return closerOnDoor(body, arm, seed);
    return scene(place(doorCloser(body, arm), { frame: turn(i === 2 ? -0.35 : 0.3) }), {
      eye: [i === 2 ? -1.2 : 1.2, 1.8, 3.7],
      target: [-0.05, 0.28, 0.1],
      fov: 32,
    });
  },
}));
