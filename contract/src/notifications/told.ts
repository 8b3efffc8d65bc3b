import * as z from 'zod/mini';
import { patternOf, type Value } from '../core/sentence.ts';

const ToldPart = z.object({
  pattern: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  names: z.array(z.string()),
});

/**
 * What a notification says: a sentence with values, to be worded in the language of whoever reads it. `names` are the
 * values that members wrote; the others are words of ours. `parts` are the sentences that a value was made of.
 */
export const Told = z.extend(ToldPart, { parts: z.optional(z.record(z.string(), z.array(ToldPart))) });
export type Told = z.infer<typeof Told>;

/** A piece of a sentence. The names of businesses and things stand out on screen. */
export const Piece = z.object({ text: z.string(), isName: z.optional(z.literal(true)) });
export type Piece = z.infer<typeof Piece>;

type Name = { readonly name: string };
/** What a member wrote, or what is called so in every language. */
export const name = (text: string): Name => ({ name: text });

/** `` told`${{ who: name(company) }} contacted you.` `` */
export function told(words: TemplateStringsArray, ...given: readonly Readonly<Record<string, Value | Name>>[]): Told {
  const entries = given.flatMap((value) => Object.entries(value));
  const keys = entries.map(([key]) => key);
  return {
    pattern: patternOf(words, keys),
    values: Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'object' ? value.name : value])),
    names: entries.flatMap(([key, value]) => (typeof value === 'object' ? key : [])),
  };
}

/** In English, as it stands in the code. */
export const englishOf = ({ pattern, values, names }: Told): Piece[] =>
  pattern
    .split(/\{(\w+)\}/)
    .map((part, at): Piece => {
      if (at % 2 === 0) return { text: part.replaceAll("''", "'") };
      const text = String(values[part] ?? '');
      return names.includes(part) ? { text, isName: true } : { text };
    })
    .filter(({ text }) => text !== '');

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
