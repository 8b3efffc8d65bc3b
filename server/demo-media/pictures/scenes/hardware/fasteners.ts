import { box } from '../../core/box.ts';
import { ball, drum, lathe, rod, type Turn } from '../../core/lathe.ts';
import { pick, randomFrom } from '../../core/noise.ts';
import { type Outline, prism, roundedRectangle } from '../../core/prism.ts';
import { type Scene, scene } from '../../core/scene.ts';
import { place, type Shape } from '../../core/shape.ts';
import type { Material } from '../../core/surface.ts';
import { QUARTER, turn } from '../../core/vector.ts';
import type { View } from '../../picture.ts';
import { darkSteel, metal, rubber, solid, steel } from '../../surfaces/materials.ts';
import { hole, plate, screw } from './parts.ts';

/** Screws strewn about, each lying on thread and head. */
function strewn(material: Material, seed: number, count: number, length: number): Shape[] {
  const random = randomFrom(seed);
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const ring = Math.sqrt((i + 0.6) / count) * 1.05;
    const angle = i * 2.4 + random() * 0.4;
    const layer = i < count * 0.3 ? 0.13 : 0;
    const at = [Math.cos(angle) * ring, 0.1 + layer, Math.sin(angle) * ring * 0.8] as const;
    const pose = { at, frame: turn(random() * 6.3, QUARTER + 0.09) };
    shapes.push(...place(place(screw(length, 0.065, material), { at: [0, -length / 2, 0] }), pose));
  }
  return shapes;
}

function standingScrews(material: Material): Shape[] {
  return [-0.5, 0, 0.5].flatMap((x, i) => {
    const length = 1.5 - i * 0.32;
    return place(screw(length, 0.1 - i * 0.012, material), {
      at: [x, length, 0.1 + i * 0.1],
      frame: turn(0.3, Math.PI),
    });
  });
}

/** An open carton with screws inside and before it. */
function carton(material: Material, seed: number, colour: string): Shape[] {
  const card = solid(colour, 0.05);
  const sides = [
    box([0, 0.32, -0.5], [0.8, 0.32, 0.02], card),
    box([0, 0.32, 0.5], [0.8, 0.32, 0.02], card),
    box([-0.8, 0.32, 0], [0.02, 0.32, 0.5], card),
    box([0.8, 0.32, 0], [0.02, 0.32, 0.5], card),
    box([0, 0.74, -0.68], [0.8, 0.02, 0.22], card, turn(0, 0.5)),
  ];
  const inside = place(strewn(material, seed, 26, 0.62), { at: [0, 0.38, 0], scale: 0.62 });
  const outside = place(strewn(material, seed + 1, 5, 0.75), { at: [0.7, 0, 0.95], scale: 0.7 });
  return [
    ...place([...sides, box([0, 0.2, 0], [0.78, 0.18, 0.48], darkSteel), ...inside], {
      at: [-0.2, 0, -0.1],
      frame: turn(0.3),
    }),
    ...outside,
  ];
}

const SCREWS: readonly (readonly [string, Material])[] = [
  ['yellow zinc', metal('#cdb061', 0.03)],
  ['black phosphate', solid('#35312e', 0.45)],
  ['stainless steel', steel],
  ['brass', metal('#c79a4e')],
];

export const screwViews: View[] = Array.from({ length: 8 }, (_, i) => {
  const [finish, material] = pick(SCREWS, i);
  return {
    shows: { type: pick(['chipboard screw', 'drywall screw', 'wood screw', 'wood screw'], i), finish },
    scene: (seed) => {
      const side = i % 2 === 0 ? 1 : -1;
      if (i % 3 === 0)
        return scene(strewn(material, seed, 16, 0.95), { eye: [side * 1.1, 2.4, 2.9], target: [0, 0.05, 0], fov: 33 });
      if (i % 3 === 1)
        return scene(carton(material, seed, pick(['#c9a678', '#3f5f7a', '#b8603a'], i)), {
          eye: [side * 1.3, 2.2, 3.3],
          target: [0.1, 0.3, 0.1],
          fov: 32,
        });
      const shapes = [
        ...place(standingScrews(material), { at: [-0.1, 0, -0.2] }),
        ...place(strewn(material, seed, 3, 0.8), { at: [0.3, 0, 0.75], scale: 0.7 }),
      ];
      return scene(shapes, { eye: [side * 0.9, 1.5, 3.7], target: [0, 0.6, 0], fov: 30 });
    },
  };
});

const FORK: Outline = [
  [-0.1, -0.14],
  [0.1, -0.14],
  [0.2, 0.1],
  [0.42, 0.62],
  [-0.32, 0.62],
  [-0.22, 0.2],
];

/** A swivel castor under its plate; the wheel stands on the ground. */
function castor(tyre: Material, braked: boolean, plated: boolean): Shape[] {
  const tread: Turn[] = [
    [0.1, -0.13],
    [0.36, -0.13],
    [0.42, -0.09],
    [0.45, 0],
    [0.42, 0.09],
    [0.36, 0.13],
    [0.1, 0.13],
  ];
  const hub: Turn[] = [
    [0, -0.14],
    [0.26, -0.14],
    [0.27, 0],
    [0.26, 0.14],
    [0, 0.14],
  ];
  const across = turn(0, QUARTER);
  const shapes: Shape[] = [
    lathe([0, 0.45, 0], tread, tyre, across),
    lathe([0, 0.45, 0], hub, solid('#d5d0c6', 0.3), across),
    rod([0, 0.45, -0.25], [0, 0.45, 0.25], 0.07, steel),
    ...[-0.19, 0.19].map((z) => prism([0, 0.45, z], FORK, 0.025, steel)),
    box([0.05, 1.07, 0], [0.37, 0.025, 0.215], steel, undefined, 0.01),
    drum([0.05, 1.13, 0], 0.26, 0.05, darkSteel),
  ];
  if (plated)
    shapes.push(
      plate(
        [0.05, 1.2, 0],
        roundedRectangle(0.5, 0.42, 0.06),
        [hole(-0.38, -0.3, 0.05), hole(0.38, -0.3, 0.05), hole(-0.38, 0.3, 0.05), hole(0.38, 0.3, 0.05)],
        0.025,
        steel,
      ),
    );
  else shapes.push(drum([0.05, 1.42, 0], 0.08, 0.26, steel), ball([0.05, 1.66, 0], 0.08, steel));
  if (braked) shapes.push(box([-0.42, 0.88, 0], [0.24, 0.03, 0.16], solid('#b33a2a', 0.3), turn(0, 0, 0.35), 0.02));
  return shapes;
}

const castorScene = (tyre: Material, i: number): Scene => {
  const side = i % 2 === 0 ? 1 : -1;
  const shapes = [
    ...place(castor(tyre, i % 3 !== 1, i % 3 !== 2), { at: [-0.55, 0, 0.1], frame: turn(0.4 * side) }),
    ...place(castor(tyre, false, i % 3 !== 2), { at: [0.75, 0, -0.3], frame: turn(-0.5 * side) }),
  ];
  return scene(shapes, { eye: [side * 1.1, 1.7, 4.2], target: [0.05, 0.62, 0], fov: 30 });
};

const TYRES: readonly (readonly [string, Material])[] = [
  ['black rubber', rubber],
  ['grey rubber', solid('#8a8784', 0.1)],
  ['red polyurethane', solid('#a8402c', 0.25)],
  ['white nylon', solid('#efeae0', 0.3)],
  ['amber polyurethane', solid('#c98a2e', 0.3)],
];

export const castorViews: View[] = TYRES.map(([colour, tyre], i) => ({
  shows: { type: 'castor', colour },
  scene: () => castorScene(tyre, i),
}));
