import type { Scene } from '../core/scene.ts';
import { scene } from '../core/scene.ts';
import type { Shape } from '../core/shape.ts';
import { place } from '../core/shape.ts';
import { turn } from '../core/vector.ts';
import { type Frame, type Picture, traced } from '../picture.ts';
import { SOLIDS, STONES } from '../surfaces/decors.ts';
import { blockEdge, chipEdge, fibreEdge, plainEdge, plyEdge } from '../surfaces/edges.ts';
import { plainDecor } from '../surfaces/laminate.ts';
import { wood } from '../surfaces/wood.ts';
import { cupHinge } from './hardware/hinges.ts';
import { fan, type Stock, stack } from './sheets.ts';

/** Squares on pure white: the page multiplies them over a category's tint. */
const SQUARE: Partial<Scene> = { backdrop: '#ffffff', vignette: 0, falloff: 0, exposure: 1.04, fov: 38, eye: [2.6, 2.5, 4.2], target: [0, 0.1, 0.05] };

const square = (shapes: readonly Shape[], changes: Partial<Scene> = {}): Scene => scene(shapes, { ...SQUARE, ...changes });

const board = (stock: Partial<Stock> & Pick<Stock, 'faces'>): Stock => ({ edge: plyEdge(), thickness: 0.13, ...stock });

const SUBJECTS: Readonly<Record<string, () => Scene | Promise<Scene>>> = {
  plywood: () => square(stack(board({ faces: [wood('poplar', { seed: 21 })] }), { count: 4, seed: 8 })),
  boards: () => square(stack(board({ faces: [wood('birch', { seed: 41 })], edge: blockEdge(), thickness: 0.22 }), { count: 2, seed: 2 }), { eye: [-2.7, 2.1, 4.1] }),
  mdf: () => square(stack(board({ faces: [wood('grey oak', { seed: 15 })], edge: chipEdge(), thickness: 0.18 }), { count: 2, seed: 14 })),
  laminates: () => {
    const faces = [...[1, 2, 3, 4].map((i) => SOLIDS[i]?.face(i)), STONES[0]?.face(4)].filter((face) => face !== undefined);
    return square(fan({ faces, edge: plainEdge(), thickness: 0.02, gloss: 0.08 }, { step: 0.2, start: -0.42 }), { eye: [1.8, 3.2, 4.2], target: [0, 0, 0.1] });
  },
  veneers: () => square(stack({ faces: [wood('walnut', { seed: 11, leaves: 2 })], edge: fibreEdge('#5a3b28'), thickness: 0.012, gloss: 0.03 }, { count: 5, seed: 4, spread: 0.34 })),
  wpc: () => square(stack({ faces: [plainDecor('#e8e2d6', 19)], edge: plainEdge('#d8cfbe'), thickness: 0.16, gloss: 0.1 }, { count: 3, seed: 22 })),
  hardware: () => square(place(cupHinge(), { frame: turn(0.42) }), { eye: [1.3, 2.9, 4], target: [0.05, 0.15, 0], fov: 36 }),
};

const FRAME: Frame = { group: 'categories', subject: 'category', width: 320, height: 320, quality: 80 };

export const categoryPictures: Picture[] = Object.entries(SUBJECTS).map(([slug, draw]) => traced(`categories/${slug}.webp`, { ...FRAME, subject: slug }, { shows: {}, scene: draw }));
