import { floorLight } from './floor.ts';
import { type Dice, gatherLight, LIFT, lit, newRay, type Stage, world } from './gather.ts';
import { smooth } from './noise.ts';
import type { LocalRay, Shape } from './shape.ts';
import { clearSurface, freshSurface, type Surface, shade, type Touch } from './surface.ts';
import { found, localise, nearest, type Ray } from './tree.ts';

export type Colour = { r: number; g: number; b: number };

const FAR = 1e8;
/** Below this gloss only the lamps show in a surface, not its neighbours. */
const DULL = 0.15;

const mirrorRay = newRay();
const local: LocalRay = newRay();
const touch: Touch = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, along: 0, part: 0 };
const surface: Surface = freshSurface();
const reflected: Surface = freshSurface();

/** The studio's soft boxes, as polished things see them. */
function studioGlow(x: number, y: number): number {
  const overhead = smooth(0.55, 0.75, y) * smooth(0.9, 0.2, Math.abs(x * 0.8 + 0.2));
  const window = smooth(0.35, 0.6, -x) * smooth(-0.1, 0.2, y);
  return 0.18 + 0.35 * smooth(0.1, 0.9, y) + 1.6 * overhead + 0.5 * window;
}

/** Fills touch and surface for the point at distance t on the shape. */
function examine(item: Shape, ray: Ray, t: number, out: Surface): void {
  localise(item, ray, local);
  item.geometry.hit(local, t * 1.0001 + 1e-6, touch);
  touch.x = local.ox + local.dx * t;
  touch.y = local.oy + local.dy * t;
  touch.z = local.oz + local.dz * t;
  item.geometry.normal(local, touch);
  clearSurface(out);
  item.material(touch, out);
}

function orient(item: Shape, out: Surface): void {
  const m = item.frame;
  const turn = (x: number, y: number, z: number, bent: boolean): void => {
    const wx = m[0] * x + m[1] * y + m[2] * z;
    const wy = m[3] * x + m[4] * y + m[5] * z;
    const wz = m[6] * x + m[7] * y + m[8] * z;
    const k = 1 / (Math.sqrt(wx * wx + wy * wy + wz * wz) || 1);
    if (bent) {
      world.bx = wx * k;
      world.by = wy * k;
      world.bz = wz * k;
      return;
    }
    world.nx = wx * k;
    world.ny = wy * k;
    world.nz = wz * k;
  };
  turn(touch.nx, touch.ny, touch.nz, false);
  turn(touch.nx + out.bumpX, touch.ny + out.bumpY, touch.nz + out.bumpZ, true);
}

/** What a polished surface shows: a neighbour, the floor, or the studio's lamps. Leaves it in `reflected`. */
function reflect(stage: Stage, ray: Ray, x: number, y: number, z: number): number {
  const along = ray.dx * world.bx + ray.dy * world.by + ray.dz * world.bz;
  mirrorRay.ox = x;
  mirrorRay.oy = y;
  mirrorRay.oz = z;
  mirrorRay.dx = ray.dx - 2 * along * world.bx;
  mirrorRay.dy = ray.dy - 2 * along * world.by;
  mirrorRay.dz = ray.dz - 2 * along * world.bz;
  const t = surface.metal > 0 || surface.gloss > DULL ? nearest(stage.tree, mirrorRay, FAR) : FAR;
  if (t < FAR && found.shape) {
    examine(found.shape, mirrorRay, t, reflected);
    shade(reflected, 0.5);
    return along;
  }
  const glow = studioGlow(mirrorRay.dx, mirrorRay.dy);
  const floorShare = stage.scene.floor && !stage.scene.ground ? smooth(0.05, -0.25, mirrorRay.dy) * 0.6 : 0;
  reflected.r = glow + (stage.backdrop[0] * 0.8 - glow) * floorShare;
  reflected.g = glow * 0.97 + (stage.backdrop[1] * 0.8 - glow * 0.97) * floorShare;
  reflected.b = glow * 0.93 + (stage.backdrop[2] * 0.8 - glow * 0.93) * floorShare;
  return along;
}

function polish(stage: Stage, ray: Ray, x: number, y: number, z: number, out: Colour): void {
  const { metal, gloss, r, g, b } = surface;
  const along = reflect(stage, ray, x, y, z);
  if (metal > 0) {
    const open = (0.35 + 0.65 * lit.open) * metal;
    out.r = out.r * (1 - 0.88 * metal) + reflected.r * r * open;
    out.g = out.g * (1 - 0.88 * metal) + reflected.g * g * open;
    out.b = out.b * (1 - 0.88 * metal) + reflected.b * b * open;
    return;
  }
  const grazing = gloss * (0.15 + 0.85 * Math.max(0, 1 + along) ** 4) * (0.3 + 0.7 * lit.open);
  const toLamp = mirrorRay.dx * stage.lamp[0] + mirrorRay.dy * stage.lamp[1] + mirrorRay.dz * stage.lamp[2];
  const spark = lit.sun > 0 ? Math.max(0, toLamp) ** 24 * gloss * 0.35 : 0;
  out.r += reflected.r * grazing + spark;
  out.g += reflected.g * grazing + spark;
  out.b += reflected.b * grazing + spark;
}

function shadeShape(stage: Stage, item: Shape, ray: Ray, t: number, dice: Dice, out: Colour): void {
  examine(item, ray, t, surface);
  orient(item, surface);
  const x = ray.ox + ray.dx * t + world.nx * LIFT;
  const y = ray.oy + ray.dy * t + world.ny * LIFT;
  const z = ray.oz + ray.dz * t + world.nz * LIFT;
  gatherLight(stage, x, y, z, dice);
  const sky = 0.62 + 0.38 * (world.ny * 0.5 + 0.5);
  const diffuse = stage.scene.ambient * lit.open * sky + stage.scene.sun * lit.sun + surface.emit;
  out.r = surface.r * diffuse;
  out.g = surface.g * diffuse * 0.995;
  out.b = surface.b * diffuse * 0.985;
  if (surface.metal > 0 || surface.gloss > 0) polish(stage, ray, x, y, z, out);
}

function shadeFloor(stage: Stage, ray: Ray, t: number, out: Colour): void {
  const { scene, backdrop, lamp } = stage;
  const x = ray.ox + ray.dx * t;
  const z = ray.oz + ray.dz * t;
  const received = floorLight(stage, x, z);
  if (scene.ground) {
    scene.ground(x, z, surface);
    out.r = surface.r * received;
    out.g = surface.g * received;
    out.b = surface.b * received;
    return;
  }
  const share = received / (scene.ambient + scene.sun * lamp[1]);
  out.r = backdrop[0] * share;
  out.g = backdrop[1] * share;
  out.b = backdrop[2] * share;
}

const PANES_AT_MOST = 6;

/** The colour a ray brings back, through at most a few panes of glass. */
export function follow(stage: Stage, ray: Ray, dice: Dice, out: Colour): void {
  let r = 0;
  let g = 0;
  let b = 0;
  let share = 1;
  for (let pane = 0; pane < PANES_AT_MOST && share > 0.02; pane++) {
    const t = nearest(stage.tree, ray, FAR);
    const item = found.shape;
    const toFloor = stage.scene.floor && ray.dy < -1e-5 ? -ray.oy / ray.dy : FAR;
    let clear = 0;
    if (item && t < toFloor) {
      shadeShape(stage, item, ray, t, dice, out);
      clear = surface.clear;
    } else if (toFloor < FAR) shadeFloor(stage, ray, toFloor, out);
    else [out.r, out.g, out.b] = stage.backdrop;
    r += out.r * share * (1 - clear);
    g += out.g * share * (1 - clear);
    b += out.b * share * (1 - clear);
    share *= clear;
    ray.ox += ray.dx * (t + LIFT);
    ray.oy += ray.dy * (t + LIFT);
    ray.oz += ray.dz * (t + LIFT);
  }
  out.r = r;
  out.g = g;
  out.b = b;
}
