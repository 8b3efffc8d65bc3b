import { box } from '../core/box.ts';
import { grain, pick, seedOf } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import type { Shape } from '../core/shape.ts';
import { cropped, type Raster } from '../core/texture.ts';
import { turn } from '../core/vector.ts';
import { type Frame, type Picture, type Shows, traced, twoDigits } from '../picture.ts';
import { type Decor, SOLIDS, STONES, TEXTILES } from '../surfaces/decors.ts';
import { blockEdge, chipEdge, type Edge, fibreEdge, GURJAN_EDGE, plyEdge } from '../surfaces/edges.ts';
import { skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { inWall } from './door-settings.ts';
import { room } from './flooring.ts';
import { KITCHENS, kitchen, wardrobe } from './kitchen.ts';
import { herringbone, planked } from './props.ts';
import { cornerView, type Stock, sheet, stack } from './sheets.ts';

const VIEW: Frame = { group: 'views', subject: 'face', width: 630, height: 420, quality: 74 };

const slug = (name: string): string => name.replaceAll(' ', '-');

/** The face alone, flat and close. */
function swatch(name: string, shows: Shows, face: (seed: number) => Raster): Picture {
  const file = `views/face-${slug(name)}-01.webp`;
  return { ...VIEW, file, shows, draw: () => cropped(face(seedOf(file)), VIEW.width, VIEW.height) };
}

const FACES: readonly Wood[] = [
  'gurjan',
  'okoume',
  'poplar',
  'eucalyptus',
  'keruing',
  'birch',
  'teak',
  'walnut',
  'oak',
  'rosewood',
  'mahogany',
  'ash',
  'wenge',
  'pine',
  'smoked oak',
  'grey oak',
];
const DECORS: readonly Decor[] = [
  STONES[0],
  STONES[1],
  STONES[3],
  STONES[4],
  TEXTILES[0],
  TEXTILES[1],
  TEXTILES[3],
  STONES[6],
].filter((item) => item !== undefined);

const faceViews: Picture[] = [
  ...FACES.map((name) =>
    swatch(name, { wood: name }, (seed) => wood(name, { seed, width: VIEW.width, height: VIEW.height })),
  ),
  ...DECORS.map(({ colour, finish, face }) => swatch(colour, { colour, finish }, face)),
];

type Cut = {
  readonly name: string;
  readonly shows: Shows;
  readonly face: Wood;
  readonly edge: Edge;
  readonly thickness: number;
};

const CUTS: readonly Cut[] = [
  { name: 'gurjan', shows: { wood: 'gurjan' }, face: 'gurjan', edge: GURJAN_EDGE, thickness: 0.16 },
  { name: 'poplar', shows: { wood: 'poplar' }, face: 'poplar', edge: plyEdge(), thickness: 0.14 },
  { name: 'okoume', shows: { wood: 'okoume' }, face: 'okoume', edge: plyEdge({ plies: 11 }), thickness: 0.16 },
  {
    name: 'eucalyptus',
    shows: { wood: 'eucalyptus' },
    face: 'eucalyptus',
    edge: plyEdge({ pale: '#dab58b', dark: '#ab7a4f' }),
    thickness: 0.15,
  },
  {
    name: 'birch',
    shows: { wood: 'birch' },
    face: 'birch',
    edge: plyEdge({ pale: '#ead2a8', dark: '#c49a68', plies: 13 }),
    thickness: 0.18,
  },
  {
    name: 'keruing',
    shows: { wood: 'keruing' },
    face: 'keruing',
    edge: plyEdge({ pale: '#d2a67c', dark: '#a06c48', plies: 13 }),
    thickness: 0.15,
  },
  { name: 'blockboard', shows: { wood: 'pine' }, face: 'birch', edge: blockEdge(), thickness: 0.22 },
  { name: 'mdf', shows: { material: 'mdf' }, face: 'grey oak', edge: fibreEdge(), thickness: 0.17 },
  { name: 'particle', shows: { material: 'particle board' }, face: 'walnut', edge: chipEdge(), thickness: 0.18 },
];

const edgeViews: Picture[] = CUTS.map(({ name, shows, face, edge, thickness }, i) =>
  traced(
    `views/edge-${name}-01.webp`,
    { ...VIEW, subject: 'edge' },
    {
      shows,
      scene: (seed) =>
        cornerView(
          stack({ faces: [wood(face, { seed })], edge, thickness }, { count: 4, seed, spread: 0.12 }),
          thickness * 4,
          i % 2 === 1,
        ),
    },
  ),
);

const YARD: readonly (readonly [Wood, Edge])[] = [
  ['gurjan', GURJAN_EDGE],
  ['poplar', plyEdge()],
  ['okoume', plyEdge()],
  ['birch', plyEdge({ pale: '#ead2a8', dark: '#c49a68' })],
  ['eucalyptus', plyEdge({ pale: '#dab58b', dark: '#ab7a4f' })],
  ['keruing', GURJAN_EDGE],
];

/** Two stacks on bearers against a warehouse wall. */
function yard(name: Wood, edge: Edge, seed: number, left: boolean): Scene {
  const stock: Stock = { faces: [wood(name, { seed })], edge, thickness: 0.1 };
  const bearer = skin(wood('poplar', { seed: 3 }));
  const shapes: Shape[] = [box([0, 2, -2.6], [9, 4, 0.1], solid('#cfc3b2'))];
  for (const k of [0, 1]) {
    for (const x of [-1.9, -0.2]) shapes.push(box([k * 3.5 + x, 0.06, 0.5], [0.12, 0.06, 1], bearer));
    for (let i = 0; i < 11; i++) {
      const at = [
        k * 3.5 - 1.1 + grain.at(i * 3.3, k) * 0.05,
        0.17 + i * 0.104,
        0.4 - k * 0.5 + grain.at(i * 2.1, k + 7) * 0.05,
      ] as const;
      shapes.push(sheet(stock, { at, half: [1.5, 0.05, 1], frame: turn(grain.at(i, k * 5) * 0.02), number: i }));
    }
  }
  return scene(shapes, { eye: [left ? -2.6 : 3.1, 1.9, 5.2], target: [0.3, 0.55, 0], fov: 34, backdrop: '#d9cfc0' });
}

const yardViews: Picture[] = YARD.map(([name, edge], i) =>
  traced(
    `views/yard-${twoDigits(i + 1)}.webp`,
    { ...VIEW, subject: 'yard' },
    { shows: { wood: name }, scene: (seed) => yard(name, edge, seed, i % 2 === 1) },
  ),
);

const doorWood = (name: Wood, seed: number) =>
  skin(wood(name, { seed, leaves: 3, width: 1000, height: 470 }), { width: 3.1, height: 1.5, vertical: true });

type Setting = { readonly shows: Shows; readonly scene: (seed: number) => Scene };

const SETTINGS: readonly Setting[] = [
  ...KITCHENS.map(
    (item): Setting => ({
      shows: { room: 'kitchen', colour: item.colour, wood: item.upper },
      scene: () => kitchen(item, { eye: [0.5, 1.5, 4.3], target: [-0.6, 1.25, 0], fov: 34 }),
    }),
  ),
  ...(['walnut', 'teak', 'grey oak', 'maple'] as const).map(
    (name, i): Setting => ({
      shows: { room: 'wardrobe', wood: name },
      scene: (seed) =>
        wardrobe([name, pick(['#efe9de', '#7d8c74', '#2a3f58', '#c9b79c'], i), name, name], seed, {
          eye: [i % 2 ? -1.2 : 1.2, 1.5, 5],
        }),
    }),
  ),
  ...(['oak', 'walnut', 'teak', 'grey oak', 'ash'] as const).map(
    (name, i): Setting => ({
      shows: { room: 'floor', wood: name },
      scene: () => room(i % 2 ? planked(name) : herringbone(name), pick(['#dfe0da', '#ead9c6', '#e7dfd2'], i), i + 2),
    }),
  ),
  ...(['teak', 'walnut', 'oak', 'rosewood'] as const).map(
    (name, i): Setting => ({
      shows: { room: 'hall', wood: name },
      scene: (seed) => inWall(doorWood(name, seed), doorWood(name, seed), i + 3),
    }),
  ),
  ...SOLIDS.slice(1, 4).map(
    ({ colour }, i): Setting => ({
      shows: { room: 'wardrobe', colour },
      scene: (seed) =>
        wardrobe(
          pick(
            [
              ['#20344a', '#20344a', 'oak', '#20344a'],
              ['#7d8c74', 'ash', '#7d8c74', '#7d8c74'],
              ['#b8603a', '#efe6d8', '#efe6d8', '#b8603a'],
            ],
            i,
          ),
          seed,
        ),
    }),
  ),
];

const roomViews: Picture[] = SETTINGS.map((setting, i) =>
  traced(`views/room-${twoDigits(i + 1)}.webp`, { ...VIEW, subject: 'room' }, setting),
);

export const viewPictures: Picture[] = [...faceViews, ...edgeViews, ...yardViews, ...roomViews];
