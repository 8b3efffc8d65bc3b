import type { BatchCells } from '../batch-columns.ts';
import { measuresIn, readSizeText, readThickness, withoutMeasures } from './measures.ts';
import { wordsOf } from './words.ts';

type Identified = Pick<BatchCells, 'brand' | 'name' | 'thickness' | 'size'>;

/** What a row without a code is known by on the next upload: brand, name, thickness and size (CAT-29). */
export function identityOf({ brand = '', name = '', thickness = '', size = '' }: Identified): string {
  const said = measuresIn(name);
  const thick = (thickness && (readThickness(thickness) ?? thickness)) || (said.thickness ?? '');
  const large = (size && (readSizeText(size) ?? size)) || (said.size ?? '');
  // A name may repeat thickness and size: 'Marine ply 19 mm' and 'Marine ply' of 19 mm are one product.
  return [brand, withoutMeasures(name), thick, large].map(wordsOf).join('|');
}
