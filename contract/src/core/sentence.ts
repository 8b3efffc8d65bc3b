export type Value = string | number;
type Named = Readonly<Record<string, Value>>;

/** A sentence as translators get it, `Please use at most {most} characters`, and what stands in its braces. */
export type Sentence = { readonly pattern: string; readonly values: Named };

/** Words with names between them. An apostrophe beside a brace is written twice: alone it would quote the brace (ICU). */
export const patternOf = (words: readonly string[], names: readonly string[]): string =>
  words
    .map((word, at) => {
      const begun = at > 0 ? word.replace(/^'/, "''") : word;
      const between = at < names.length ? begun.replace(/(^|[^'])'$/, "$1''") : begun;
      return at < names.length ? `${between}{${names[at]}}` : between;
    })
    .join('');

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

/**
 * A text with values in it, such as `` filled`Please use at most ${{ most }} characters` ``. It reads as English; whoever
 * words it in another language finds its pattern by it.
 */
export function filled(words: TemplateStringsArray, ...named: readonly Named[]): string {
  const text = words.reduce((before, after, at) => before + Object.values(named[at - 1] ?? {})[0] + after);
  const names = named.flatMap((value) => Object.keys(value));
  remember(text, { pattern: patternOf(words, names), values: Object.assign({}, ...named) });
  return text;
}

/** What a text was made of; one without values is its own pattern. */
export const sentenceOf = (text: string): Sentence =>
  kept.get(text) ?? latest.get(text) ?? { pattern: text, values: {} };
