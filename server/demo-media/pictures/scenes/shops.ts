import { box } from '../core/box.ts';
import { light } from '../core/colour.ts';
import { cylinder } from '../core/lathe.ts';
import { grain, pick, type Random, randomFrom } from '../core/noise.ts';
import { type Ground, type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { type Material, paint } from '../core/surface.ts';
import { fromSvg, type Raster, sample, turned } from '../core/texture.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Frame, type Picture, traced, twoDigits } from '../picture.ts';
import { GURJAN_EDGE, plyEdge } from '../surfaces/edges.ts';
import { solid } from '../surfaces/materials.ts';
import { SPECIES, type Wood, wood } from '../surfaces/wood.ts';
import { plant } from './props.ts';
import { type Stock, sheet, stack } from './sheets.ts';

/** Words of the trade only: the seller's own name stands on the page. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['PLYWOOD · LAMINATES', 'Doors · Veneers · Hardware'],
  ['PLYWOOD HOUSE', 'Boards · Laminates · Doors'],
  ['LAMINATE GALLERY', 'Decorative surfaces'],
  ['DOORS & FRAMES', 'Flush · Veneered · WPC'],
  ['HARDWARE STORE', 'Hinges · Handles · Locks'],
  ['TIMBER & PLY', 'Sawn to size'],
  ['VENEER STUDIO', 'Natural · Dyed · Smoked'],
  ['INTERIORS', 'Kitchen · Wardrobe · Office'],
];

const PAINTS: readonly (readonly [string, string])[] = [
  ['#17463a', '#f6e9cf'],
  ['#7c2f1d', '#fbf0dc'],
  ['#1f3653', '#f3efe6'],
  ['#5b3a5e', '#f6e2d0'],
  ['#3e5c22', '#f5efcf'],
  ['#b9791b', '#fff6e0'],
  ['#124a5c', '#f6e8cd'],
  ['#26211d', '#efd7a6'],
];

const WALLS = ['#e2d3bd', '#d9d3c6', '#e6dccb', '#d8c3b0', '#cfd3cc'];

function signboard(words: readonly [string, string], colour: string, ink: string): Promise<Raster> {
  const font = 'font-family="DejaVu Sans, Noto Sans, Arial, sans-serif"';
  const [title, line] = words.map((word) => word.replace('&', '&amp;'));
  return fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="210"><rect width="1500" height="210" fill="${colour}"/><rect x="10" y="10" width="1480" height="190" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="3"/><g ${font} text-anchor="middle" fill="${ink}"><text x="750" y="116" font-size="88" font-weight="800">${title}</text><text x="750" y="172" font-size="38" fill-opacity=".85">${line}</text></g></svg>`,
  );
}

const ridge = light('#8d8a85');
const shutterBox: Material = (touch, out) => {
  paint(out, ridge, 0.8 + 0.3 * Math.abs(Math.sin(touch.y * 60)));
  out.gloss = 0.12;
};

function front(sign: Raster, colour: string, wallColour: string): Shape[] {
  const wall = solid(wallColour);
  const board = light(colour);
  const face: Material = (touch, out) => {
    if (touch.nz < 0.5) {
      paint(out, board);
      return;
    }
    sample(sign, (touch.x / 2.95 + 1) / 2, 0.5 - touch.y / 0.82, out);
    out.emit = 0.12;
  };
  return [
    box([-4.6, 2, 0], [1.6, 3, 0.2], wall),
    box([4.6, 2, 0], [1.6, 3, 0.2], wall),
    box([0, 3.6, 0], [3.2, 1.1, 0.2], wall),
    box([0, 2.82, 0.3], [2.95, 0.41, 0.06], face),
    box([0, 2.36, -0.1], [3, 0.12, 0.14], shutterBox),
    box([0, 1.2, -3.2], [3.4, 1.6, 0.1], solid('#b9a88f')),
    box([-3.1, 1.2, -1.6], [0.1, 1.6, 1.6], solid('#b5a58d')),
    box([3.1, 1.2, -1.6], [0.1, 1.6, 1.6], solid('#b5a58d')),
    box([0, 0.03, 0.5], [6.2, 0.03, 0.9], solid('#a79d90')),
  ];
}

const NAMES = Object.keys(SPECIES) as Wood[];

/** Sheets leaning inside, every one another wood. */
function leaningSheets(random: Random, seed: number, count: number, from: number, step: number): Shape[] {
  const stocks: Stock[] = Array.from({ length: 6 }, (_, i) => ({
    faces: [turned(wood(pick(NAMES, seed * 3 + i * 5), { seed: seed + i, width: 360, height: 240 }))],
    edge: plyEdge(),
    thickness: 0.07,
  }));
  const frame = (): ReturnType<typeof turn> => turn(random() * 0.16 - 0.55, -(QUARTER - 0.1));
  return Array.from({ length: count }, (_, i) => {
    const at = [from + i * step + random() * 0.05, 1.02 + random() * 0.1, -1.1 - random() * 0.9] as const;
    return sheet(pick(stocks, Math.floor(random() * 6)), { at, half: [0.5, 0.035, 1.02], frame: frame() });
  });
}

function piles(seed: number): Shape[] {
  const pale: Stock = {
    faces: [wood('birch', { seed, width: 500, height: 330 })],
    edge: plyEdge({ plies: 5 }),
    thickness: 0.085,
  };
  const red: Stock = {
    faces: [wood('gurjan', { seed, width: 500, height: 330 })],
    edge: GURJAN_EDGE,
    thickness: 0.085,
  };
  return [
    ...place(stack(pale, { count: 4 + (seed % 4), seed, spread: 0.07, length: 0.95, width: 0.6 }), {
      at: [2.0, 0, 0.35],
    }),
    ...place(stack(red, { count: 3 + (seed % 3), seed: seed + 2, spread: 0.07, length: 0.9, width: 0.55 }), {
      at: [-2.1, 0, 0.55],
    }),
  ];
}

/** A hand cart, timber posts or plants beside the door, by turns. */
function beside(i: number): Shape[] {
  if (i % 3 === 0)
    return [
      ...place(plant(i + 2), { at: [-3.6, 0.06, 0.7], scale: 1.5 }),
      ...place(plant(i + 7), { at: [3.6, 0.06, 0.7], scale: 1.5 }),
    ];
  if (i % 3 === 1)
    return [0, 1, 2, 3, 4].map((k) =>
      cylinder(
        [3.5 + k * 0.13, 1.0, 0.55 - (k % 2) * 0.12],
        0.06,
        1.0,
        solid(pick(['#b98552', '#8c6239', '#c9a06a'], k)),
        turn(0, -0.12),
      ),
    );
  return [
    box([-3.9, 1.1, 0.35], [0.45, 1.05, 0.05], solid('#7a5436'), turn(0.1, -0.1)),
    box([-3.75, 0.95, 0.5], [0.42, 0.95, 0.05], solid('#a8703a'), turn(0.1, -0.12)),
  ];
}

const PAVEMENT = light('#9c9184');
const pavement: Ground = (x, z, out) => paint(out, PAVEMENT, 0.95 + grain.layered(x * 3, z * 3, 3) * 0.12);

async function shop(i: number): Promise<Scene> {
  const seed = i * 7 + 3;
  const [colour, ink] = pick(PAINTS, i);
  const sign = await signboard(pick(SIGNS, i * 3 + Math.floor(i / 8)), colour, ink);
  const random = randomFrom(seed);
  const shapes = [
    ...front(sign, colour, pick(WALLS, i)),
    ...leaningSheets(random, seed, 12, -2.75, 0.4),
    ...piles(seed),
    ...beside(i),
  ];
  return scene(shapes, {
    eye: [i % 2 ? -0.7 : 0.7, 1.6, 8.4],
    target: [0, 1.62, 0],
    fov: 26,
    backdrop: '#cfd8dc',
    ground: pavement,
    light: [i % 2 ? 0.4 : -0.35, 0.8, 0.8],
    sun: 0.8,
    ambient: 0.62,
    shadeReach: 2.5,
  });
}

const SHOP: Frame = { group: 'shops', subject: 'shop', width: 780, height: 312, quality: 76 };

export const shopPictures: Picture[] = Array.from({ length: 24 }, (_, i) =>
  traced(`shops/shop-${twoDigits(i + 1)}.webp`, SHOP, {
    shows: { sign: pick(SIGNS, i * 3 + Math.floor(i / 8))[0].toLowerCase() },
    scene: () => shop(i),
  }),
);
