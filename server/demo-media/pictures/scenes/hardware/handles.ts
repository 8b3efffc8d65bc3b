import { box } from '../../core/box.ts';
import { drum, lathe, rod, type Turn, wire } from '../../core/lathe.ts';
import { arc, prism, ribbon, roundedRectangle } from '../../core/prism.ts';
import { type Scene, scene } from '../../core/scene.ts';
import { place, type Shape } from '../../core/shape.ts';
import type { Material } from '../../core/surface.ts';
import { QUARTER, turn, type Vec } from '../../core/vector.ts';
import type { View } from '../../picture.ts';
import { type Finish, finishOf, skin, solid } from '../../surfaces/materials.ts';
import { type Wood, wood } from '../../surfaces/wood.ts';

/** Handles lie along x with their feet on y = 0. */
export function barHandle(material: Material, half = 1, radius = 0.075): Shape[] {
  const posts = [-0.72, 0.72].map((x) => drum([x * half, 0.16, 0], radius * 0.8, 0.16, material));
  return [drum([0, 0.34, 0], radius, half, material, turn(0, 0, QUARTER)), ...posts];
}

function dHandle(material: Material, half = 0.9): Shape[] {
  const bend: Vec[] = [
    [-half, 0, 0],
    [-half, 0.26, 0],
    [-half + 0.03, 0.34, 0],
    [-half + 0.12, 0.38, 0],
    [half - 0.12, 0.38, 0],
    [half - 0.03, 0.34, 0],
    [half, 0.26, 0],
    [half, 0, 0],
  ];
  return wire(bend, 0.07, material);
}

const KNOB: Turn[] = [
  [0, 0],
  [0.17, 0],
  [0.19, 0.03],
  [0.1, 0.08],
  [0.085, 0.22],
  [0.16, 0.3],
  [0.29, 0.36],
  [0.32, 0.43],
  [0.29, 0.5],
  [0.18, 0.54],
  [0, 0.55],
];
export const knob = (material: Material): Shape[] => [lathe([0, 0, 0], KNOB, material)];

/** A shell pull: half a tube, closed at the ends. */
function cupPull(material: Material): Shape[] {
  const shell = ribbon(arc(0, 0, 0.36, 0.15, QUARTER * 2 - 0.4, 14), 0.04);
  const flange = box([0, 0.02, 0.02], [0.78, 0.02, 0.4], material, undefined, 0.01);
  const ends = [-0.68, 0.68].map((x) =>
    prism([x, 0.02, 0], [...arc(0, 0, 0.37, 0.1, QUARTER * 2 - 0.3, 12)], 0.03, material, turn(QUARTER)),
  );
  return [prism([0, 0.02, 0], shell, 0.68, material, turn(QUARTER)), flange, ...ends];
}

function archHandle(material: Material): Shape[] {
  const path = arc(0, -0.75, 1.15, QUARTER + 0.78, QUARTER - 0.78, 18);
  const feet = [-0.82, 0.82].map((x) => drum([x, 0.04, 0], 0.14, 0.04, material));
  return [prism([0, 0.02, 0], ribbon(path, 0.09), 0.1, material), ...feet];
}

/** A door lever on its long plate; the plate lies on the ground plane. */
export function lever(material: Material, side: 1 | -1): Shape[] {
  return [
    prism([0, 0.03, 0], roundedRectangle(0.2, 0.95, 0.08), 0.03, material, turn(0, QUARTER)),
    drum([0, 0.2, -0.35], 0.085, 0.16, material),
    rod([0, 0.36, -0.35], [side * 0.72, 0.36, -0.33], 0.075, material),
    rod([side * 0.72, 0.36, -0.33], [side * 0.86, 0.3, -0.31], 0.07, material),
    drum([0, 0.07, 0.35], 0.1, 0.02, material),
    box([0, 0.095, 0.38], [0.02, 0.004, 0.06], solid('#1d1a18')),
  ];
}

const lying = (shapes: readonly Shape[], left: boolean): Scene =>
  scene(shapes, { eye: [left ? -1.7 : 1.7, 2.5, 3.7], target: [0, 0.12, 0.02], fov: 31 });

/** Three of a size, as a range is shown. */
const range = (make: (half: number) => Shape[]): Shape[] => [
  ...place(make(1.25), { at: [0, 0, -0.62], frame: turn(0.12) }),
  ...place(make(0.95), { at: [0.05, 0, 0.05], frame: turn(0.12) }),
  ...place(make(0.65), { at: [0.08, 0, 0.68], frame: turn(0.12) }),
];

/** Mounted on a pair of shutters, upright. */
function mounted(make: Shape[], name: Wood, seed: number): Scene {
  const leaf = (shift: number): Material =>
    skin(wood(name, { seed: seed + shift }), { width: 3, height: 2, vertical: true });
  const upright = (x: number): Shape[] => place(make, { at: [x, 0, 0], frame: turn(QUARTER, 0, QUARTER) });
  const shapes = [
    box([-2.02, 0, -0.5], [1.98, 3, 0.5], leaf(0)),
    box([2.02, 0, -0.5], [1.98, 3, 0.5], leaf(3)),
    box([0, 0, -0.7], [5, 3, 0.5], solid('#120b07')),
    ...upright(-0.42),
    ...upright(0.42),
  ];
  return scene(shapes, {
    eye: [1.5, 0.5, 4.6],
    target: [0, 0, 0.1],
    fov: 33,
    floor: false,
    light: [-0.7, 0.7, 0.8],
    sun: 0.85,
    ambient: 0.5,
  });
}

const leverPair = (material: Material): Shape[] => [
  ...place(lever(material, 1), { at: [-0.75, 0, 0], frame: turn(0.25) }),
  ...place(lever(material, -1), { at: [0.85, 0, 0.1], frame: turn(-0.15) }),
];

const knobs = (first: Material, second: Material): Shape[] => [
  ...place(knob(first), { at: [-0.7, 0, 0.1], scale: 1.35 }),
  ...place(knob(second), { at: [0.35, 0, -0.45], scale: 1.35 }),
  ...place(knob(first), { at: [0.75, 0.42, 0.6], frame: turn(0.4, 1.45), scale: 1.35 }),
];

const as = (type: string, finish: Finish, draw: (material: Material, seed: number) => Scene): View => ({
  shows: { type, finish },
  scene: (seed) => draw(finishOf(finish), seed),
});

export const handleViews: View[] = [
  as('bar', 'satin steel', (m) =>
    lying(
      range((half) => barHandle(m, half)),
      false,
    ),
  ),
  as('bar', 'brass', (m, seed) => mounted(barHandle(m, 1.1), 'walnut', seed)),
  as('knob', 'antique brass', (m) => lying(knobs(m, m), true)),
  as('lever', 'satin steel', (m) => lying(leverPair(m), false)),
  as('cup', 'graphite', (m) =>
    lying(
      [
        ...place(cupPull(m), { at: [-0.55, 0, -0.35], frame: turn(0.3) }),
        ...place(cupPull(m), { at: [0.75, 0, 0.5], frame: turn(0.1), scale: 0.75 }),
      ],
      true,
    ),
  ),
  as('bar', 'matt black', (m, seed) => mounted(barHandle(m, 1.2, 0.06), 'oak', seed)),
  as('arch', 'copper', (m) =>
    lying(
      [
        ...place(archHandle(m), { at: [-0.1, 0, -0.4], frame: turn(0.2) }),
        ...place(archHandle(m), { at: [0.25, 0, 0.55], frame: turn(0.1), scale: 0.8 }),
      ],
      false,
    ),
  ),
  as('D', 'chrome', (m) =>
    lying(
      range((half) => dHandle(m, half)),
      true,
    ),
  ),
  as('lever', 'antique brass', (m) => lying(leverPair(m), true)),
  as('knob', 'chrome', (m) => lying(knobs(m, finishOf('matt black')), false)),
];
