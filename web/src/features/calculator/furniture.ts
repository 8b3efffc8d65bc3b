import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '#ui/said.ts';
import type { Part } from './cutting/parts.ts';

export type What = 'wardrobe' | 'kitchen' | 'doors' | 'list';

/** Which edges of a part are seen, and so get a band. */
export type Edges = 'none' | 'front' | 'all';
export type PlannedPart = Part & { readonly thickness: number; readonly edges: Edges };

/** Carcass and shutters are of the chosen board, backs of thin ply. */
export const BACK_MM = 6;
/** Shelves stand back behind the shutters. */
const SHELF_SETBACK_MM = 20;
/** Between two shutters, and around them. */
const SHUTTER_GAP_MM = 3;
const RAIL_MM = 100;
/** Kitchen units are as wide as this, or a little less to fill the wall. */
const UNIT_MM = 600;

type Board = { readonly thickness: number };
type Row = readonly [
  name: MessageDescriptor,
  length: number,
  width: number,
  count: number,
  edges: Edges,
  grain?: boolean,
];

const planned = (say: Say, thickness: number, rows: readonly Row[]): PlannedPart[] =>
  rows
    .filter(([, length, width, count]) => length > 0 && width > 0 && count > 0)
    .map(([name, length, width, count, edges, grain = false]) => ({
      ...{ name: say(name), length: Math.round(length), width: Math.round(width), count, edges, grain, thickness },
    }));

export type Wardrobe = Board & {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly columns: number;
  readonly shelves: number;
};

/** Sides, top, bottom, partitions between columns, shelves in each, a shutter for each, and a back. */
export function wardrobeParts(
  { height, width, depth, columns, shelves, thickness: t }: Wardrobe,
  say: Say,
): PlannedPart[] {
  const column = (width - (columns + 1) * t) / columns;
  const shutter = width / columns - SHUTTER_GAP_MM;
  return [
    ...planned(say, t, [
      [msg`Side`, height, depth, 2, 'front', true],
      [msg`Top and bottom`, width - 2 * t, depth, 2, 'front'],
      [msg`Partition`, height - 2 * t, depth, columns - 1, 'front', true],
      [msg`Shelf`, column, depth - SHELF_SETBACK_MM, columns * shelves, 'front'],
      [msg`Shutter`, height - SHUTTER_GAP_MM, shutter, columns, 'all', true],
    ]),
    ...planned(say, BACK_MM, [
      [msg({ message: 'Back', context: 'of a cupboard' }), height, width / columns, columns, 'none'],
    ]),
  ];
}

export type Kitchen = Board & { readonly length: number; readonly wallUnits: boolean };

const [BASE_HEIGHT, BASE_DEPTH, WALL_HEIGHT, WALL_DEPTH] = [720, 560, 720, 300];

/** A wall of units: base units with rails and a shelf and, if wanted, wall units above them. */
export function kitchenParts({ length, wallUnits, thickness: t }: Kitchen, say: Say): PlannedPart[] {
  const units = Math.max(1, Math.ceil(length / UNIT_MM));
  const [unit, inner] = [length / units, length / units - 2 * t];
  const base: Row[] = [
    [msg`Base side`, BASE_HEIGHT, BASE_DEPTH, 2 * units, 'front', true],
    [msg`Base bottom`, inner, BASE_DEPTH, units, 'front'],
    [msg`Rail`, inner, RAIL_MM, 2 * units, 'front'],
    [msg`Base shelf`, inner, BASE_DEPTH - SHELF_SETBACK_MM, units, 'front'],
    [msg`Base shutter`, BASE_HEIGHT - SHUTTER_GAP_MM, unit - SHUTTER_GAP_MM, units, 'all', true],
  ];
  const wall: Row[] = [
    [msg`Wall side`, WALL_HEIGHT, WALL_DEPTH, 2 * units, 'front', true],
    [msg`Wall top and bottom`, inner, WALL_DEPTH, 2 * units, 'front'],
    [msg`Wall shelf`, inner, WALL_DEPTH - SHELF_SETBACK_MM, units, 'front'],
    [msg`Wall shutter`, WALL_HEIGHT - SHUTTER_GAP_MM, unit - SHUTTER_GAP_MM, units, 'all', true],
  ];
  const backs: Row[] = [
    [msg({ message: 'Back', context: 'of a cupboard' }), BASE_HEIGHT, unit, wallUnits ? 2 * units : units, 'none'],
  ];
  return [...planned(say, t, wallUnits ? [...base, ...wall] : base), ...planned(say, BACK_MM, backs)];
}

export type Doors = Board & { readonly height: number; readonly width: number; readonly count: number };

export const doorParts = ({ height, width, count, thickness }: Doors, say: Say): PlannedPart[] =>
  planned(say, thickness, [[msg`Door`, height, width, count, 'all', true]]);
