import { type Group, ZONES } from './estimate.ts';
import { type Plan, unitsTyped } from './plan.ts';
import { BOARDS, WORDS } from './words.ts';

const sheetsOf = ({ layout }: Group) => layout.sheets.length;
export const sheetsInAll = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + sheetsOf(group), 0);
/** Laminate is pressed on whole sheets of the board before they are cut; thin backs get none. */
export const laminateSheets = (plan: Plan, groups: readonly Group[]) =>
  plan.laminate && groups[0] ? 2 * sheetsOf(groups[0]) : 0;

/** MDF and particle board are not sold by the glue of plywood. */
const gradeOf = ({ board, zone }: Plan) => (board === 'ply' || board === 'blockboard' ? `${ZONES[zone]} ` : '');
export const boardOf = (plan: Plan, { thickness }: Pick<Group, 'thickness'>) =>
  `${thickness} mm ${gradeOf(plan)}${BOARDS[plan.board].toLowerCase()}, ${plan.size} ft`;

/** What is to be bought and how it is to be cut, line by line. */
export function shoppingList(plan: Plan, groups: readonly Group[], band: number): string[] {
  const units = unitsTyped(plan);
  const laminate = laminateSheets(plan, groups);
  return [
    ...groups.map((group) => WORDS.requirementTitle(sheetsOf(group), boardOf(plan, group))),
    ...(laminate > 0 ? [WORDS.laminateLine(laminate)] : []),
    ...(band > 0 ? [WORDS.bandLine(units.run(band))] : []),
    '',
    WORDS.cutList,
    ...groups.flatMap(({ parts }) =>
      parts.map(({ name, length, width, count }) => WORDS.cutLine(name, units.size(length, width), count)),
    ),
  ];
}

const LONGEST_DESCRIPTION = 2000;

/** The fields of a requirement that this list answers. */
export function requirementOf(plan: Plan, groups: readonly Group[], band: number) {
  const [main] = groups;
  if (!main) return undefined;
  return {
    title: WORDS.requirementTitle(sheetsOf(main), boardOf(plan, main)),
    description: shoppingList(plan, groups, band).join('\n').slice(0, LONGEST_DESCRIPTION),
    quantity: WORDS.quantity(sheetsInAll(groups)),
  };
}
