import { light } from '../core/colour.ts';
import { grain, smooth } from '../core/noise.ts';
import { paint, type Surface } from '../core/surface.ts';

/** The colour of a board's cut edge: along it, from foot (0) to head (1), for the sheet of that number. */
export type Edge = (along: number, height: number, sheet: number, out: Surface) => void;

type PlyOptions = { readonly pale?: string; readonly dark?: string; readonly plies?: number };

/** Veneers laid crosswise: long grain and end grain by turns, with a dark glue line between. */
export function plyEdge({ pale = '#e2c59a', dark = '#b98a58', plies = 9 }: PlyOptions = {}): Edge {
  const longGrain = light(pale);
  const endGrain = light(dark);
  return (along, height, sheet, out) => {
    const place = (height + grain.layered(along * 3 + sheet * 9, sheet * 4.4, 2) * 0.02) * plies;
    const ply = Math.floor(place);
    const within = place - ply;
    const crosswise = ply % 2 !== 0;
    const texture = crosswise
      ? grain.at(along * 120, height * 70 + sheet * 31) * 0.26 + grain.at(along * 300, height * 30) * 0.12
      : grain.at(along * 12, height * 240 + sheet * 17) * 0.14;
    const glue = Math.exp(-((Math.min(within, 1 - within) * 8) ** 2)) * 0.34;
    paint(out, crosswise ? endGrain : longGrain, 1 + texture - glue + grain.at(ply * 3.7 + sheet, 2) * 0.12);
  };
}

export const GURJAN_EDGE = plyEdge({ pale: '#c99a72', dark: '#9b6847', plies: 11 });
export const FILM_EDGE = plyEdge({ pale: '#8d5a42', dark: '#6e4434', plies: 11 });

/** Laminated veneer lumber: every veneer runs the same way. */
export function lvlEdge(pale = '#dcb987', glue = '#6d4a2c', layers = 16): Edge {
  const layer = light(pale);
  const line = light(glue);
  return (along, height, sheet, out) => {
    const place = (height + grain.layered(along * 2, sheet, 2) * 0.008) * layers;
    const within = place - Math.floor(place);
    const seam = Math.min(within, 1 - within) < 0.1;
    const tone =
      0.9 + grain.at(along * 9, height * 160 + sheet * 7) * 0.14 + grain.at(Math.floor(place) * 5.1, sheet) * 0.1;
    paint(out, seam ? line : layer, tone);
  };
}

export function fibreEdge(colour = '#b08a5e'): Edge {
  const base = light(colour);
  return (along, height, sheet, out) => {
    const core = smooth(0.15, 0.5, Math.min(height, 1 - height));
    paint(out, base, 0.95 + grain.layered(along * 60, height * 14 + sheet, 3) * 0.22 - 0.1 * core);
  };
}

export function chipEdge(colour = '#c9a673', coarseness = 1): Edge {
  const base = light(colour);
  return (along, height, sheet, out) => {
    const core = smooth(0.12, 0.3, Math.min(height, 1 - height));
    const coarse = grain.at((along * 70) / coarseness, height * 12 + sheet * 9) * 0.5;
    const fine = grain.at((along * 150) / coarseness + 9, height * 22) * 0.35;
    paint(out, base, 1 + (coarse + fine) * (0.25 + 0.75 * core) - 0.12 * core);
  };
}

type CoreOptions = {
  readonly core?: string;
  readonly skin?: string;
  readonly strip?: number;
  readonly skinShare?: number;
};

/** Strips of solid wood, end grain outwards, between crosswise skins. */
export function blockEdge({
  core = '#dfbf8f',
  skin = '#b98f5d',
  strip = 0.16,
  skinShare = 0.14,
}: CoreOptions = {}): Edge {
  const coreColour = light(core);
  const skinColour = light(skin);
  return (along, height, sheet, out) => {
    const fromFace = Math.min(height, 1 - height);
    if (fromFace < skinShare) {
      const cross = fromFace < skinShare / 2 ? 1 : 0.78;
      paint(out, skinColour, (0.9 + grain.at(along * 90, height * 60) * 0.2) * cross);
      return;
    }
    const place = along / strip + sheet * 0.37;
    const cell = Math.floor(place);
    const within = place - cell;
    const tone = 0.82 + grain.at(cell * 5.3, sheet) * 0.3;
    const pith = Math.hypot(within - 0.5 - grain.at(cell, 3) * 1.2, height - 0.5 - grain.at(cell, 9) * 1.6);
    const rings = Math.sin(pith * 40) * 0.1;
    const gap = Math.min(within, 1 - within) < 0.004 / strip ? 0.55 : 1;
    paint(out, coreColour, (tone + rings + grain.at(along * 200, height * 40) * 0.08) * gap);
  };
}

export function plainEdge(colour = '#43342b'): Edge {
  const base = light(colour);
  return (along, height, _sheet, out) => paint(out, base, 0.9 + grain.at(along * 40, height * 6) * 0.15);
}

/** Skins of one colour about a core of another: compact laminate, aluminium composite, foam board. */
export function sandwichEdge(skin: string, core: string, skinShare: number): Edge {
  const skinColour = light(skin);
  const coreColour = light(core);
  return (along, height, sheet, out) => {
    const outer = Math.min(height, 1 - height) < skinShare;
    paint(out, outer ? skinColour : coreColour, 0.94 + grain.layered(along * 50, height * 10 + sheet, 2) * 0.14);
  };
}
