import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Still, still } from './still.ts';

/** An event of CONT-16. */
export type CompanyEvent = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly image: Still;
  /** The day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly shortDescription: MessageDescriptor;
  readonly fullDescription: MessageDescriptor;
  readonly gallery: readonly [Still, ...Still[]];
  readonly location: MessageDescriptor;
  readonly attendees: MessageDescriptor;
};

const event = (facts: Omit<CompanyEvent, 'image'>): CompanyEvent => ({ ...facts, image: facts.gallery[0] });

export const EVENTS: readonly CompanyEvent[] = [
  event({
    id: 'open-yard-day',
    title: msg`Open Yard Day`,
    date: '2025-09-20',
    shortDescription: msg`The gates stood open: every stack unwrapped, every grade cut across so that the core could be seen.`,
    fullDescription: msg`Once a year the yard belongs to visitors. Stacks were unwrapped, sheets were cut across, and the people who press them explained what the plies say: gaps, overlaps, core joints, glue lines. In the afternoon samples of every grade went into boiling water, and visitors came back after tea to see which of them had held.`,
    gallery: [
      still('yard', msg`Two stacks of red-faced plywood on bearers in the yard`, 760, 500),
      still('plies', msg`The edges of plywood sheets, ply by ply`, 760, 500),
      still('sheets', msg`Two sheets of marine plywood`, 1000, 660),
    ],
    location: msg`Plyhaat yard, Sharanpur Road, Nashik`,
    attendees: msg`Contractors, carpenters and dealers of Nashik district`,
  }),
  event({
    id: 'kitchen-week',
    title: msg`Modular Kitchen Week`,
    date: '2025-02-10',
    shortDescription: msg`Six days on carcass boards, shutters and floors that survive an Indian kitchen.`,
    fullDescription: msg`Architects brought their drawings and makers brought their boards. Each day one part of the kitchen was built up and taken apart again: the carcass in boiling-water-proof ply, the shutter in laminate and in acrylic, the skirting that meets the mop. What swelled stayed on the table for all to see.`,
    gallery: [
      still('kitchen', msg`A fitted kitchen with green shutters and oak wall units`, 760, 507),
      still('wardrobe', msg`A four-door wardrobe in oak and white`),
      still('flooring', msg`A herringbone oak floor with a walnut bench`),
    ],
    location: msg`Balewadi, Pune`,
    attendees: msg`Architects, interior designers and kitchen makers`,
  }),
  event({
    id: 'laminate-evening',
    title: msg`Laminate and Colour Evening`,
    date: '2024-08-24',
    shortDescription: msg`New folders laid out beside the old ones, under daylight and under the lamp of a shop.`,
    fullDescription: msg`A colour chosen in the shop is seldom the colour on the wall. Makers laid out their new folders twice, once under daylight and once under warm lamps, and designers marked what they would use where. The marks became the colour words by which laminates can be searched on Plyhaat today.`,
    gallery: [
      still('laminate-oak', msg`A fan of wood-grain laminates from oak to walnut`),
      still('laminate-marble', msg`Two laminate sheets with a white marble print`),
      still('laminate-terracotta', msg`Two terracotta laminate sheets with a woven texture`),
    ],
    location: msg`Satellite Road, Ahmedabad`,
    attendees: msg`Laminate makers, distributors and designers of Gujarat`,
  }),
  event({
    id: 'door-clinic',
    title: msg`The Door Clinic`,
    date: '2024-01-18',
    shortDescription: msg`Bring the door that jams: hanging, hinges and hardware, explained on real frames.`,
    fullDescription: msg`Why does a door drop? Fitters hung the same flush door on three kinds of hinges and swung it through the day while engineers from two hardware houses measured the gap. There was a table for locks and a queue at it, and every visitor left with a fitting sheet in Marathi or Hindi.`,
    gallery: [
      still('door-teak', msg`A panelled teak door with a black handle, beside a plant`),
      still('door-walnut', msg`A walnut door in its frame`),
      still('handles', msg`Two brass pull handles on walnut shutters`),
    ],
    location: msg`Timber Market, Indore`,
    attendees: msg`Fitters, door makers and hardware dealers`,
  }),
  event({
    id: 'veneer-workshop',
    title: msg`Veneer and Timber Workshop`,
    date: '2023-11-04',
    shortDescription: msg`From the log to the leaf: reading grain, matching bundles, and papers that prove where timber grew.`,
    fullDescription: msg`A morning among logs and an afternoon among leaves. Sawyers showed how one log gives crown, quarter and rift; polishers showed what each of them does to light. The last hour went to transit passes and import papers, and to the question buyers should ask more often: where did this tree stand?`,
    gallery: [
      still('timber', msg`Sawn teak beams, stacked`),
      still('veneer-teak', msg`Leaves of teak veneer`),
      still('veneer-rosewood', msg`Leaves of rosewood veneer`),
    ],
    location: msg`Perumbavoor, Kerala`,
    attendees: msg`Veneer makers, sawmills and furniture workshops`,
  }),
  event({
    id: 'grade-school',
    title: msg`Grade School`,
    date: '2023-06-17',
    shortDescription: msg`MR, BWR, BWP, fire retardant: what the letters on a sheet promise, taught in a day.`,
    fullDescription: msg`A class for people who sell boards and are asked about them all day. What IS 303 and IS 710 demand, how a fire-retardant sheet is tested, when a blockboard is the better choice and when it is not. Those who passed the short test at the end took home a gauge to measure a sheet’s true thickness.`,
    gallery: [
      still('boards', msg`Ply, particle board, MDF and blockboard, one on another`, 520, 300),
      still('fire-ply', msg`Three sheets of fire-retardant plywood`),
      still('blockboard', msg`Two blockboards with their battens showing`),
    ],
    location: msg`Plyhaat office, Nashik`,
    attendees: msg`Counter staff and young dealers from Maharashtra`,
  }),
];
