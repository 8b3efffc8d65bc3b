import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Place } from '../meaning.ts';
import { likeliest } from '../similarity.ts';
import { Dictionary } from './dictionary.ts';
import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound.ts';
import { Spellings } from './spellings.ts';
import { similarityOf } from './trigrams.ts';

const TYPED = { isTransliterated: false, isUnfinished: false, words: 1 };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const letter = fc.constantFrom(...LETTERS);
const word = fc.string({ unit: letter, minLength: 5, maxLength: 12 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });

const dictionaryOf = (known: readonly string[], terms: Record<string, string> = {}, places: [string, Place][] = []) =>
  new Dictionary(
    new Spellings(known.map((text, at) => [text, { uses: 1 + (at % 7) }])),
    new Spellings(Object.entries(terms)),
    new Spellings(places),
  );

/** A letter left out, doubled, exchanged or swapped with its neighbour. */
const slip = fc.record({ kind: fc.nat(3), at: fc.nat(), other: letter });
function slipped(text: string, { kind, at: place, other }: { kind: number; at: number; other: string }): string {
  const at = place % (text.length - 1);
  const [before, own, next, after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
  return `${before}${[next, `${own}${own}${next}`, `${other}${next}`, `${next}${own}`][kind]}${after}`;
}

test('a word with one slip is taken for itself, or for one that is as near or heard alike', () => {
  fc.assert(
    fc.property(words, fc.nat(), slip, (known, which, how) => {
      const meant = known[which % known.length] as string;
      const typed = slipped(meant, how);
      const guess = likeliest(typed, TYPED, dictionaryOf(known).alike(typed))?.sense?.corrected;
      const isAsNear = (word: string) => editDistance(typed, word) <= 1 || soundOf(word) === soundOf(typed);
      expect(known.filter((word) => word === meant || isAsNear(word))).toContain(guess);
    }),
  );
});

test('whatever differs by one typo, or by two in a long word that begins alike, is found among all words', () => {
  fc.assert(
    fc.property(words, word, (known, typed) => {
      const near = known.filter((text) => {
        const edits = editDistance(typed, text);
        const isLong = typed.length >= 7 && typed[0] === text[0];
        return edits <= 1 || (isLong && edits === 2 && similarityOf(text, typed) >= 0.3);
      });
      const found = new Spellings(known.map((text) => [text, null])).misspelt(typed).map(({ text }) => text);
      expect(found.toSorted()).toEqual(near.toSorted());
    }),
  );
});

test('the order in which words came changes no guess', () => {
  fc.assert(
    fc.property(words, word, (known, typed) => {
      const counted = known.map((text, at) => [text, { uses: 1 + (at % 3) }] as const);
      const guesses = [counted, counted.toReversed()].map((entries) => {
        const dictionary = new Dictionary(new Spellings(entries), new Spellings(), new Spellings());
        return likeliest(typed, TYPED, dictionary.alike(typed))?.sense?.corrected;
      });
      expect(guesses[0]).toBe(guesses[1]);
    }),
  );
});

test('of terms that are as near the first of the lexicon is meant', () => {
  const [usual, other] = [
    ['aluminium', 'aluminium'],
    ['aluminum', 'aluminium'],
  ] as const;
  for (const terms of [
    [usual, other],
    [other, usual],
  ]) {
    const alike = dictionaryOf(['aluminium'], Object.fromEntries(terms)).alike('alumiium');
    expect(likeliest('alumiium', TYPED, alike)?.sense?.corrected).toBe(terms[0]?.[0]);
  }
});

test('of a term and the catalogue’s own word for it that are as near, the word is told', () => {
  const alike = dictionaryOf(['door'], { dar: 'door' }).alike('dor');
  expect(likeliest('dor', TYPED, alike)?.sense).toMatchObject({ corrected: 'door', alternatives: [['door']] });
});

test('nobody means a single letter', () => {
  expect(likeliest('doo', TYPED, dictionaryOf(['d', 'door']).alike('doo'))?.sense?.corrected).toBe('door');
});

test('what a maker is asked for by name is known in that spelling alone', () => {
  const dictionary = dictionaryOf(['laminate', 'marine']);
  expect(dictionary.term('merino')).toMatchObject({ meaning: 'laminate' });
  expect(likeliest('merine', TYPED, dictionary.alike('merine'))?.sense?.corrected).toBe('marine');
});

test('a word whose last product went is neither known nor meant', () => {
  const gone = { uses: 1 };
  const dictionary = new Dictionary(new Spellings([['walnut', gone]]), new Spellings(), new Spellings());
  expect([dictionary.usesOf('walnut'), dictionary.alike('walnt').length > 0]).toEqual([1, true]);
  gone.uses = 0;
  expect([dictionary.usesOf('walnut'), dictionary.alike('walnt'), dictionary.alike('wal')]).toEqual([0, [], []]);
});

test('a term is in as many products as the commonest word of its meaning', () => {
  const dictionary = dictionaryOf(['hinge', 'tower', 'bolt'], { kabja: 'hinge|tower bolt', urgent: '' });
  expect(dictionary.term('kabja')).toEqual({ meaning: 'hinge|tower bolt', uses: 3 });
  expect(dictionary.term('urgent')).toEqual({ meaning: '', uses: 0 });
  expect(dictionary.term('hinge')).toBeUndefined();
});

test.each([
  ['gurjan', 'gurjun'],
  ['ploywood', 'plywood'],
  ['chhitkani', 'chitkani'],
  ['vinear', 'veneer'],
  ['fevikol', 'fevicol'],
  ['laminet', 'laminate'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test('what has a digit has no sound, and is spelt like nothing', () => {
  expect(soundOf('18mm')).toBe('');
  expect(dictionaryOf(['18mm', 'hd18']).alike('19mm')).toEqual([]);
});

test('a place is meant in four letters or more, heard alike or with a typo', () => {
  const pune: Place = { kind: 'city', _id: 'pune', name: 'Pune' };
  const dictionary = dictionaryOf([], {}, [['pune', pune]]);
  expect(likeliest('puna', TYPED, dictionary.alike('puna'))?.place).toEqual(pune);
  expect(dictionary.alike('pun')).toEqual([]);
});
