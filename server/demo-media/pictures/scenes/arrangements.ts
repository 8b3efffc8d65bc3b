import { pick } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { cornerView, fan, leaning, pair, type Stock, stack, steps } from './sheets.ts';

export type Arrangement = (stock: Stock, seed: number, left: boolean) => Scene;

const sided = (left: boolean, x: number, y: number, z: number): Pick<Scene, 'eye'> => ({ eye: [left ? -x : x, y, z] });

/** A lamp from the front, so that a wall is as bright as the floor. */
export const BY_THE_WALL: Partial<Scene> = { light: [-0.5, 0.75, 0.8], sun: 0.85, ambient: 0.5, shadeReach: 1 };

const pile =
  (count: number): Arrangement =>
  (stock, seed, left) => {
    const height = count * stock.thickness;
    return scene(stack(stock, { count, seed, spread: 0.08 + (seed % 5) * 0.02 }), {
      ...sided(left, 2.75 + (seed % 3) * 0.15, 2.2 + height * 0.35, 4),
      target: [0, height * 0.42, 0.08],
      fov: 30 + height * 3,
    });
  };

const spreadOut: Arrangement = (stock, seed, left) =>
  scene(stack(stock, { count: 3, seed, spread: 0.42 }), {
    ...sided(left, 2.4, 2.75, 3.9),
    target: [0, 0.1, 0.1],
    fov: 32,
  });

const fanned: Arrangement = (stock, _seed, left) => {
  const shapes = fan(stock, { count: 4, step: 0.2, start: -0.36, length: 1.35, width: 0.66 });
  return scene(shapes, { ...sided(left, 1.6, 3.1, 4.1), target: [0.05, 0.1, left ? 0.38 : 0.15], fov: 34 });
};

const corner: Arrangement = (stock, seed, left) => {
  const count = Math.max(2, Math.round(0.62 / stock.thickness));
  return cornerView(stack(stock, { count, seed, spread: 0.12 }), count * stock.thickness, left);
};

const leaningRow: Arrangement = (stock, seed, left) =>
  scene(leaning(stock, { count: 2 + (seed % 2) }), {
    ...sided(left, 1.7, 1.5, 4.2),
    ...BY_THE_WALL,
    target: [0.05, 0.92, -0.4],
    fov: 31,
  });

const stepped: Arrangement = (stock, seed, left) =>
  scene(steps(stock, { count: 4, seed }), {
    ...sided(left, 2.6, 2.2, 4.2),
    target: [-0.08, stock.thickness * 1.6, 0.05],
    fov: 31,
  });

const twoPiles: Arrangement = (stock, seed, left) =>
  scene(pair(stock, { count: 3, seed }), { ...sided(left, 1.9, 2.2, 4.4), target: [0, 0.2, 0], fov: 33 });

const single: Arrangement = (stock, seed, left) =>
  scene(stack(stock, { count: 1, seed, spread: 0.2 }), {
    ...sided(left, 2.5, 2.5, 3.9),
    target: [0, 0.05, 0.08],
    fov: 31,
  });

const BOARD_ARRANGEMENTS: readonly Arrangement[] = [
  pile(3),
  corner,
  stepped,
  pile(5),
  leaningRow,
  single,
  twoPiles,
  pile(2),
  fanned,
  spreadOut,
  pile(4),
];

export const arrangement = (index: number): Arrangement => pick(BOARD_ARRANGEMENTS, index);
export const ARRANGED = { pile, spreadOut, fanned, corner, leaningRow, stepped, twoPiles, single } as const;
