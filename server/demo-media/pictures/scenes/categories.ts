import { box } from '../core/box.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { turn } from '../core/vector.ts';
import { type Frame, type Picture, traced } from '../picture.ts';
import { SOLIDS } from '../surfaces/decors.ts';
import { blockEdge, chipEdge, fibreEdge, plainEdge, plyEdge } from '../surfaces/edges.ts';
import { plainDecor } from '../surfaces/laminate.ts';
import { brass, skin, solid } from '../surfaces/materials.ts';
import { wood } from '../surfaces/wood.ts';
import { gluePair } from './adhesives.ts';
import { DESIGNS, designed, leaf, leverSet } from './door-leaf.ts';
import { coils } from './edge-band.ts';
import { standingLock } from './electronics.ts';
import { clothStack } from './fabrics.ts';
import { planks } from './flooring.ts';
import { pottedPlant } from './garden.ts';
import { cupHinge } from './hardware/hinges.ts';
import { fan, type Stock, stack } from './sheets.ts';
import { sawn } from './timber.ts';
import { drill } from './tools.ts';

/** Squares on pure white: the page multiplies them over a category's tint. */
const SQUARE: Partial<Scene> = {
  backdrop: '#ffffff',
  vignette: 0,
  falloff: 0,
  exposure: 1.04,
  fov: 42,
  eye: [2.6, 2.5, 4.2],
  target: [0, 0.1, 0.05],
};

const square = (shapes: readonly Shape[], changes: Partial<Scene> = {}): Scene =>
  scene(shapes, { ...SQUARE, ...changes });

const board = (stock: Partial<Stock> & Pick<Stock, 'faces'>): Stock => ({ edge: plyEdge(), thickness: 0.13, ...stock });

const SUBJECTS: Readonly<Record<string, () => Scene | Promise<Scene>>> = {
  plywood: () => square(stack(board({ faces: [wood('poplar', { seed: 21 })] }), { count: 4, seed: 8 })),
  boards: () =>
    square(
      stack(board({ faces: [wood('birch', { seed: 41 })], edge: blockEdge(), thickness: 0.22 }), { count: 2, seed: 2 }),
      { eye: [-2.7, 2.1, 4.1] },
    ),
  mdf: () =>
    square(
      stack(board({ faces: [wood('grey oak', { seed: 15 })], edge: chipEdge(), thickness: 0.18 }), {
        count: 2,
        seed: 14,
      }),
    ),
  laminates: () => {
    // No white one: multiplied over a tint it would vanish.
    const faces = [1, 2, 3, 4, 8].map((i) => SOLIDS[i]?.face(i)).filter((face) => face !== undefined);
    return square(fan({ faces, edge: plainEdge(), thickness: 0.02, gloss: 0.08 }, { step: 0.2, start: -0.42 }), {
      eye: [1.8, 3.2, 4.2],
      target: [0, 0, 0.1],
    });
  },
  veneers: () =>
    square(
      stack(
        { faces: [wood('walnut', { seed: 11, leaves: 2 })], edge: fibreEdge('#5a3b28'), thickness: 0.012, gloss: 0.03 },
        { count: 5, seed: 4, spread: 0.34 },
      ),
    ),
  wpc: () =>
    square(
      stack(
        { faces: [plainDecor('#e8e2d6', 19)], edge: plainEdge('#d8cfbe'), thickness: 0.16, gloss: 0.1 },
        { count: 3, seed: 22 },
      ),
    ),
  doors: () => {
    const face = designed(
      skin(wood('teak', { seed: 61, leaves: 4, width: 1200, height: 560 }), {
        width: 3.1,
        height: 1.5,
        vertical: true,
      }),
      DESIGNS.bands,
      0.012,
      false,
    );
    return square(place([leaf(face), ...leverSet(brass)], { frame: turn(-0.45) }), {
      eye: [0.5, 1.75, 5.6],
      target: [0, 1.15, 0],
      fov: 34,
    });
  },
  adhesives: async () => square(await gluePair(), { eye: [0.6, 1.7, 4.6], target: [0.05, 0.45, 0], fov: 36 }),
  'edge-band': () => square(coils([]), { eye: [1.6, 2.7, 3.9], target: [0, 0.05, 0.3], fov: 41 }),
  timber: () =>
    square(sawn('teak', 91, { rows: 4, columns: 6, half: [1.5, 0.13, 0.13] }), {
      eye: [3.3, 1.9, 3.2],
      target: [0.1, 0.4, 0],
      fov: 42,
    }),
  flooring: () => square(planks('oak', 101, plyEdge({ plies: 3 }), 0.08), { fov: 35 }),
  furniture: () => square(cupboard(), { eye: [0.5, 2.1, 6.6], target: [0, 1.08, 0], fov: 33 }),
  machinery: () =>
    square(place(drill('#1f6b70'), { frame: turn(-0.35) }), { eye: [0.9, 1.7, 4.2], target: [0.1, 0.85, 0], fov: 34 }),
  electronics: async () => square(await standingLock(), { eye: [0.7, 1.4, 4.8], target: [-0.1, 0.98, 0], fov: 32 }),
  fashion: () => square(clothStack(), { eye: [1.6, 2, 4], target: [0, 0.48, 0], fov: 36 }),
  'home-garden': () => square(pottedPlant(), { eye: [0.9, 1.8, 5], target: [0, 0.85, 0], fov: 32 }),
  hardware: () =>
    square(place(cupHinge(), { frame: turn(0.42) }), { eye: [1.3, 2.9, 4], target: [0.05, 0.15, 0], fov: 36 }),
};

function cupboard(): Shape[] {
  const oak = wood('oak', { seed: 95 });
  const doors = [0, 1, 2].flatMap((i) => {
    const x = -1 + i;
    const face =
      i === 1
        ? solid('#efe9de', 0.08)
        : skin(oak, { width: 3, height: 1.7, vertical: true, shiftX: i * 0.3, shiftY: i * 0.21 });
    return [
      box([x, 1.2, 0], [0.492, 1.12, 0.34], face),
      box([x + (i === 0 ? 0.38 : -0.38), 1.2, 0.37], [0.02, 0.32, 0.022], brass),
    ];
  });
  return place([...doors, box([0, 0.04, 0], [1.46, 0.04, 0.3], solid('#3b2d24'))], { frame: turn(-0.42) });
}

const FRAME: Frame = { group: 'categories', subject: 'category', width: 320, height: 320, quality: 80 };

export const categoryPictures: Picture[] = Object.entries(SUBJECTS).map(([slug, draw]) =>
  traced(`categories/${slug}.webp`, { ...FRAME, subject: slug }, { shows: {}, scene: draw }),
);
