import { pick } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place } from '../core/shape.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { type Decor, METALLICS, PRINTED, SOLIDS, STONES, TEXTILES, WOODGRAINS } from '../surfaces/decors.ts';
import { type Edge, plainEdge, sandwichEdge } from '../surfaces/edges.ts';
import { plainDecor } from '../surfaces/laminate.ts';
import { ARRANGED, BY_THE_WALL } from './arrangements.ts';
import { fan, roll, type Stock, sheet, stack, studioWall } from './sheets.ts';

type Make = { readonly edge?: Edge; readonly thickness?: number; readonly gloss?: number };

const stockOf = (decors: readonly Decor[], seed: number, make: Make = {}): Stock => ({
  faces: decors.map((item, i) => item.face(seed + i)),
  edge: make.edge ?? plainEdge(),
  thickness: make.thickness ?? 0.025,
  gloss: make.gloss ?? decors[0]?.gloss ?? 0.05,
});

type Look = (stock: Stock, seed: number, left: boolean) => Scene;

const eye = (left: boolean, x: number, y: number, z: number): Pick<Scene, 'eye'> => ({ eye: [left ? -x : x, y, z] });

const twoSheets: Look = (stock, seed, left) =>
  scene(stack(stock, { count: 2, seed, spread: 0.32 }), {
    ...eye(left, 2.5, 2.6, 3.8),
    target: [0, 0.04, 0.1],
    fov: 31,
  });

/** One sheet flat, a sample chip leaning on its corner. */
const withChip: Look = (stock, seed, left) => {
  const chip = sheet(stock, {
    at: [0.55, 0.32, 0.35],
    half: [0.42, 0.014, 0.3],
    frame: turn(left ? -0.35 : 0.35, -1.15),
  });
  return scene([...stack(stock, { count: 1, seed, spread: 0.1 }), chip], {
    ...eye(left, 2.2, 2.4, 4),
    target: [0, 0.12, 0.05],
    fov: 31,
  });
};

/** A sheet standing by the wall with chips at its foot. */
const standing: Look = (stock, seed, left) => {
  const upright = sheet(stock, { at: [0, 0.92, -0.72], half: [1.25, 0.02, 0.92], frame: turn(0, -(QUARTER - 0.16)) });
  const chips = [0, 1, 2].map((i) =>
    sheet(stock, {
      at: [-0.5 + i * 0.42, 0.02 + i * 0.028, 0.3 + (i % 2) * 0.08],
      half: [0.32, 0.014, 0.22],
      frame: turn(i * 0.25 + (seed % 3) * 0.1),
      number: i,
    }),
  );
  return scene([upright, ...chips, studioWall], {
    ...eye(left, 1.3, 1.5, 4.4),
    ...BY_THE_WALL,
    target: [0, 0.8, -0.4],
    fov: 31,
  });
};

const closeCorner: Look = (stock, seed, left) => {
  const shapes = stack(stock, { count: 4, seed, spread: 0.26 });
  const side = left ? -1 : 1;
  return scene(shapes, { eye: [side * 2.3, 1.25, 2.5], target: [side * 0.75, 0.02, 0.4], fov: 31 });
};

const LOOKS: readonly Look[] = [twoSheets, withChip, ARRANGED.single, standing, closeCorner, ARRANGED.spreadOut];

const shownBy = ({ colour, finish }: Decor): Record<string, string> => ({ colour, finish });

function sheetViews(decors: readonly Decor[], make: Make, looks: readonly Look[], offset = 0): View[] {
  return decors.map((item, i) => ({
    shows: shownBy(item),
    scene: (seed) => pick(looks, i + offset)(stockOf([item], seed, make), seed, i % 2 === 1),
  }));
}

function fanScene(stock: Stock, left: boolean): Scene {
  const count = stock.faces.length;
  const shapes = fan(stock, { step: 0.2, start: -0.42, length: 1.4, width: 0.6, count });
  return scene(shapes, { ...eye(left, 1.2, 3.5, 4), target: [0.02, 0, left ? 0.42 : 0.36], fov: 34 });
}

function fanView(decors: readonly Decor[], finish: string, colour: string, make: Make, left: boolean): View {
  return { shows: { colour, finish }, scene: (seed) => fanScene(stockOf(decors, seed, make), left) };
}

const DECORATIVE: View[] = [
  ...sheetViews([...WOODGRAINS, ...STONES, ...TEXTILES], {}, LOOKS),
  fanView(SOLIDS.slice(1, 6), 'suede', 'assorted solids', {}, false),
  fanView(WOODGRAINS.slice(0, 5), 'texture', 'assorted woodgrains', {}, true),
  fanView(STONES.slice(0, 4), 'gloss', 'assorted stones', {}, false),
  fanView(SOLIDS.slice(9, 14), 'matt', 'assorted solids', {}, true),
];

const thin: Make = { thickness: 0.016 };
const ECONOMY: View[] = [
  ...sheetViews([...SOLIDS.slice(0, 8), ...WOODGRAINS.slice(2, 8)], thin, [closeCorner, ...LOOKS], 2),
  fanView(WOODGRAINS.slice(6, 11), 'suede', 'assorted woodgrains', thin, false),
  fanView(SOLIDS.slice(6, 11), 'suede', 'assorted solids', thin, true),
];

const LINERS = [
  ['white liner', '#efece4'],
  ['ivory liner', '#e9dfc9'],
  ['grey liner', '#c3c1bc'],
  ['off-white liner', '#e6e1d8'],
  ['beige liner', '#d8c7ab'],
  ['brown liner', '#a58262'],
] as const;

const linerViews: View[] = LINERS.map(([colour, hex], i) => ({
  shows: { colour, finish: 'matt' },
  scene: (seed) => {
    const stock: Stock = { faces: [plainDecor(hex, seed)], edge: plainEdge('#7c6650'), thickness: 0.014, gloss: 0.03 };
    if (i % 3 === 1) return rollScene(stock, seed, i);
    return pick<Look>([ARRANGED.pile(12), closeCorner, ARRANGED.spreadOut], i)(stock, seed, i % 2 === 0);
  },
}));

/** A roll tied with tape beside a loose one. */
function rollScene(stock: Stock, seed: number, i: number): Scene {
  const face = pick(stock.faces, 0);
  const standingRoll = place([roll(face, { half: 0.85, back: '#a08a6c' })], {
    at: [-0.55, 0.85, -0.2],
    frame: turn(0, QUARTER),
  });
  const lying = place([roll(face, { half: 0.95, inner: 0.13, back: '#a08a6c' })], {
    at: [0.75, 0.22, 0.35],
    frame: turn(0.6 + (seed % 3) * 0.15),
  });
  const side = i % 2 === 0 ? -1 : 1;
  return scene([...standingRoll, ...lying], { eye: [side * 2, 1.9, 4.2], target: [0.05, 0.62, 0], fov: 32 });
}

const compact: Make = { edge: plainEdge('#1d1a19'), thickness: 0.09 };
const compactViews = sheetViews(
  [STONES[4], SOLIDS[6], WOODGRAINS[0], SOLIDS[0], STONES[9], WOODGRAINS[4], SOLIDS[2]].filter(
    (item) => item !== undefined,
  ),
  compact,
  [ARRANGED.corner, ARRANGED.pile(2), ARRANGED.stepped, ARRANGED.fanned],
);

const acrylic: Make = { edge: sandwichEdge('#f4f2ee', '#c9b79c', 0.2), thickness: 0.045, gloss: 0.75 };
const acrylicViews: View[] = [
  ...sheetViews(
    [7, 0, 9, 10, 15, 5, 1, 13].map((i) => ({ ...pick(SOLIDS, i), finish: 'high gloss' })),
    acrylic,
    [twoSheets, standing, ARRANGED.single, ARRANGED.fanned],
  ),
  fanView(
    [7, 0, 10, 4, 9].map((i) => pick(SOLIDS, i)),
    'high gloss',
    'assorted solids',
    acrylic,
    false,
  ),
];

const pvcViews: View[] = [WOODGRAINS[1], SOLIDS[0], STONES[0], SOLIDS[8], WOODGRAINS[8], SOLIDS[12], WOODGRAINS[12]]
  .filter((item) => item !== undefined)
  .map((item, i) => ({
    shows: shownBy(item),
    scene: (seed) => {
      const stock = stockOf([item], seed, { thickness: 0.02, edge: plainEdge('#e6e0d4') });
      return i % 2 === 0 ? rollScene(stock, seed, i) : withChip(stock, seed, i % 4 === 1);
    },
  }));

const antiFingerprint: Make = { thickness: 0.03, gloss: 0.02, edge: plainEdge('#1d1a19') };
const antiFingerprintViews = sheetViews(
  [9, 6, 2, 11, 1, 14, 8].map((i) => ({ ...pick(SOLIDS, i), finish: 'super matt' })),
  antiFingerprint,
  [withChip, standing, twoSheets, ARRANGED.fanned],
  1,
);

const digitalViews = sheetViews(PRINTED, {}, [ARRANGED.single, standing, twoSheets, withChip]);

const metalViews = sheetViews(METALLICS, { thickness: 0.022, edge: plainEdge('#2c2622'), gloss: 0.6 }, [
  twoSheets,
  standing,
  withChip,
]);

export const laminatePictures: Picture[] = [
  ...products('laminates/1-mm-decorative', DECORATIVE),
  ...products('laminates/0-8-mm', ECONOMY),
  ...products('laminates/liner', linerViews),
  ...products('laminates/compact', compactViews),
  ...products('laminates/acrylic', acrylicViews),
  ...products('laminates/pvc', pvcViews),
  ...products('laminates/anti-fingerprint', antiFingerprintViews),
  ...products('laminates/digital', digitalViews),
  ...products('laminates/metal', metalViews),
];
