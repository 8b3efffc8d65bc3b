import type { Shape } from './shape.ts';
import type { Surface } from './surface.ts';
import type { Vec } from './vector.ts';

export type Ground = (x: number, z: number, out: Surface) => void;

export type Scene = {
  readonly shapes: readonly Shape[];
  readonly eye: Vec;
  readonly target: Vec;
  /** Vertical field of view in degrees. */
  readonly fov: number;
  /** The studio's colour: backdrop and floor alike. */
  readonly backdrop: string;
  /** A floor of its own (boards, pavement); without it the floor melts into the backdrop. */
  readonly ground: Ground | null;
  readonly floor: boolean;
  readonly light: Vec;
  /** How large the lamp is: larger gives softer shadows. */
  readonly softness: number;
  readonly sun: number;
  readonly ambient: number;
  /** How far around a point shade is gathered. */
  readonly shadeReach: number;
  readonly vignette: number;
  readonly falloff: number;
  readonly exposure: number;
};

export const STUDIO: Scene = {
  shapes: [],
  eye: [2.75, 2.3, 4.0],
  target: [0, 0.12, 0.1],
  fov: 33,
  backdrop: '#efe8dd',
  ground: null,
  floor: true,
  light: [-0.55, 1, 0.45],
  softness: 0.16,
  sun: 0.66,
  ambient: 0.46,
  shadeReach: 1.6,
  vignette: 0.09,
  falloff: 0.05,
  exposure: 1,
};

export const scene = (shapes: readonly Shape[], changes: Partial<Scene> = {}): Scene => ({
  ...STUDIO,
  ...changes,
  shapes,
});
