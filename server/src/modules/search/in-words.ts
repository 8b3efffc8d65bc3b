import { formatRupees } from '@plyhaat/contract/core/money';
import type { Held } from './catalogue/catalogue.ts';
import { namedIn } from './categories.ts';
import type { Meaning } from './meaning.ts';

/** What a text was understood as, part by part, as people read it: 'Plywood', '18 mm', 'BWP', 'in Nagpur'. */
export function inWords(held: Held, meaning: Meaning): string[] {
  const { thickness, size, grade, ceiling, place, nearMe } = meaning;
  const { categories, others } = namedIn(held, meaning);
  return [
    // 'BWP/Marine' says nothing beside 'BWP'.
    ...categories.filter((name) => !grade || !name.includes(grade)),
    ...others.filter((word) => word.toUpperCase() !== grade),
    thickness === undefined ? '' : `${thickness} mm`,
    size ? `${size.replace('x', ' × ')} ft` : '',
    grade ?? '',
    ceiling ? `up to ${formatRupees(ceiling.amount)}${ceiling.per === 'sqft' ? ' / sq ft' : ''}` : '',
    place ? `in ${place.name}` : '',
    nearMe ? 'near me' : '',
  ].filter((part) => part !== '');
}
