import { box } from '../core/box.ts';
import { cylinder, drum, rod } from '../core/lathe.ts';
import { prism, roundedRectangle } from '../core/prism.ts';
import type { Shape } from '../core/shape.ts';
import type { Material } from '../core/surface.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { chrome, darkSteel, metal, rubber, skin, solid, steel } from '../surfaces/materials.ts';
import { wood } from '../surfaces/wood.ts';
import { blade } from './saw-blade.ts';

const board = (): Material => skin(wood('birch', { seed: 5 }), { width: 2.4, height: 1.6 });

/** A sliding-table saw: cabinet, cast top, carriage, fence and guard. */
export function panelSaw(body: string): Shape[] {
  const paint = solid(body, 0.2);
  return [
    box([0.15, 0.42, 0], [0.75, 0.42, 0.5], paint, undefined, 0.03),
    box([0.15, 0.42, 0.505], [0.5, 0.25, 0.01], solid('#e9e4da', 0.1)),
    box([0.35, 0.88, 0], [1.1, 0.04, 0.62], steel, undefined, 0.01),
    box([-1.05, 0.88, 0.05], [0.28, 0.05, 1.75], metal('#d7d5d0'), undefined, 0.01),
    box([-1.15, 0.6, 0.1], [0.08, 0.24, 0.9], darkSteel),
    box([-1.3, 0.97, 0.95], [0.95, 0.035, 0.05], metal('#d7d5d0')),
    box([0.95, 0.98, 0], [0.04, 0.07, 0.68], metal('#d7d5d0')),
    prism([-0.35, 0.92, 0], blade(0.34, 36), 0.012, chrome, turn(QUARTER)),
    prism([-0.35, 1.36, -0.05], roundedRectangle(0.42, 0.1, 0.08), 0.05, solid('#d9822b', 0.3), turn(QUARTER)),
    rod([0.35, 1.5, -0.62], [-0.35, 1.5, -0.15], 0.03, darkSteel),
    rod([0.35, 0.9, -0.62], [0.35, 1.5, -0.62], 0.035, darkSteel),
    box([-0.95, 0.955, -0.2], [0.5, 0.03, 0.6], board()),
    ...[0.35, 0.5, 0.65].map((x, i) =>
      drum(
        [x, 0.55, 0.52],
        0.05,
        0.012,
        solid(['#2f7a3f', '#b33a2a', '#2b2724'][i] ?? '#2b2724', 0.3),
        turn(0, QUARTER),
      ),
    ),
  ];
}

/** An edge bander: a long line of stations above a beam, a board passing through. */
export function edgeBander(body: string): Shape[] {
  const paint = solid(body, 0.2);
  const shapes: Shape[] = [
    box([0, 0.36, 0], [1.8, 0.36, 0.38], solid('#e9e5dc', 0.15), undefined, 0.02),
    box([0, 0.75, 0.18], [1.85, 0.03, 0.5], darkSteel),
    box([0, 1.18, -0.15], [1.7, 0.36, 0.26], paint, undefined, 0.03),
    box([-0.3, 0.83, 0.45], [1.0, 0.04, 0.42], board()),
    drum([-1.45, 1.6, 0], 0.32, 0.04, solid('#b98552', 0.1)),
    cylinder([-1.45, 1.58, 0], 0.05, 0.12, darkSteel),
    box([1.4, 1.75, -0.1], [0.22, 0.16, 0.04], solid('#23211f', 0.4), turn(0, 0.2)),
    box([1.4, 1.75, -0.05], [0.18, 0.12, 0.012], solid('#5f86a0', 0.4), turn(0, 0.2)),
  ];
  for (let i = 0; i < 5; i++)
    shapes.push(
      box([-1.2 + i * 0.6, 1.2, 0.12], [0.22, 0.24, 0.02], solid('#2f3a40', 0.45), undefined, 0.01),
      drum([-1.2 + i * 0.6, 0.88, 0.1], 0.07, 0.05, rubber),
    );
  return shapes;
}

/** A hydraulic press: frame, platens and rams. */
export function press(body: string): Shape[] {
  const paint = solid(body, 0.2);
  const shapes: Shape[] = [
    box([0, 0.14, 0], [1.35, 0.14, 0.75], paint, undefined, 0.02),
    box([0, 2.1, 0], [1.35, 0.16, 0.75], paint, undefined, 0.02),
  ];
  for (const x of [-1.25, 1.25])
    for (const z of [-0.62, 0.62]) shapes.push(box([x, 1.1, z], [0.09, 0.9, 0.1], paint, undefined, 0.01));
  for (const y of [0.42, 0.8, 1.18])
    shapes.push(box([0, y, 0], [1.1, 0.05, 0.68], darkSteel), box([0, y + 0.1, 0], [0.95, 0.04, 0.6], board()));
  shapes.push(box([0, 1.5, 0], [1.1, 0.06, 0.68], darkSteel));
  for (const x of [-0.6, 0, 0.6]) shapes.push(cylinder([x, 1.75, 0], 0.1, 0.2, chrome));
  shapes.push(
    box([1.55, 1.2, 0.4], [0.16, 0.3, 0.12], solid('#e9e5dc', 0.15)),
    drum([1.55, 1.35, 0.53], 0.06, 0.02, solid('#b33a2a', 0.3), turn(0, QUARTER)),
  );
  return shapes;
}
