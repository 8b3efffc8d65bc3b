import { STANDARD_OF } from './standards.ts';

/** What a product may say of itself, in the order in which it is asked: what has lists first, free text last. */
export const FACTS = [
  'grade',
  'thickness',
  'size',
  'wood',
  'glue',
  'finish',
  'standard',
  'warranty',
  'licenceNumber',
  'licenceValidTill',
  'application',
  'minimumOrder',
] as const;
export type Fact = (typeof FACTS)[number];

/** What is asked for, each with the usual answers; none where any text is. */
export type AskedFacts = Partial<Record<Fact, readonly string[]>>;

const mm = (...thicknesses: readonly number[]) => thicknesses.map((thickness) => `${thickness} mm`);
const feet = (...sizes: readonly string[]) => sizes.map((size) => `${size} ft`);

const SHEETS = feet('8 × 4', '8 × 3', '7 × 4', '7 × 3', '6 × 4', '6 × 3');
const GLUES = ['UF', 'MUF', 'PF'];
const FINISHES = ['Suede', 'Gloss', 'High gloss', 'Matt', 'Super matt', 'Texture', 'Linen', 'Satin', 'Metal'];
const FACES = ['Teak', 'Walnut', 'Oak', 'Rosewood', 'Ash', 'Cherry', 'Maple', 'Wenge', 'Zebrano'];
const WARRANTIES = ['1 year', ...[2, 3, 5, 7, 10, 15, 20, 25].map((years) => `${years} years`)];

const ANYTHING = { warranty: WARRANTIES, application: [], minimumOrder: [] };
const licensed = (...standards: readonly string[]) => ({
  standard: standards,
  licenceNumber: [],
  licenceValidTill: [],
});

/** By the main category's slug, which stays when staff rename it. */
const ASKED: Readonly<Record<string, AskedFacts>> = {
  plywood: {
    grade: ['MR', 'BWR', 'BWP', 'FR', 'Shuttering'],
    thickness: mm(3, 4, 6, 8, 9, 12, 15, 16, 18, 19, 21, 25),
    size: SHEETS,
    wood: ['Poplar', 'Eucalyptus', 'Gurjan', 'Hardwood', 'Mixed'],
    glue: GLUES,
    ...licensed(STANDARD_OF.MR, STANDARD_OF.BWP, STANDARD_OF['Fire retardant'], STANDARD_OF.Shuttering),
    ...ANYTHING,
  },
  boards: {
    grade: ['MR', 'BWR', 'BWP'],
    thickness: mm(12, 16, 19, 25, 30, 35, 38, 50),
    size: SHEETS,
    wood: ['Pine', 'Hardwood', 'Poplar', 'Rubberwood', 'Mixed'],
    glue: GLUES,
    ...licensed(STANDARD_OF.Blockboard),
    ...ANYTHING,
  },
  mdf: {
    grade: ['Interior', 'Exterior', 'HDHMR', 'E0', 'E1', 'E2'],
    thickness: mm(3, 4, 5.5, 7.5, 9, 12, 16.5, 18, 25),
    size: [...SHEETS, ...feet('8 × 6')],
    finish: FINISHES,
    ...licensed(STANDARD_OF.MDF, STANDARD_OF['Particle board']),
    ...ANYTHING,
  },
  laminates: {
    grade: ['HGS', 'HGP', 'CGS', 'Liner'],
    thickness: mm(0.6, 0.72, 0.8, 0.92, 1, 1.25, 1.5),
    size: feet('8 × 4', '10 × 4'),
    finish: FINISHES,
    ...licensed(STANDARD_OF['Decorative laminate']),
    ...ANYTHING,
  },
  veneers: {
    grade: ['AA', 'AB', 'AC'],
    thickness: mm(0.5, 3, 3.5, 4, 5, 6),
    size: feet('8 × 4', '7 × 4', '10 × 4', '8 × 3'),
    wood: FACES,
    ...ANYTHING,
  },
  doors: {
    grade: ['MR', 'BWR', 'BWP', 'FR'],
    thickness: mm(25, 28, 30, 32, 35, 38),
    size: ['78', '80', '84'].flatMap((height) => ['30', '32', '36'].map((width) => `${height} × ${width} in`)),
    wood: ['Pine', 'Hardwood', 'Mixed', 'Teak'],
    glue: GLUES,
    finish: FINISHES,
    ...licensed(STANDARD_OF['Flush door']),
    ...ANYTHING,
  },
  wpc: { thickness: mm(3, 4, 5, 6, 8, 10, 12, 15, 18, 25), size: SHEETS, finish: FINISHES, ...ANYTHING },
  hardware: {
    grade: ['SS 202', 'SS 304', 'SS 316'],
    size: [],
    finish: ['Nickel', 'Chrome', 'Satin', 'Matt black', 'Antique brass', 'Gold', 'Rose gold', 'Zinc'],
    ...ANYTHING,
  },
  adhesives: { size: [], finish: ['Gloss', 'Matt', 'Satin', 'Clear'], ...ANYTHING },
  'edge-band': { thickness: mm(0.45, 0.8, 1, 1.3, 2), size: [], finish: FINISHES, ...ANYTHING },
  timber: { grade: ['A', 'B', 'C'], size: [], wood: ['Teak', 'Sal', 'Pine', 'Meranti', 'Bamboo'], ...ANYTHING },
  flooring: {
    grade: ['AC3', 'AC4', 'AC5'],
    thickness: mm(4, 5, 6, 8, 10, 12, 15),
    size: [],
    wood: ['Oak', 'Teak', 'Walnut', 'Maple'],
    finish: FINISHES,
    ...ANYTHING,
  },
  furniture: { size: [], wood: ['Teak', 'Rubberwood', 'Pine', 'Mango'], finish: FINISHES, ...ANYTHING },
  machinery: { size: [], ...ANYTHING },
  electronics: { size: [], finish: ['Matt black', 'Chrome', 'Gold'], ...ANYTHING },
  fashion: { size: [], finish: [], ...ANYTHING },
  'home-garden': { thickness: mm(18, 20, 25, 30), size: [], wood: ['Teak', 'Pine', 'Bamboo'], finish: [], ...ANYTHING },
};

const ALL: AskedFacts = Object.fromEntries(FACTS.map((fact) => [fact, []]));

/** What is asked of a product of a main category; all of it where staff added the category (CAT-31). */
export const askedFacts = (slug: string): AskedFacts => ASKED[slug] ?? ALL;

/** What has a usual answer anywhere, each once: the lists of a template. */
export const usualAnswers = (fact: Fact): string[] => [
  ...new Set(Object.values(ASKED).flatMap((asked) => asked[fact] ?? [])),
];

/** A text without what people write in several ways. */
export const plainAnswer = (text: string) => text.toLowerCase().replaceAll('×', 'x').replaceAll(/\s+/g, '');

/** The entry of a list that a text means: '8x4 ft' is '8 × 4 ft'. */
export const answerIn = (choices: readonly string[], text: string): string | undefined =>
  choices.find((choice) => plainAnswer(choice) === plainAnswer(text));

/** What a product says although nobody asks it of its category: wood of a hinge. */
export const unaskedFacts = (slug: string, facts: Partial<Record<Fact, string | null>>): Fact[] =>
  FACTS.filter((fact) => facts[fact] && !(fact in askedFacts(slug)));
