import { box } from '../core/box.ts';
import { drum, lathe, rod, type Turn } from '../core/lathe.ts';
import { arc, type Outline, prism, roundedRectangle } from '../core/prism.ts';
import { place, type Shape } from '../core/shape.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { black, chrome, darkSteel, metal, skin, solid, steel } from '../surfaces/materials.ts';
import { wood } from '../surfaces/wood.ts';
import { blade } from './saw-blade.ts';

const SHANK: Turn[] = [
  [0, 0.9],
  [0.11, 0.9],
  [0.12, 0.92],
  [0.12, 1.7],
  [0.1, 1.73],
  [0, 1.73],
];

/** A router bit: shank above, two cutting wings of the profile below. */
function routerBit(profile: Outline, colour: string): Shape[] {
  const wing = solid(colour, 0.35);
  return [
    lathe([0, 0, 0], SHANK, steel),
    lathe(
      [0, 0, 0],
      [
        [0, 0.1],
        [0.09, 0.12],
        [0.11, 0.9],
        [0, 0.92],
      ],
      darkSteel,
    ),
    prism([0, 0, 0], profile, 0.05, wing, turn(0.5)),
    prism([0, 0, 0], profile, 0.052, metal('#b9b7b2'), turn(0.5 + Math.PI)),
  ];
}

const STRAIGHT: Outline = [
  [0.02, 0.05],
  [0.22, 0.05],
  [0.22, 0.75],
  [0.02, 0.8],
];
const ROUND_OVER: Outline = [
  [0.02, 0.1],
  [0.16, 0.1],
  ...arc(0.5, 0.2, 0.34, Math.PI, QUARTER, 8),
  [0.5, 0.75],
  [0.02, 0.78],
];
const OGEE: Outline = [
  [0.02, 0.1],
  [0.12, 0.12],
  ...arc(0.12, 0.32, 0.2, -QUARTER, 0, 6),
  [0.38, 0.4],
  [0.5, 0.55],
  [0.5, 0.75],
  [0.02, 0.78],
];
const V_GROOVE: Outline = [
  [0, 0],
  [0.42, 0.5],
  [0.42, 0.68],
  [0.02, 0.74],
];

export const bitSet = (colour: string): Shape[] =>
  [STRAIGHT, ROUND_OVER, OGEE, V_GROOVE].flatMap((profile, i) =>
    place(routerBit(profile, colour), { at: [-1.35 + i * 0.9, 0, (i % 2) * 0.25], frame: turn(0.3 * i), scale: 0.9 }),
  );

/** Bits in a wooden rest. */
export const bitRest = (colour: string): Shape[] => [
  box([0, 0.2, 0], [1.9, 0.2, 0.5], skin(wood('beech', { seed: 2 }), { width: 3, height: 1 }), undefined, 0.02),
  ...[V_GROOVE, OGEE, STRAIGHT, ROUND_OVER].flatMap((profile, i) =>
    place(routerBit(profile, colour), { at: [-1.35 + i * 0.9, 1.85, 0], frame: turn(0.4 * i, Math.PI), scale: 0.95 }),
  ),
];

/** A cordless drill: barrel, grip, battery and chuck. */
export function drill(body: string): Shape[] {
  const shell = solid(body, 0.2);
  const grip: Outline = [
    [-0.22, 0.1],
    [0.2, 0.1],
    [0.12, -0.35],
    [0.16, -0.85],
    [-0.3, -0.85],
    [-0.3, -0.35],
  ];
  const barrel: Turn[] = [
    [0, -0.62],
    [0.2, -0.6],
    [0.28, -0.5],
    [0.3, 0.1],
    [0.26, 0.45],
    [0, 0.45],
  ];
  const chuck: Turn[] = [
    [0, 0.45],
    [0.2, 0.45],
    [0.2, 0.62],
    [0.15, 0.72],
    [0.08, 0.8],
    [0, 0.8],
  ];
  const along = turn(0, 0, -QUARTER);
  return place(
    [
      lathe([0, 0.25, 0], barrel, shell, along),
      lathe([0, 0.25, 0], chuck, black, along),
      rod([0.8, 0.25, 0], [1.25, 0.25, 0], 0.035, chrome),
      prism([0, 0, 0], grip, 0.15, shell),
      prism([-0.02, -0.98, 0], roundedRectangle(0.42, 0.16, 0.05), 0.26, black),
      box([0.2, -0.12, 0], [0.05, 0.1, 0.06], black),
    ],
    { at: [0, 1.15, 0] },
  );
}

/** A hand-held circular saw on its base plate. */
export function circularSaw(body: string): Shape[] {
  const shell = solid(body, 0.2);
  return [
    box([0.05, 0.04, 0], [1.0, 0.025, 0.5], steel, undefined, 0.01),
    prism([0.1, 0.42, 0.12], blade(0.55, 30), 0.012, chrome),
    prism([0.1, 0.5, 0.2], [[-0.62, 0], ...arc(0, 0, 0.62, Math.PI, 0, 18)], 0.09, shell),
    drum([0.1, 0.5, -0.2], 0.3, 0.3, black, turn(0, QUARTER)),
    prism(
      [-0.35, 1.0, 0.1],
      [
        [-0.62, -0.42],
        [-0.5, -0.45],
        [-0.42, -0.02],
        [0.25, 0.12],
        [0.35, 0.02],
        [0.5, 0.05],
        [0.42, 0.28],
        [-0.6, 0.16],
      ],
      0.1,
      shell,
    ),
    drum([0.1, 0.42, 0.3], 0.07, 0.02, darkSteel, turn(0, QUARTER)),
  ];
}

/** A random-orbit sander. */
export function sander(body: string): Shape[] {
  const shell: Turn[] = [
    [0, 0.16],
    [0.4, 0.16],
    [0.42, 0.24],
    [0.3, 0.4],
    [0.27, 0.85],
    [0.34, 1.0],
    [0.3, 1.12],
    [0, 1.18],
  ];
  return [
    drum([0, 0.08, 0], 0.5, 0.08, solid('#8c5a34')),
    lathe([0, 0, 0], shell, solid(body, 0.2)),
    drum([-0.55, 0.45, 0], 0.14, 0.3, black, turn(0, 0, QUARTER)),
  ];
}
