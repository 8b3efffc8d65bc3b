import { pick } from '../core/noise.ts';
import type { Raster } from '../core/texture.ts';
import { type Picture, products, type View } from '../picture.ts';
import { chipEdge, type Edge, fibreEdge } from '../surfaces/edges.ts';
import { decor, plainDecor } from '../surfaces/laminate.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { ARRANGED, arrangement } from './arrangements.ts';
import type { Stock } from './sheets.ts';

type Face = { readonly shows: Readonly<Record<string, string>>; readonly face: (seed: number) => Raster };

const woodgrain = (name: Wood): Face => ({
  shows: { wood: name, colour: `${name} woodgrain` },
  face: (seed) => wood(name, { seed }),
});
const colour = (name: string, hex: string): Face => ({
  shows: { colour: name },
  face: (seed) => plainDecor(hex, seed),
});
const raw = (
  name: string,
  base: string,
  second: string,
  pattern: 'concrete' | 'straw' | 'strands' | 'chips',
): Face => ({
  shows: { colour: name },
  face: (seed) => decor(pattern, base, second, { seed }),
});

type Kind = {
  readonly key: string;
  readonly count: number;
  readonly faces: readonly Face[];
  readonly edge: Edge;
  readonly thickness: readonly number[];
  readonly gloss?: number;
};

const DECORS: readonly Face[] = [
  woodgrain('walnut'),
  colour('frosty white', '#f2f0ea'),
  woodgrain('grey oak'),
  colour('slate grey', '#6d7073'),
  woodgrain('teak'),
  woodgrain('wenge'),
  colour('sage green', '#8b9a80'),
];

const KINDS: readonly Kind[] = [
  {
    key: 'plain-mdf',
    count: 7,
    faces: [
      raw('natural brown', '#c4a279', '#b8946a', 'concrete'),
      raw('pale brown', '#cfb38c', '#c0a077', 'concrete'),
    ],
    edge: fibreEdge(),
    thickness: [0.15, 0.1, 0.2],
  },
  { key: 'pre-laminated-mdf', count: 7, faces: DECORS, edge: fibreEdge(), thickness: [0.15, 0.13] },
  {
    key: 'hdhmr',
    count: 6,
    faces: [
      raw('moisture green', '#94967c', '#7f8168', 'concrete'),
      raw('grey brown', '#9c8b72', '#8a7960', 'concrete'),
    ],
    edge: fibreEdge('#85876a'),
    thickness: [0.16, 0.13, 0.2],
  },
  {
    key: 'hdf',
    count: 4,
    faces: [raw('dark brown', '#8d6844', '#7a5738', 'concrete'), colour('gloss white', '#f4f2ee')],
    edge: fibreEdge('#7d5a3a'),
    thickness: [0.05, 0.07],
    gloss: 0.2,
  },
  {
    key: 'particle-board',
    count: 5,
    faces: [raw('natural', '#cfb489', '#a98758', 'chips')],
    edge: chipEdge(),
    thickness: [0.17, 0.2, 0.14],
  },
  {
    key: 'pre-laminated-particle-board',
    count: 5,
    faces: DECORS.toReversed(),
    edge: chipEdge(),
    thickness: [0.17, 0.2],
  },
  {
    key: 'agro-board',
    count: 4,
    faces: [raw('straw', '#d8c48a', '#a98a4a', 'straw'), raw('bagasse', '#c2ab7d', '#8b7145', 'straw')],
    edge: chipEdge('#cdb678', 1.6),
    thickness: [0.18, 0.22],
  },
  {
    key: 'osb',
    count: 4,
    faces: [raw('natural', '#e0bd84', '#9a6a36', 'strands')],
    edge: chipEdge('#c99f62', 2.4),
    thickness: [0.15, 0.19, 0.12],
  },
];

const EDGE_FIRST = [ARRANGED.corner, ARRANGED.pile(2), ARRANGED.stepped, ARRANGED.leaningRow];

function viewsOf(kind: Kind, offset: number): View[] {
  return Array.from({ length: kind.count }, (_, i) => {
    const { shows, face } = pick(kind.faces, i);
    const arranged = kind.count === 4 ? pick(EDGE_FIRST, i + offset) : arrangement(i * 2 + offset);
    return {
      shows,
      scene: (seed) => {
        const stock: Stock = {
          faces: [face(seed)],
          edge: kind.edge,
          thickness: pick(kind.thickness, i),
          gloss: kind.gloss ?? 0.05,
        };
        return arranged(stock, seed, (i + offset) % 2 === 1);
      },
    };
  });
}

export const mdfPictures: Picture[] = KINDS.flatMap((kind, i) => products(`mdf/${kind.key}`, viewsOf(kind, i)));
