import { box } from '../core/box.ts';
import { pick } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Frame, type Picture, traced, twoDigits } from '../picture.ts';
import { SOLIDS, STONES, WOODGRAINS } from '../surfaces/decors.ts';
import { GURJAN_EDGE, plainEdge, plyEdge } from '../surfaces/edges.ts';
import { skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { fan, type Stock, sheet, stack } from './sheets.ts';
import { sawn } from './timber.ts';

/** A store's banner is five times as wide as high: its things stand in a row. */
const GROUNDS = ['#33221a', '#e9dccb', '#2c3a34', '#ddd0bd', '#2a2f38', '#efe4d2'];

const view = (shapes: readonly Shape[], i: number): Scene =>
  scene(shapes, {
    eye: [i % 2 ? -0.8 : 0.8, 1.9, 6.4],
    target: [0, 0.5, 0],
    fov: 15.5,
    backdrop: pick(GROUNDS, i),
    light: [i % 2 ? 0.5 : -0.5, 0.9, 0.7],
    sun: 0.8,
    ambient: 0.44,
    vignette: 0.18,
  });

const PLIES: readonly Wood[] = ['gurjan', 'birch', 'okoume', 'poplar', 'keruing', 'eucalyptus'];

function plyRow(i: number): Shape[] {
  return [-3, -0.2, 2.7].flatMap((x, k) => {
    const name = pick(PLIES, i + k * 2);
    const stock: Stock = {
      faces: [wood(name, { seed: i + k, width: 600, height: 400 })],
      edge: name === 'gurjan' ? GURJAN_EDGE : plyEdge(),
      thickness: 0.13,
    };
    return place(stack(stock, { count: 4 + ((i + k) % 4), seed: i * 3 + k, spread: 0.1, length: 1.25, width: 0.8 }), {
      at: [x, 0, -k * 0.2],
      frame: turn(0.12 - k * 0.1),
    });
  });
}

/** Upright panels in a line, each another décor. */
function decorRow(i: number): Shape[] {
  const decors = [...WOODGRAINS, ...STONES, ...SOLIDS];
  return Array.from({ length: 11 }, (_, k) => {
    const face = pick(decors, i * 5 + k * 3).face(i + k);
    const stock: Stock = { faces: [face], edge: plainEdge('#2c2622'), thickness: 0.05, gloss: 0.1 };
    return sheet(stock, {
      at: [-3.9 + k * 0.78, 0.72, (k % 2) * 0.16],
      half: [0.62, 0.025, 0.72],
      frame: turn(0.32, -(QUARTER - 0.08)),
    });
  });
}

function fans(i: number): Shape[] {
  return [-2.6, 1.4].flatMap((x, k) => {
    const decors = k === 0 ? SOLIDS : WOODGRAINS;
    const faces = [0, 1, 2, 3, 4].map((n) => pick(decors, i * 2 + n).face(n + i));
    return place(
      fan(
        { faces, edge: plainEdge(), thickness: 0.03, gloss: 0.1 },
        { step: 0.22, start: -0.35, length: 1.5, width: 0.5 },
      ),
      { at: [x + 0.3, 0.62, -0.5], frame: turn(0, 0.5) },
    );
  });
}

function timberRow(i: number): Shape[] {
  const names: readonly Wood[] = ['teak', 'sal', 'pine', 'meranti'];
  return [-2.4, 1.6].flatMap((x, k) =>
    place(sawn(pick(names, i + k), i + k, { rows: 4, columns: 6, half: [1.6, 0.12, 0.12] }), {
      at: [x, 0, 0],
      frame: turn(-0.5 + k * 0.15),
    }),
  );
}

/** Doors side by side, a hand's breadth apart. */
function doorRow(i: number): Shape[] {
  const names: readonly Wood[] = ['teak', 'walnut', 'oak', 'rosewood', 'ash', 'sapele', 'wenge'];
  return Array.from({ length: 9 }, (_, k) => {
    const plain = (k + i) % 3 === 2;
    const face = plain
      ? solid(pick(['#efe6d8', '#7d8c74', '#2a3f58'], k + i), 0.1)
      : skin(wood(pick(names, k + i), { seed: k + i, width: 700, height: 330 }), {
          width: 2,
          height: 1,
          vertical: true,
        });
    return box([-4 + k, 0.78, (k % 2) * 0.1 - 0.1], [0.4, 0.8, 0.03], face, turn(0.25));
  });
}

const ROWS = [plyRow, decorRow, fans, timberRow, doorRow];
const SUBJECTS = ['plywood', 'laminates', 'laminates', 'timber', 'doors'];

const STORE: Frame = { group: 'stores', subject: 'store', width: 1280, height: 265, quality: 76 };

export const storePictures: Picture[] = Array.from({ length: 20 }, (_, i) =>
  traced(`stores/store-${twoDigits(i + 1)}.webp`, STORE, {
    shows: { subject: pick(SUBJECTS, i) },
    scene: () => view(pick(ROWS, i)(i), i + Math.floor(i / 5)),
  }),
);
