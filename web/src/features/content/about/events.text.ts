import { type Still, still } from './still.ts';

/** An event of CONT-16. */
export type CompanyEvent = {
  readonly id: string;
  readonly title: string;
  readonly image: Still;
  /** The day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly shortDescription: string;
  readonly fullDescription: string;
  readonly gallery: readonly [Still, ...Still[]];
  readonly location: string;
  readonly attendees: string;
};

const event = (facts: Omit<CompanyEvent, 'image'>): CompanyEvent => ({ ...facts, image: facts.gallery[0] });

export const EVENTS: readonly CompanyEvent[] = [
  event({
    id: 'open-yard-day',
    title: 'Open Yard Day',
    date: '2025-09-20',
    shortDescription:
      'The gates stood open: every stack unwrapped, every grade cut across so that the core could be seen.',
    fullDescription:
      'Once a year the yard belongs to visitors. Stacks were unwrapped, sheets were cut across, and the people who press them explained what the plies say: gaps, overlaps, core joints, glue lines. In the afternoon samples of every grade went into boiling water, and visitors came back after tea to see which of them had held.',
    gallery: [
      still('yard', 'Two stacks of red-faced plywood on bearers in the yard', 760, 500),
      still('plies', 'The edges of plywood sheets, ply by ply', 760, 500),
      still('sheets', 'Two sheets of marine plywood', 1000, 660),
    ],
    location: 'Plyhaat yard, Sharanpur Road, Nashik',
    attendees: 'Contractors, carpenters and dealers of Nashik district',
  }),
  event({
    id: 'kitchen-week',
    title: 'Modular Kitchen Week',
    date: '2025-02-10',
    shortDescription: 'Six days on carcass boards, shutters and floors that survive an Indian kitchen.',
    fullDescription:
      'Architects brought their drawings and makers brought their boards. Each day one part of the kitchen was built up and taken apart again: the carcass in boiling-water-proof ply, the shutter in laminate and in acrylic, the skirting that meets the mop. What swelled stayed on the table for all to see.',
    gallery: [
      still('kitchen', 'A fitted kitchen with green shutters and oak wall units', 760, 507),
      still('wardrobe', 'A four-door wardrobe in oak and white'),
      still('flooring', 'A herringbone oak floor with a walnut bench'),
    ],
    location: 'Balewadi, Pune',
    attendees: 'Architects, interior designers and kitchen makers',
  }),
  event({
    id: 'laminate-evening',
    title: 'Laminate and Colour Evening',
    date: '2024-08-24',
    shortDescription: 'New folders laid out beside the old ones, under daylight and under the lamp of a shop.',
    fullDescription:
      'A colour chosen in the shop is seldom the colour on the wall. Makers laid out their new folders twice, once under daylight and once under warm lamps, and designers marked what they would use where. The marks became the colour words by which laminates can be searched on Plyhaat today.',
    gallery: [
      still('laminate-oak', 'A fan of wood-grain laminates from oak to walnut'),
      still('laminate-marble', 'Two laminate sheets with a white marble print'),
      still('laminate-terracotta', 'Two terracotta laminate sheets with a woven texture'),
    ],
    location: 'Satellite Road, Ahmedabad',
    attendees: 'Laminate makers, distributors and designers of Gujarat',
  }),
  event({
    id: 'door-clinic',
    title: 'The Door Clinic',
    date: '2024-01-18',
    shortDescription: 'Bring the door that jams: hanging, hinges and hardware, explained on real frames.',
    fullDescription:
      'Why does a door drop? Fitters hung the same flush door on three kinds of hinges and swung it through the day while engineers from two hardware houses measured the gap. There was a table for locks and a queue at it, and every visitor left with a fitting sheet in Marathi or Hindi.',
    gallery: [
      still('door-teak', 'A panelled teak door with a black handle, beside a plant'),
      still('door-walnut', 'A walnut door in its frame'),
      still('handles', 'Two brass pull handles on walnut shutters'),
    ],
    location: 'Timber Market, Indore',
    attendees: 'Fitters, door makers and hardware dealers',
  }),
  event({
    id: 'veneer-workshop',
    title: 'Veneer and Timber Workshop',
    date: '2023-11-04',
    shortDescription:
      'From the log to the leaf: reading grain, matching bundles, and papers that prove where timber grew.',
    fullDescription:
      'A morning among logs and an afternoon among leaves. Sawyers showed how one log gives crown, quarter and rift; polishers showed what each of them does to light. The last hour went to transit passes and import papers, and to the question buyers should ask more often: where did this tree stand?',
    gallery: [
      still('timber', 'Sawn teak beams, stacked'),
      still('veneer-teak', 'Leaves of teak veneer'),
      still('veneer-rosewood', 'Leaves of rosewood veneer'),
    ],
    location: 'Perumbavoor, Kerala',
    attendees: 'Veneer makers, sawmills and furniture workshops',
  }),
  event({
    id: 'grade-school',
    title: 'Grade School',
    date: '2023-06-17',
    shortDescription: 'MR, BWR, BWP, fire retardant: what the letters on a sheet promise, taught in a day.',
    fullDescription:
      'A class for people who sell boards and are asked about them all day. What IS 303 and IS 710 demand, how a fire-retardant sheet is tested, when a blockboard is the better choice and when it is not. Those who passed the short test at the end took home a gauge to measure a sheet’s true thickness.',
    gallery: [
      still('boards', 'Ply, particle board, MDF and blockboard, one on another', 520, 300),
      still('fire-ply', 'Three sheets of fire-retardant plywood'),
      still('blockboard', 'Two blockboards with their battens showing'),
    ],
    location: 'Plyhaat office, Nashik',
    attendees: 'Counter staff and young dealers from Maharashtra',
  }),
];
