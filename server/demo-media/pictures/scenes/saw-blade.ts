import type { Outline, Point } from '../core/prism.ts';

/** A toothed blade in the x-y plane. */
export function blade(radius: number, teeth: number): Outline {
  return Array.from({ length: teeth }, (_, i): Point[] => {
    const angle = (i / teeth) * Math.PI * 2;
    const next = ((i + 0.7) / teeth) * Math.PI * 2;
    return [
      [Math.cos(angle) * radius * 0.93, Math.sin(angle) * radius * 0.93],
      [Math.cos(next) * radius, Math.sin(next) * radius],
    ];
  }).flat();
}
