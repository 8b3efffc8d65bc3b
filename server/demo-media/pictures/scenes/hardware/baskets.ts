import { box } from '../../core/box.ts';
import { cylinder, rod, wire } from '../../core/lathe.ts';
import { scene } from '../../core/scene.ts';
import { place, type Shape } from '../../core/shape.ts';
import type { Material } from '../../core/surface.ts';
import { turn, type Vec } from '../../core/vector.ts';
import type { View } from '../../picture.ts';
import { chrome, finishOf, skin, solid, steel } from '../../surfaces/materials.ts';
import { wood } from '../../surfaces/wood.ts';

const THIN = 0.018;
const THICK = 0.032;

const ring = (half: Vec, y: number, radius: number, material: Material): Shape[] =>
  wire(
    [
      [-half[0], y, -half[2]],
      [half[0], y, -half[2]],
      [half[0], y, half[2]],
      [-half[0], y, half[2]],
      [-half[0], y, -half[2]],
    ],
    radius,
    material,
  );

/** A wire basket: heavy rim and foot, thin bars between. */
function wireBasket(half: Vec, material: Material, bars = 13): Shape[] {
  const [x, y, z] = half;
  const shapes = [...ring(half, y * 2, THICK, material), ...ring(half, 0.04, THIN * 1.3, material)];
  for (let i = 0; i <= bars; i++) {
    const place = -x + (2 * x * i) / bars;
    shapes.push(
      ...wire(
        [
          [place, y * 2, -z],
          [place, 0.04, -z],
          [place, 0.04, z],
          [place, y * 2, z],
        ],
        THIN,
        material,
      ),
    );
  }
  for (let i = 1; i < 5; i++) {
    const place = -z + (2 * z * i) / 5;
    for (const side of [-1, 1]) shapes.push(rod([side * x, 0.04, place], [side * x, y * 2, place], THIN, material));
  }
  return shapes;
}

const dish = (x: number, colour: string): Shape =>
  cylinder([x, 0.52, 0], 0.42, 0.012, solid(colour, 0.35), turn(0, 0, Math.PI / 2 - 0.1));

function plateRack(material: Material): Shape[] {
  const rack = wireBasket([1.1, 0.12, 0.55], material, 16);
  const dividers = Array.from({ length: 9 }, (_, i): Shape[] => {
    const x = -0.95 + i * 0.22;
    return wire(
      [
        [x, 0.1, -0.3],
        [x, 0.5, -0.3],
        [x, 0.5, 0.3],
        [x, 0.1, 0.3],
      ],
      THIN,
      material,
    );
  }).flat();
  return [...rack, ...dividers, ...[-0.85, -0.62, -0.4, 0.05].map((x, i) => dish(x, i % 2 ? '#e9e2d4' : '#c9d5d6'))];
}

/** A tall pull-out: shelves of wire on two posts. */
function tallUnit(material: Material, shelves: number): Shape[] {
  const shapes: Shape[] = [-0.5, 0.5].map((z) => rod([0, 0.05, z], [0, 2.1, z], THICK * 1.2, material));
  for (let i = 0; i < shelves; i++) {
    shapes.push(...place(wireBasket([0.42, 0.1, 0.6], material, 6), { at: [0, 0.12 + (i * 1.85) / shelves, 0] }));
    for (const z of [-0.3, 0.05, 0.36])
      shapes.push(
        cylinder(
          [0, 0.34 + (i * 1.85) / shelves, z],
          0.13,
          0.17,
          solid(['#b8603a', '#e9dfc9', '#5f7a6a'][(i + Math.round(z * 3) + 3) % 3] ?? '#e9dfc9', 0.25),
        ),
      );
  }
  return [
    ...shapes,
    box([0, 1.1, 0.78], [0.5, 1.12, 0.04], skin(wood('oak', { seed: 5 }), { width: 2.4, height: 1, vertical: true })),
  ];
}

function cutleryTray(material: Material): Shape[] {
  const floor = skin(wood('beech', { seed: 5 }), { width: 2.4, height: 1.6 });
  const shapes: Shape[] = [box([0, 0.05, 0], [1.2, 0.03, 0.85], floor)];
  for (const z of [-0.85, 0.85]) shapes.push(box([0, 0.17, z], [1.2, 0.17, 0.03], floor));
  for (const x of [-1.2, -0.7, -0.2, 0.3, 1.2]) shapes.push(box([x, 0.15, 0], [0.025, 0.15, 0.85], floor));
  for (const [i, x] of [-0.95, -0.45, 0.05].entries()) {
    for (const dx of [-0.1, 0.02, 0.13])
      shapes.push(
        rod([x + dx, 0.12, -0.55], [x + dx * 0.8, 0.12, 0.5], 0.025, material),
        cylinder([x + dx, 0.12, -0.6], i === 1 ? 0.03 : 0.08, 0.015, material),
      );
  }
  return [
    ...shapes,
    box([0.75, 0.15, -0.28], [0.42, 0.02, 0.025], floor),
    box([0.75, 0.15, 0.28], [0.42, 0.02, 0.025], floor),
  ];
}

function twoTier(material: Material): Shape[] {
  const posts = [-1, 1].flatMap((x) => [-0.55, 0.55].map((z) => rod([x, 0, z], [x, 1.25, z], THICK, material)));
  return [
    ...posts,
    ...place(wireBasket([1.0, 0.16, 0.55], material), { at: [0, 0.08, 0] }),
    ...place(wireBasket([1.0, 0.16, 0.55], material), { at: [0, 0.82, 0] }),
  ];
}

const view = (
  type: string,
  finish: string,
  shapes: () => Shape[],
  eye: Vec,
  target: Vec,
  yaw: number,
  fov = 32,
): View => ({
  shows: { type, finish },
  scene: () => scene(place(shapes(), { frame: turn(yaw) }), { eye, target, fov }),
});

export const basketViews: View[] = [
  view('wire basket', 'chrome', () => wireBasket([1.15, 0.25, 0.75], chrome), [1.4, 2.3, 3.8], [0, 0.22, 0], 0.35),
  view('plate rack', 'chrome', () => plateRack(chrome), [-1.2, 1.9, 3.6], [0, 0.32, 0], -0.3),
  view('pull-out pantry', 'chrome', () => tallUnit(steel, 3), [1.9, 1.9, 4.6], [0, 1.05, 0], -0.85),
  view('cutlery tray', 'beech', () => cutleryTray(chrome), [1.3, 2.7, 3.1], [0, 0.1, 0], 0.35),
  view('two-tier basket', 'graphite', () => twoTier(finishOf('graphite')), [1.5, 2.1, 4.2], [0, 0.6, 0], 0.4),
  view(
    'wire basket',
    'matt black',
    () => wireBasket([0.95, 0.34, 0.8], finishOf('matt black'), 11),
    [-1.4, 2.2, 3.7],
    [0, 0.3, 0],
    -0.4,
  ),
];
