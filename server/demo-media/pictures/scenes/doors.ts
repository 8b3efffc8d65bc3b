import { box } from '../core/box.ts';
import { light } from '../core/colour.ts';
import { drum } from '../core/lathe.ts';
import { pick } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { inGlass, place, type Shape } from '../core/shape.ts';
import { type Material, paint } from '../core/surface.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { plainEdge } from '../surfaces/edges.ts';
import { decor } from '../surfaces/laminate.ts';
import { darkSteel, glass, skin, solid, steel } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { DESIGNS, type DesignName, designed, frame, leaf, wallAround } from './door-leaf.ts';
import { HALL, inWall, onGround, piled, upright, WALLS } from './door-settings.ts';

type Kind = { readonly key: string; readonly views: View[] };

const woods = (names: readonly Wood[], draw: (name: Wood, seed: number, i: number) => Scene): View[] =>
  names.map((name, i) => ({ shows: { wood: name }, scene: (seed) => draw(name, seed, i) }));

const flushPlain = woods(['poplar', 'gurjan', 'okoume', 'birch', 'eucalyptus', 'meranti'], (name, seed, i) => {
  if (i % 3 === 0) return onGround(upright(name, seed), upright(name, seed + 1), i, false);
  if (i % 3 === 1) return piled((n) => upright(name, seed + n), i);
  return inWall(upright(name, seed), upright(name, seed + 2), i);
});

const veneered = woods(['teak', 'walnut', 'oak', 'rosewood', 'sapele', 'ash', 'wenge'], (name, seed, i) => {
  const design = pick<DesignName>(['bands', 'lines', 'plain', 'diagonal', 'square', 'planks'], i);
  const face = designed(upright(name, seed, 3), DESIGNS[design], 0.008, false);
  return i % 3 === 2 ? onGround(face, upright(name, seed + 1, 4), i, true) : inWall(face, upright(name, seed + 2), i);
});

const LAMINATED: readonly (readonly [string, string, DesignName, Wood])[] = [
  ['ivory', '#efe6d8', 'lines', 'walnut'],
  ['navy blue', '#2a3f58', 'bands', 'oak'],
  ['sage green', '#8b9a80', 'diagonal', 'teak'],
  ['slate grey', '#6d7073', 'square', 'walnut'],
  ['terracotta', '#b8683f', 'planks', 'maple'],
  ['frosty white', '#f2f0ea', 'bands', 'grey oak'],
];

const flushLaminated: View[] = LAMINATED.map(([colour, hex, design, name], i) => ({
  shows: { colour, finish: 'suede' },
  scene: (seed) => {
    const base = solid(hex, 0.08);
    const grainy = upright(name, seed);
    const twoTone: Material = (touch, out) => (touch.x > 0.22 ? grainy(touch, out) : base(touch, out));
    const face = designed(i % 2 ? twoTone : base, DESIGNS[design], 0.006, false);
    return i % 3 === 1 ? onGround(face, base, i, true) : inWall(face, upright(name, seed + 1), i + 1);
  },
}));

const COLOURS: readonly (readonly [string, string])[] = [
  ['white', '#f3f1ec'],
  ['ivory', '#ece0c8'],
  ['pale grey', '#c9c8c4'],
  ['cream', '#e6d3b1'],
  ['mist blue', '#a9bcc4'],
  ['dusty rose', '#d0aaa0'],
];

const relief = (designs: readonly DesignName[], count: number, gloss: number, tint: number): View[] =>
  Array.from({ length: count }, (_, i) => {
    const [colour, hex] = pick(COLOURS, i + tint);
    return {
      shows: { colour },
      scene: () => {
        const face = designed(solid(hex, gloss), DESIGNS[pick(designs, i)], 0.035, true);
        return i % 3 === 1
          ? onGround(face, solid(hex, gloss), i, true)
          : inWall(face, solid('#f1ede5', 0.08), i + tint);
      },
    };
  });

const grainedPvc = (base: string, second: string): Material =>
  skin(decor('brushed', base, second, { seed: 4 }), { width: 2.4, height: 1, vertical: true, gloss: 0.15 });

const wpcViews: View[] = [
  {
    shows: { colour: 'white' },
    scene: () => inWall(designed(solid('#efece4', 0.12), DESIGNS.lines, 0.01, false), solid('#e9e4d9', 0.1), 1),
  },
  {
    shows: { wood: 'walnut', colour: 'walnut woodgrain' },
    scene: (seed) =>
      onGround(designed(upright('walnut', seed), DESIGNS.planks, 0.008, false), solid('#e2dccf', 0.1), 0, true),
  },
  { shows: { colour: 'beige' }, scene: () => piled(() => solid('#ddd2bd', 0.12), 1, plainEdge('#d3c6ab')) },
  {
    shows: { wood: 'grey oak', colour: 'grey oak woodgrain' },
    scene: (seed) =>
      inWall(designed(upright('grey oak', seed), DESIGNS.square, 0.008, false), solid('#8b857b', 0.08), 4),
  },
];

const pvcViews: View[] = [
  {
    shows: { colour: 'white' },
    scene: () => inWall(designed(solid('#f4f4f0', 0.3), DESIGNS.planks, 0.008, false), solid('#f4f4f0', 0.3), 2),
  },
  {
    shows: { colour: 'brown' },
    scene: () =>
      onGround(
        designed(grainedPvc('#8a5f42', '#694429'), DESIGNS.planks, 0.008, false),
        grainedPvc('#8a5f42', '#694429'),
        1,
        true,
      ),
  },
  {
    shows: { colour: 'grey' },
    scene: () =>
      inWall(designed(grainedPvc('#b9bab8', '#9c9d9b'), DESIGNS.planks, 0.008, false), solid('#d5d5d2', 0.2), 5),
  },
  {
    shows: { colour: 'blue' },
    scene: () =>
      onGround(designed(solid('#9fb6c2', 0.3), DESIGNS.sixPanel, 0.03, true), solid('#9fb6c2', 0.3), 2, true),
  },
];

/** Vision panel, panic bar and closer tell a fire door. */
function fireFittings(): Shape[] {
  return [
    inGlass(box([0.12, 1.95, 0.045], [0.13, 0.34, 0.008], glass('#d7e6dd', 0.7))),
    ...[-0.15, 0.15].map((dx) => box([0.12 + dx, 1.95, 0.045], [0.02, 0.38, 0.012], darkSteel)),
    ...[-0.36, 0.36].map((dy) => box([0.12, 1.95 + dy, 0.045], [0.17, 0.02, 0.012], darkSteel)),
    drum([0, 1.1, 0.13], 0.04, 0.48, steel, turn(0, 0, QUARTER)),
    ...[-0.46, 0.46].map((x) => box([x, 1.1, 0.09], [0.05, 0.07, 0.06], solid('#2b2724', 0.3))),
    box([-0.28, 2.4, 0.1], [0.2, 0.05, 0.05], darkSteel, undefined, 0.01),
  ];
}

const SLAB = light('#b9b2a6');

const FIRE = [
  ['red', '#9a2f22'],
  ['grey', '#8d9093'],
  ['white', '#ebe8e1'],
  ['teak', '#a8703a'],
] as const;

const fireViews: View[] = FIRE.map(([colour, hex], i) => ({
  shows: { colour, rating: 'fire' },
  scene: (seed) => {
    const face = i === 3 ? upright('teak', seed) : solid(hex, 0.15);
    const door = [leaf(face), ...fireFittings()];
    const jamb = solid('#6d6f70', 0.2);
    if (i % 2 === 1)
      return scene(place([...door, ...frame(jamb)], { frame: turn(0.4) }), {
        eye: [-0.4, 1.7, 6.6],
        target: [0, 1.3, 0],
        fov: 29,
      });
    return scene([...door, ...frame(jamb), ...wallAround(pick(WALLS, i))], {
      ...HALL,
      eye: [0.9, 1.45, 5.3],
      target: [-0.1, 1.27, 0],
      ground: (_x, _z, out) => paint(out, SLAB),
    });
  },
}));

/** Frames alone: one standing, lengths lying before it. */
const frameViews = woods(['sal', 'teak', 'meranti', 'pine'], (name, seed, i) => {
  const timber = upright(name, seed);
  const side = i % 2 === 0 ? 1 : -1;
  const lengths = [0, 1, 2].map((n) =>
    box(
      [0.2, 0.09, 0.75 + n * 0.2],
      [1.3, 0.09, 0.075],
      skin(wood(name, { seed: seed + n }), { width: 2.6, height: 0.6 }),
      turn(0.08 * side),
    ),
  );
  return scene(
    [
      ...place(frame(timber, skin(wood(name, { seed }), { width: 3, height: 1 })), {
        at: [0, 0, -0.3],
        frame: turn(-0.35 * side),
      }),
      ...lengths,
    ],
    { eye: [0.8 * side, 1.9, 6.4], target: [0, 1.2, 0], fov: 30 },
  );
});

const KINDS: readonly Kind[] = [
  { key: 'flush-plain', views: flushPlain },
  { key: 'flush-laminated', views: flushLaminated },
  { key: 'veneered', views: veneered },
  { key: 'moulded-skin', views: relief(['sixPanel', 'twoPanel', 'archPanel'], 5, 0.05, 0) },
  { key: 'membrane', views: relief(['archPanel', 'square', 'twoPanel', 'diagonal', 'lines'], 5, 0.22, 3) },
  { key: 'wpc', views: wpcViews },
  { key: 'pvc', views: pvcViews },
  { key: 'fire-door', views: fireViews },
  { key: 'frames', views: frameViews },
];

export const doorPictures: Picture[] = KINDS.flatMap(({ key, views }) => products(`doors/${key}`, views));
