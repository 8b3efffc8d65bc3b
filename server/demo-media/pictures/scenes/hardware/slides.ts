import { box } from '../../core/box.ts';
import { light } from '../../core/colour.ts';
import { ball, cylinder, drum, rod } from '../../core/lathe.ts';
import { fraction } from '../../core/noise.ts';
import { scene } from '../../core/scene.ts';
import { inGlass, place, placeAt, type Shape } from '../../core/shape.ts';
import { type Material, paint } from '../../core/surface.ts';
import { QUARTER, turn } from '../../core/vector.ts';
import type { View } from '../../picture.ts';
import { black, darkSteel, finishOf, glass, metal, skin, solid, steel } from '../../surfaces/materials.ts';
import { wood } from '../../surfaces/wood.ts';
import { section } from './parts.ts';

const HOLE = light('#2b2927');

/** Slots stamped along x on the faces that look sideways. */
function slotted(base: Material, pitch: number, height: number): Material {
  return (touch, out) => {
    const place = fraction(touch.z / pitch) - 0.5;
    const within = Math.hypot(Math.max(0, Math.abs(place) - 0.16) / 0.1, touch.y / height);
    if (touch.part === 0 && within < 1) paint(out, HOLE);
    else base(touch, out);
  };
}

/** A telescopic channel lying on its side: outer rail, ball cage and inner rail drawn out along x. */
export function channel(finish: Material, drawn: number, half = 1.5): Shape[] {
  const rail = (w: number, h: number, material: Material): Shape =>
    section(
      [0, 0, 0],
      [
        [w, h],
        [-w, h],
        [-w, -h],
        [w, -h],
      ],
      0.03,
      half,
      material,
    );
  const outer = place([rail(0.09, 0.27, slotted(finish, 0.55, 0.05))], { at: [-drawn * 0.5, 0.3, 0] });
  const middle = place([rail(0.06, 0.19, metal('#a5a39e'))], { at: [drawn * 0.25, 0.3, 0.035] });
  const inner = place([rail(0.045, 0.13, slotted(finish, 0.62, 0.045))], { at: [drawn, 0.3, 0.07] });
  const balls = Array.from({ length: 7 }, (_, i) =>
    ball([drawn * 0.3 + 0.35 + i * 0.13, 0.3 + 0.155, 0.06], 0.035, steel),
  );
  const stop = box([drawn + half - 0.05, 0.3, 0.1], [0.05, 0.09, 0.04], black);
  return [...outer, ...middle, ...inner, ...balls, stop];
}

const channelPair = (finish: Material, drawn: number): Shape[] => [
  ...place(channel(finish, drawn), { at: [-0.25, 0, -0.45], frame: turn(0.06, -0.5) }),
  ...place(channel(finish, drawn * 0.6), { at: [0, 0, 0.55], frame: turn(-0.05, -0.5) }),
];

/** An under-mount drawer: steel sides, wooden base and front. */
function tandemBox(finish: Material, front: Material, gallery: boolean): Shape[] {
  const base = skin(wood('maple', { seed: 4 }), { width: 2.4, height: 1.6 });
  const shapes: Shape[] = [
    box([0, 0.16, 0], [1.0, 0.03, 1.0], base),
    box([0, 0.42, -0.99], [1.0, 0.26, 0.03], finish, undefined, 0.01),
    box([0, 0.46, 1.06], [1.16, 0.44, 0.05], front),
  ];
  for (const side of [-1, 1]) {
    shapes.push(box([side * 1.03, 0.36, 0], [0.05, 0.22, 1.0], finish, undefined, 0.03));
    shapes.push(box([side * 1.0, 0.1, -0.2], [0.08, 0.06, 1.0], darkSteel));
    if (gallery) shapes.push(rod([side * 1.03, 0.76, -0.98], [side * 1.03, 0.76, 1.02], 0.025, finish));
  }
  return shapes;
}

const track = (finish: Material, half: number): Shape =>
  section(
    [0, 0, 0],
    [
      [-0.05, -0.16],
      [-0.17, -0.16],
      [-0.17, 0.16],
      [0.17, 0.16],
      [0.17, -0.16],
      [0.05, -0.16],
    ],
    0.03,
    half,
    finish,
  );

function hanger(finish: Material): Shape[] {
  const wheels = [-0.28, 0.28].flatMap((x) =>
    [-0.1, 0.1].map((z) => drum([x, 0, z], 0.12, 0.03, solid('#efeae0', 0.3), turn(0, QUARTER))),
  );
  return [
    ...wheels,
    box([0, 0, 0], [0.4, 0.06, 0.06], finish, undefined, 0.01),
    cylinder([0, -0.3, 0], 0.045, 0.3, finish),
    box([0, -0.5, 0], [0.3, 0.02, 0.14], finish),
  ];
}

/** A top track with hangers beside it. */
function slidingKit(finish: Material): Shape[] {
  return [
    ...place([track(finish, 1.6)], { at: [-0.1, 0.18, -0.55], frame: turn(0.05) }),
    ...placeAt(hanger(finish), -0.5, 0.52, 0.35, 0.25),
    ...placeAt(hanger(finish), 0.75, 0.52, 0.5, 0.1),
    ...place([track(finish, 1.5)], { at: [0.1, 0.18, 1.15], frame: turn(-0.03), scale: 0.6 }),
  ];
}

/** A barn-door set: flat bar, strap hangers and wheels on a hung door. */
function barnDoor(door: Material, pane: boolean): Shape[] {
  const shapes: Shape[] = [
    box([0, 2.25, -0.02], [1.9, 0.05, 0.02], black),
    box([0.2, 1.05, 0.08], [0.75, 1.0, 0.04], door),
    box([0, 2, -0.2], [8, 4, 0.1], solid('#f3ebdf')),
  ];
  for (const x of [-0.25, 0.65]) {
    shapes.push(drum([x, 2.37, 0.02], 0.13, 0.03, black, turn(0, QUARTER)));
    shapes.push(box([x, 2.08, 0.13], [0.045, 0.36, 0.012], black));
    shapes.push(
      drum([x, 2.37, 0.14], 0.05, 0.02, darkSteel, turn(0, QUARTER)),
      drum([x, 1.85, 0.15], 0.028, 0.015, darkSteel, turn(0, QUARTER)),
    );
  }
  for (const x of [-1.5, -0.6, 0.3, 1.2]) shapes.push(drum([x, 2.25, 0.02], 0.035, 0.03, darkSteel, turn(0, QUARTER)));
  if (pane) shapes.push(inGlass(box([-1.1, 1.05, 0.02], [0.62, 1.0, 0.015], glass())));
  return shapes;
}

const drawers: readonly (readonly [string, Material, Material, boolean])[] = [
  ['white', solid('#ece9e2', 0.25), solid('#f2efe8', 0.3), false],
  ['grey', solid('#8d9093', 0.25), skin(wood('walnut', { seed: 8 }), { width: 2.5, height: 1 }), true],
  ['anthracite', solid('#3d4043', 0.3), skin(wood('oak', { seed: 3 }), { width: 2.5, height: 1 }), true],
  ['stainless', steel, solid('#7d8c74', 0.1), false],
  ['white', solid('#ece9e2', 0.25), skin(wood('grey oak', { seed: 3 }), { width: 2.5, height: 1 }), true],
];

export const tandemViews: View[] = drawers.map(([colour, finish, front, gallery], i) => ({
  shows: { type: 'tandem box', colour },
  scene: () =>
    scene(place(tandemBox(finish, front, gallery), { frame: turn(i % 2 === 0 ? 0.5 : -0.5) }), {
      eye: [i % 2 === 0 ? 1.6 : -1.6, 2.6, 3.9],
      target: [0, 0.3, 0.05],
      fov: 32,
    }),
}));

const CHANNELS: readonly (readonly [string, Material, number, boolean])[] = [
  ['zinc', steel, 0.75, false],
  ['black', solid('#33302d', 0.4), 0.6, true],
  ['zinc', steel, 0.2, true],
  ['soft-close zinc', metal('#d2cfc6'), 1.0, false],
  ['graphite', finishOf('graphite'), 0.85, true],
  ['zinc', metal('#bdbbb5'), 0.5, false],
];

export const channelViews: View[] = CHANNELS.map(([finish, material, drawn, left], i) => ({
  shows: { type: 'telescopic channel', finish },
  scene: () =>
    scene(
      place(channelPair(material, drawn), {
        frame: turn(left ? 0.3 + (i % 3) * 0.12 : -0.12 - (i % 3) * 0.1),
        at: [-drawn * 0.25, 0, 0],
        scale: 0.8,
      }),
      { eye: [left ? -2 : 2.1, 2.3 + (i % 3) * 0.2, 4.1], target: [0, 0.15, 0], fov: 36 },
    ),
}));

export const slidingViews: View[] = [
  {
    shows: { type: 'wardrobe track', finish: 'aluminium' },
    scene: () => scene(slidingKit(metal('#d3d1cc')), { eye: [1.9, 2.2, 4], target: [0, 0.22, 0.1], fov: 32 }),
  },
  {
    shows: { type: 'barn door', finish: 'matt black' },
    scene: () =>
      scene(barnDoor(skin(wood('teak', { seed: 9 }), { width: 2.6, height: 1.2, vertical: true }), false), {
        eye: [0.9, 1.7, 4.6],
        target: [0, 1.55, 0],
        fov: 30,
        light: [-0.5, 0.75, 0.8],
        sun: 0.85,
        ambient: 0.5,
      }),
  },
  {
    shows: { type: 'wardrobe track', finish: 'champagne' },
    scene: () => scene(slidingKit(metal('#cbb27f')), { eye: [-1.9, 2.4, 3.9], target: [0, 0.22, 0.1], fov: 32 }),
  },
  {
    shows: { type: 'barn door', finish: 'matt black' },
    scene: () =>
      scene(barnDoor(skin(wood('walnut', { seed: 19 }), { width: 2.6, height: 1.2, vertical: true }), true), {
        eye: [-0.8, 1.7, 4.8],
        target: [-0.2, 1.45, 0],
        fov: 31,
        light: [-0.5, 0.75, 0.8],
        sun: 0.85,
        ambient: 0.5,
      }),
  },
  {
    shows: { type: 'wardrobe track', finish: 'black' },
    scene: () => scene(slidingKit(finishOf('matt black')), { eye: [1.5, 2.6, 3.8], target: [0, 0.22, 0.1], fov: 32 }),
  },
];
