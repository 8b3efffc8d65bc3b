import { box } from '../core/box.ts';
import { light } from '../core/colour.ts';
import { drum, rod } from '../core/lathe.ts';
import { pick } from '../core/noise.ts';
import { circle, prism } from '../core/prism.ts';
import { type Scene, scene } from '../core/scene.ts';
import { inGlass, place, type Shape } from '../core/shape.ts';
import { type Material, paint } from '../core/surface.ts';
import { turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { black, brass, glass, mirror, skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { KITCHENS, kitchen, wardrobe } from './kitchen.ts';
import { plant } from './props.ts';

/** A desk with a drawer unit, a lamp and a chair's worth of air. */
function desk(name: Wood, seed: number, left: boolean): Scene {
  const top = skin(wood(name, { seed }), { width: 3, height: 1.6 });
  const white = solid('#f0ece4', 0.08);
  const shapes: Shape[] = [
    box([0, 1.05, 0], [1.5, 0.035, 0.68], top, undefined, 0.01),
    ...[-1.4, 1.4].flatMap((x) => [-0.55, 0.55].map((z) => box([x, 0.51, z], [0.035, 0.51, 0.035], black))),
    ...[-1.4, 1.4].map((x) => box([x, 0.06, 0], [0.035, 0.03, 0.55], black)),
    box([0.95, 0.5, 0.02], [0.35, 0.42, 0.5], white, undefined, 0.01),
    ...[0.22, 0.5, 0.78].flatMap((y) => [
      box([0.95, y, 0.53], [0.34, 0.13, 0.02], top),
      box([0.95, y + 0.06, 0.56], [0.1, 0.012, 0.015], brass),
    ]),
    box([-0.25, 1.42, -0.25], [0.55, 0.32, 0.02], solid('#22201f', 0.4), turn(0.08)),
    box([-0.25, 1.1, -0.25], [0.18, 0.015, 0.12], black),
    drum([-1.1, 1.1, -0.25], 0.14, 0.02, brass),
    rod([-1.1, 1.1, -0.25], [-1.1, 1.6, -0.25], 0.018, brass),
    drum([-1.1, 1.68, -0.25], 0.17, 0.09, solid('#efe6d8', 0.1)),
  ];
  return scene(place(shapes, { frame: turn(left ? 0.3 : -0.3) }), {
    eye: [left ? -1.5 : 1.5, 2.3, 5.2],
    target: [0, 0.8, 0],
    fov: 32,
  });
}

/** Open shelving: a bookcase for files. */
function shelving(name: Wood, seed: number): Scene {
  const face = skin(wood(name, { seed }), { width: 2.6, height: 1.4 });
  const shapes: Shape[] = [box([0, 1.2, -0.28], [1.2, 1.2, 0.02], solid('#e6ddcd'))];
  for (const x of [-1.2, 0, 1.2]) shapes.push(box([x, 1.2, 0], [0.035, 1.2, 0.3], face));
  for (const y of [0.04, 0.62, 1.2, 1.78, 2.36]) shapes.push(box([0, y, 0], [1.2, 0.035, 0.3], face));
  for (let i = 0; i < 26; i++) {
    const bay = i % 13;
    const tall = 0.17 + ((i * 7) % 5) * 0.015;
    shapes.push(
      box(
        [-1.1 + bay * 0.075, (i < 13 ? 0.66 : 1.82) + tall, 0.05],
        [0.032, tall, 0.18],
        solid(pick(['#b8603a', '#2f4a5e', '#d9b26a', '#5f7a6a', '#efe6d8', '#6d2840'], i * 5)),
      ),
    );
  }
  shapes.push(
    ...place(plant(4, '#efe6d8'), { at: [0.6, 1.23, 0.02], scale: 0.42 }),
    box([0.6, 0.33, 0.28], [0.56, 0.25, 0.02], solid('#8b9a80', 0.1)),
    box([0.6, 1.5, 0.02], [0.2, 0.24, 0.2], solid('#b08a5e')),
  );
  return scene(place(shapes, { frame: turn(-0.4) }), { eye: [0.8, 1.9, 6.2], target: [0, 1.12, 0], fov: 31 });
}

function roundMirror(): Scene {
  const shapes = [
    box([0, 2, -0.3], [8, 4, 0.1], solid('#d9cbb8')),
    prism([0, 1.75, -0.12], circle(0, 0, 0.98, 48), 0.05, brass),
    prism([0, 1.75, -0.09], circle(0, 0, 0.92, 48), 0.04, mirror),
    box([0, 0.5, 0.05], [1.5, 0.05, 0.28], skin(wood('walnut', { seed: 6 }))),
    drum([-0.8, 0.75, 0.05], 0.13, 0.2, solid('#efe6d8', 0.2)),
    ...place(plant(8, '#a9583a'), { at: [0.9, 0.55, 0.05], scale: 0.7 }),
  ];
  return scene(shapes, {
    eye: [0.8, 1.5, 4.8],
    target: [0, 1.35, 0],
    fov: 32,
    light: [-0.5, 0.75, 0.8],
    sun: 0.85,
    ambient: 0.5,
  });
}

/** Panes leaning in a rack, green at the edge. */
function panes(): Scene {
  const edge: Material = (touch, out) => {
    glass('#a9cfc0', 0.68)(touch, out);
    if (touch.part !== 2) {
      paint(out, light('#3f8a72'));
      out.clear = 0;
      out.emit = 0.35;
    }
  };
  const sheets = [0, 1, 2, 3].flatMap((i) =>
    place([inGlass(box([0, 0.95, 0], [0.85, 0.95, 0.035], edge))], {
      at: [-0.5 + i * 0.32, 0, -0.35 + i * 0.22],
      frame: turn(0.35, -0.1),
    }),
  );
  return scene([...sheets, box([0.05, 0.04, 0.05], [1.3, 0.04, 0.7], skin(wood('pine', { seed: 3 })), turn(0.35))], {
    eye: [1.5, 1.6, 4.6],
    target: [0, 0.85, 0],
    fov: 31,
  });
}

const framed = (name: Wood, seed: number): Scene => {
  const timber = skin(wood(name, { seed }), { width: 2.4, height: 1 });
  const tall = skin(wood(name, { seed }), { width: 2.4, height: 1, vertical: true });
  const shapes = [
    box([0, 1.25, 0], [0.62, 1.2, 0.02], mirror),
    box([0, 2.48, 0.01], [0.74, 0.07, 0.05], timber),
    box([0, 0.07, 0.01], [0.74, 0.07, 0.05], timber),
    ...[-0.68, 0.68].map((x) => box([x, 1.27, 0.01], [0.06, 1.14, 0.05], tall)),
  ];
  return scene(
    [
      ...place(shapes, { frame: turn(-0.3, -0.09) }),
      ...place(plant(9, '#4d5a52'), { at: [1.15, 0, 0.55], scale: 1.1 }),
    ],
    { eye: [0.4, 1.6, 6.2], target: [0.15, 1.2, 0], fov: 30 },
  );
};

export const furniturePictures: Picture[] = [
  ...products(
    'furniture/modular-kitchen',
    KITCHENS.map(
      (item, i): View => ({
        shows: { colour: item.colour, wood: item.upper },
        scene: () => kitchen(item, i % 2 ? { eye: [-1.6, 1.7, 5.2], target: [-0.45, 1.2, 0] } : {}),
      }),
    ),
  ),
  ...products('furniture/wardrobe-shutters', [
    { shows: { wood: 'oak', colour: 'ivory' }, scene: (seed) => wardrobe(['oak', '#efe9de', '#efe9de', 'oak'], seed) },
    {
      shows: { wood: 'walnut' },
      scene: (seed) => wardrobe(['walnut', 'walnut', 'walnut', 'walnut'], seed, { eye: [-1.4, 1.45, 5.4] }),
    },
    {
      shows: { wood: 'teak', colour: 'sage green' },
      scene: (seed) => wardrobe(['#7d8c74', 'teak', 'teak', '#7d8c74'], seed),
    },
  ]),
  ...products('furniture/office-furniture', [
    { shows: { wood: 'oak' }, scene: (seed) => desk('oak', seed, false) },
    { shows: { wood: 'walnut' }, scene: (seed) => desk('walnut', seed, true) },
    { shows: { wood: 'teak' }, scene: (seed) => shelving('teak', seed) },
  ]),
  ...products('furniture/glass-mirror', [
    { shows: { type: 'round mirror', finish: 'brass' }, scene: roundMirror },
    { shows: { type: 'float glass' }, scene: panes },
    { shows: { type: 'framed mirror', wood: 'teak' }, scene: (seed) => framed('teak', seed) },
    { shows: { type: 'framed mirror', wood: 'walnut' }, scene: (seed) => framed('walnut', seed) },
  ]),
];
