import { pick } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place } from '../core/shape.ts';
import { turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { type Edge, GURJAN_EDGE, plyEdge } from '../surfaces/edges.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { arrangement } from './arrangements.ts';
import { arch, type Stock } from './sheets.ts';
import { chequeredViews, densifiedViews, filmViews, packingViews } from './special-plywood.ts';

const PALE_EDGE = plyEdge();
const THICKNESSES = [0.15, 0.11, 0.18, 0.13, 0.09];

type Grade = {
  readonly key: string;
  readonly count: number;
  readonly woods: readonly Wood[];
  readonly edges: readonly Edge[];
  readonly offset: number;
};

const GRADES: readonly Grade[] = [
  {
    key: 'commercial-mr',
    count: 22,
    woods: ['poplar', 'eucalyptus', 'okoume', 'rubberwood', 'gurjan'],
    edges: [PALE_EDGE, plyEdge({ plies: 7 })],
    offset: 0,
  },
  {
    key: 'bwr',
    count: 18,
    woods: ['gurjan', 'eucalyptus', 'keruing', 'okoume'],
    edges: [plyEdge({ pale: '#dab58b', dark: '#ab7a4f' }), PALE_EDGE],
    offset: 3,
  },
  {
    key: 'bwp-marine',
    count: 24,
    woods: ['gurjan', 'keruing', 'okoume', 'gurjan', 'meranti'],
    edges: [GURJAN_EDGE, plyEdge({ pale: '#d2a67c', dark: '#a06c48', plies: 13 })],
    offset: 0,
  },
  {
    key: 'fire-retardant',
    count: 10,
    woods: ['mahogany', 'meranti', 'sapele'],
    edges: [plyEdge({ pale: '#cf9f86', dark: '#a2604d', plies: 11 })],
    offset: 2,
  },
  {
    key: 'calibrated',
    count: 12,
    woods: ['birch', 'poplar', 'okoume', 'beech'],
    edges: [plyEdge({ pale: '#ead2a8', dark: '#c49a68', plies: 13 })],
    offset: 1,
  },
  {
    key: 'gurjan',
    count: 14,
    woods: ['gurjan', 'keruing'],
    edges: [GURJAN_EDGE, plyEdge({ pale: '#c08a63', dark: '#8c5a3c', plies: 9 })],
    offset: 4,
  },
  {
    key: 'alternate',
    count: 8,
    woods: ['eucalyptus', 'poplar', 'rubberwood'],
    edges: [plyEdge({ pale: '#e2c59a', dark: '#8f5f3d', plies: 9 })],
    offset: 2,
  },
];

/** Sheets of one grade: wood, thickness, seed, arrangement and camera side all move on together. */
function gradeViews({ count, woods, edges, offset }: Grade): View[] {
  return Array.from({ length: count }, (_, i) => {
    const name = pick(woods, i);
    const arranged = arrangement(i + offset);
    return {
      shows: { wood: name },
      scene: (seed) => {
        const stock: Stock = {
          faces: [wood(name, { seed })],
          edge: pick(edges, Math.floor(i / woods.length)),
          thickness: pick(THICKNESSES, i * 2 + offset),
        };
        return arranged(stock, seed, (i + Math.floor(i / 11)) % 2 === 1);
      },
    };
  });
}

function archScene(name: Wood, seed: number, i: number): Scene {
  const stock: Stock = { faces: [wood(name, { seed })], edge: plyEdge({ plies: 5 }), thickness: 0.06 };
  const side = i % 2 === 0 ? 1 : -1;
  const sweep = pick([1.5, 2.7, 2.1, 3.1], i);
  const radius = pick([1.7, 0.95, 1.3, 0.85], i);
  const arched = arch(stock, radius, sweep);
  const shapes = place([arched], {
    at: [i % 4 === 1 ? -0.55 : 0, 0, 0],
    frame: turn(side * pick([0.25, -0.3, 0.5], i)),
  });
  if (i % 4 === 1)
    shapes.push(...place([arch(stock, 0.6, 2.9)], { at: [1.05, 0, 0.35], frame: turn(0.3), scale: 0.85 }));
  if (i % 4 === 2)
    shapes.push(
      ...place([arch(stock, 1.3, 2.1)], {
        at: [0.02, 0.075, 0.3],
        frame: turn(side * pick([0.25, -0.3, 0.5], i) + 0.05),
      }),
    );
  return scene(shapes, { eye: [side * 2.2, 2, 4.2], target: [0, 0.36, 0.1], fov: 32 });
}

const flexibleViews: View[] = (
  ['poplar', 'okoume', 'birch', 'eucalyptus', 'maple', 'poplar', 'beech', 'keruing'] as const
).map((name, i) => ({
  shows: { wood: name },
  scene: (seed) => archScene(name, seed, i),
}));

export const plywoodPictures: Picture[] = [
  ...GRADES.flatMap((grade) => products(`plywood/${grade.key}`, gradeViews(grade))),
  ...products('plywood/flexible', flexibleViews),
  ...products('plywood/shuttering-film-faced', filmViews),
  ...products('plywood/densified', densifiedViews),
  ...products('plywood/chequered', chequeredViews),
  ...products('plywood/packing', packingViews),
];
