import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { inWords, type Say } from '#ui/said.ts';

/** The usual answers that are words; grades, glues and codes are written the same in every language. */
const ANSWERS: Readonly<Record<string, MessageDescriptor>> = {
  Poplar: msg({ message: 'Poplar', context: 'a wood' }),
  Eucalyptus: msg({ message: 'Eucalyptus', context: 'a wood' }),
  Gurjan: msg({ message: 'Gurjan', context: 'a wood' }),
  Hardwood: msg({ message: 'Hardwood', context: 'a wood' }),
  Mixed: msg({ message: 'Mixed', context: 'a wood' }),
  Pine: msg({ message: 'Pine', context: 'a wood' }),
  Rubberwood: msg({ message: 'Rubberwood', context: 'a wood' }),
  Teak: msg({ message: 'Teak', context: 'a wood' }),
  Walnut: msg({ message: 'Walnut', context: 'a wood' }),
  Oak: msg({ message: 'Oak', context: 'a wood' }),
  Rosewood: msg({ message: 'Rosewood', context: 'a wood' }),
  Ash: msg({ message: 'Ash', context: 'a wood' }),
  Cherry: msg({ message: 'Cherry', context: 'a wood' }),
  Maple: msg({ message: 'Maple', context: 'a wood' }),
  Wenge: msg({ message: 'Wenge', context: 'a wood' }),
  Zebrano: msg({ message: 'Zebrano', context: 'a wood' }),
  Sal: msg({ message: 'Sal', context: 'a wood' }),
  Meranti: msg({ message: 'Meranti', context: 'a wood' }),
  Bamboo: msg({ message: 'Bamboo', context: 'a wood' }),
  Mango: msg({ message: 'Mango', context: 'a wood' }),
  Suede: msg({ message: 'Suede', context: 'a finish' }),
  Gloss: msg({ message: 'Gloss', context: 'a finish' }),
  'High gloss': msg({ message: 'High gloss', context: 'a finish' }),
  Matt: msg({ message: 'Matt', context: 'a finish' }),
  'Super matt': msg({ message: 'Super matt', context: 'a finish' }),
  Texture: msg({ message: 'Texture', context: 'a finish' }),
  Linen: msg({ message: 'Linen', context: 'a finish' }),
  Satin: msg({ message: 'Satin', context: 'a finish' }),
  Metal: msg({ message: 'Metal', context: 'a finish' }),
  Nickel: msg({ message: 'Nickel', context: 'a finish' }),
  Chrome: msg({ message: 'Chrome', context: 'a finish' }),
  'Matt black': msg({ message: 'Matt black', context: 'a finish' }),
  'Antique brass': msg({ message: 'Antique brass', context: 'a finish' }),
  Gold: msg({ message: 'Gold', context: 'a finish' }),
  'Rose gold': msg({ message: 'Rose gold', context: 'a finish' }),
  Zinc: msg({ message: 'Zinc', context: 'a finish' }),
  Clear: msg({ message: 'Clear', context: 'a finish' }),
  Interior: msg({ message: 'Interior', context: 'a grade' }),
  Exterior: msg({ message: 'Exterior', context: 'a grade' }),
  Shuttering: msg({ message: 'Shuttering', context: 'a grade' }),
  Liner: msg({ message: 'Liner', context: 'a grade' }),
};

type Measured = (amount: string) => MessageDescriptor;
const MEASURES: readonly (readonly [pattern: RegExp, measured: Measured])[] = [
  [/^(.+) mm$/, (amount) => msg`${amount} mm`],
  [/^(.+) ft$/, (amount) => msg`${amount} ft`],
  [/^(.+) in$/, (amount) => msg`${amount} in`],
  [/^(.+) years?$/, (years) => msg`${plural(Number(years), { one: '# year', other: '# years' })}`],
];

/** A usual answer as the seller reads it: `18 mm`, `Gurjan`, `10 years`. What is saved stays as it is. */
export function answerShown(answer: string, say: Say): string {
  for (const [pattern, measured] of MEASURES) {
    const [, amount] = pattern.exec(answer) ?? [];
    if (amount !== undefined) return say(measured(amount));
  }
  return inWords(ANSWERS, answer, say);
}
