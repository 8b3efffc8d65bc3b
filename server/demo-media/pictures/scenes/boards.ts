import { box } from '../core/box.ts';
import { byteAt, fraction, pick } from '../core/noise.ts';
import { scene } from '../core/scene.ts';
import type { Shape } from '../core/shape.ts';
import { paint } from '../core/surface.ts';
import { type Pixel, painted, type Raster, remembered } from '../core/texture.ts';
import { turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { blockEdge, type Edge, lvlEdge } from '../surfaces/edges.ts';
import { skin } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { ARRANGED } from './arrangements.ts';
import type { Stock } from './sheets.ts';

type Kind = { readonly key: string; readonly count: number; readonly woods: readonly Wood[]; readonly edge: Edge };

const KINDS: readonly Kind[] = [
  {
    key: 'pine-blockboard',
    count: 7,
    woods: ['birch', 'pine', 'poplar'],
    edge: blockEdge({ core: '#ecd09a', skin: '#c39a62' }),
  },
  {
    key: 'hardwood-blockboard',
    count: 6,
    woods: ['gurjan', 'okoume', 'eucalyptus'],
    edge: blockEdge({ core: '#c79d70', skin: '#8f6238' }),
  },
  {
    key: 'bwp-blockboard',
    count: 5,
    woods: ['gurjan', 'meranti', 'keruing'],
    edge: blockEdge({ core: '#dcb583', skin: '#7d4a30' }),
  },
  {
    key: 'laminboard',
    count: 4,
    woods: ['birch', 'beech', 'okoume', 'maple'],
    edge: blockEdge({ core: '#e6c896', skin: '#b98f5d', strip: 0.045 }),
  },
];

const LOOKS = [
  ARRANGED.pile(2),
  ARRANGED.corner,
  ARRANGED.stepped,
  ARRANGED.pile(3),
  ARRANGED.single,
  ARRANGED.twoPiles,
  ARRANGED.leaningRow,
];

function boardViews({ count, woods, edge }: Kind, offset: number): View[] {
  return Array.from({ length: count }, (_, i) => ({
    shows: { wood: pick(woods, i) },
    scene: (seed) => {
      const stock: Stock = { faces: [wood(pick(woods, i), { seed })], edge, thickness: pick([0.2, 0.24, 0.18], i) };
      return pick(LOOKS, i + offset)(stock, seed, (i + offset) % 2 === 0);
    },
  }));
}

/** Staves end-jointed with a saw-tooth, then glued side by side. */
function fingerJoint(name: Wood, seed: number): Raster {
  const source = wood(name, { seed, leaves: 9, width: 900, height: 600 });
  const blockLength = 250;
  const pixel: Pixel = (x, y, out) => {
    const stave = Math.floor(y / 66.7);
    const tooth = Math.abs(fraction(y / 13) - 0.5) * 26;
    const place = (x + stave * 97 + tooth) / blockLength;
    const block = Math.floor(place);
    const tone = 0.9 + 0.2 * fraction(Math.sin(block * 12.9 + stave * 78.2) * 4375.5);
    const joint = fraction(place) * blockLength < 2 ? 0.72 : 1;
    const from = (y * 900 + ((x + block * 173) % 900)) * 3;
    for (const channel of [0, 1, 2] as const) out[channel] = byteAt(source.data, from + channel) * tone * joint;
  };
  return remembered(`finger|${name}|${seed}`, () => painted(900, 600, pixel));
}

const fingerViews: View[] = (['rubberwood', 'pine', 'beech', 'teak'] as const).map((name, i) => ({
  shows: { wood: name },
  scene: (seed) => {
    const edge = blockEdge({
      core: pick(['#dfc69b', '#e8c88d', '#d3a986', '#c8935a'], i),
      skin: '#dcb583',
      strip: 0.22,
      skinShare: 0,
    });
    const stock: Stock = { faces: [fingerJoint(name, seed)], edge, thickness: 0.15, gloss: 0.1 };
    return pick([ARRANGED.single, ARRANGED.pile(2), ARRANGED.leaningRow, ARRANGED.corner], i)(stock, seed, i % 2 === 0);
  },
}));

/** Beams of parallel veneers: layers show on the sides, end grain on the ends. */
function beams(name: Wood, seed: number): Shape[] {
  const face = skin(wood(name, { seed }), { width: 2.8, height: 0.8 });
  const edge = lvlEdge();
  return Array.from({ length: 7 }, (_, i) => {
    const row = i < 4 ? 0 : 1;
    const z = row === 0 ? -0.72 + i * 0.48 : -0.48 + (i - 4) * 0.48;
    return box(
      [(i % 3) * 0.07 - 0.05, 0.27 + row * 0.545, z],
      [1.5, 0.27, 0.2],
      (touch, out) => {
        if (touch.part === 2) return face(touch, out);
        edge(touch.part === 0 ? touch.y : touch.x, (touch.z / 0.2 + 1) / 2, i, out);
        if (touch.part === 0) paint(out, [out.r, out.g, out.b], 0.82);
      },
      turn((i % 3) * 0.01),
    );
  });
}

const lvlViews: View[] = (['poplar', 'pine', 'eucalyptus', 'pine'] as const).map((name, i) => ({
  shows: { wood: name },
  scene: (seed) => {
    const side = i % 2 === 0 ? 1 : -1;
    if (i < 2)
      return scene(beams(name, seed), { eye: [side * 3.3, 1.9, 3.1], target: [side * 0.15, 0.42, 0], fov: 32 });
    const stock: Stock = { faces: [wood(name, { seed })], edge: lvlEdge('#dcb987', '#6d4a2c', 12), thickness: 0.26 };
    return pick([ARRANGED.corner, ARRANGED.pile(2)], i)(stock, seed, side < 0);
  },
}));

export const boardPictures: Picture[] = [
  ...KINDS.flatMap((kind, i) => products(`boards/${kind.key}`, boardViews(kind, i * 2))),
  ...products('boards/finger-joint-board', fingerViews),
  ...products('boards/lvl', lvlViews),
];
