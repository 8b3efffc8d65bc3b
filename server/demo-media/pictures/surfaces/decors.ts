import type { Raster } from '../core/texture.ts';
import { decor, type PatternName } from './laminate.ts';
import { type Wood, wood } from './wood.ts';

/** A laminate's décor: its trade name, its finish and how it is drawn. */
export type Decor = {
  readonly colour: string;
  readonly finish: string;
  readonly face: (seed: number) => Raster;
  readonly gloss: number;
};

const GLOSS: Readonly<Record<string, number>> = { gloss: 0.4, suede: 0.06, matt: 0.03, texture: 0.04, satin: 0.14 };

const printed = (colour: string, pattern: PatternName, base: string, second: string, finish: string): Decor => ({
  colour,
  finish,
  gloss: GLOSS[finish] ?? 0.05,
  face: (seed) => decor(pattern, base, second, { seed }),
});

const plain = (colour: string, hex: string, finish: string): Decor => printed(colour, 'plain', hex, hex, finish);

const woodgrain = (name: Wood, finish: string): Decor => ({
  colour: `${name} woodgrain`,
  finish,
  gloss: GLOSS[finish] ?? 0.05,
  face: (seed) => wood(name, { seed }),
});

export const WOODGRAINS: readonly Decor[] = [
  woodgrain('walnut', 'suede'),
  woodgrain('oak', 'texture'),
  woodgrain('teak', 'suede'),
  woodgrain('wenge', 'matt'),
  woodgrain('grey oak', 'texture'),
  woodgrain('ash', 'matt'),
  woodgrain('cherry', 'gloss'),
  woodgrain('zebrano', 'gloss'),
  woodgrain('maple', 'suede'),
  woodgrain('smoked oak', 'texture'),
  woodgrain('rosewood', 'gloss'),
  woodgrain('sapele', 'suede'),
  woodgrain('beech', 'matt'),
  woodgrain('mahogany', 'gloss'),
];

export const STONES: readonly Decor[] = [
  printed('white marble', 'marble', '#f3f1ee', '#8f8a86', 'gloss'),
  printed('emerald marble', 'marble', '#1d3a30', '#b9c9b2', 'gloss'),
  printed('black marble', 'marble', '#1f1c1b', '#d8c9a8', 'gloss'),
  printed('beige marble', 'marble', '#e4d5bd', '#a07f55', 'satin'),
  printed('grey concrete', 'concrete', '#b5b1aa', '#85817a', 'matt'),
  printed('sand concrete', 'concrete', '#d3c4ab', '#a8957a', 'matt'),
  printed('terrazzo', 'terrazzo', '#e9e2d6', '#b8603a', 'satin'),
  printed('blue marble', 'marble', '#27384e', '#cfd6de', 'gloss'),
  printed('rust patina', 'rust', '#5a3b2c', '#b0683c', 'texture'),
  printed('charcoal concrete', 'concrete', '#5c5a57', '#3c3a38', 'matt'),
];

export const TEXTILES: readonly Decor[] = [
  printed('natural linen', 'linen', '#ddd6c9', '#8c8474', 'texture'),
  printed('terracotta linen', 'linen', '#c4744d', '#7d3e25', 'texture'),
  printed('indigo linen', 'linen', '#42587a', '#1f2d45', 'texture'),
  printed('tan leather', 'leather', '#b07a4c', '#6d4526', 'texture'),
  printed('black leather', 'leather', '#3a322d', '#1d1815', 'texture'),
  printed('sage linen', 'linen', '#9aa68d', '#5f6d55', 'texture'),
];

export const SOLIDS: readonly Decor[] = [
  plain('frosty white', '#f2f0ea', 'suede'),
  plain('navy blue', '#20344a', 'suede'),
  plain('sage green', '#7d8c74', 'matt'),
  plain('terracotta', '#b8603a', 'suede'),
  plain('mustard', '#d9b26a', 'matt'),
  plain('ivory', '#efe6d8', 'gloss'),
  plain('slate grey', '#5e6164', 'suede'),
  plain('cherry red', '#9c2f2a', 'gloss'),
  plain('dusty rose', '#c99a92', 'matt'),
  plain('jet black', '#24211f', 'suede'),
  plain('teal', '#2d6468', 'suede'),
  plain('mocha', '#7c604c', 'matt'),
  plain('sky blue', '#a9c3d0', 'matt'),
  plain('cappuccino', '#b9a38a', 'gloss'),
  plain('olive', '#6b6a3e', 'matt'),
  plain('aubergine', '#4d2f45', 'gloss'),
];

export const PRINTED: readonly Decor[] = [
  printed('floral print', 'floral', '#f2e7d6', '#b8603a', 'satin'),
  printed('hexagon print', 'hexagons', '#d9cdb9', '#2d4a52', 'matt'),
  printed('palm print', 'palm', '#efe9da', '#3f6b4a', 'satin'),
  printed('hill mural', 'hills', '#e9dcc6', '#2f4a48', 'matt'),
  printed('jaali print', 'lattice', '#33495c', '#e2c58c', 'satin'),
  printed('chevron print', 'chevron', '#ece4d6', '#8a5a3a', 'matt'),
  printed('paisley print', 'paisley', '#6d2432', '#e7c78b', 'satin'),
  printed('sunset mural', 'hills', '#f2cfa0', '#6d3340', 'matt'),
];

export const METALLICS: readonly Decor[] = (
  [
    ['brushed gold', '#d6b26c', '#a8823f'],
    ['brushed copper', '#c98a66', '#97573a'],
    ['brushed steel', '#c9c8c4', '#96948f'],
    ['bronze', '#8d6e4a', '#5d4429'],
    ['gun metal', '#6f6c69', '#45423f'],
    ['rose gold', '#d9a590', '#a8705c'],
  ] as const
).map(([colour, base, second]) => ({ ...printed(colour, 'brushed', base, second, 'metal'), gloss: 0.55 }));
