import type { Held } from './catalogue/catalogue.ts';
import type { Question } from './index/rows.ts';
import type { Ceiling, Sense } from './meaning.ts';
import type { TypedCeiling } from './typed-ceiling.ts';
import { anyProduct, anywhereText, ceilingOf, everywhereText, inOrder } from './wanted.ts';

/** A price that fewer than one in so many have by the unit is none that anybody means by it. */
const ONE_IN = 20;

/**
 * What a ceiling is for, where the text does not say (SEARCH-12): one of them, if at least one in twenty of what is asked
 * for costs no more; else a square foot, if such goods have that price.
 */
export function decideCeiling({ index }: Pick<Held, 'index'>, senses: readonly Sense[], typed: TypedCeiling): Ceiling {
  const count = (more: Partial<Question>) =>
    index.find({ ...inOrder(anyProduct({ limit: 0, offset: 0 })), ...more }).total;
  const everything = senses.length > 0 ? { text: everywhereText(senses) } : {};
  const asked = senses.length > 0 && count(everything) === 0 ? { text: { any: senses.map(anywhereText) } } : everything;
  const within = (per: Ceiling['per'], amount: number) => count({ ...asked, ceiling: ceilingOf({ per, amount }) });
  const any = Number.POSITIVE_INFINITY;
  const hasSqft = within('sqft', any) > 0;
  const { amount } = typed;
  const isUsual = () => within('unit', amount) * ONE_IN >= Math.max(1, within('unit', any));
  const per = hasSqft ? (typed.per ?? (isUsual() ? 'unit' : 'sqft')) : 'unit';
  const other = per === 'sqft' ? 'unit' : 'sqft';
  return { amount, per, isSaid: typed.per !== undefined, hasOther: within(other, amount) > 0 };
}
