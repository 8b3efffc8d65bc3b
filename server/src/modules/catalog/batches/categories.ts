import { wordsOf } from '@plyhaat/contract/catalog/price-list/words';

type NamedCategory = { readonly id: string; readonly name: string; readonly parentId: string | null };

const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

/** A merged category and its target with the same name count as one. */
const onlyOne = (found: readonly NamedCategory[]) =>
  new Set(found.map(({ id }) => id)).size === 1 ? found[0] : undefined;

/** The narrowest category that a row names: by both names, by 'Plywood > BWP/Marine', or by one that is clear by itself. */
export function findCategory(
  all: readonly NamedCategory[],
  category: string,
  subcategory: string,
): NamedCategory | undefined {
  const [first = '', second = ''] = category.includes('>') ? category.split('>') : [category, subcategory];
  const named = (name: string) => all.filter((one) => keyOf(one.name) === keyOf(name));
  const parents = named(first).filter(({ parentId }) => parentId === null);
  if (keyOf(second) === '') {
    if (parents.length > 0) return parents[0];
    return onlyOne(named(first));
  }
  const children = named(second).filter(({ parentId }) => parentId !== null);
  if (keyOf(first) === '') return onlyOne(children);
  return children.find(({ parentId }) => parents.some(({ id }) => id === parentId));
}

const GUESSES: readonly (readonly [pattern: RegExp, category: string])[] = [
  [/\bflush doors?\b/, 'Flush plain'],
  [/\bshuttering\b|\bfilm ?faced\b/, 'Shuttering (film-faced)'],
  [/\bpine block ?boards?\b|\bblock ?boards? pine\b/, 'Pine blockboard'],
  [/\bblock ?boards?\b/, 'Block & solid boards'],
  [/\bhdhmr\b/, 'HDHMR'],
  [/\bmdf\b/, 'MDF, HDF & particle'],
  [/\bparticle\b/, 'Particle board'],
  [/\bflexi(?:ble)?\b/, 'Flexible'],
  [/\bfire\b|\bfr\b/, 'Fire retardant'],
  [/\bbwp\b|\bmarine\b|\b710\b|बीडब्ल्यूपी|मरीन/, 'BWP/Marine'],
  [/\bbwr\b|बीडब्ल्यूआर/, 'BWR'],
  [/\bmr\b|\bcommercial\b|\bis ?303\b|एमआर|कमर्शियल/, 'Commercial MR'],
  [/\bgurjan\b/, 'Gurjan'],
  [/\bply(?:wood)?\b|प्लाई/, 'Plywood'],
];

/** The category that the words of a row tell, as a file would name it; nothing where they tell none. */
export function guessCategory(
  all: readonly NamedCategory[],
  texts: readonly (string | undefined)[],
): string | undefined {
  for (const text of texts) {
    const words = wordsOf(text ?? '');
    const own = all.filter(({ name }) => ` ${words} `.includes(` ${wordsOf(name)} `));
    const longest = own.toSorted((a, b) => b.name.length - a.name.length)[0];
    const guessed = longest?.name ?? GUESSES.find(([pattern]) => pattern.test(words))?.[1];
    if (guessed !== undefined && findCategory(all, guessed, '')) return guessed;
  }
  return undefined;
}
