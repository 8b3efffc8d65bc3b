import { box } from '../core/box.ts';
import { randomFrom } from '../core/noise.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import type { Material } from '../core/surface.ts';
import { turn } from '../core/vector.ts';
import { type Frame, type Picture, traced, twoDigits } from '../picture.ts';
import { SOLIDS, STONES, WOODGRAINS } from '../surfaces/decors.ts';
import { GURJAN_EDGE, plainEdge, plyEdge } from '../surfaces/edges.ts';
import { brass, skin, solid } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';
import { DESIGNS, designed, leaf, leverSet } from './door-leaf.ts';
import { barHandle, knob, lever } from './hardware/handles.ts';
import { cupHinge } from './hardware/hinges.ts';
import { KITCHENS, kitchen } from './kitchen.ts';
import { fan, type Stock, sheet } from './sheets.ts';

/** The subject stands at the right; the left stays calm for the words. */
type Subject = { readonly name: string; readonly scene: (tall: boolean) => Scene };

function marineStack(tall: boolean): Scene {
  const big = { width: 1400, height: 920 };
  const stocks: Stock[] = [
    {
      faces: [wood('birch', { seed: 9, ...big })],
      edge: plyEdge({ pale: '#e0bd8c', dark: '#ad7a48' }),
      thickness: 0.172,
    },
    { faces: [wood('gurjan', { seed: 12, ...big })], edge: GURJAN_EDGE, thickness: 0.172 },
  ];
  const random = randomFrom(5);
  const shapes = Array.from({ length: 7 }, (_, i) => {
    const stock = stocks[i % 3 === 0 ? 1 : 0] as Stock;
    const at = [1.35 + (random() - 0.5) * 0.2, i * 0.176 + 0.086, (random() - 0.5) * 0.16] as const;
    return sheet(stock, { at, half: [1.75, 0.086, 1.15], frame: turn(0.16 + (random() - 0.5) * 0.08), number: i });
  });
  return scene(shapes, {
    ...frameOf(tall, [-0.6, 2.0, 5.0], [0.25, 0.56, 0], 27),
    backdrop: '#33221a',
    light: [0.5, 0.9, 0.75],
    sun: 0.85,
    ambient: 0.4,
    vignette: 0.25,
  });
}

/** The phone's banner is less wide: the camera looks a little further right and from further off. */
function frameOf(
  tall: boolean,
  eye: Scene['eye'],
  target: Scene['target'],
  fov: number,
): Pick<Scene, 'eye' | 'target' | 'fov'> {
  return tall
    ? { eye, target: [target[0] + 0.35, target[1] + 0.12, target[2]], fov: fov * 1.28 }
    : { eye, target, fov };
}

function laminateFan(tall: boolean): Scene {
  const decors = [SOLIDS[1], STONES[1], SOLIDS[2], WOODGRAINS[0], SOLIDS[3], WOODGRAINS[1], STONES[0]].filter(
    (item) => item !== undefined,
  );
  const stock: Stock = {
    faces: decors.map((item, i) => item.face(i + 3)),
    edge: plainEdge(),
    thickness: 0.02,
    gloss: 0.15,
  };
  const shapes = place(fan(stock, { step: 0.2, start: -0.62, length: 1.6, width: 0.5 }), { at: [1, 0, 0] });
  return scene(shapes, {
    ...frameOf(tall, [-0.2, 3.3, 4.4], [0.1, 0, 0.05], 29),
    backdrop: '#e9dccb',
    light: [-0.5, 1, 0.4],
    vignette: 0.12,
  });
}

function fittings(tall: boolean): Scene {
  const base = box(
    [2.2, -0.1, -0.2],
    [2.6, 0.1, 1.9],
    skin(wood('walnut', { seed: 31, width: 1200, height: 800 }), { width: 4, height: 2.6 }),
    turn(0.12),
  );
  const shapes: Shape[] = [
    base,
    ...place(barHandle(brass, 1.25), { at: [1.35, 0, -1.05], frame: turn(0.25) }),
    ...place(lever(brass, 1), { at: [1.5, 0, 0.35], frame: turn(0.5), scale: 0.85 }),
    ...place(cupHinge(), { at: [2.95, 0, 0.25], frame: turn(0.6), scale: 0.62 }),
    ...place(knob(brass), { at: [0.45, 0, 0.65], scale: 0.9 }),
    ...place(knob(brass), { at: [2.6, 0, -1.2], scale: 0.9 }),
  ];
  return scene(shapes, {
    ...frameOf(tall, [0.2, 3, 4.9], [0.55, 0, -0.1], 30),
    backdrop: '#2c2521',
    light: [0.4, 0.9, 0.5],
    sun: 0.85,
    ambient: 0.42,
    vignette: 0.22,
    floor: false,
  });
}

/** A row of doors against a dark wall. */
function doorRow(tall: boolean): Scene {
  const face = (name: Wood, seed: number): Material =>
    skin(wood(name, { seed, leaves: 3, width: 1200, height: 560 }), { width: 3.1, height: 1.5, vertical: true });
  const doors = [
    designed(face('teak', 61), DESIGNS.bands, 0.009, false),
    designed(solid('#efe6d8', 0.08), DESIGNS.sixPanel, 0.032, true),
    designed(face('walnut', 67), DESIGNS.lines, 0.009, false),
  ];
  const shapes = doors.flatMap((door, i) =>
    place([leaf(door), ...leverSet(brass)], { at: [0.55 + i * 1.35, 0, -i * 0.15], frame: turn(-0.3) }),
  );
  return scene(shapes, {
    ...frameOf(tall, [-0.4, 1.7, 7.4], [0.3, 1.2, 0], 24),
    backdrop: '#e6dccd',
    light: [-0.5, 0.9, 0.6],
    vignette: 0.12,
  });
}

/** A kitchen seen past a bare wall. */
function kitchenCorner(tall: boolean): Scene {
  const item = KITCHENS[0];
  if (!item) throw new Error('no kitchen to show');
  return kitchen(item, frameOf(tall, [-2.6, 1.6, 5.6], [-1.9, 1.25, 0], 28));
}

const SUBJECTS: readonly Subject[] = [
  { name: 'marine ply', scene: marineStack },
  { name: 'laminates', scene: laminateFan },
  { name: 'doors', scene: doorRow },
  { name: 'hardware', scene: fittings },
  { name: 'kitchen', scene: kitchenCorner },
];

const WEB: Frame = { group: 'banners', subject: 'web', width: 1280, height: 496, quality: 78 };
const APP: Frame = { group: 'banners', subject: 'app', width: 1080, height: 600, quality: 78 };

export const bannerPictures: Picture[] = SUBJECTS.flatMap(({ name, scene: draw }, i) => [
  traced(`banners/web-${twoDigits(i + 1)}.webp`, WEB, { shows: { subject: name }, scene: () => draw(false) }),
  traced(`banners/app-${twoDigits(i + 1)}.webp`, APP, { shows: { subject: name }, scene: () => draw(true) }),
]);
