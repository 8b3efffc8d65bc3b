import { box } from '../core/box.ts';
import { light } from '../core/colour.ts';
import { lathe, type Turn } from '../core/lathe.ts';
import { grain, pick, randomFrom } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { type Material, paint } from '../core/surface.ts';
import { QUARTER, turn, type Vec } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { solid, timberSkin } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';

const ENDS: Partial<Record<Wood, string>> = {
  teak: '#b27c45',
  sal: '#8f6040',
  pine: '#dfbb7c',
  meranti: '#a9674b',
  beech: '#c99a74',
  rubberwood: '#d0ad7a',
};

type Pile = { readonly rows: number; readonly columns: number; readonly half: Vec };

/** Sawn lengths in courses, ends towards the eye. */
export function sawn(name: Wood, seed: number, pile: Pile): Shape[] {
  const { rows, columns, half } = pile;
  const face = wood(name, { seed });
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    const short = row === rows - 1 ? Math.ceil(columns / 2) : columns;
    for (let column = 0; column < short; column++) {
      const id = row * columns + column + 1;
      const z = (column - (columns - 1) / 2) * half[2] * 2.1 + grain.at(id, 4) * 0.01;
      const at: Vec = [grain.at(id * 3.1, 1) * 0.14, half[1] + row * half[1] * 2.03, z];
      shapes.push(box(at, half, timberSkin(face, ENDS[name] ?? '#b27c45', id), turn(grain.at(id, 9) * 0.012), 0.012));
    }
  }
  return shapes;
}

const PILES: readonly Pile[] = [
  { rows: 4, columns: 6, half: [1.5, 0.13, 0.13] },
  { rows: 5, columns: 3, half: [1.5, 0.07, 0.3] },
  { rows: 2, columns: 3, half: [1.5, 0.27, 0.27] },
];

const pileScene = (name: Wood, seed: number, i: number): Scene => {
  const pile = pick(PILES, i);
  const height = pile.rows * pile.half[1] * 2;
  return scene(sawn(name, seed, pile), {
    eye: [i % 2 === 0 ? 3.3 : -3.3, 1.9, 3.1],
    target: [i % 2 === 0 ? 0.1 : -0.1, height * 0.42, 0],
    fov: 33,
  });
};

const timberViews = (name: Wood, count: number, offset: number): View[] =>
  Array.from({ length: count }, (_, i) => ({
    shows: { wood: name },
    scene: (seed) => pileScene(name, seed, i + offset),
  }));

/** Thin battens, tied in two bundles. */
function battens(name: Wood, seed: number, left: boolean): Scene {
  const tie = solid('#3c5a6e', 0.1);
  const bundle = sawn(name, seed, { rows: 5, columns: 6, half: [1.7, 0.055, 0.055] });
  const ties = [-0.9, 0.9].map((x) => box([x, 0.24, 0], [0.02, 0.25, 0.36], tie));
  return scene(
    [
      ...place([...bundle, ...ties], { at: [0, 0, -0.3], frame: turn(0.06) }),
      ...place(sawn(name, seed + 1, { rows: 1, columns: 4, half: [1.5, 0.055, 0.055] }), {
        at: [0.1, 0, 0.6],
        frame: turn(-0.1),
      }),
    ],
    {
      eye: [left ? -2.6 : 2.6, 1.8, 3.5],
      target: [0, 0.18, 0.05],
      fov: 32,
    },
  );
}

/** A bamboo culm: swollen at each node. */
function culm(length: number, radius: number, hex: string, seed: number): Shape {
  const random = randomFrom(seed);
  const profile: Turn[] = [
    [radius * 0.72, -length],
    [radius, -length],
  ];
  let y = -length + 0.2 + random() * 0.3;
  const nodes: number[] = [];
  while (y < length - 0.1) {
    profile.push([radius * 0.98, y - 0.03], [radius * 1.1, y], [radius * 0.97, y + 0.025]);
    nodes.push(y);
    y += 0.5 + random() * 0.14;
  }
  profile.push([radius, length], [radius * 0.72, length], [radius * 0.72, length - 0.3]);
  const tone = light(hex);
  const material: Material = (touch, out) => {
    const near = Math.min(...nodes.map((node) => Math.abs(touch.y - node)));
    const streak = 1 + grain.at(Math.atan2(touch.x, touch.z) * 9 + seed, touch.y * 1.2) * 0.14;
    paint(out, tone, streak * (near < 0.012 ? 0.5 : near < 0.05 ? 0.82 : 1));
    out.gloss = 0.15;
  };
  return lathe([0, 0, 0], profile, material);
}

function bamboo(hex: string, seed: number, left: boolean): Scene {
  const lying = turn(0, 0, QUARTER);
  const rows: Vec[] = [
    [0, 0.15, -0.48],
    [0.1, 0.15, -0.16],
    [-0.08, 0.15, 0.16],
    [0.05, 0.15, 0.48],
    [0, 0.42, -0.32],
    [0.12, 0.42, 0],
    [-0.05, 0.42, 0.32],
    [0.05, 0.69, -0.16],
    [0, 0.69, 0.16],
  ];
  const shapes = rows.flatMap((at, i) => place([culm(1.6, 0.15, hex, seed + i)], { at, frame: lying }));
  return scene(shapes, { eye: [left ? -3 : 3, 1.8, 3.2], target: [0, 0.32, 0], fov: 33 });
}

export const timberPictures: Picture[] = [
  ...products('timber/teak', timberViews('teak', 3, 0)),
  ...products('timber/sal', timberViews('sal', 3, 1)),
  ...products('timber/pine', timberViews('pine', 3, 2)),
  ...products('timber/meranti', timberViews('meranti', 3, 0)),
  ...products(
    'timber/battens',
    (['pine', 'sal'] as const).map(
      (name, i): View => ({ shows: { wood: name }, scene: (seed) => battens(name, seed, i === 1) }),
    ),
  ),
  ...products(
    'timber/bamboo',
    (['#c9a659', '#7f8f4a', '#8d6a3a'] as const).map(
      (hex, i): View => ({
        shows: { wood: 'bamboo', colour: pick(['straw', 'green', 'treated brown'], i) },
        scene: (seed) => bamboo(hex, seed, i % 2 === 1),
      }),
    ),
  ),
];
