/** What we explain. `fileName` names pictures/videos/<fileName>.mp4. */
export type VideoRow = {
  readonly fileName: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
};

/** The newest first. */
export const VIDEOS: readonly VideoRow[] = [
  {
    fileName: 'reading-an-edge',
    name: 'Reading the edge of a board',
    category: 'Materials',
    description:
      'Marine, commercial, blockboard or particle board: four edges, and how to tell them apart at a glance.',
  },
  {
    fileName: 'kitchen-in-four',
    name: 'A kitchen in four steps',
    category: 'How to',
    description:
      'Carcass, drawers, baskets, shutters. The order in which fitters work, and why it is not the other way.',
  },
  {
    fileName: 'choosing-a-hinge',
    name: 'Choosing the right hinge',
    category: 'Hardware',
    description: 'Overlay, inset, butt hinge: four questions that lead from the shutter to the packet on the counter.',
  },
  {
    fileName: 'pressing-laminate',
    name: 'Pressing laminate without bubbles',
    category: 'How to',
    description: 'Clean, coat, press, trim. What each step forgives, and what none of them does.',
  },
  {
    fileName: 'storing-boards',
    name: 'Storing boards through the monsoon',
    category: 'Materials',
    description: 'Bearers, covers and a hand’s width to the wall keep a stack flat from June to September.',
  },
  {
    fileName: 'hanging-a-door',
    name: 'Hanging a door that closes by itself',
    category: 'How to',
    description: 'Frame, hinges, lock and gap: a flush door from the truck to the first soft click.',
  },
  {
    fileName: 'four-boards',
    name: 'Plywood, blockboard, MDF, particle board',
    category: 'Materials',
    description: 'Four boards of one thickness and what each of them does best.',
  },
  {
    fileName: 'edge-banding',
    name: 'Edge banding by machine',
    category: 'How to',
    description: 'Tape, melt, feed and finish, and the thickness that suits a table, a shutter and a shelf.',
  },
  {
    fileName: 'drawers-that-last',
    name: 'Drawers that last',
    category: 'Hardware',
    description: 'Half an inch on each side and two right angles: fitting channels so that they stay soft.',
  },
  {
    fileName: 'veneer-matching',
    name: 'Matching veneer leaves',
    category: 'Materials',
    description: 'Book match and slip match, shown on one log of teak, up to the finished door.',
  },
  {
    fileName: 'floor-in-a-day',
    name: 'A floor in a day',
    category: 'How to',
    description: 'Laminate or SPC over an old floor: acclimatise, plan the gap, start along the longest wall.',
  },
  {
    fileName: 'walls-of-wood',
    name: 'Walls of wood and what looks like it',
    category: 'Interiors',
    description: 'Louvers, fluted panels, charcoal boards and marble sheets for walls that were never quite straight.',
  },
];
