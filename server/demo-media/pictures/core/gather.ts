import { light as lightOf, type Rgb } from './colour.ts';
import type { Scene } from './scene.ts';
import { blocked, nearest, type Ray, type Tree, treeOf } from './tree.ts';
import { unit, type Vec } from './vector.ts';

/** Four numbers in 0..1 that place this sample on the lamp and in the dome of shade. */
export type Dice = { lampX: number; lampZ: number; domeAngle: number; domeReach: number };

export const LIFT = 2e-3;
const LAMP_REACH = 30;

export type Stage = {
  readonly scene: Scene;
  readonly tree: Tree;
  readonly backdrop: Rgb;
  readonly lamp: Vec;
  /** Light received by the floor, gathered once per node of a fine grid: shadows come out smooth. */
  readonly floor: Map<number, number>;
};

export function stageOf(scene: Scene): Stage {
  return {
    scene,
    tree: treeOf(scene.shapes),
    backdrop: lightOf(scene.backdrop),
    lamp: unit(scene.light),
    floor: new Map(),
  };
}

export const newRay = (): Ray => ({ ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 });
const lampRay = newRay();
const domeRay = newRay();
/** The point's true normal and its bent one, in the world. */
export const world = { nx: 0, ny: 0, nz: 0, bx: 0, by: 0, bz: 0 };
/** What gatherLight found: the lamp's share and how open the point lies. */
export const lit = { sun: 0, open: 0 };

export function gatherLight(stage: Stage, x: number, y: number, z: number, dice: Dice): void {
  const { scene, tree, lamp } = stage;
  const lx = lamp[0] + (dice.lampX - 0.5) * 2 * scene.softness;
  const lz = lamp[2] + (dice.lampZ - 0.5) * 2 * scene.softness;
  const size = Math.sqrt(lx * lx + lamp[1] * lamp[1] + lz * lz);
  lampRay.ox = x;
  lampRay.oy = y;
  lampRay.oz = z;
  lampRay.dx = lx / size;
  lampRay.dy = lamp[1] / size;
  lampRay.dz = lz / size;
  const facing = world.bx * lampRay.dx + world.by * lampRay.dy + world.bz * lampRay.dz;
  lit.sun = facing > 0 && !blocked(tree, lampRay, LAMP_REACH) ? facing : 0;
  aimDome(dice);
  domeRay.ox = x;
  domeRay.oy = y;
  domeRay.oz = z;
  let reach = nearest(tree, domeRay, scene.shadeReach);
  if (scene.floor && domeRay.dy < 0) reach = Math.min(reach, Math.max(0, -y / domeRay.dy));
  lit.open = (reach / scene.shadeReach) ** 0.6;
}

/** A cosine-weighted direction about the true normal. */
function aimDome(dice: Dice): void {
  const { nx, ny, nz } = world;
  const flat = Math.abs(ny) >= 0.9;
  let tx = flat ? 0 : nz;
  let ty = flat ? -nz : 0;
  let tz = flat ? ny : -nx;
  const k = 1 / (Math.sqrt(tx * tx + ty * ty + tz * tz) || 1);
  tx *= k;
  ty *= k;
  tz *= k;
  const angle = dice.domeAngle * Math.PI * 2;
  const radius = Math.sqrt(dice.domeReach);
  const a = radius * Math.cos(angle);
  const b = radius * Math.sin(angle);
  const c = Math.sqrt(1 - dice.domeReach);
  domeRay.dx = tx * a + (ny * tz - nz * ty) * b + nx * c;
  domeRay.dy = ty * a + (nz * tx - nx * tz) * b + ny * c;
  domeRay.dz = tz * a + (nx * ty - ny * tx) * b + nz * c;
}
