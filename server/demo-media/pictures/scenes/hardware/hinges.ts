import { box } from '../../core/box.ts';
import { ball, cylinder, drum } from '../../core/lathe.ts';
import { roundedRectangle } from '../../core/prism.ts';
import { type Scene, scene } from '../../core/scene.ts';
import { place, type Shape } from '../../core/shape.ts';
import type { Material } from '../../core/surface.ts';
import { QUARTER, turn, type Vec } from '../../core/vector.ts';
import type { View } from '../../picture.ts';
import { darkSteel, finishOf, metal, solid, steel } from '../../surfaces/materials.ts';
import { hole, plate, screwHead } from './parts.ts';

const CUP_SHADE = solid('#55524e', 0.3);

/** A concealed cabinet hinge: cup, arm and mounting plate. */
export function cupHinge(finish: Material = steel, damper = false): Shape[] {
  const shapes: Shape[] = [
    drum([-0.75, 0.13, 0], 0.4, 0.13, finish),
    drum([-0.75, 0.27, 0], 0.47, 0.016, finish),
    cylinder([-0.75, 0.287, 0], 0.35, 0.006, CUP_SHADE),
    box([-0.2, 0.36, 0], [0.42, 0.1, 0.15], finish, turn(0, 0, 0.06), 0.02),
    box([0.62, 0.42, 0], [0.72, 0.1, 0.19], finish, undefined, 0.025),
    box([0.62, 0.525, 0], [0.66, 0.008, 0.13], metal('#b5b3ae')),
    box([0.75, 0.16, 0], [0.4, 0.16, 0.22], finish, undefined, 0.02),
    box([0.75, 0.03, 0], [0.3, 0.03, 0.85], finish, undefined, 0.015),
    ...screwHead([0.25, 0.53, 0]),
    ...screwHead([1.0, 0.53, 0]),
  ];
  for (const side of [-1, 1]) {
    shapes.push(box([-0.75, 0.27, side * 0.5], [0.2, 0.016, 0.26], finish));
    shapes.push(...screwHead([-0.75, 0.29, side * 0.62]), ...screwHead([0.75, 0.07, side * 0.6]));
  }
  if (damper) shapes.push(drum([0.45, 0.62, 0], 0.1, 0.42, solid('#d8d5cf', 0.3), turn(0, 0, QUARTER)));
  return shapes;
}

/** Two leaves about a knuckle, opened by an angle. */
function buttHinge(finish: Material, length: number, width: number, lift: number, holes = 3): Shape[] {
  const outline = roundedRectangle(width / 2, length, 0.05);
  const cuts = Array.from({ length: holes }, (_, i) => {
    const z = ((i + 0.5) / holes - 0.5) * length * 1.7;
    return hole((i % 2 === 0 ? 1 : -1) * width * 0.14, z, 0.07);
  });
  const leaf = [plate([width / 2 + 0.06, 0, 0], outline, cuts, 0.022, finish)];
  const shapes = [
    ...place(leaf, { at: [0, 0.1, 0] }),
    ...place(leaf, { at: [0, 0.1, 0], frame: turn(Math.PI, 0, lift) }),
  ];
  const knuckles = 5;
  const share = (length * 2) / knuckles;
  for (let i = 0; i < knuckles; i++) {
    const z = -length + share * (i + 0.5);
    shapes.push(drum([0, 0.1, z], 0.095, share * 0.485, finish, turn(0, QUARTER)));
  }
  for (const end of [-1, 1]) shapes.push(ball([0, 0.1, end * (length + 0.03)], 0.085, finish));
  return shapes;
}

function pianoHinge(finish: Material): Shape[] {
  const shapes: Shape[] = [];
  const outline = roundedRectangle(0.13, 1.7, 0.01);
  const cuts = Array.from({ length: 12 }, (_, i) => hole(0.02, -1.55 + i * 0.28, 0.035));
  const leaf = [plate([0.17, 0, 0], outline, cuts, 0.014, finish)];
  shapes.push(...place(leaf, { at: [0, 0.06, 0] }), ...place(leaf, { at: [0, 0.06, 0], frame: turn(Math.PI, 0, 0.5) }));
  for (let i = 0; i < 26; i++) shapes.push(drum([0, 0.06, -1.64 + i * 0.131], 0.055, 0.062, finish, turn(0, QUARTER)));
  return shapes;
}

const view = (shapes: readonly Shape[], eye: Vec, target: Vec = [0, 0.15, 0], fov = 32): Scene =>
  scene(shapes, { eye, target, fov });

const cupView = (damper: boolean, pairOf: boolean, left: boolean): Scene => {
  const hinge = cupHinge(damper ? steel : darkSteel, damper);
  const side = left ? -1 : 1;
  const shapes = pairOf
    ? [
        ...place(hinge, { at: [-0.35, 0, -0.65], frame: turn(0.35), scale: 0.8 }),
        ...place(hinge, { at: [0.3, 0, 0.7], frame: turn(Math.PI + 0.2), scale: 0.8 }),
      ]
    : place(hinge, { at: [-0.05, 0, 0], frame: turn(side * 0.42) });
  return view(shapes, [side * 1.3, 2.9, 4.0], [0.05, 0.15, 0], 31);
};

const buttView = (finish: Material, left: boolean): Scene => {
  const side = left ? -1 : 1;
  const shapes = [
    ...place(buttHinge(finish, 0.95, 0.62, 0.35), { at: [-0.35, 0, 0], frame: turn(side * 0.5) }),
    ...place(buttHinge(finish, 0.95, 0.62, 1.4), { at: [1.05, 0, -0.45], frame: turn(side * 0.2), scale: 0.7 }),
  ];
  return view(shapes, [side * 1.2, 2.8, 3.6], [0.15, 0.15, -0.1]);
};

const BUTTS = ['satin steel', 'brass', 'antique brass', 'matt black'] as const;

export const hingeViews: View[] = [
  { shows: { type: 'concealed', finish: 'nickel' }, scene: () => cupView(false, false, false) },
  { shows: { type: 'soft-close concealed', finish: 'nickel' }, scene: () => cupView(true, false, true) },
  ...BUTTS.map(
    (finish, i): View => ({ shows: { type: 'butt', finish }, scene: () => buttView(finishOf(finish), i % 2 === 1) }),
  ),
  { shows: { type: 'soft-close concealed', finish: 'nickel' }, scene: () => cupView(true, true, false) },
  {
    shows: { type: 'piano', finish: 'brass' },
    scene: () => view(place(pianoHinge(finishOf('brass')), { frame: turn(0.95) }), [0.9, 2.2, 3.4], [0, 0.05, 0], 33),
  },
];
