import type { BatchCells } from '../batch-columns.ts';
import { readSizeText, readThickness } from './measures.ts';
import { wordsOf } from './words.ts';

type Identified = Pick<BatchCells, 'brand' | 'name' | 'thickness' | 'size'>;

/** What a row without a code is known by on the next upload: brand, name, thickness and size (CAT-26). */
export const identityOf = ({ brand = '', name = '', thickness = '', size = '' }: Identified): string =>
  [brand, name, readThickness(thickness) ?? thickness, readSizeText(size) ?? size].map(wordsOf).join('|');
