import { box } from '../core/box.ts';
import { ball, lathe, rod, type Turn } from '../core/lathe.ts';
import { fraction, pick, randomFrom } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { type Material, shade } from '../core/surface.ts';
import { turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { plainDecor } from '../surfaces/laminate.ts';
import { skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';

/** Grooves along the board keep bare feet from slipping. */
const ridged =
  (base: Material): Material =>
  (touch, out) => {
    base(touch, out);
    if (touch.part === 1 && fraction(touch.z * 22) < 0.3) shade(out, 0.6);
  };

/** Deck boards on joists, one corner left open. */
function deck(face: (i: number) => Material, left: boolean): Scene {
  const joist = skin(wood('sal', { seed: 4 }), { width: 2, height: 0.5 });
  const shapes: Shape[] = [-1.2, 0, 1.2].map((x) => box([x, 0.1, 0], [0.07, 0.1, 1.25], joist));
  for (let i = 0; i < 8; i++)
    shapes.push(
      box(
        [i > 5 ? -0.35 : 0, 0.245, -1.1 + i * 0.31],
        [i > 5 ? 1.15 : 1.5, 0.045, 0.145],
        ridged(face(i)),
        undefined,
        0.012,
      ),
    );
  return scene(place(shapes, { frame: turn(left ? -0.2 : 0.2) }), {
    eye: [left ? -2.2 : 2.2, 2.2, 3.7],
    target: [0, 0.12, 0],
    fov: 34,
  });
}

const BOWL: Turn[] = [
  [0, 0],
  [0.34, 0],
  [0.42, 0.05],
  [0.56, 0.5],
  [0.6, 0.82],
  [0.64, 0.84],
  [0.64, 0.92],
  [0.56, 0.92],
  [0.54, 0.8],
  [0, 0.78],
];
const URN: Turn[] = [
  [0, 0],
  [0.36, 0],
  [0.38, 0.06],
  [0.3, 0.14],
  [0.42, 0.4],
  [0.46, 0.7],
  [0.38, 0.98],
  [0.42, 1.04],
  [0.36, 1.06],
  [0.32, 0.96],
  [0, 0.94],
];

/** Leaves of a broad-leaved plant: flattened balls on stalks. */
function foliage(seed: number, height: number, count: number): Shape[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i): Shape[] => {
    const angle = i * 2.4 + random();
    const reach = 0.12 + random() * 0.5;
    const top = height + random() * 0.75;
    const tip = [Math.cos(angle) * reach, top, Math.sin(angle) * reach] as const;
    const leaf = ball([0, 0, 0], 0.17, solid(pick(['#3f6b45', '#54835a', '#48764f', '#6b8f55'], i), 0.15), 0.22);
    return [
      rod([0, height - 0.1, 0], tip, 0.012, solid('#5a7a48')),
      ...place([leaf], { at: tip, frame: turn(angle, 0.5 + random() * 0.5, random()) }),
    ];
  }).flat();
}

function planters(profile: readonly Turn[], first: string, second: string, left: boolean): Scene {
  const height = Math.max(...profile.map(([, y]) => y));
  const pot = (hex: string, seed: number): Shape[] => [
    lathe([0, 0, 0], profile, solid(hex, 0.1)),
    ...foliage(seed, height, 16),
  ];
  const shapes = [
    ...place(pot(first, 3), { at: [-0.6, 0, -0.1] }),
    ...place(pot(second, 9), { at: [0.75, 0, 0.35], scale: 0.68 }),
  ];
  return scene(shapes, { eye: [left ? -1 : 1, 1.8, 5], target: [0, 0.85, 0], fov: 32 });
}

export const pottedPlant = (): Shape[] => [lathe([0, 0, 0], BOWL, solid('#a9583a', 0.1)), ...foliage(3, 0.92, 18)];

/** A wooden box planter on feet. */
function trough(name: Wood, seed: number): Scene {
  const face = skin(wood(name, { seed }), { width: 2.6, height: 1 });
  const shapes: Shape[] = [];
  for (let i = 0; i < 3; i++)
    for (const z of [-0.42, 0.42]) shapes.push(box([0, 0.3 + i * 0.23, z], [1.3, 0.105, 0.03], face, undefined, 0.01));
  for (let i = 0; i < 3; i++)
    for (const x of [-1.3, 1.3]) shapes.push(box([x, 0.3 + i * 0.23, 0], [0.03, 0.105, 0.42], face, undefined, 0.01));
  for (const x of [-1.25, 1.25])
    for (const z of [-0.45, 0.45]) shapes.push(box([x, 0.44, z], [0.06, 0.44, 0.05], face));
  shapes.push(box([0, 0.72, 0], [1.26, 0.04, 0.4], solid('#3a2a20')));
  for (const x of [-0.85, -0.3, 0.3, 0.85])
    shapes.push(...place(foliage(seed + Math.round(x * 10), 0, 11), { at: [x, 0.76, 0], scale: 0.85 }));
  return scene(place(shapes, { frame: turn(0.3) }), { eye: [1.2, 1.9, 5], target: [0, 0.65, 0], fov: 32 });
}

/** A slatted garden bench. */
function bench(name: Wood, seed: number): Shape[] {
  const slat = skin(wood(name, { seed }), { width: 2.6, height: 0.8 });
  const post = skin(wood(name, { seed }), { width: 1.6, height: 0.6, vertical: true });
  const shapes: Shape[] = [];
  for (let i = 0; i < 5; i++) shapes.push(box([0, 0.72, -0.38 + i * 0.19], [1.35, 0.03, 0.08], slat, undefined, 0.01));
  for (let i = 0; i < 3; i++)
    shapes.push(box([0, 0.98 + i * 0.22, -0.5 - i * 0.05], [1.35, 0.08, 0.03], slat, turn(0, -0.2), 0.01));
  for (const x of [-1.25, 1.25]) {
    shapes.push(
      box([x, 0.35, 0.38], [0.06, 0.35, 0.06], post),
      box([x, 0.75, -0.5], [0.06, 0.75, 0.06], post, turn(0, -0.08)),
      box([x, 1.05, -0.05], [0.07, 0.03, 0.5], slat, undefined, 0.01),
      box([x, 0.87, 0.38], [0.05, 0.17, 0.05], post),
    );
  }
  return shapes;
}

function table(name: Wood, seed: number): Shape[] {
  const slat = skin(wood(name, { seed }), { width: 2.6, height: 0.8 });
  const shapes: Shape[] = [-0.5, -0.25, 0, 0.25, 0.5].map((z) =>
    box([0, 0.98, z], [1.0, 0.03, 0.115], slat, undefined, 0.01),
  );
  for (const x of [-0.8, 0.8]) for (const z of [-0.45, 0.45]) shapes.push(box([x, 0.48, z], [0.05, 0.48, 0.05], slat));
  return [
    ...shapes,
    ...place([lathe([0, 0, 0], BOWL, solid('#efe6d8', 0.15)), ...foliage(5, 0.9, 8)], {
      at: [0, 1.01, 0],
      scale: 0.32,
    }),
  ];
}

const garden = (shapes: Shape[], left: boolean): Scene =>
  scene(place(shapes, { frame: turn(left ? 0.4 : -0.4) }), {
    eye: [left ? -1.1 : 1.1, 1.9, 5.2],
    target: [0, 0.72, 0],
    fov: 32,
  });

export const gardenPictures: Picture[] = [
  ...products('home-garden/decking', [
    {
      shows: { wood: 'teak' },
      scene: (seed) => deck((i) => skin(wood('teak', { seed: seed + (i % 3) }), { width: 2.6, height: 0.8 }), false),
    },
    {
      shows: { colour: 'grey composite' },
      scene: () => deck((i) => skin(plainDecor(pick(['#8a857d', '#7f7a73', '#948f86'], i))), true),
    },
  ]),
  ...products('home-garden/planters', [
    { shows: { colour: 'terracotta' }, scene: () => planters(BOWL, '#a9583a', '#b8683f', false) },
    { shows: { colour: 'ivory and grey' }, scene: () => planters(URN, '#e6ddcb', '#8d9093', true) },
    { shows: { wood: 'teak' }, scene: (seed) => trough('teak', seed) },
  ]),
  ...products('home-garden/garden-furniture', [
    { shows: { wood: 'teak', type: 'bench' }, scene: (seed) => garden(bench('teak', seed), false) },
    { shows: { wood: 'meranti', type: 'table' }, scene: (seed) => garden(table('meranti', seed), true) },
  ] satisfies View[]),
];
