import * as z from 'zod/mini';
import { changedSince } from '../../admin/admin.ts';
import { longPaging, pageOf } from '../../admin/lists.ts';
import { SearchText } from '../../catalog/catalog.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { requiredText } from '../../core/fields.ts';
import { listOfAtMost } from '../../core/lists.ts';
import { commaList } from '../../core/paging.ts';

/** A word of the trade and what search takes it for. */
export const LexiconEntry = z.object({
  term: z.string(),
  /** Any of these, each in the words of the catalogue; none where the word says nothing about a product. */
  meanings: z.array(z.string()),
  isActive: z.boolean(),
  /** What a built-in word means by default; null for words that staff added. */
  builtIn: z.nullable(z.array(z.string())),
  /** When staff added or changed it. */
  editedAt: z.nullable(z.string()),
  version: z.int(),
});
export type LexiconEntry = z.infer<typeof LexiconEntry>;

export const LONGEST_TERM = 60;
const MOST_MEANINGS = 8;
export const MOST_TERM_WORDS = 3;
export const LEXICON_NEEDS = {
  term: 'Please enter a word',
  shorter: `Please use at most ${MOST_TERM_WORDS} words`,
  letters: 'Please use letters or digits',
  place: 'This is the name of a place',
  contact: 'Please leave out phone numbers and e-mail addresses',
} as const;

const Term = requiredText(LEXICON_NEEDS.term, LONGEST_TERM);
const Meaning = z.string().check(z.trim(), z.maxLength(LONGEST_TERM, `Please use at most ${LONGEST_TERM} characters`));
const Meanings = listOfAtMost(Meaning, MOST_MEANINGS, `Please give at most ${MOST_MEANINGS} meanings`);
const ByTerm = z.object({ term: Term });

export const termGone = failure('term_gone', 404, 'This word is not in the lexicon any more.');
export const termTaken = failure('term_taken', 409, 'This word is in the lexicon already. Edit it instead.');

export const listLexicon = endpoint({
  method: 'GET',
  path: '/admin/lexicon',
  access: 'manager',
  summary: 'The words of search by part of a word or of a meaning, those that staff edited last first',
  query: z.object({
    ...longPaging,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** `staff` those that staff added or changed, `off` those that are switched off, `ignored` those that say nothing. */
    kind: z.optional(z.enum(['staff', 'builtIn', 'off', 'ignored'])),
  }),
  reply: pageOf(LexiconEntry),
});

export const addTerm = endpoint({
  method: 'POST',
  path: '/admin/lexicon',
  access: 'manager',
  summary: 'Adds a word with what it means',
  creates: true,
  body: z.object({ term: Term, meanings: Meanings }),
  reply: { message: z.string(), data: LexiconEntry },
  failures: [termTaken],
});

export const changeTerm = endpoint({
  method: 'PATCH',
  path: '/admin/lexicon/:term',
  access: 'manager',
  summary: 'Changes what a word means, or switches it on again',
  params: ByTerm,
  body: z.object({
    version: z.int().check(z.gte(1)),
    meanings: z.optional(Meanings),
    isActive: z.optional(z.boolean()),
  }),
  reply: { message: z.string(), data: LexiconEntry },
  failures: [termGone, changedSince],
});

export const removeTerm = endpoint({
  method: 'DELETE',
  path: '/admin/lexicon/:term',
  access: 'manager',
  summary: 'Removes a word that staff added; a built-in one is switched off',
  params: ByTerm,
  reply: { message: z.string() },
  failures: [termGone],
});

/** How search understands a text, and what it finds for it. */
export const TextReading = z.object({
  words: z.array(
    z.object({
      typed: z.string(),
      meanings: z.array(z.string()),
      /** What it was taken for, where it is spelt otherwise. */
      corrected: z.nullable(z.string()),
    }),
  ),
  /** Words that are known to nobody. */
  unknown: z.array(z.string()),
  place: z.nullable(z.string()),
  thickness: z.nullable(z.number()),
  size: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  didYouMean: z.nullable(z.string()),
  categories: z.array(z.string()),
  products: z.int(),
});
export type TextReading = z.infer<typeof TextReading>;

export const readText = endpoint({
  method: 'GET',
  path: '/admin/lexicon/try',
  access: 'manager',
  summary: 'How search understands a text now, and with a word that is not saved yet',
  query: z.object({
    text: z._default(SearchText, ''),
    term: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_TERM))),
    meanings: commaList(Meaning, MOST_MEANINGS),
  }),
  reply: { before: TextReading, after: z.nullable(TextReading) },
});
