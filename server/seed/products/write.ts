import type { Random } from '../random.ts';
import type { Line, Price } from './line.ts';

export type Shows = Readonly<Record<string, string>>;
export type Written = {
  name: string;
  shortDescription: string;
  longDescription: string;
  facts: Readonly<Record<string, string>>;
  price: Price;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The trade's fuller word for what a picture's index says shortly. */
const FULL_TERMS: Shows = {
  crown: 'crown cut',
  straight: 'straight grain',
  assorted: 'assorted colours',
  rolls: 'plain weave',
  cushions: 'cushion',
};

/** What the picture shows is so; the rest is chosen. */
function factsOf(random: Random, line: Line, shows: Shows): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const fact in line.facts) {
    const choices = line.facts[fact];
    if (choices) facts[fact] = random.pick(choices);
  }
  for (const sight in shows) {
    const fact = line.shown[sight] ?? sight;
    const seen = shows[sight];
    if (seen !== undefined && fact in facts) facts[fact] = FULL_TERMS[seen] ?? seen;
  }
  return facts;
}

type Parsed = { readonly before: string; readonly fact: string; readonly capital: boolean }[];
const parsed = new Map<string, Parsed>();

/** Splits a text at its braces once; a million rows reuse the pieces. */
function parse(text: string): Parsed {
  const cached = parsed.get(text);
  if (cached) return cached;
  const words = text.split(/[{}]/);
  const pieces: Parsed = [];
  for (let at = 0; at < words.length; at += 2) {
    const fact = words[at + 1] ?? '';
    pieces.push({
      before: words[at] ?? '',
      fact: fact.charAt(0).toLowerCase() + fact.slice(1),
      capital: /^[A-Z]/.test(fact),
    });
  }
  parsed.set(text, pieces);
  return pieces;
}

/** '{Wood} veneer' → 'Teak veneer': a capital in the braces begins a sentence. */
function fill(text: string, facts: Readonly<Record<string, string>>): string {
  let filled = '';
  for (const piece of parse(text)) {
    const value = facts[piece.fact] ?? '';
    filled += piece.before + (piece.capital ? capital(value) : value);
  }
  return filled.replace(/\b(a) (?=[aio]|e(?!u))/gi, '$1n ');
}

function someInOrder(random: Random, sentences: readonly string[], count: number): string[] {
  let wanted = Math.min(count, sentences.length);
  return sentences.filter((_, at) => {
    const chosen = random.next() * (sentences.length - at) < wanted;
    if (chosen) wanted--;
    return chosen;
  });
}

/** 'Jalveer Marine marine plywood' → 'Jalveer Marine plywood'. */
const withoutEcho = (name: string): string => name.replace(/\b(\w+) \1\b/gi, '$1');

export type Ask = { brand: string; city: string; shows: Shows };

/** The words for what the picture shows; without a picture's word, those of any kind. */
function kindOf(random: Random, line: Line, type: string | undefined): Line {
  if (!line.kinds) return line;
  return line.kinds[type ?? random.pick(Object.keys(line.kinds))] ?? line;
}

export function write(random: Random, family: Line, { brand, city, shows }: Ask): Written {
  const line = kindOf(random, family, shows.type);
  const facts = factsOf(random, line, shows);
  const values = { ...facts, brand, city };
  const about = someInOrder(random, line.long, random.int(1, 3));
  const sentences = [...about, ...someInOrder(random, line.closing, about.length === 1 ? 2 : 1)];
  return {
    name: withoutEcho(capital(fill(random.pick(line.names), values))),
    shortDescription: fill(random.pick(line.short), values),
    longDescription: sentences.map((sentence) => fill(sentence, values)).join(' '),
    facts,
    price: line.price,
  };
}
