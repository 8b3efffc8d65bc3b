import { box } from '../core/box.ts';
import { light } from '../core/colour.ts';
import { cylinder } from '../core/lathe.ts';
import { fraction, pick } from '../core/noise.ts';
import { type Point, prism, ribbon } from '../core/prism.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { type Material, paint } from '../core/surface.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { type Decor, STONES } from '../surfaces/decors.ts';
import { plainEdge, sandwichEdge } from '../surfaces/edges.ts';
import { plainDecor } from '../surfaces/laminate.ts';
import { metal, skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { ARRANGED, type Arrangement } from './arrangements.ts';
import type { Stock } from './sheets.ts';

const FOAM_TONES: readonly (readonly [string, string, string])[] = [
  ['off-white', '#e8e2d6', '#d8cfbe'],
  ['beige', '#d9c9ad', '#c9b694'],
  ['grey', '#b9b6b0', '#a5a29b'],
  ['brown', '#8d6f55', '#765a43'],
  ['white', '#f2f1ed', '#e2e0d9'],
];

const BOARD_LOOKS: readonly Arrangement[] = [
  ARRANGED.pile(3),
  ARRANGED.corner,
  ARRANGED.stepped,
  ARRANGED.fanned,
  ARRANGED.leaningRow,
];

const boardViews = (count: number, thickness: number, offset: number): View[] =>
  Array.from({ length: count }, (_, i) => {
    const [colour, face, core] = pick(FOAM_TONES, i + offset);
    return {
      shows: { colour },
      scene: (seed) => {
        const stock: Stock = {
          faces: [plainDecor(face, seed)],
          edge: plainEdge(core),
          thickness: thickness * (1 + (i % 3) * 0.2),
          gloss: 0.1,
        };
        return pick(BOARD_LOOKS, i + offset)(stock, seed, i % 2 === 0);
      },
    };
  });

const ACP: readonly (readonly [string, string])[] = [
  ['silver', '#c5c6c6'],
  ['red', '#a8312a'],
  ['blue', '#2f5576'],
  ['champagne', '#c9b58e'],
  ['black', '#2a2827'],
];

/** A cassette: the sheet folded at its edges, as façades are hung. */
function cassette(hex: string): Shape[] {
  const skinMaterial = metal(hex, 0.02);
  const path: Point[] = [
    [-0.75, -0.3],
    [-0.75, 0],
    [0.75, 0],
    [0.75, -0.3],
  ];
  return [prism([0, 0.3, 0], ribbon(path, 0.035), 0.9, skinMaterial)];
}

const acpViews: View[] = ACP.map(([colour, hex], i) => ({
  shows: { colour, finish: 'metallic' },
  scene: (seed) => {
    const stock: Stock = {
      faces: [plainDecor(hex, seed)],
      edge: sandwichEdge('#d2d2d0', '#3b3937', 0.2),
      thickness: 0.05,
      gloss: 0.5,
    };
    if (i % 2 === 1) return pick([ARRANGED.fanned, ARRANGED.corner], i)(stock, seed, i % 4 === 1);
    const shapes = [
      ...place(cassette(hex), { at: [-0.55, 0, -0.2], frame: turn(0.3) }),
      ...place(cassette(hex), { at: [1.0, 0, 0.4], frame: turn(0.3), scale: 0.6 }),
    ];
    return scene(shapes, { eye: [1.8, 2, 4.2], target: [0.05, 0.2, 0], fov: 31 });
  },
}));

const wallLight: Partial<Scene> = { light: [-0.9, 0.55, 0.6], floor: false };

/** Half-round or square battens on a dark backing, filling the picture. */
function louvreWall(material: (i: number) => Material, round: boolean, backing: string): Scene {
  const shapes: Shape[] = [box([0, 0, -0.12], [6, 4, 0.1], solid(backing))];
  for (let i = -9; i < 10; i++) {
    shapes.push(
      round
        ? cylinder([i * 0.26, 0, 0], 0.115, 2.5, material(i))
        : box([i * 0.26, 0, 0], [0.075, 2.5, 0.1], material(i), undefined, 0.01),
    );
  }
  return scene(shapes, { ...wallLight, eye: [1.2, 0.3, 4.3], target: [0, 0, 0], fov: 30 });
}

/** A panel of ridges standing on the ground: section drawn along x, height along y. */
function ridgedPanel(ridges: number, material: Material, round: boolean): Shape {
  const width = 1.7;
  const pitch = width / ridges;
  const outline: Point[] = [];
  for (let i = 0; i < ridges; i++) {
    const x = -width / 2 + i * pitch;
    if (round)
      for (let k = 0; k <= 6; k++)
        outline.push([x + (pitch * k) / 6, 0.03 + Math.sin((Math.PI * k) / 6) * pitch * 0.42]);
    else
      outline.push(
        [x, 0.03],
        [x + pitch * 0.12, 0.03 + pitch * 0.5],
        [x + pitch * 0.62, 0.03 + pitch * 0.5],
        [x + pitch * 0.72, 0.03],
      );
  }
  outline.push([width / 2, 0.03], [width / 2, -0.04], [-width / 2, -0.04]);
  return prism([0, 1.05, 0], outline.toReversed(), 1.05, material, turn(0, QUARTER));
}

const standing = (panel: Shape, left: boolean): Scene =>
  scene(
    [
      ...place([panel], { at: [-0.5, 0, -0.2], frame: turn(left ? 0.35 : -0.35) }),
      ...place([panel], { at: [0.95, 0.12, 0.7], frame: turn(left ? 0.5 : 0.2, -QUARTER + 0.1), scale: 0.55 }),
    ],
    { eye: [left ? -0.9 : 0.9, 1.7, 5.4], target: [0.05, 0.9, 0], fov: 31, light: [-0.8, 0.8, 0.6], ambient: 0.5 },
  );

const along = (name: Wood, seed: number): Material => {
  const face = wood(name, { seed });
  const base = skin(face, { width: 2.2, height: 1, vertical: false });
  return (touch, out) => base({ ...touch, ny: 0, nx: 1, nz: 0, z: touch.z, y: touch.x }, out);
};

const LOUVRES: readonly Wood[] = ['oak', 'walnut', 'teak', 'grey oak'];
const louvreViews: View[] = [
  ...LOUVRES.map(
    (name, i): View => ({
      shows: { wood: name, colour: `${name} woodgrain` },
      scene: (seed) =>
        louvreWall(
          (n) =>
            skin(wood(name, { seed, width: 1000, height: 600 }), {
              width: 2.4,
              height: 1,
              vertical: true,
              shiftX: 0.3,
              shiftY: n * 0.13,
            }),
          i % 2 === 0,
          i % 2 ? '#2b2320' : '#4a3423',
        ),
    }),
  ),
  { shows: { colour: 'white' }, scene: () => standing(ridgedPanel(7, solid('#efece4', 0.12), false), false) },
];

const flutedViews: View[] = (['oak', 'walnut', 'teak', 'ash'] as const).map((name, i) => ({
  shows: { wood: name, colour: `${name} woodgrain` },
  scene: (seed) => standing(ridgedPanel(12 + (i % 2) * 4, along(name, seed), i % 2 === 0), i % 2 === 1),
}));

const uvDecors: readonly Decor[] = [0, 1, 2, 3, 7].map((i) => pick(STONES, i));

const uvViews: View[] = uvDecors.map((item, i) => ({
  shows: { colour: item.colour, finish: 'UV gloss' },
  scene: (seed) => {
    const stock: Stock = { faces: [item.face(seed)], edge: plainEdge('#e6e1d6'), thickness: 0.04, gloss: 0.65 };
    return pick([ARRANGED.leaningRow, ARRANGED.pile(2), ARRANGED.spreadOut], i)(stock, seed, i % 2 === 0);
  },
}));

/** Charcoal panels: dark ridges with a bright metallic line in every groove. */
function charcoal(dark: string, bright: string): Material {
  const base = light(dark);
  const line = light(bright);
  return (touch, out) => {
    const inset = Math.abs(fraction((touch.x + 0.85) / 0.2125 - 0.36) - 0.5) > 0.44;
    paint(out, inset ? line : base, inset ? 1 : 0.9);
    out.gloss = 0.2;
    if (inset) out.metal = 0.8;
  };
}

const CHARCOAL: readonly (readonly [string, string, string])[] = [
  ['charcoal and gold', '#37332f', '#d9b065'],
  ['charcoal and silver', '#2c2d2f', '#cfcfcd'],
  ['brown and copper', '#4b3529', '#c98a66'],
  ['grey and gold', '#77736d', '#d9b065'],
];

const charcoalViews: View[] = CHARCOAL.map(([colour, dark, bright], i) => ({
  shows: { colour },
  scene: () => standing(ridgedPanel(8, charcoal(dark, bright), false), i % 2 === 0),
}));

export const panelPictures: Picture[] = [
  ...products('wpc/wpc-board', boardViews(6, 0.15, 0)),
  ...products('wpc/pvc-foam-board', boardViews(5, 0.1, 4)),
  ...products('wpc/acp', acpViews),
  ...products('wpc/louvers', louvreViews),
  ...products('wpc/fluted-panel', flutedViews),
  ...products('wpc/uv-marble-sheet', uvViews),
  ...products('wpc/charcoal-panel', charcoalViews),
];
