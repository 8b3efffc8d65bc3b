import { pick } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { fromSvg, type Raster } from '../core/texture.ts';
import { turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { bottle, cartridge, jerrycan, pellets, sack, sticks, tin, tub } from './containers.ts';

type Label = {
  readonly title: string;
  readonly line: string;
  readonly ground: string;
  readonly band: string;
  readonly ink: string;
};

/** A label in plain trade words: the seller's own name stands on the page. */
function labelOf({ title, line, ground, band, ink }: Label, width = 1400, height = 420, size = 66): Promise<Raster> {
  const font = 'font-family="DejaVu Sans, Noto Sans, Arial, sans-serif"';
  const middle = width / 2;
  return fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><rect y="${height * 0.7}" width="${width}" height="${height * 0.3}" fill="${band}"/><g ${font} text-anchor="middle"><text x="${middle}" y="${height * 0.42}" font-size="${size}" font-weight="800" fill="${ink}">${title}</text><text x="${middle}" y="${height * 0.6}" font-size="${size * 0.45}" fill="${ink}">${line}</text></g></svg>`,
  );
}

const pair = (big: Shape[], small: Shape[], left: boolean): Scene => {
  const side = left ? -1 : 1;
  return scene(
    [
      ...place(big, { at: [-0.5 * side, 0, 0.05], frame: turn(0.12 * side), scale: 1.1 }),
      ...place(small, { at: [0.78 * side, 0, 0.35], frame: turn(-0.1 * side), scale: 0.78 }),
    ],
    {
      eye: [0.6 * side, 1.8, 4.7],
      target: [0, 0.6, 0],
      fov: 31,
    },
  );
};

type Make = (label: Raster, accent: string, seed: number) => readonly [Shape[], Shape[]];
type Kind = {
  readonly key: string;
  readonly title: string;
  readonly line: string;
  readonly labels: readonly (readonly [string, string, string, string])[];
  readonly makes: readonly Make[];
  readonly square?: boolean;
  readonly titleSize?: number;
};

const KINDS: readonly Kind[] = [
  {
    key: 'white-glue',
    title: 'WOOD GLUE',
    line: 'Waterproof PVA adhesive',
    labels: [
      ['green', '#17663A', '#f2c14e', '#ffffff'],
      ['blue', '#1f4f86', '#f0e6d2', '#ffffff'],
      ['red', '#a4322a', '#f3e3c0', '#ffffff'],
      ['white', '#f4f1ea', '#2d6468', '#22313a'],
      ['orange', '#d9822b', '#5a2d12', '#ffffff'],
    ],
    makes: [(l) => [tub(l), tub(l)], (l, a) => [tub(l), bottle(l, a)], (l, a) => [bottle(l, a), bottle(l, a)]],
  },
  {
    key: 'contact-adhesive',
    title: 'CONTACT',
    line: 'Synthetic rubber adhesive',
    labels: [
      ['yellow', '#e0b63a', '#8c2f22', '#2a1a0c'],
      ['red', '#9c2f2a', '#f0d7a0', '#ffffff'],
      ['black', '#2b2724', '#d9a441', '#f6e7c6'],
      ['blue', '#2a4a72', '#e9c46a', '#ffffff'],
    ],
    makes: [(l) => [tin(l), tin(l, 0.8)], (l) => [tin(l, 1.3), tin(l)]],
  },
  {
    key: 'wood-polish',
    title: 'PU POLISH',
    line: 'Clear wood finish',
    labels: [
      ['amber', '#b9791b', '#3a2214', '#fff6e0'],
      ['walnut', '#4a2f20', '#d9b26a', '#f6e7c6'],
      ['cream', '#f0e2c4', '#8a5a34', '#4a2f20'],
      ['green', '#2f5a44', '#e3c98f', '#ffffff'],
    ],
    makes: [
      (l) => [tin(l, 1.2), tin(l, 0.75)],
      (l, a) => [tin(l, 1.0), bottle(l, a)],
      (l, a) => [place(jerrycan(l, a), { scale: 0.84 }), tin(l, 0.8)],
    ],
  },
  {
    key: 'primers',
    title: 'PRIMER',
    line: 'Wood sealer and primer',
    labels: [
      ['white', '#f2efe8', '#6d7073', '#2b2724'],
      ['grey', '#8d9093', '#f2efe8', '#ffffff'],
      ['pink', '#d8a08f', '#f6ead9', '#5a2d20'],
    ],
    makes: [(l) => [tin(l, 1.1), tin(l, 0.8)], (l) => [tub(l), tin(l, 0.9)]],
  },
  {
    key: 'edge-sealant',
    title: 'SEALANT',
    line: 'Edge and joint',
    labels: [
      ['clear', '#e9e6de', '#2d6468', '#22313a'],
      ['black', '#2b2724', '#b8603a', '#f6e7c6'],
      ['brown', '#6b4a34', '#e3c98f', '#fff2dd'],
    ],
    makes: [(l, a) => [cartridge(l, a), cartridge(l, a)], (l, a) => [cartridge(l, a), bottle(l, a)]],
    square: true,
    titleSize: 44,
  },
  {
    key: 'hot-melt',
    title: 'HOT MELT',
    line: 'Edge band granules',
    labels: [
      ['ivory', '#efe6d8', '#b8603a', '#4a2f20'],
      ['blue', '#2f5576', '#f0d7a0', '#ffffff'],
      ['amber', '#d9a441', '#4a2f20', '#2a1a0c'],
    ],
    makes: [(l, _a, seed) => [sack(l), pellets(seed, '#e6d6b0')], (l) => [sack(l), sticks('#d9b26a')]],
    square: true,
  },
];

function viewsOf(kind: Kind): View[] {
  return kind.labels.map(([colour, ground, band, ink], i) => ({
    shows: { type: kind.title.toLowerCase(), colour },
    scene: async (seed) => {
      const label = await labelOf(
        { title: kind.title, line: kind.line, ground, band, ink },
        kind.square ? 640 : 1400,
        kind.square ? 640 : 420,
        kind.titleSize ?? 66,
      );
      const [big, small] = pick(kind.makes, i)(label, ground, seed);
      return pair(big, small, i % 2 === 1);
    },
  }));
}

export async function gluePair(): Promise<Shape[]> {
  const label = await labelOf({
    title: 'WOOD GLUE',
    line: 'Waterproof PVA adhesive',
    ground: '#17663A',
    band: '#f2c14e',
    ink: '#ffffff',
  });
  return [
    ...place(tub(label), { at: [-0.5, 0, 0.05], frame: turn(0.12) }),
    ...place(tub(label), { at: [0.78, 0, 0.3], frame: turn(-0.1), scale: 0.72 }),
  ];
}

export const adhesivePictures: Picture[] = KINDS.flatMap((kind) => products(`adhesives/${kind.key}`, viewsOf(kind)));
