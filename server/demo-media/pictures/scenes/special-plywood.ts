import { box } from '../core/box.ts';
import { fraction, pick, randomFrom } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { turn } from '../core/vector.ts';
import type { View } from '../picture.ts';
import { FILM_EDGE, plyEdge } from '../surfaces/edges.ts';
import { plainDecor } from '../surfaces/laminate.ts';
import { skin } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { ARRANGED, arrangement } from './arrangements.ts';
import type { Relief, Stock } from './sheets.ts';

const FILMS: readonly (readonly [string, string])[] = [
  ['brown film', '#4a2a20'],
  ['black film', '#26211f'],
  ['red film', '#6b2a1e'],
  ['dark brown film', '#38221a'],
  ['green film', '#25402f'],
];

export const filmViews: View[] = Array.from({ length: 14 }, (_, i) => {
  const [colour, hex] = pick(FILMS, i);
  return {
    shows: { colour, finish: 'film-faced' },
    scene: (seed) => {
      const edges = [
        FILM_EDGE,
        plyEdge({ pale: '#c9a67c', dark: '#94683f', plies: 9 }),
        plyEdge({ pale: '#3a2820', dark: '#2c1d17', plies: 3 }),
      ];
      const stock: Stock = {
        faces: [plainDecor(hex, seed)],
        edge: pick(edges, i),
        thickness: pick([0.12, 0.16, 0.1], i),
        gloss: 0.45,
      };
      return arrangement(i * 3 + 1)(stock, seed, i % 2 === 0);
    },
  };
});

export const densifiedViews: View[] = (
  ['beech', 'birch', 'sapele', 'walnut', 'beech', 'maple', 'mahogany'] as const
).map((name, i) => ({
  shows: { wood: name },
  scene: (seed) => {
    const edge = plyEdge({
      pale: pick(['#b98a62', '#8a5c3d', '#c79c70'], i),
      dark: pick(['#6e4229', '#4d2c1d', '#8d5f3c'], i),
      plies: 21,
    });
    const stock: Stock = { faces: [wood(name, { seed })], edge, thickness: 0.24, gloss: 0.2 };
    return pick([ARRANGED.corner, ARRANGED.pile(2), ARRANGED.stepped], i)(stock, seed, i % 2 === 1);
  },
}));

/** Raised marks that keep a lorry's floor from slipping: mesh, or short bars by turns. */
const mesh: Relief = (x, z) => {
  const a = Math.abs(fraction((x + z) * 11) - 0.5);
  const b = Math.abs(fraction((x - z) * 11) - 0.5);
  const ridge = Math.max(a, b);
  return ridge > 0.42 ? 1.75 : ridge > 0.34 ? 0.6 : 1;
};

const bars: Relief = (x, z) => {
  const column = Math.floor(x * 7);
  const odd = (column + Math.floor(z * 7)) % 2 === 0;
  const u = fraction(x * 7) - 0.5;
  const v = fraction(z * 7) - 0.5;
  const along = odd ? u + v : u - v;
  const across = odd ? u - v : u + v;
  const shape = Math.hypot(across / 0.16, along / 0.62);
  return shape < 0.8 ? 1.9 : shape < 1.05 ? 0.45 : 1;
};

export const chequeredViews: View[] = Array.from({ length: 6 }, (_, i) => {
  const [colour, hex] = pick(FILMS, i);
  return {
    shows: { colour, finish: i % 2 === 0 ? 'mesh' : 'chequered' },
    scene: (seed) => {
      const relief = i % 2 === 0 ? mesh : bars;
      const stock: Stock = {
        faces: [plainDecor(hex, seed)],
        edge: plyEdge({ pale: '#c9a67c', dark: '#94683f', plies: 11 }),
        thickness: 0.15,
        gloss: 0.25,
        relief,
      };
      return pick([ARRANGED.single, ARRANGED.pile(3), ARRANGED.stepped], i)(stock, seed, i % 2 === 1);
    },
  };
});

/** A packing case: ply sides behind pine battens. */
function crate(name: Wood, seed: number): Shape[] {
  const side = skin(wood(name, { seed }), { width: 1.8, height: 1.2, gloss: 0.02 });
  const batten = skin(wood('pine', { seed: seed + 1, width: 700, height: 160 }), {
    width: 1.4,
    height: 0.25,
    gloss: 0.02,
  });
  const shapes = [box([0, 0.55, 0], [0.95, 0.45, 0.6], side)];
  for (const z of [-0.635, 0.635]) {
    for (const y of [0.18, 0.92]) shapes.push(box([0, y, z], [0.98, 0.09, 0.035], batten));
    for (const x of [-0.89, 0, 0.89]) shapes.push(box([x, 0.55, z * 1.005], [0.09, 0.28, 0.03], batten));
  }
  for (const x of [-0.985, 0.985]) {
    for (const y of [0.18, 0.92]) shapes.push(box([x, y, 0], [0.035, 0.09, 0.6], batten));
  }
  for (const x of [-0.7, 0, 0.7]) shapes.push(box([x, 0.05, 0], [0.09, 0.05, 0.64], batten));
  return shapes;
}

function crateScene(name: Wood, seed: number, left: boolean): Scene {
  const random = randomFrom(seed);
  const shapes = place(crate(name, seed), { at: [-0.25, 0, -0.15], frame: turn(random() * 0.3 - 0.1) });
  if (random() > 0.5)
    shapes.push(...place(crate(name, seed + 5), { at: [1.05, 0, 0.75], frame: turn(-0.35), scale: 0.5 }));
  return scene(shapes, { eye: [left ? -2.4 : 2.4, 2, 4.2], target: [0.1, 0.42, 0.1], fov: 31 });
}

export const packingViews: View[] = (
  ['poplar', 'rubberwood', 'eucalyptus', 'poplar', 'pine', 'rubberwood', 'poplar'] as const
).map((name, i) => ({
  shows: { wood: name },
  scene: (seed) => {
    if (i % 2 === 1) return crateScene(name, seed, i % 4 === 1);
    const stock: Stock = { faces: [wood(name, { seed, leaves: 3 })], edge: plyEdge({ plies: 3 }), thickness: 0.06 };
    return pick([ARRANGED.pile(8), ARRANGED.twoPiles, ARRANGED.spreadOut, ARRANGED.leaningRow], i / 2)(
      stock,
      seed,
      i % 4 === 0,
    );
  },
}));
