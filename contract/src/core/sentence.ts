export type Value = string | number;

/** A sentence as translators get it, `Please use at most {most} characters`, and what stands in its braces. */
export type Sentence = { readonly pattern: string; readonly values: Readonly<Record<string, Value>> };

/** More than the code has limits, whose texts are made as it is loaded: those are kept. */
const MOST_KEPT = 1000;
/** A text with values of the moment is worded at once. */
const MOST_LATEST = 1000;
const kept = new Map<string, Sentence>();
const latest = new Map<string, Sentence>();

function remember(text: string, sentence: Sentence): void {
  if (kept.has(text)) return;
  if (kept.size < MOST_KEPT) return void kept.set(text, sentence);
  latest.set(text, sentence);
  const [oldest] = latest.keys();
  if (latest.size > MOST_LATEST && oldest !== undefined) latest.delete(oldest);
}

type Named = Readonly<Record<string, Value>>;

/** A sentence with values that only the moment knows: `` saying`${{ who }} contacted you.` ``. */
export function saying(words: TemplateStringsArray, ...named: readonly Named[]): Sentence {
  const names = named.map((value) => Object.keys(value)[0] ?? '');
  const pattern = words.reduce((before, after, at) => `${before}{${names[at - 1]}}${after}`);
  return { pattern, values: Object.assign({}, ...named) };
}

/**
 * A text with values in it, such as `` filled`Please use at most ${{ most }} characters` ``. It reads as
 * English; whoever words it in another language finds its pattern by it.
 */
export function filled(words: TemplateStringsArray, ...named: readonly Named[]): string {
  const sentence = saying(words, ...named);
  const text = words.reduce((before, after, at) => before + Object.values(named[at - 1] ?? {})[0] + after);
  remember(text, sentence);
  return text;
}

/** What a text was made of; one without values is its own pattern. */
export const sentenceOf = (text: string): Sentence =>
  kept.get(text) ?? latest.get(text) ?? { pattern: text, values: {} };
