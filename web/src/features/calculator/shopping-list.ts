import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '#ui/said.ts';
import { type Group, ZONES } from './estimate.ts';
import { type Plan, unitsTyped } from './plan.ts';
import { askedSheets, bandLine, laminateLine, sheetCount } from './words.ts';

const sheetsOf = ({ layout }: Group) => layout.sheets.length;
export const sheetsInAll = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + sheetsOf(group), 0);
/** Laminate is pressed on whole sheets of the board before they are cut; thin backs get none. */
export const laminateSheets = (plan: Plan, groups: readonly Group[]) =>
  plan.laminate && groups[0] ? 2 * sheetsOf(groups[0]) : 0;

export const sheetsAsked = ({ board, zone, size }: Plan, count: number, thickness: number): MessageDescriptor =>
  askedSheets(board, count, { thickness, grade: ZONES[zone], size });
const askedOf = (plan: Plan, group: Group) => sheetsAsked(plan, sheetsOf(group), group.thickness);

/** What is to be bought and how it is to be cut, line by line. */
export function shoppingList(plan: Plan, groups: readonly Group[], band: number, say: Say): string[] {
  const units = unitsTyped(plan, say);
  const laminate = laminateSheets(plan, groups);
  return [
    ...groups.map((group) => say(askedOf(plan, group))),
    ...(laminate > 0 ? [say(laminateLine(laminate))] : []),
    ...(band > 0 ? [say(bandLine(units.run(band)))] : []),
    '',
    say(msg`Cut list:`),
    ...groups.flatMap(({ parts }) =>
      parts.map(({ name, length, width, count }) =>
        say(msg`${name}: ${{ size: units.size(length, width) }}, ${count}`),
      ),
    ),
  ];
}

const LONGEST_DESCRIPTION = 2000;

/** The fields of a requirement that this list answers. */
export function requirementOf(plan: Plan, groups: readonly Group[], band: number, say: Say) {
  const [main] = groups;
  if (!main) return undefined;
  return {
    title: say(askedOf(plan, main)),
    description: shoppingList(plan, groups, band, say).join('\n').slice(0, LONGEST_DESCRIPTION),
    quantity: say(sheetCount(sheetsInAll(groups))),
  };
}
