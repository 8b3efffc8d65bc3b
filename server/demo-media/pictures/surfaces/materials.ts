import { light } from '../core/colour.ts';
import { grain } from '../core/noise.ts';
import { type Material, paint } from '../core/surface.ts';
import { mirrored, type Raster, sample } from '../core/texture.ts';

export function solid(hex: string, gloss = 0): Material {
  const colour = light(hex);
  return (_touch, out) => {
    paint(out, colour);
    out.gloss = gloss;
  };
}

/** A lamp's own face. */
export function glowing(hex: string, strength: number): Material {
  const colour = light(hex);
  return (_touch, out) => {
    paint(out, colour);
    out.emit = strength;
  };
}

/** Brushed or polished metal; `brush` is how deep the scratches go. */
export function metal(hex: string, brush = 0.03): Material {
  const colour = light(hex);
  return (touch, out) => {
    const first = grain.at(touch.x * 9, touch.y * 260 + touch.z * 190) * brush;
    const second = grain.at(touch.x * 8 + 40, touch.z * 240 + touch.y * 170) * brush;
    paint(out, colour);
    out.metal = 1;
    out.bumpX = first * 0.2;
    out.bumpY = second;
    out.bumpZ = first;
  };
}

export const steel = metal('#c9c8c4');
export const darkSteel = metal('#8f8d89', 0.04);
export const chrome = metal('#e4e3e0', 0.004);
export const brass = metal('#c79a4e');
export const antiqueBrass = metal('#8a6a3b', 0.05);
export const copper = metal('#b87350');
export const gold = metal('#d9b065', 0.015);
export const graphite = metal('#57504a');
export const black = solid('#26211d', 0.5);
export const rubber = solid('#2a2724', 0.08);
export const whitePlastic = solid('#f2efe8', 0.2);

const FINISHES = {
  'satin steel': steel,
  chrome,
  brass,
  'antique brass': antiqueBrass,
  copper,
  gold,
  graphite,
  'matt black': solid('#2b2724', 0.35),
} as const;

export type Finish = keyof typeof FINISHES;
export const finishOf = (name: Finish): Material => FINISHES[name];

/** Pale green window glass. */
export function glass(hex = '#cfe3da', clear = 0.82): Material {
  const colour = light(hex);
  return (_touch, out) => {
    paint(out, colour, 0.6);
    out.gloss = 0.5;
    out.clear = clear;
  };
}

export const mirror: Material = (_touch, out) => {
  paint(out, [0.86, 0.88, 0.88]);
  out.metal = 1;
};

type SkinOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly vertical?: boolean;
  readonly gloss?: number;
  readonly shiftX?: number;
  readonly shiftY?: number;
};

/** A texture laid on by the face that is touched; width and height are its size in the world. */
export function skin(texture: Raster, options: SkinOptions = {}): Material {
  const { width = 2, height = 1.3, vertical = false, gloss = 0.05, shiftX = 0, shiftY = 0 } = options;
  return (touch, out) => {
    const level = Math.abs(touch.ny) > 0.5;
    const side = Math.abs(touch.nx) > 0.5;
    const across = level ? touch.x : side ? touch.z : touch.x;
    const up = level ? touch.z : touch.y;
    const s = (vertical ? up : across) / width + shiftX + 10;
    const t = (vertical ? across : up) / height + shiftY + 10;
    sample(texture, mirrored(s), mirrored(t), out);
    out.gloss = gloss;
  };
}

/** Wood on the long faces and rings on the ends that face x. */
export function timberSkin(texture: Raster, endColour: string, id: number, options: SkinOptions = {}): Material {
  const long = skin(texture, { width: 2.6, height: 0.9, shiftX: id * 0.3, shiftY: id * 0.7, ...options });
  const end = light(endColour);
  return (touch, out) => {
    if (Math.abs(touch.nx) <= 0.5) {
      long(touch, out);
      return;
    }
    const pith = Math.hypot(touch.y + 0.25 * Math.sin(id), touch.z + 0.3 * Math.cos(id * 2)) * 60;
    paint(out, end, 0.8 + 0.18 * Math.sin(pith + grain.at(touch.y * 20, touch.z * 20 + id) * 2));
  };
}

/** Wraps a label about an upright lathe: `share` of the way round, between two heights. */
export function labelled(label: Raster, body: Material, low: number, high: number, share = 0.62): Material {
  return (touch, out) => {
    const around = Math.atan2(touch.x, touch.z) / Math.PI;
    const up = (touch.y - low) / (high - low);
    if (Math.abs(around) > share || up < 0 || up > 1 || Math.abs(touch.ny) > 0.8) {
      body(touch, out);
      return;
    }
    sample(label, (around / share + 1) / 2, 1 - up, out);
    out.gloss = 0.12;
  };
}

/** A picture on the face that looks along z, the rest plain. */
export function fronted(picture: Raster, halfWidth: number, halfHeight: number, rest: Material, gloss = 0.1): Material {
  return (touch, out) => {
    if (touch.nz < 0.8) {
      rest(touch, out);
      return;
    }
    sample(picture, (touch.x / halfWidth + 1) / 2, (1 - touch.y / halfHeight) / 2, out);
    out.gloss = gloss;
  };
}
