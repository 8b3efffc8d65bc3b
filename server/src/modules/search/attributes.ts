import type { Attributes, Grade, Sense } from './meaning.ts';
import { parseTypedText, type TypedWord } from './typed-text.ts';

/** The words of the catalogue that stand for a grade. */
const GRADE_OF: Readonly<Record<string, Grade>> = {
  bwp: 'BWP',
  marine: 'BWP',
  bwr: 'BWR',
  mr: 'MR',
  commercial: 'MR',
  fire: 'FR',
  fr: 'FR',
};

const onlyOne = <Value>(values: readonly Value[]): Value | undefined => {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
};

const thicknessOf = ({ word }: TypedWord) => (/^\d+(?:\.\d+)?mm$/.test(word) ? [Number.parseFloat(word)] : []);

const LARGEST_FEET = 12;
function sizeOf({ word }: TypedWord): string[] {
  const [, a, b] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  const sides = [Number(a), Number(b)].toSorted((one, other) => other - one);
  return a !== undefined && (sides[0] ?? 0) <= LARGEST_FEET ? [sides.join('x')] : [];
}

/** A word that may be any of two grades, as 'waterproof', names none. */
const gradeOf = ({ alternatives }: Sense): Grade[] => {
  const grade = onlyOne(alternatives.flat().flatMap((word) => GRADE_OF[word] ?? []));
  return grade ? [grade] : [];
};

export function attributesOf(typed: readonly TypedWord[], senses: readonly Sense[]): Attributes {
  const thickness = onlyOne(typed.flatMap(thicknessOf));
  const size = onlyOne(typed.flatMap(sizeOf));
  const grade = onlyOne(senses.flatMap(gradeOf));
  return { ...(thickness && { thickness }), ...(size && { size }), ...(grade && { grade }) };
}

/** The one grade that a text names. */
export const gradeIn = (text: string): Grade | undefined =>
  onlyOne(parseTypedText(text).words.flatMap(({ word }) => GRADE_OF[word] ?? []));

/** Thickness and size are read from the text alone. */
export const measuresIn = (text: string): Pick<Attributes, 'thickness' | 'size'> =>
  attributesOf(parseTypedText(text).words, []);
