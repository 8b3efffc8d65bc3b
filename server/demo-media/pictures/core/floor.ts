import { type Dice, gatherLight, LIFT, lit, type Stage, world } from './gather.ts';
import { fraction, mix, STEP_A, STEP_B } from './noise.ts';

const FLOOR_CELL = 0.035;
const FLOOR_SAMPLES = 28;

const floorDice: Dice = { lampX: 0, lampZ: 0, domeAngle: 0, domeReach: 0 };

function gatherFloorNode(stage: Stage, x: number, z: number): number {
  world.nx = world.nz = world.bx = world.bz = 0;
  world.ny = world.by = 1;
  let received = 0;
  for (let k = 0; k < FLOOR_SAMPLES; k++) {
    floorDice.lampX = fraction(0.5 + k * STEP_A);
    floorDice.lampZ = fraction(0.5 + k * STEP_B);
    floorDice.domeAngle = fraction(0.37 + k * STEP_B);
    floorDice.domeReach = (k + 0.5) / FLOOR_SAMPLES;
    gatherLight(stage, x, LIFT, z, floorDice);
    received += stage.scene.ambient * lit.open + (lit.sun > 0 ? stage.scene.sun * stage.lamp[1] : 0);
  }
  return received / FLOOR_SAMPLES;
}

function floorNode(stage: Stage, column: number, row: number): number {
  const key = (column + 32768) * 65536 + row + 32768;
  const cached = stage.floor.get(key);
  if (cached !== undefined) return cached;
  const received = gatherFloorNode(stage, column * FLOOR_CELL, row * FLOOR_CELL);
  stage.floor.set(key, received);
  return received;
}

/** Beyond this box of the floor no shape can shade it. */
function inReach({ tree, scene, lamp }: Stage, x: number, z: number): boolean {
  const { lowX, highX, lowZ, highZ, highY } = tree.bounds;
  const air = scene.shadeReach;
  const castX = (-lamp[0] / lamp[1]) * highY;
  const castZ = (-lamp[2] / lamp[1]) * highY;
  const soft = air + scene.softness * highY;
  return (
    x > lowX + Math.min(0, castX) - soft &&
    x < highX + Math.max(0, castX) + soft &&
    z > lowZ + Math.min(0, castZ) - soft &&
    z < highZ + Math.max(0, castZ) + soft
  );
}

/** Light received by a point of the floor. */
export function floorLight(stage: Stage, x: number, z: number): number {
  if (!inReach(stage, x, z)) return stage.scene.ambient + stage.scene.sun * stage.lamp[1];
  const u = x / FLOOR_CELL;
  const v = z / FLOOR_CELL;
  const column = Math.floor(u);
  const row = Math.floor(v);
  const near = mix(floorNode(stage, column, row), floorNode(stage, column + 1, row), u - column);
  const far = mix(floorNode(stage, column, row + 1), floorNode(stage, column + 1, row + 1), u - column);
  return mix(near, far, v - row);
}
