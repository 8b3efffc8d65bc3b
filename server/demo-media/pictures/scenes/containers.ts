import { box } from '../core/box.ts';
import { ball, cylinder, drum, lathe, rod, type Turn } from '../core/lathe.ts';
import { randomFrom } from '../core/noise.ts';
import { prism, roundedRectangle } from '../core/prism.ts';
import type { Shape } from '../core/shape.ts';
import type { Raster } from '../core/texture.ts';
import { fronted, labelled, metal, solid, whitePlastic } from '../surfaces/materials.ts';

/** A plastic tub with its snap lid. */
export function tub(label: Raster, body = whitePlastic, lid = whitePlastic): Shape[] {
  const side: Turn[] = [
    [0, 0],
    [0.47, 0],
    [0.52, 1],
    [0, 1],
  ];
  return [
    lathe([0, 0, 0], side, labelled(label, body, 0.14, 0.86)),
    drum([0, 1.02, 0], 0.56, 0.05, lid),
    cylinder([0, 0.9, 0], 0.545, 0.02, lid),
    cylinder([0, 1.075, 0], 0.44, 0.008, lid),
  ];
}

/** A tin with rolled rims and a pressed lid. */
export function tin(label: Raster, height = 1.05): Shape[] {
  const profile: Turn[] = [
    [0, 0],
    [0.5, 0],
    [0.52, 0.02],
    [0.52, 0.05],
    [0.5, 0.07],
    [0.5, height - 0.07],
    [0.52, height - 0.05],
    [0.52, height - 0.01],
    [0.5, height],
    [0.44, height],
    [0.42, height - 0.05],
    [0.36, height - 0.02],
    [0, height - 0.02],
  ];
  return [lathe([0, 0, 0], profile, labelled(label, metal('#d3d1cc', 0.01), 0.1, height - 0.1, 1))];
}

/** A squeeze bottle with a nozzle. */
export function bottle(label: Raster, cap: string): Shape[] {
  const profile: Turn[] = [
    [0, 0],
    [0.3, 0],
    [0.34, 0.05],
    [0.34, 0.9],
    [0.3, 1.02],
    [0.16, 1.12],
    [0.15, 1.2],
    [0, 1.2],
  ];
  const nozzle: Turn[] = [
    [0, 0],
    [0.17, 0],
    [0.17, 0.12],
    [0.08, 0.2],
    [0.04, 0.46],
    [0, 0.46],
  ];
  return [
    lathe([0, 0, 0], profile, labelled(label, whitePlastic, 0.18, 0.84, 0.7)),
    lathe([0, 1.2, 0], nozzle, solid(cap, 0.3)),
  ];
}

/** A jerrycan: rounded body, grip and cap. */
export function jerrycan(label: Raster, hex: string): Shape[] {
  const body = solid(hex, 0.25);
  return [
    prism([0, 0.7, 0], roundedRectangle(0.55, 0.7, 0.16), 0.34, fronted(label, 0.55, 0.7, body)),
    prism([-0.12, 1.5, 0], roundedRectangle(0.34, 0.06, 0.05), 0.08, body),
    box([-0.4, 1.42, 0], [0.06, 0.1, 0.08], body),
    box([0.16, 1.42, 0], [0.06, 0.1, 0.08], body),
    drum([0.38, 1.47, 0], 0.12, 0.08, solid('#b33a2a', 0.3)),
  ];
}

/** A sealant cartridge with its cone. */
export function cartridge(label: Raster, hex: string): Shape[] {
  const profile: Turn[] = [
    [0, 0],
    [0.24, 0],
    [0.25, 0.02],
    [0.25, 1.2],
    [0.2, 1.26],
    [0.08, 1.28],
    [0.08, 1.36],
    [0.05, 1.4],
    [0.02, 1.85],
    [0, 1.85],
  ];
  return [lathe([0, 0, 0], profile, labelled(label, solid(hex, 0.25), 0.12, 1.1, 0.8))];
}

export function sack(label: Raster): Shape[] {
  return [
    prism([0, 0.75, 0], roundedRectangle(0.62, 0.75, 0.22), 0.26, fronted(label, 0.62, 0.75, solid('#efe9dc', 0.08))),
    box([0, 1.47, 0], [0.5, 0.05, 0.05], solid('#d9cdb7')),
    box([0, 1.44, 0.01], [0.5, 0.008, 0.055], solid('#8f8a80')),
  ];
}

export function pellets(seed: number, hex: string, count = 60): Shape[] {
  const random = randomFrom(seed);
  const material = solid(hex, 0.3);
  return Array.from({ length: count }, () => {
    const radius = Math.sqrt(random()) * 0.55;
    const angle = random() * 6.28;
    const height = 0.045 + Math.max(0, 0.16 - radius * 0.3) * random();
    return ball([Math.cos(angle) * radius, height, Math.sin(angle) * radius], 0.055, material, 0.8);
  });
}

export const sticks = (hex: string): Shape[] =>
  Array.from({ length: 9 }, (_, i) =>
    rod(
      [-0.8 + (i % 3) * 0.03, 0.07 + Math.floor(i / 5) * 0.12, 0.2 + (i % 5) * 0.15 + Math.floor(i / 5) * 0.07],
      [0.6, 0.07 + Math.floor(i / 5) * 0.12, 0.24 + (i % 5) * 0.15 + Math.floor(i / 5) * 0.07],
      0.062,
      solid(hex, 0.4),
    ),
  );
