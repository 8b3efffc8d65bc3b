import { pick, randomFrom } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { fibreEdge, plyEdge } from '../surfaces/edges.ts';
import { type Wood, type WoodOptions, wood } from '../surfaces/wood.ts';
import { ARRANGED, BY_THE_WALL } from './arrangements.ts';
import { fan, leaning, roll, type Stock, sheet, stack } from './sheets.ts';

type Kind = {
  readonly key: string;
  readonly woods: readonly Wood[];
  readonly count: number;
  readonly leaves: readonly number[];
  readonly straight?: boolean;
  readonly looks: readonly Look[];
};
type Look = (stock: Stock, seed: number, left: boolean) => Scene;

const eye = (left: boolean, x: number, y: number, z: number): Pick<Scene, 'eye'> => ({ eye: [left ? -x : x, y, z] });

const LEAF = 0.012;

const loose: Look = (stock, seed, left) =>
  scene(stack(stock, { count: 5, seed, spread: 0.34 }), {
    ...eye(left, 2.5, 2.6, 3.8),
    target: [0, 0.05, 0.1],
    fov: 31,
  });

/** A flitch: many leaves in the order they were cut. */
const flitch: Look = (stock, seed, left) =>
  scene(stack(stock, { count: 26, seed, spread: 0.05, width: 0.55, length: 1.55 }), {
    ...eye(left, 2.3, 1.9, 3.6),
    target: [0, 0.16, 0.05],
    fov: 30,
  });

const fanned: Look = (stock, _seed, left) =>
  scene(fan(stock, { count: 6, step: 0.15, start: -0.42, width: 0.45, length: 1.45 }), {
    ...eye(left, 1.2, 3.4, 4),
    target: [0.1, 0, left ? 0.4 : 0.33],
    fov: 33,
  });

const upright: Look = (stock, _seed, left) =>
  scene(leaning({ ...stock, thickness: 0.03 }, { count: 3 }), {
    ...eye(left, 1.6, 1.5, 4.2),
    ...BY_THE_WALL,
    target: [0.05, 0.92, -0.4],
    fov: 31,
  });

/** A pressed panel with a leaf laid loose over it. */
const onPanel: Look = (stock, seed, left) => {
  const panel = sheet(
    { ...stock, thickness: 0.12, edge: plyEdge({ plies: 7 }) },
    { at: [0, 0.06, 0], half: [1.5, 0.06, 1], frame: turn(0.05) },
  );
  const leaf = place(stack({ ...stock, thickness: LEAF }, { count: 2, seed, spread: 0.3, length: 1.1, width: 0.5 }), {
    at: [0.2, 0.122, 0.1],
    frame: turn(0.3),
  });
  return scene([panel, ...leaf], { ...eye(left, 2.6, 2.3, 3.9), target: [0, 0.08, 0.05], fov: 31 });
};

const close: Look = (stock, seed, left) => {
  const side = left ? -1 : 1;
  return scene(stack(stock, { count: 9, seed, spread: 0.22 }), {
    eye: [side * 2.2, 1.2, 2.5],
    target: [side * 0.7, 0.04, 0.35],
    fov: 32,
  });
};

const rolled: Look = (stock, seed, left) => {
  const random = randomFrom(seed);
  const face = pick(stock.faces, 0);
  const shapes: Shape[] = [];
  for (let i = 0; i < 3; i++) {
    const at = [(i - 1) * 0.72, i === 1 ? 0.24 : 0.22, (random() - 0.5) * 0.4] as const;
    shapes.push(
      ...place([roll(face, { half: 0.95, thickness: 0.012, inner: 0.14 + i * 0.02, turns: 3.6 })], {
        at,
        frame: turn(0.45 + random() * 0.2),
      }),
    );
  }
  return scene(shapes, { ...eye(left, 2.2, 2.2, 4), target: [0, 0.16, 0], fov: 32 });
};

/** One leaf curling up, as raw leaves do before they are pressed. */
const curling: Look = (stock, seed, left) => {
  const face = pick(stock.faces, 0);
  const lying = stack(stock, { count: 4, seed, spread: 0.3 });
  const curl = place([roll(face, { half: 0.8, thickness: 0.012, inner: 0.2, turns: 1.1 })], {
    at: [0.1, 0.27, -0.1],
    frame: turn(0.25 + QUARTER),
  });
  return scene([...lying, ...curl], { ...eye(left, 2.4, 2.2, 3.9), target: [0, 0.1, 0.05], fov: 32 });
};

const EVERY = [loose, flitch, onPanel, fanned, upright, close];

const KINDS: readonly Kind[] = [
  { key: 'natural-teak', woods: ['teak'], count: 9, leaves: [3, 1, 4, 2], looks: EVERY },
  {
    key: 'natural-exotic',
    woods: [
      'walnut',
      'rosewood',
      'zebrano',
      'ebony',
      'sapele',
      'cherry',
      'wenge',
      'maple',
      'mahogany',
      'ash',
      'oak',
      'birch',
    ],
    count: 12,
    leaves: [2, 3, 1],
    looks: EVERY,
  },
  {
    key: 'reconstituted',
    woods: ['oak', 'walnut', 'wenge', 'teak', 'grey oak', 'zebrano'],
    count: 8,
    leaves: [1],
    straight: true,
    looks: EVERY,
  },
  {
    key: 'dyed',
    woods: ['dyed blue', 'dyed green', 'dyed burgundy', 'dyed grey', 'dyed ochre'],
    count: 7,
    leaves: [2, 1],
    looks: EVERY,
  },
  { key: 'fumed', woods: ['fumed oak', 'fumed larch'], count: 5, leaves: [2, 3], looks: EVERY },
  { key: 'smoked', woods: ['smoked oak'], count: 5, leaves: [2, 1, 3], looks: EVERY },
  {
    key: 'raw',
    woods: ['oak', 'teak', 'beech', 'ash', 'walnut'],
    count: 5,
    leaves: [1],
    looks: [curling, flitch, rolled, close],
  },
  {
    key: 'face-veneer',
    woods: ['gurjan', 'okoume', 'keruing', 'eucalyptus', 'poplar'],
    count: 5,
    leaves: [1],
    looks: [ARRANGED.pile(14), rolled, curling, upright],
  },
];

function viewsOf(kind: Kind, offset: number): View[] {
  return Array.from({ length: kind.count }, (_, i) => {
    const name = pick(kind.woods, i);
    const shows = kind.straight
      ? { wood: name, cut: 'straight' }
      : { wood: name, cut: pick(kind.leaves, i) > 1 ? 'book-matched' : 'crown' };
    return {
      shows,
      scene: (seed) => {
        const options: WoodOptions = { seed, leaves: pick(kind.leaves, i), straight: kind.straight ?? false };
        const stock: Stock = { faces: [wood(name, options)], edge: fibreEdge('#7a583c'), thickness: LEAF, gloss: 0.03 };
        return pick(kind.looks, i + offset)(stock, seed, i % 2 === 1);
      },
    };
  });
}

export const veneerPictures: Picture[] = KINDS.flatMap((kind, i) =>
  products(`veneers/${kind.key}`, viewsOf(kind, kind.looks === EVERY ? i : 0)),
);
