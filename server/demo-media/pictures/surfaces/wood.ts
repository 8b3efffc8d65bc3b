import { bytesOf, type Rgb, ramp } from '../core/colour.ts';
import { noiseFrom, randomFrom, smooth } from '../core/noise.ts';
import { painted, type Raster, remembered } from '../core/texture.ts';

type Species = {
  /** Dark late wood to pale early wood. */
  readonly stops: readonly [string, string, string, string];
  readonly rings: number;
  readonly contrast: number;
  readonly pores: number;
  readonly flecks: number;
};

const species = (stops: Species['stops'], rings: number, contrast: number, pores: number, flecks: number): Species => ({
  stops,
  rings,
  contrast,
  pores,
  flecks,
});

export const SPECIES = {
  gurjan: species(['#7c452c', '#9a5b3b', '#b0704c', '#c2875f'], 6, 0.55, 0.5, 0.15),
  keruing: species(['#85513a', '#a0674a', '#b57c5c', '#c79371'], 6, 0.5, 0.5, 0.12),
  okoume: species(['#b07a5c', '#c69373', '#d6a98b', '#e2bda1'], 5, 0.4, 0.35, 0.1),
  poplar: species(['#c9b083', '#d9c49a', '#e4d3ae', '#ede0c2'], 5, 0.42, 0.2, 0.1),
  eucalyptus: species(['#a97f62', '#c19a7c', '#d2b093', '#e0c5aa'], 6, 0.5, 0.4, 0.1),
  rubberwood: species(['#c2a06f', '#d3b586', '#dfc69b', '#ead7b4'], 7, 0.38, 0.5, 0.3),
  pine: species(['#b98a4a', '#d8b070', '#e8c88d', '#f1dbab'], 5, 0.85, 0.1, 0.05),
  sal: species(['#5e3a22', '#7d5233', '#946745', '#aa7d5a'], 7, 0.6, 0.6, 0.1),
  meranti: species(['#7d3f2a', '#9c583f', '#b37054', '#c68a6d'], 5, 0.5, 0.55, 0.15),
  teak: species(['#8a5a2b', '#b07a3f', '#c8935a', '#d9ab74'], 7, 0.75, 0.5, 0.15),
  walnut: species(['#3a2417', '#563724', '#6f4a31', '#8a6043'], 6, 0.85, 0.6, 0.1),
  oak: species(['#a37c4c', '#c29b66', '#d4b382', '#e3c99d'], 9, 0.6, 0.8, 0.5),
  birch: species(['#cfae80', '#dfc398', '#ead3ad', '#f2e2c4'], 5, 0.38, 0.15, 0.1),
  beech: species(['#b5805a', '#cc9c74', '#dab08a', '#e6c5a3'], 6, 0.35, 0.3, 0.6),
  maple: species(['#d0b089', '#e2c8a2', '#ecd8b8', '#f4e6cd'], 5, 0.32, 0.15, 0.35),
  cherry: species(['#7f3f24', '#a15c39', '#b97550', '#cd9069'], 6, 0.5, 0.25, 0.25),
  mahogany: species(['#5a2416', '#7a3420', '#96482d', '#b0613f'], 6, 0.65, 0.6, 0.2),
  sapele: species(['#5f2c1c', '#80422b', '#9b5a3e', '#b47354'], 11, 0.6, 0.6, 0.3),
  rosewood: species(['#2b1210', '#4a1f18', '#6e3322', '#8b4a30'], 10, 0.95, 0.5, 0.05),
  ebony: species(['#15100e', '#231a16', '#32261f', '#4b382c'], 12, 0.85, 0.5, 0.05),
  zebrano: species(['#4b3320', '#8d6a43', '#c3a071', '#dcc093'], 16, 1.25, 0.4, 0.05),
  wenge: species(['#1f1612', '#32241c', '#453227', '#5b4535'], 14, 0.9, 0.7, 0.05),
  ash: species(['#b59a74', '#cdb48e', '#dcc8a6', '#eadbbf'], 8, 0.7, 0.7, 0.1),
  'smoked oak': species(['#3f342b', '#57493c', '#6d5d4d', '#857463'], 9, 0.65, 0.8, 0.4),
  'fumed oak': species(['#33261c', '#4b392a', '#614b38', '#7a6049'], 9, 0.7, 0.8, 0.5),
  'fumed larch': species(['#4a3626', '#6d5138', '#8a6a4b', '#a38361'], 8, 0.9, 0.3, 0.1),
  'grey oak': species(['#7e766b', '#978f83', '#aca497', '#c1baae'], 9, 0.6, 0.8, 0.4),
  'dyed blue': species(['#1d3146', '#2b4862', '#3d607d', '#5a7f9b'], 9, 0.6, 0.7, 0.3),
  'dyed green': species(['#263d2f', '#375744', '#4d715b', '#6d917a'], 9, 0.6, 0.7, 0.3),
  'dyed burgundy': species(['#3b1118', '#5a1c26', '#772c36', '#95464d'], 8, 0.6, 0.7, 0.3),
  'dyed grey': species(['#55585a', '#6f7273', '#888b8b', '#a3a5a4'], 9, 0.55, 0.7, 0.3),
  'dyed ochre': species(['#7f5a12', '#a67a22', '#c4973a', '#dab25b'], 8, 0.55, 0.6, 0.3),
} as const satisfies Record<string, Species>;

export type Wood = keyof typeof SPECIES;

type Leaf = { centre: number; tilt: number; x: number; y: number; mirrored: boolean; tone: number };

export type WoodOptions = {
  readonly seed?: number;
  readonly leaves?: number;
  readonly width?: number;
  readonly height?: number;
  /** Quarter-sawn or reconstituted veneer: straight lines in place of cathedrals. */
  readonly straight?: boolean;
};

function cutLeaves(count: number, seed: number): Leaf[] {
  const random = randomFrom(seed * 7 + 3);
  return Array.from({ length: count }, (_, i) => ({
    centre: 0.32 + random() * 0.36,
    tilt: 0.35 + random() * 0.5,
    x: random() * 40,
    y: random() * 40,
    mirrored: count > 1 && i % 2 === 1,
    tone: (random() - 0.5) * 0.1,
  }));
}

/** A flat-sawn veneer leaf: rings cut at a shallow angle give cathedrals; fibres and pores run along x. */
function drawWood(
  name: Wood,
  seed: number,
  leafCount: number,
  width: number,
  height: number,
  straight: boolean,
): Raster {
  const { stops, rings, contrast, pores, flecks } = SPECIES[name];
  const noise = noiseFrom(seed);
  const colours = stops.map(bytesOf);
  const leaves = cutLeaves(leafCount, seed);
  const leafHeight = height / leafCount;
  const fineness = leafHeight / 800;

  /** Distance from the pith line: its fraction is the place within a year's ring. */
  const ringPhase = (leaf: Leaf, u: number, v: number): number => {
    const warp =
      noise.layered(u * 1.1 + leaf.x, v * 2.2 + leaf.y, 3) * 0.16 + noise.layered(u * 4 + leaf.x, v * 7, 2) * 0.02;
    if (straight) return (v + warp * 0.12) * rings * 3.4 + noise.layered(u * 0.7, v * 30 + leaf.y, 2) * 0.5;
    const across = v * 1.9 + warp;
    const along = (u - 0.6) * leaf.tilt * 0.55 + noise.layered(u * 0.8 + 9 + leaf.x, v * 0.7, 2) * 0.25;
    const distance = Math.sqrt(across * across + along * along * 0.55 + 0.004) + 0.35;
    return distance * rings * 3.1 + noise.layered(u * 2, v * 14 + leaf.y, 2) * 0.22;
  };

  const tone = (leaf: Leaf, u: number, v: number): number => {
    const phase = ringPhase(leaf, u, v);
    const within = phase - Math.floor(phase);
    const ring = smooth(0, 0.72, within) * (1 - smooth(0.8, 1, within));
    const strength = 0.62 + 0.38 * noise.at(phase * 0.8 + leaf.x, 1.5);
    const fibre =
      noise.layered(u * 6 + leaf.x, v * 210 * fineness + leaf.y, 3) * 0.5 + noise.at(u * 22, v * 520 * fineness) * 0.28;
    const pore = smooth(0.5, 0.78, noise.at(u * 16 + 5, v * 330 * fineness + 70)) * (0.35 + 0.65 * ring);
    const fleck = smooth(0.62, 0.8, noise.at(u * 60, v * 26 + 33)) * flecks;
    const cloud = noise.layered(u * 0.9 + 3, v * 1.3 + 5, 3);
    return (
      0.62 -
      ring * strength * contrast * 0.55 +
      fibre * 0.16 -
      pore * pores * 0.3 +
      fleck * 0.18 +
      cloud * 0.16 +
      leaf.tone
    );
  };

  return painted(width, height, (x, y, out) => {
    const index = Math.min(leafCount - 1, Math.floor(y / leafHeight));
    const leaf = leaves[index] as Leaf;
    const place = (y - index * leafHeight) / leafHeight;
    const colour: Rgb = ramp(colours, tone(leaf, x / 800, (leaf.mirrored ? 1 - place : place) - leaf.centre));
    const seam = leafCount > 1 && Math.min(place, 1 - place) * leafHeight < 1.6 ? 0.7 : 1;
    out[0] = colour[0] * seam;
    out[1] = colour[1] * seam;
    out[2] = colour[2] * seam;
  });
}

export function wood(name: Wood, options: WoodOptions = {}): Raster {
  const { seed = 1, leaves = 1, width = 900, height = 600, straight = false } = options;
  const key = ['wood', name, seed, leaves, width, height, straight].join('|');
  return remembered(key, () => drawWood(name, seed, leaves, width, height, straight));
}
