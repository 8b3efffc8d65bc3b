import { box } from '../core/box.ts';
import { lathe, type Turn } from '../core/lathe.ts';
import { fraction, pick, randomFrom } from '../core/noise.ts';
import type { Ground } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { sample } from '../core/texture.ts';
import { turn } from '../core/vector.ts';
import { solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';

const POT: Turn[] = [
  [0, 0],
  [0.15, 0],
  [0.2, 0.1],
  [0.24, 0.5],
  [0.26, 0.52],
  [0.26, 0.58],
  [0.22, 0.58],
  [0.2, 0.5],
  [0, 0.5],
];

/** Blades of green rising from a pot. */
export function plant(seed: number, pot = '#a9583a', blades = 18, height = 0.36): Shape[] {
  const random = randomFrom(seed);
  const shapes: Shape[] = [lathe([0, 0, 0], POT, solid(pot, 0.08))];
  for (let i = 0; i < blades; i++) {
    const angle = i * 2.4;
    const lean = 0.15 + random() * 0.5;
    const size = height * (0.7 + random() * 0.5);
    const blade = box([0, size, 0], [0.035, size, 0.005], solid(pick(['#3f6b45', '#54835a', '#48764f'], i), 0.1));
    shapes.push(
      ...place([blade], { at: [Math.cos(angle) * 0.08, 0.5, Math.sin(angle) * 0.08], frame: turn(angle, lean) }),
    );
  }
  return shapes;
}

/** Herringbone blocks of one wood. */
export function herringbone(name: Wood = 'oak', size = 0.16): Ground {
  const blocks = [1, 2, 3, 4].map((i) => wood(name, { seed: 100 + i, width: 500, height: 100 }));
  const length = 5;
  const around = length * 2;
  return (x, z, out) => {
    const u = ((x + z) * Math.SQRT1_2) / size;
    const v = ((z - x) * Math.SQRT1_2) / size;
    const column = Math.floor(u);
    const row = Math.floor(v);
    const phase = (((column - row) % around) + around) % around;
    const lying = phase < length;
    const along = lying ? (phase + u - column) / length : (around - 1 - phase + v - row) / length;
    const across = lying ? v - row : u - column;
    const id = lying
      ? row * 7 + Math.floor((column - row) / around) * 13
      : column * 5 + Math.floor((row - column + around - 1) / around) * 11 + 3;
    const chance = fraction(Math.abs(Math.sin(id * 12.9898) * 43758.5453));
    const edge = Math.min(along * length, (1 - along) * length, across, 1 - across);
    sample(
      pick(blocks, Math.floor(chance * 4)),
      along,
      across,
      out,
      (0.82 + 0.3 * fraction(chance * 7.3)) * (edge < 0.035 ? 0.55 : 1),
    );
  };
}

/** Straight boards with staggered ends. */
export function planked(name: Wood, width = 0.24, length = 1.9, gap = 0.03): Ground {
  const boards = [1, 2, 3, 4, 5].map((i) => wood(name, { seed: 200 + i, width: 700, height: 120 }));
  return (x, z, out) => {
    const row = Math.floor(z / width);
    const place = x / length + fraction(Math.sin(row * 91.7) * 4375.5);
    const board = Math.floor(place);
    const chance = fraction(Math.abs(Math.sin(board * 12.99 + row * 78.23) * 43758.5));
    const along = place - board;
    const across = z / width - row;
    const edge = Math.min(across, 1 - across) < gap || Math.min(along, 1 - along) * length < gap * 0.2;
    sample(
      pick(boards, Math.floor(chance * 5)),
      along,
      across,
      out,
      (0.85 + 0.25 * fraction(chance * 5.7)) * (edge ? 0.55 : 1),
    );
  };
}
