import { box } from '../core/box.ts';
import { light } from '../core/colour.ts';
import { cylinder, drum, rod } from '../core/lathe.ts';
import { type Scene, scene } from '../core/scene.ts';
import type { Shape } from '../core/shape.ts';
import { type Material, paint } from '../core/surface.ts';
import { sampleTiled } from '../core/texture.ts';
import { turn } from '../core/vector.ts';
import { decor } from '../surfaces/laminate.ts';
import { brass, skin, solid, steel } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { herringbone } from './props.ts';

const INDOORS: Partial<Scene> = { light: [-0.5, 0.75, 0.75], sun: 0.85, ambient: 0.5 };

type Kitchen = {
  readonly front: string;
  readonly upper: Wood;
  readonly floor: Wood;
  readonly vein: string;
  readonly top: string;
};

/** Pots on a shelf and by the window. */
function crockery(): Shape[] {
  const pot = (x: number, radius: number, half: number, hex: string, y = 1.975): Shape =>
    drum([x, y + half, -0.44], radius, half, solid(hex, 0.15));
  return [
    pot(-0.6, 0.1, 0.13, '#b8603a'),
    pot(-0.34, 0.08, 0.17, '#efe6d8'),
    pot(0.5, 0.12, 0.09, '#20344a'),
    pot(0.82, 0.07, 0.2, '#d9b26a'),
    pot(-2.3, 0.11, 0.15, '#efe6d8', 1.075),
    pot(-2.0, 0.08, 0.1, '#a9583a', 1.075),
  ];
}

function baseUnits(front: Material): Shape[] {
  const carcass = solid('#3c342c');
  return Array.from({ length: 5 }, (_, i): Shape[] => {
    const x = -2.4 + i;
    const body = box([x, 0.57, -0.33], [0.495, 0.43, 0.33], carcass);
    if (i !== 2)
      return [
        body,
        box([x, 0.57, 0.06], [0.49, 0.428, 0.06], front),
        box([x + (i % 2 ? -0.4 : 0.4), 0.78, 0.135], [0.012, 0.13, 0.02], brass),
      ];
    const drawers = [0, 1, 2].flatMap((k) => [
      box([x, 0.28 + k * 0.29, 0.06], [0.49, 0.138, 0.06], front),
      box([x, 0.34 + k * 0.29, 0.135], [0.16, 0.012, 0.02], brass),
    ]);
    return [body, ...drawers];
  }).flat();
}

export function kitchen({ front, upper, floor, vein, top }: Kitchen, changes: Partial<Scene> = {}): Scene {
  const stone = decor('marble', top, vein, { seed: 4 });
  const walnut = skin(wood('walnut', { seed: 3 }));
  const worktop: Material = (touch, out) => {
    if (touch.part === 1) sampleTiled(stone, touch.x * 0.25 + 3, touch.z * 0.5 + 3, out);
    else paint(out, light(top));
    out.gloss = 0.14;
  };
  const splash: Material = (touch, out) => {
    sampleTiled(stone, touch.x * 0.25 + 3.2, touch.y * 0.5 + 3, out);
    out.gloss = 0.14;
  };
  const shapes: Shape[] = [
    box([0, 2, -0.75], [9, 4, 0.1], solid('#ece5d9')),
    ...baseUnits(solid(front, 0.07)),
    box([-0.4, 0.07, -0.1], [2.5, 0.07, 0.12], solid('#2f2721')),
    box([-0.4, 1.04, -0.26], [2.55, 0.035, 0.42], worktop),
    box([-0.4, 1.45, -0.64], [2.55, 0.38, 0.012], splash),
    ...[0, 1, 4].map((i) =>
      box(
        [-2.4 + i, 2.25, -0.44],
        [0.49, 0.42, 0.22],
        skin(wood(upper, { seed: 95 }), { width: 2.2, height: 1.4, shiftX: i * 0.3, shiftY: 0.2 * i }),
      ),
    ),
    box([0.1, 1.95, -0.46], [0.99, 0.025, 0.19], walnut),
    ...crockery(),
    box([1.35, 1.3, -0.55], [0.22, 0.24, 0.02], walnut, turn(0, -0.15)),
    cylinder([-0.4, 1.2, -0.5], 0.018, 0.17, steel),
    rod([-0.4, 1.37, -0.5], [-0.4, 1.37, -0.3], 0.018, steel),
  ];
  return scene(shapes, {
    ...INDOORS,
    eye: [1.2, 1.65, 5.0],
    target: [-0.35, 1.2, 0],
    fov: 33,
    ground: herringbone(floor),
    ...changes,
  });
}

export const KITCHENS: readonly (Kitchen & { readonly colour: string })[] = [
  { colour: 'sage green', front: '#6f7d68', upper: 'oak', floor: 'oak', vein: '#8f8a86', top: '#f3f1ee' },
  { colour: 'navy blue', front: '#2a3f58', upper: 'walnut', floor: 'ash', vein: '#a08a5c', top: '#ece6da' },
  { colour: 'ivory', front: '#e6dcc9', upper: 'teak', floor: 'walnut', vein: '#c9b89a', top: '#3a3430' },
  { colour: 'terracotta', front: '#a9583a', upper: 'maple', floor: 'grey oak', vein: '#8f8a86', top: '#f3f1ee' },
];

export function wardrobe(names: readonly (Wood | string)[], seed: number, changes: Partial<Scene> = {}): Scene {
  const doors = names.flatMap((name, i) => {
    const x = -1.53 + i * 1.02;
    const face = name.startsWith('#')
      ? solid(name, 0.08)
      : skin(wood(name as Wood, { seed }), {
          width: 3,
          height: 1.7,
          vertical: true,
          shiftX: i * 0.3,
          shiftY: i * 0.21,
        });
    return [
      box([x, 1.3, 0], [0.503, 1.22, 0.3], face),
      box([x + (i % 2 ? -0.4 : 0.4), 1.25, 0.33], [0.018, 0.34, 0.022], brass),
    ];
  });
  const shapes = [
    ...doors,
    box([0, 0.04, -0.03], [2.04, 0.04, 0.26], solid('#3b2d24')),
    box([0, 2, -0.45], [9, 4, 0.1], solid('#e2dacb')),
  ];
  return scene(shapes, {
    light: [-0.6, 0.8, 0.7],
    sun: 0.8,
    ambient: 0.5,
    eye: [1.4, 1.45, 5.4],
    target: [0, 1.2, 0],
    fov: 32,
    ground: herringbone(),
    ...changes,
  });
}
