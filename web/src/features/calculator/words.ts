import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Board, Zone } from './estimate.ts';
import type { Edges, What } from './furniture.ts';

type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

export const WHAT: Words<What> = {
  wardrobe: msg`Wardrobe`,
  kitchen: msg`Kitchen`,
  doors: msg`Doors`,
  list: msg`My own cut list`,
};
export const BOARDS: Words<Board> = {
  ply: msg`Plywood`,
  blockboard: msg`Blockboard`,
  mdf: msg`MDF`,
  particle: msg`Particle board`,
};
export const ZONE_LABELS: Words<Zone> = {
  dry: msg`Dry room (MR)`,
  kitchen: msg`Kitchen (BWR)`,
  wet: msg`Bathroom, utility or outdoors (BWP)`,
};
/** The glue by where it will stand, as `ZONES` says it. */
export const ADVICE: Words<Zone> = {
  dry: msg`Ask for MR grade: moisture resistant ply is right for bedrooms and living rooms.`,
  kitchen: msg`Ask for BWR grade: boiling water resistant ply stands up to steam and spills.`,
  wet: msg`Ask for BWP grade: boiling water proof (marine) ply is made for wet places.`,
};
export const EDGES: Words<Edges> = {
  none: msg`No edge`,
  front: msg`One long edge`,
  all: msg`All four edges`,
};

export const sheetCount = (count: number): MessageDescriptor =>
  msg`${plural(count, { one: '# sheet', other: '# sheets' })}`;

type Named = { readonly thickness: number; readonly grade: string; readonly size: string };

/** Boards as a shop is asked for them. */
const ASKED: Readonly<Record<Board, (count: number, board: Named) => MessageDescriptor>> = {
  ply: (count, { thickness, grade, size }) =>
    msg`${plural(count, { one: `# sheet of ${thickness} mm ${grade} plywood, ${size} ft`, other: `# sheets of ${thickness} mm ${grade} plywood, ${size} ft` })}`,
  blockboard: (count, { thickness, grade, size }) =>
    msg`${plural(count, { one: `# sheet of ${thickness} mm ${grade} blockboard, ${size} ft`, other: `# sheets of ${thickness} mm ${grade} blockboard, ${size} ft` })}`,
  mdf: (count, { thickness, size }) =>
    msg`${plural(count, { one: `# sheet of ${thickness} mm mdf, ${size} ft`, other: `# sheets of ${thickness} mm mdf, ${size} ft` })}`,
  particle: (count, { thickness, size }) =>
    msg`${plural(count, { one: `# sheet of ${thickness} mm particle board, ${size} ft`, other: `# sheets of ${thickness} mm particle board, ${size} ft` })}`,
};
export const askedSheets = (board: Board, count: number, named: Named): MessageDescriptor => ASKED[board](count, named);

/** Of laminate there are always two and more: both sides of a board get it. */
export const laminateLine = (sheets: number): MessageDescriptor => msg`Laminate: ${sheets} sheets`;
export const bandLine = (length: string): MessageDescriptor => msg`Edge band: ${length}`;
export const partAt = (at: number): MessageDescriptor => msg`Part ${at}`;
