import { box } from '../core/box.ts';
import { drum, rod } from '../core/lathe.ts';
import { prism, roundedRectangle } from '../core/prism.ts';
import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import type { Material } from '../core/surface.ts';
import { fromSvg, type Raster } from '../core/texture.ts';
import { QUARTER, turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { brass, fronted, glowing, metal, skin, solid, steel } from '../surfaces/materials.ts';
import { type Wood, wood } from '../surfaces/wood.ts';

const WALL: Partial<Scene> = { light: [-0.5, 0.75, 0.8], sun: 0.85, ambient: 0.5 };

/** The lock's face: a ring of light, twelve keys and a reader. */
function keypad(ground: string, ink: string): Promise<Raster> {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
    .map((key, i) => `<text x="${60 + (i % 3) * 60}" y="${150 + Math.floor(i / 3) * 66}" font-size="34">${key}</text>`)
    .join('');
  return fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="760"><rect width="240" height="760" fill="${ground}"/><circle cx="120" cy="62" r="26" fill="none" stroke="#7fc4d6" stroke-width="5"/><g fill="${ink}" font-family="DejaVu Sans, Arial, sans-serif" text-anchor="middle">${keys}</g><rect x="80" y="660" width="80" height="44" rx="20" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="4"/></svg>`,
  );
}

function smartLock(pad: Raster, body: Material, grip: Material): Shape[] {
  return [
    prism([0, 0, 0.06], roundedRectangle(0.32, 1.0, 0.1), 0.08, fronted(pad, 0.32, 1.0, body, 0.45)),
    drum([0, -0.55, 0.22], 0.12, 0.1, grip, turn(0, QUARTER)),
    rod([0, -0.55, 0.32], [-0.72, -0.55, 0.32], 0.075, grip),
  ];
}

export const standingLock = async (): Promise<Shape[]> =>
  place(smartLock(await keypad('#1d1b1a', '#e9e4da'), solid('#26211d', 0.4), steel), {
    at: [0, 1.0, 0],
    frame: turn(0.3),
  });

async function lockOnDoor(name: Wood, ground: string, ink: string, grip: Material, seed: number): Promise<Scene> {
  const leaf = skin(wood(name, { seed }), { width: 3, height: 1.8, vertical: true });
  const shapes = [
    ...smartLock(await keypad(ground, ink), solid(ground, 0.4), grip),
    box([-0.9, 0, -0.1], [1.7, 3, 0.08], leaf),
    box([2.9, 0, -0.14], [2, 3, 0.2], solid('#efe6d8')),
    box([0.86, 0, -0.14], [0.05, 3, 0.1], solid('#2b211b')),
  ];
  return scene(shapes, { ...WALL, eye: [1.1, 0.5, 4.6], target: [-0.05, 0, 0], fov: 32, floor: false });
}

/** A lit wardrobe rail: the sensor light under a shelf. */
function stripLight(name: Wood, seed: number): Scene {
  const face = skin(wood(name, { seed }), { width: 2.6, height: 1.4 });
  const shapes = [
    box([0, 1.7, 0], [1.8, 0.06, 0.6], face),
    box([0, 1.62, 0.48], [1.5, 0.02, 0.06], metal('#cfcecb')),
    box([0, 1.585, 0.5], [1.48, 0.02, 0.05], glowing('#ffe9c4', 2.4)),
    box([0, 0.85, -0.6], [1.8, 0.9, 0.04], (touch, out) => {
      face(touch, out);
      out.emit = Math.max(0, 0.75 - (0.75 - touch.y) * 0.8) * 2.2;
    }),
    box([0, 0.03, 0], [1.8, 0.03, 0.6], face),
    box([-1.8, 0.86, 0], [0.04, 0.86, 0.6], face),
    box([1.8, 0.86, 0], [0.04, 0.86, 0.6], face),
    ...[-0.9, -0.2, 0.7].map((x, i) =>
      drum([x, 0.26, -0.05], 0.2 - i * 0.03, 0.2, solid(['#b8603a', '#efe6d8', '#5f7a6a'][i] ?? '#efe6d8', 0.2)),
    ),
  ];
  return scene(shapes, { eye: [0.9, 1.2, 5.2], target: [0, 0.9, 0], fov: 31, sun: 0.35, ambient: 0.4 });
}

/** Round cabinet lights with a motion eye, one lying and one on edge. */
function puckLights(): Scene {
  const puck = (): Shape[] => [
    drum([0, 0.09, 0], 0.62, 0.09, solid('#f2efe8', 0.25)),
    drum([0, 0.19, 0], 0.5, 0.015, glowing('#ffe6bd', 0.9)),
    drum([0, 0.21, 0], 0.09, 0.03, solid('#3a3835', 0.4)),
  ];
  const shapes = [
    ...place(puck(), { at: [-0.7, 0, 0.25] }),
    ...place(puck(), { at: [0.75, 0.6, -0.1], frame: turn(0.15, 1.35) }),
  ];
  return scene(shapes, { eye: [0.9, 1.7, 3.9], target: [0.05, 0.35, 0], fov: 32 });
}

const lock = (colour: string, finish: string, draw: (seed: number) => Promise<Scene>): View => ({
  shows: { type: 'smart lock', colour, finish },
  scene: draw,
});

export const electronicsPictures: Picture[] = [
  ...products('electronics/smart-locks', [
    lock('black', 'satin steel', (seed) => lockOnDoor('walnut', '#1d1b1a', '#e9e4da', steel, seed)),
    lock('black', 'brass', (seed) => lockOnDoor('oak', '#26211d', '#f0dcae', brass, seed)),
    lock('white', 'chrome', (seed) => lockOnDoor('teak', '#ece9e2', '#3a3835', metal('#e4e3e0', 0.01), seed)),
  ]),
  ...products('electronics/sensor-lights', [
    { shows: { type: 'strip light', wood: 'walnut' }, scene: (seed) => stripLight('walnut', seed) },
    { shows: { type: 'puck light' }, scene: puckLights },
    { shows: { type: 'strip light', wood: 'oak' }, scene: (seed) => stripLight('oak', seed) },
  ]),
];
