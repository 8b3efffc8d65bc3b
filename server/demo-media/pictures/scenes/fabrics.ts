import { lathe, type Turn } from '../core/lathe.ts';
import { type Outline, type Point, prism, ribbon } from '../core/prism.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import type { Material } from '../core/surface.ts';
import { mirrored, type Raster, sample, sampleTiled } from '../core/texture.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { decor, type PatternName } from '../surfaces/laminate.ts';
import { antiqueBrass } from '../surfaces/materials.ts';
import { roll } from './sheets.ts';

/** Cloth wraps a shape by the distance along its outline. */
const cloth =
  (texture: Raster, size = 1.4): Material =>
  (touch, out) => {
    if (touch.part === 1) sample(texture, mirrored(touch.x / size + 5), mirrored(touch.y / size + 5), out, 0.86);
    else sampleTiled(texture, touch.along / size, touch.z / size + 5, out);
  };

/** A folded length: three rounded layers seen from the fold. */
function folded(texture: Raster, layers: number): Shape {
  const path: Point[] = [];
  const rise = 0.085;
  for (let i = 0; i < layers; i++) {
    const y = rise * (i + 0.5);
    const forward = i % 2 === 0;
    path.push([forward ? -0.9 : 0.9, y], [forward ? 0.9 : -0.9, y]);
    if (i < layers - 1) path.push([forward ? 0.96 : -0.96, y + rise * 0.25], [forward ? 0.96 : -0.96, y + rise * 0.75]);
  }
  return prism([0, 0, 0], ribbon(path, rise * 0.86), 0.62, cloth(texture));
}

const foldedPile = (prints: readonly Raster[]): Shape[] =>
  prints.flatMap((print, i) =>
    place([folded(print, 4)], { at: [(i % 2) * 0.06, i * 0.345, 0], frame: turn(0.3 + (i % 2) * 0.06) }),
  );

const foldedStack = (prints: readonly Raster[]): Scene =>
  scene(foldedPile(prints), { eye: [1.6, 2, 4], target: [0, 0.48, 0], fov: 32 });

function rolls(prints: readonly Raster[], left: boolean): Scene {
  const shapes = prints.flatMap((print, i) =>
    place([roll(print, { half: 1.0, inner: 0.1, turns: 5, thickness: 0.028, back: '#e6dccb' })], {
      at: [i === 3 ? -0.36 : (i - 1) * 0.72, 0.29 + (i === 3 ? 0.46 : 0), i === 3 ? 0 : (i % 2) * 0.12],
      frame: turn(0.5),
    }),
  );
  return scene(shapes, { eye: [left ? -1.9 : 1.9, 2, 4.2], target: [0.1, 0.25, 0], fov: 33 });
}

const PLEATS: Outline = ribbon(
  Array.from({ length: 61 }, (_, i): Point => [-1.0 + i / 30, Math.sin(i * 0.94) * 0.09 + Math.sin(i * 0.31) * 0.03]),
  0.03,
);

/** A curtain hung from a rod, in soft pleats. */
function curtain(print: Raster, left: boolean): Scene {
  const hung: Material = (touch, out) => sampleTiled(print, touch.along / 1.6, touch.z / 1.1 + 5, out);
  const rings = Array.from({ length: 9 }, (_, i) =>
    lathe(
      [-1 + i * 0.25, 2.52, 0],
      [
        [0.03, -0.012],
        [0.05, 0],
        [0.03, 0.012],
      ],
      antiqueBrass,
      turn(0, 0, QUARTER),
    ),
  );
  const pole: Turn[] = [
    [0, -1.5],
    [0.07, -1.47],
    [0.07, -1.38],
    [0.03, -1.36],
    [0.03, 1.36],
    [0.07, 1.38],
    [0.07, 1.47],
    [0, 1.5],
  ];
  const shapes = [
    prism([0, 1.24, 0], PLEATS, 1.23, hung, turn(0, QUARTER)),
    lathe([0, 2.54, 0], pole, antiqueBrass, turn(0, 0, QUARTER)),
    ...rings,
  ];
  return scene(place(shapes, { frame: turn(left ? 0.25 : -0.25) }), {
    eye: [left ? -0.6 : 0.6, 1.5, 6.4],
    target: [0, 1.3, 0],
    fov: 29,
    light: [-0.8, 0.7, 0.7],
  });
}

const PILLOW: Turn[] = [
  [0, -0.2],
  [0.3, -0.19],
  [0.52, -0.13],
  [0.64, -0.05],
  [0.67, 0],
  [0.64, 0.05],
  [0.52, 0.13],
  [0.3, 0.19],
  [0, 0.2],
];

function cushions(prints: readonly Raster[]): Scene {
  const shapes = prints.flatMap((print, i) => {
    const covered: Material = (touch, out) => sampleTiled(print, touch.x / 1.3 + 5.3, touch.z / 1.3 + 5.3, out);
    return place([lathe([0, 0, 0], PILLOW, covered)], {
      at: [-0.85 + i * 0.82, 0.62, -0.25 + i * 0.28],
      frame: turn(0.3 - i * 0.25, 1.15),
    });
  });
  return scene(
    [...shapes, ...place([folded(prints[0] ?? fallback(), 3)], { at: [0.2, 0, 1.05], frame: turn(0.15), scale: 0.75 })],
    { eye: [0.8, 1.7, 4.4], target: [0, 0.5, 0.1], fov: 32 },
  );
}

const fallback = (): Raster => decor('twill', '#c9b79c', '#8c7a5e');
const print = (pattern: PatternName, base: string, second: string): Raster =>
  decor(pattern, base, second, { width: 500, height: 500 });

const upholstery = (): Raster[] => [
  print('twill', '#2f4a5e', '#5f7f96'),
  print('linen', '#c9b79c', '#8c7a5e'),
  print('checks', '#e6dccb', '#8c3b2a'),
  print('leather', '#8a5a3a', '#5a3620'),
];

export const clothStack = (): Shape[] => foldedPile(upholstery().slice(0, 3));

export const fabricPictures: Picture[] = [
  ...products('fashion/upholstery-fabrics', [
    { shows: { colour: 'assorted', weave: 'twill and linen' }, scene: () => foldedStack(upholstery().slice(0, 3)) },
    { shows: { colour: 'assorted', weave: 'rolls' }, scene: () => rolls(upholstery(), true) },
    {
      shows: { colour: 'green', weave: 'twill' },
      scene: () =>
        rolls(
          [
            print('twill', '#4d6b52', '#7f9a80'),
            print('twill', '#6d7f4a', '#98a878'),
            print('linen', '#9aa68d', '#5f6d55'),
          ],
          false,
        ),
    },
  ]),
  ...products('fashion/decor-fabrics', [
    {
      shows: { colour: 'ivory and indigo', weave: 'printed curtain' },
      scene: () => curtain(print('paisley', '#efe6d4', '#3a5272'), false),
    },
    {
      shows: { colour: 'assorted', weave: 'cushions' },
      scene: () =>
        cushions([
          print('paisley', '#8c3b2a', '#f0d7a0'),
          print('stripes', '#efe6d4', '#5f7a6a'),
          print('lattice', '#33495c', '#e2c58c'),
        ]),
    },
    {
      shows: { colour: 'mustard', weave: 'printed curtain' },
      scene: () => curtain(print('floral', '#d9a441', '#f6ead0'), true),
    },
  ] satisfies View[]),
];
