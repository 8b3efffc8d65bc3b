import { box } from '../core/box.ts';
import { pick } from '../core/noise.ts';
import { arc, type Outline, prism } from '../core/prism.ts';
import { type Ground, type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { type Raster, sampleTiled } from '../core/texture.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { type Edge, fibreEdge, plyEdge, sandwichEdge } from '../surfaces/edges.ts';
import { decor, type PatternName } from '../surfaces/laminate.ts';
import { skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { herringbone, planked, plant } from './props.ts';
import { roll, type Stock, sheet } from './sheets.ts';

const ROOM: Partial<Scene> = { light: [-0.75, 0.75, 0.4], sun: 0.85, ambient: 0.45 };

/** A bare room with one piece in it: the floor is the subject. */
export function room(ground: Ground, wall: string, i: number): Scene {
  const dark = skin(wood(i % 2 ? 'oak' : 'walnut', { seed: 3 }));
  const shapes: Shape[] = [
    box([0, 2, -2.6], [9, 4, 0.1], solid(wall)),
    box([0, 0.1, -2.46], [9, 0.1, 0.04], solid('#f6f2ea')),
    box([0.9, 0.42, -1.75], [1.1, 0.05, 0.4], dark),
    ...[0, 1.8].map((x) => box([x, 0.19, -1.75], [0.04, 0.19, 0.36], dark)),
    ...place(plant(i + 5, pick(['#a9583a', '#efe6d8', '#4d5a52'], i)), {
      at: [i % 2 ? 2.3 : -1.3, 0, -1.9],
      scale: 1.3,
    }),
  ];
  return scene(shapes, { ...ROOM, eye: [i % 2 ? -0.3 : 0.5, 1.5, 3.0], target: [0.1, 0.12, -0.9], fov: 38, ground });
}

/** Planks laid criss-cross, tongues showing. */
export function planks(name: Wood, seed: number, edge: Edge, thickness: number, count = 6): Shape[] {
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / 2);
    const stock: Stock = {
      faces: [wood(name, { seed: seed + k, width: 800, height: 150 })],
      edge,
      thickness,
      gloss: 0.1,
    };
    return sheet(stock, {
      at: [-0.05 + (k % 2) * 0.14, thickness / 2 + row * (thickness + 0.008), -0.62 + (k % 2) * 0.56 + row * 0.16],
      half: [1.5 - row * 0.1, thickness / 2, 0.26],
      frame: turn(0.05 * (k % 3) - 0.03),
      number: k,
    });
  });
}

const plankScene = (name: Wood, seed: number, edge: Edge, thickness: number, left: boolean): Scene =>
  scene(planks(name, seed, edge, thickness), { eye: [left ? -2.3 : 2.5, 2.1, 3.6], target: [0, 0.1, 0], fov: 31 });

type FloorKind = {
  readonly key: string;
  readonly woods: readonly Wood[];
  readonly edge: Edge;
  readonly thickness: number;
  readonly offset: number;
};

const FLOORS: readonly FloorKind[] = [
  {
    key: 'laminate-flooring',
    woods: ['oak', 'walnut', 'grey oak', 'teak', 'maple', 'smoked oak'],
    edge: fibreEdge('#a98258'),
    thickness: 0.07,
    offset: 0,
  },
  {
    key: 'spc',
    woods: ['grey oak', 'oak', 'ash', 'walnut', 'beech'],
    edge: sandwichEdge('#8c8478', '#c9c6be', 0.18),
    thickness: 0.05,
    offset: 1,
  },
  {
    key: 'engineered-wood',
    woods: ['oak', 'teak', 'walnut', 'ash'],
    edge: plyEdge({ plies: 7 }),
    thickness: 0.11,
    offset: 0,
  },
];

const floorViews = ({ woods, edge, thickness, offset }: FloorKind): View[] =>
  woods.map((name, i) => ({
    shows: { wood: name, colour: `${name} woodgrain` },
    scene: (seed) => {
      if ((i + offset) % 2 === 0) return plankScene(name, seed, edge, thickness, i % 4 === 0);
      return room(offset ? planked(name) : herringbone(name), pick(['#e7dfd2', '#d8ddd6', '#ead9c6'], i), i);
    },
  }));

const PAPERS: readonly (readonly [string, PatternName, string, string])[] = [
  ['floral', 'floral', '#e9e2d2', '#5f7a6a'],
  ['jaali', 'lattice', '#2f4a58', '#d9b98a'],
  ['palm', 'palm', '#f0e8d8', '#3f6b4a'],
  ['paisley', 'paisley', '#f3e6d0', '#9c4a34'],
];

const onWall = (paper: Raster): Shape =>
  box([0, 2, -1.4], [8, 4, 0.05], (touch, out) => sampleTiled(paper, touch.x / 2.2 + 5, -touch.y / 1.5 + 5, out));

/** Rolls before a wall papered with the same print. */
function wallpaper(pattern: PatternName, base: string, second: string): Scene {
  const paper = decor(pattern, base, second, { width: 736, height: 504 });
  const upright = (x: number, z: number, scale: number): Shape[] =>
    place([roll(paper, { half: 0.55, inner: 0.12, turns: 4, thickness: 0.014, back: '#efe9dc' })], {
      at: [x, 0.55 * scale, z],
      frame: turn(x, QUARTER),
      scale,
    });
  const lying = place([roll(paper, { half: 0.55, inner: 0.12, turns: 4, thickness: 0.014, back: '#efe9dc' })], {
    at: [0.65, 0.18, 0.5],
    frame: turn(0.5),
  });
  return scene([onWall(paper), ...upright(-0.55, 0, 1), ...upright(-0.1, -0.35, 1), ...lying], {
    eye: [0.6, 1.1, 3.6],
    target: [0.05, 0.55, 0],
    fov: 32,
    light: [-0.5, 0.75, 0.8],
    sun: 0.85,
    ambient: 0.5,
    shadeReach: 1,
  });
}

const OGEE: Outline = [[0, 0], [0.12, 0], [0.12, 0.42], ...arc(0.02, 0.42, 0.1, 0, QUARTER, 6), [0.02, 0.6], [0, 0.62]];
const SQUARE: Outline = [
  [0, 0],
  [0.1, 0],
  [0.1, 0.5],
  [0.07, 0.54],
  [0, 0.54],
];

/** Skirting along a wall and loose lengths on the floor. */
function skirting(outline: Outline, name: Wood | null, seed: number, i: number): Scene {
  const face = name ? skin(wood(name, { seed }), { width: 2.4, height: 0.8 }) : solid('#f4f1ea', 0.15);
  const shapes = [
    box([0, 2, -0.86], [9, 4, 0.1], solid(pick(['#c9d0c6', '#e0cdb8', '#cfd3d6'], i))),
    prism([0, 0, -0.76], outline, 4, face, turn(-QUARTER)),
    ...[0, 1].flatMap((k) =>
      place([prism([0, 0, 0], outline, 1.1, face, turn(-QUARTER))], {
        at: [0.1 + k * 0.2, 0.13, 0.55 + k * 0.75],
        frame: turn(0.12 - k * 0.1, -QUARTER),
      }),
    ),
  ];
  return scene(shapes, {
    eye: [i % 2 ? -1.2 : 1.2, 1.3, 3.3],
    target: [0, 0.25, -0.1],
    fov: 32,
    ground: planked(i % 2 ? 'oak' : 'walnut'),
    light: [-0.5, 0.75, 0.8],
    sun: 0.85,
    ambient: 0.5,
  });
}

const skirtingViews: View[] = [
  { shows: { colour: 'white' }, scene: (seed) => skirting(OGEE, null, seed, 0) },
  { shows: { wood: 'teak' }, scene: (seed) => skirting(SQUARE, 'teak', seed, 1) },
  { shows: { wood: 'oak' }, scene: (seed) => skirting(OGEE, 'oak', seed, 2) },
];

export const flooringPictures: Picture[] = [
  ...FLOORS.flatMap((kind) => products(`flooring/${kind.key}`, floorViews(kind))),
  ...products(
    'flooring/wallpaper',
    PAPERS.map(
      ([colour, pattern, base, second]): View => ({
        shows: { colour: `${colour} print` },
        scene: () => wallpaper(pattern, base, second),
      }),
    ),
  ),
  ...products('flooring/skirting', skirtingViews),
];
