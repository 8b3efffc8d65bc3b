import { light } from '../core/colour.ts';
import { lathe } from '../core/lathe.ts';
import { grain, pick } from '../core/noise.ts';
import { arc, type Outline, type Point, prism, ribbon } from '../core/prism.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { type Material, paint } from '../core/surface.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { finishOf, metal, skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';

/** A coil of tape: fine rings on its face, the tape's own colour around. */
function coil(hex: string, radius: number, height: number, around?: Material): Shape {
  const colour = light(hex);
  const material: Material = (touch, out) => {
    if (Math.abs(touch.ny) < 0.5) {
      if (around) around(touch, out);
      else paint(out, colour);
      out.gloss = 0.15;
      return;
    }
    const reach = Math.hypot(touch.x, touch.z);
    const ring = Math.abs(((reach * 55) % 1) - 0.5);
    paint(out, colour, 0.82 + 0.26 * ring + grain.at(reach * 120, Math.atan2(touch.x, touch.z) * 2) * 0.12);
    out.gloss = 0.08;
  };
  const h = height / 2;
  const inner = radius * 0.42;
  return lathe(
    [0, h, 0],
    [
      [inner, -h],
      [radius, -h],
      [radius, h],
      [inner, h],
      [inner, -h],
    ],
    material,
  );
}

/** The loose end running off the coil along the ground. */
function tail(hex: string, radius: number, height: number): Shape {
  const path: Point[] = Array.from({ length: 15 }, (_, i) => [radius + 0.01 + Math.sin(i * 0.35) * 0.12, i * 0.12]);
  return prism([0, height / 2, 0], ribbon(path, 0.02), height / 2, solid(hex, 0.15), turn(0, QUARTER));
}

export function coils(tones: readonly string[]): Shape[] {
  const [a = '#b98552', b = '#5a3a27', c = '#efe8dc', d = '#8f9a80'] = tones;
  return [
    ...place([coil(a, 0.72, 0.3)], { at: [-0.75, 0, 0.2] }),
    ...place([coil(b, 0.66, 0.3)], { at: [0.72, 0, -0.35] }),
    ...place([coil(c, 0.5, 0.3), tail(c, 0.5, 0.3)], { at: [0.45, 0, 0.85], frame: turn(-0.4) }),
    ...place([coil(d, 0.6, 0.26)], { at: [-0.62, 0.3, 0.15] }),
  ];
}

const TAPES: readonly (readonly [string, readonly string[]])[] = [
  ['woodgrain', ['#b98552', '#5a3a27', '#d9b98a', '#8c6239']],
  ['white', ['#f2efe8', '#e9e5db', '#f4f2ee', '#dcd8cd']],
  ['assorted colours', ['#b8603a', '#20344a', '#efe8dc', '#8f9a80']],
  ['grey', ['#8d9093', '#5e6164', '#c3c1bc', '#3d4043']],
  ['walnut', ['#563724', '#3a2417', '#6f4a31', '#8a6043']],
];

const single = (hex: string, left: boolean): Scene =>
  scene(
    place([coil(hex, 1.0, 0.34), tail(hex, 1.0, 0.34)], { at: [-0.15, 0, -0.25], frame: turn(left ? -0.15 : -0.7) }),
    { eye: [left ? -1.5 : 1.5, 2.3, 3.8], target: [0, 0.1, 0.1], fov: 32 },
  );

const tapeViews = (offset: number): View[] =>
  TAPES.map(([colour, tones], i) => ({
    shows: { colour },
    scene: () =>
      (i + offset) % 2 === 0
        ? scene(coils(tones), { eye: [offset ? -1.6 : 1.6, 2.7, 3.9], target: [0, 0.12, 0.1], fov: 33 })
        : single(pick(tones, offset), i % 2 === 0),
  }));

type Section = { readonly outline: Outline; readonly round?: boolean };

const U: Section = {
  outline: ribbon(
    [
      [-0.2, 0.32],
      [-0.2, 0],
      [0.2, 0],
      [0.2, 0.32],
    ],
    0.05,
  ),
};
const G: Section = {
  outline: ribbon(
    [
      [0.22, 0.34],
      [-0.22, 0.34],
      [-0.22, 0],
      [0.16, 0],
      [0.16, 0.16],
      [0, 0.16],
    ],
    0.045,
  ),
};
const T: Section = {
  outline: [
    [-0.3, 0.24],
    [-0.3, 0.3],
    [0.3, 0.3],
    [0.3, 0.24],
    [0.035, 0.24],
    [0.035, 0],
    [-0.035, 0],
    [-0.035, 0.24],
  ],
};
const J: Section = {
  outline: ribbon(
    [[-0.25, 0.36], [-0.25, 0.02], ...arc(-0.02, 0.1, 0.2, Math.PI + 0.4, Math.PI * 2 - 0.2, 10), [0.2, 0.2]],
    0.045,
  ),
};
const L: Section = {
  outline: ribbon(
    [
      [-0.24, 0.42],
      [-0.24, 0.02],
      [0.24, 0.02],
    ],
    0.045,
  ),
};
const OGEE: Section = {
  outline: [
    [-0.25, 0],
    [0.25, 0],
    [0.25, 0.05],
    ...arc(0.25, 0.2, 0.15, -QUARTER, -QUARTER * 2, 8),
    ...arc(-0.05, 0.2, 0.15, 0, QUARTER, 8),
    [-0.25, 0.35],
  ],
};
const HALF_ROUND: Section = { outline: [[-0.24, 0], ...arc(0, 0, 0.24, 0, Math.PI, 14)] };
const COVE: Section = {
  outline: [[-0.25, 0], [0.25, 0], [0.25, 0.06], ...arc(0.25, 0.36, 0.3, -QUARTER, -QUARTER * 2, 10), [-0.25, 0.36]],
};
const REED: Section = {
  outline: [
    [-0.3, 0],
    [0.3, 0],
    ...arc(0.2, 0.1, 0.1, 0, Math.PI, 8),
    ...arc(0, 0.1, 0.1, 0, Math.PI, 8),
    ...arc(-0.2, 0.1, 0.1, 0, Math.PI, 8),
  ],
};

/** Lengths side by side, ends towards the eye so that the section shows. */
function lengths(sections: readonly Section[], material: (i: number) => Material, left: boolean): Scene {
  const shapes = sections.flatMap((item, i) => {
    const pose = {
      at: [(i - (sections.length - 1) / 2) * 0.72, 0, (i % 2) * 0.22 - 0.3] as const,
      frame: turn((left ? -1 : 1) * 0.35),
    };
    return place([prism([0, 0.01, 0], item.outline, 1.35, material(i))], pose);
  });
  return scene(shapes, { eye: [left ? -1.3 : 1.3, 1.9, 4.1], target: [0.1, 0.12, 0.1], fov: 33 });
}

const grainAlong = (name: Wood, seed: number): Material => {
  const base = skin(wood(name, { seed }), { width: 2.4, height: 1 });
  return (touch, out) => base({ ...touch, nx: 1, ny: 0, nz: 0, y: touch.x }, out);
};

const METALS = [
  ['silver', metal('#cfcecb', 0.02)],
  ['gold', finishOf('gold')],
  ['rose gold', metal('#d9a590', 0.02)],
  ['black', finishOf('matt black')],
] as const;

const metalViews = (sections: readonly Section[], turnBy: number): View[] =>
  METALS.map(([finish, material], i) => ({
    shows: { finish },
    scene: () =>
      lengths(
        sections.map((_, k) => pick(sections, k + i)),
        () => material,
        (i + turnBy) % 2 === 1,
      ),
  }));

const BEADS: readonly Wood[] = ['teak', 'beech', 'walnut', 'pine'];

export const edgeBandPictures: Picture[] = [
  ...products('edge-band/pvc-tape', tapeViews(0)),
  ...products('edge-band/abs-tape', tapeViews(1).slice(0, 4)),
  ...products('edge-band/aluminium-profile', metalViews([U, G, L, T], 0)),
  ...products('edge-band/t-patti', metalViews([T, T, T], 1)),
  ...products(
    'edge-band/beading',
    BEADS.map(
      (name, i): View => ({
        shows: { wood: name },
        scene: (seed) =>
          lengths(
            [OGEE, HALF_ROUND, COVE, REED].map((_, k, all) => pick(all, k + i)),
            (k) => grainAlong(name, seed + k),
            i % 2 === 1,
          ),
      }),
    ),
  ),
  ...products('edge-band/handle-profile', metalViews([J, G, J], 0)),
];
