import type { Board, Zone } from './estimate.ts';
import type { Edges, What } from './furniture.ts';

/** Every text of the calculator. */
export const WORDS = {
  title: 'Sheet Calculator',
  description:
    'How many plywood sheets a wardrobe, a kitchen or doors take: a cutting layout, wastage, edge band, laminate and weight.',
  intro:
    'Enter your sizes and see how to cut them, how many sheets to buy and what is left over. It works offline too, once opened.',
  plan: 'Your sizes',
  what: 'What are you making?',
  lengthHelp: 'In mm, or as 6 ft 6 in',
  unreadable: 'Enter a length in mm, or as 6 ft 6 in',
  uncountable: 'Enter a number from 1 to 200',
  unreadableBlade: 'Enter 0 to 10 mm',
  board: 'Board',
  boardMaterial: 'Material',
  thickness: 'Thickness',
  sheetSize: 'Sheet size',
  kerf: 'Saw blade',
  kerfHelp: 'What each cut takes away, in mm',
  zone: 'Where will it stand?',
  laminate: 'Laminate on both sides',
  part: (at: number) => `Part ${at}`,
  partName: 'Name',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  count: 'How many',
  columns: 'Columns',
  shelves: 'Shelves in each column',
  wall: 'Length of the wall',
  wallUnits: 'With wall units above',
  edges: 'Edge band',
  grain: 'Keep the grain along the sheet',
  addPart: 'Add a part',
  removePart: (name: string) => `Remove ${name}`,
  result: 'What you need',
  waiting: 'Working out the layout',
  mend: 'Correct the marked sizes to see the layout.',
  sheets: 'Sheets',
  sheetsNote: (size: string, thickness: number) => `${size} ft, ${thickness} mm`,
  wastage: 'Wastage',
  band: 'Edge band',
  metres: (metres: number) => `${metres} m`,
  laminates: 'Laminate',
  laminatesNote: 'sheets, both sides',
  weight: 'Weight',
  kilograms: (kg: number) => `about ${kg} kg`,
  advice: (grade: string, zone: string) => `Ask for ${grade} grade: ${zone}`,
  tooLarge: (names: string) => `No sheet of this size can hold: ${names}. Choose a larger sheet or join two parts.`,
  bySize: 'The same parts from other sheets',
  size: 'Size',
  layoutOf: (thickness: number) => `Cutting layout, ${thickness} mm`,
  sheetOf: (at: number, of: number) => `Sheet ${at} of ${of}`,
  drawing: (at: number, of: number, parts: string) => `Sheet ${at} of ${of}: ${parts}`,
  same: (count: number) => (count === 1 ? '' : `${count} sheets alike`),
  post: 'Post as requirement',
  whatsapp: 'Share on WhatsApp',
  print: 'Print',
  requirementTitle: (sheets: number, what: string) => `${sheets} ${sheets === 1 ? 'sheet' : 'sheets'} of ${what}`,
  quantity: (sheets: number) => `${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}`,
  bandLine: (metres: number) => `Edge band: ${metres} m`,
  laminateLine: (sheets: number) => `Laminate: ${sheets} sheets`,
  cutLine: (name: string, length: number, width: number, count: number) => `${name}: ${length} × ${width} mm, ${count}`,
  cutList: 'Cut list:',
} as const;

export const WHAT: Readonly<Record<What, string>> = {
  wardrobe: 'Wardrobe',
  kitchen: 'Kitchen',
  doors: 'Doors',
  list: 'My own cut list',
};
export const BOARDS: Readonly<Record<Board, string>> = {
  ply: 'Plywood',
  blockboard: 'Blockboard',
  mdf: 'MDF',
  particle: 'Particle board',
};
export const ZONE_LABELS: Readonly<Record<Zone, string>> = {
  dry: 'Dry room',
  kitchen: 'Kitchen',
  wet: 'Bathroom, utility or outdoors',
};
export const ZONE_REASONS: Readonly<Record<Zone, string>> = {
  dry: 'moisture resistant ply is right for bedrooms and living rooms.',
  kitchen: 'boiling water resistant ply stands up to steam and spills.',
  wet: 'boiling water proof (marine) ply is made for wet places.',
};
export const EDGES: Readonly<Record<Edges, string>> = {
  none: 'No edge',
  front: 'One long edge',
  all: 'All four edges',
};
