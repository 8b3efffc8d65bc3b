import { toDisplay } from './colour.ts';
import { type Dice, type Stage, stageOf } from './gather.ts';
import { fraction, STEP_A, STEP_B, smooth } from './noise.ts';
import type { Scene } from './scene.ts';
import { type Colour, follow } from './shading.ts';
import { blankRaster, type Raster } from './texture.ts';
import type { Ray } from './tree.ts';
import { cross, minus, unit, type Vec } from './vector.ts';

/** Every pixel gets a few samples; where they disagree it gets all of them. */
const FIRST_SAMPLES = 4;
const ALL_SAMPLES = 10;
const DISAGREEMENT = 0.035;

type Camera = { eye: Vec; forward: Vec; right: Vec; up: Vec; spreadX: number; spreadY: number };

function cameraOf(scene: Scene, width: number, height: number): Camera {
  const forward = unit(minus(scene.target, scene.eye));
  const right = unit([-forward[2], 0, forward[0]]);
  const up = cross(right, forward);
  const spreadY = Math.tan((scene.fov * Math.PI) / 360);
  return { eye: scene.eye, forward, right, up, spreadX: (spreadY * width) / height, spreadY };
}

function aim(camera: Camera, x: number, y: number, ray: Ray): void {
  const { eye, forward, right, up } = camera;
  const dx = forward[0] + right[0] * x + up[0] * y;
  const dy = forward[1] + right[1] * x + up[1] * y;
  const dz = forward[2] + right[2] * x + up[2] * y;
  const k = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  ray.ox = eye[0];
  ray.oy = eye[1];
  ray.oz = eye[2];
  ray.dx = dx * k;
  ray.dy = dy * k;
  ray.dz = dz * k;
}

function scatter(index: number): number {
  let hash = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

type Brush = { readonly ray: Ray; readonly dice: Dice; readonly sample: Colour; readonly sum: Colour };

function takeSample(stage: Stage, camera: Camera, spot: Spot, k: number, brush: Brush): void {
  const { dice, ray, sample } = brush;
  const { seed } = spot;
  const lamp = (k * 3 + 2) % ALL_SAMPLES;
  const dome = (k * 7 + 4) % ALL_SAMPLES;
  dice.lampX = fraction(seed * 13 + lamp * STEP_A);
  dice.lampZ = fraction(seed * 29 + lamp * STEP_B);
  dice.domeAngle = fraction(seed * 47 + dome * STEP_A);
  dice.domeReach = fraction(seed * 71 + dome * STEP_B);
  const x = (spot.x + fraction(seed + k * STEP_A)) / spot.width;
  const y = (spot.y + fraction(seed * 7 + k * STEP_B)) / spot.height;
  aim(camera, (x * 2 - 1) * camera.spreadX, (1 - y * 2) * camera.spreadY, ray);
  follow(stage, ray, dice, sample);
}

type Spot = { x: number; y: number; readonly width: number; readonly height: number; seed: number };

/** Sums the samples of one pixel into the brush and answers how many were taken. */
function samplePixel(stage: Stage, camera: Camera, spot: Spot, brush: Brush): number {
  const { sample, sum } = brush;
  let darkest = 9;
  let brightest = 0;
  let taken = 0;
  sum.r = sum.g = sum.b = 0;
  while (taken < ALL_SAMPLES) {
    takeSample(stage, camera, spot, taken, brush);
    sum.r += sample.r;
    sum.g += sample.g;
    sum.b += sample.b;
    const brightness = Math.sqrt(sample.r * 0.3 + sample.g * 0.5 + sample.b * 0.2);
    darkest = Math.min(darkest, brightness);
    brightest = Math.max(brightest, brightness);
    taken++;
    if (taken === FIRST_SAMPLES && brightest - darkest < DISAGREEMENT) break;
  }
  return taken;
}

export function render(scene: Scene, width: number, height: number): Raster {
  const stage = stageOf(scene);
  const camera = cameraOf(scene, width, height);
  const raster = blankRaster(width, height);
  const brush: Brush = {
    ray: { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 },
    dice: { lampX: 0, lampZ: 0, domeAngle: 0, domeReach: 0 },
    sample: { r: 0, g: 0, b: 0 },
    sum: { r: 0, g: 0, b: 0 },
  };
  const spot: Spot = { x: 0, y: 0, width, height, seed: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      spot.x = x;
      spot.y = y;
      spot.seed = scatter(y * width + x);
      const taken = samplePixel(stage, camera, spot, brush);
      const corner = Math.hypot((x / width - 0.5) * 1.1, y / height - 0.48);
      const lens = (1 - scene.vignette * smooth(0.3, 0.85, corner)) * (1 + scene.falloff * (0.35 - y / height));
      const k = (scene.exposure * lens) / taken;
      const offset = (y * width + x) * 3;
      raster.data[offset] = toDisplay(brush.sum.r * k);
      raster.data[offset + 1] = toDisplay(brush.sum.g * k);
      raster.data[offset + 2] = toDisplay(brush.sum.b * k);
    }
  }
  return raster;
}
