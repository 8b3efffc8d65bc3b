import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { Quantity } from '@plyhaat/contract/core/quantity';
import { inWords, type Say } from '../said.ts';

/** What goods are counted in, by the word of the wire. */
const ONE: Readonly<Record<string, MessageDescriptor>> = {
  sheet: msg({ message: 'sheet', context: 'a unit' }),
  board: msg({ message: 'board', context: 'a unit' }),
  panel: msg({ message: 'panel', context: 'a unit' }),
  door: msg({ message: 'door', context: 'a unit' }),
  frame: msg({ message: 'frame', context: 'a unit' }),
  plank: msg({ message: 'plank', context: 'a unit' }),
  length: msg({ message: 'length', context: 'a unit' }),
  piece: msg({ message: 'piece', context: 'a unit' }),
  pair: msg({ message: 'pair', context: 'a unit' }),
  set: msg({ message: 'set', context: 'a unit' }),
  box: msg({ message: 'box', context: 'a unit' }),
  packet: msg({ message: 'packet', context: 'a unit' }),
  roll: msg({ message: 'roll', context: 'a unit' }),
  bundle: msg({ message: 'bundle', context: 'a unit' }),
  metre: msg({ message: 'metre', context: 'a unit' }),
  kg: msg({ message: 'kg', context: 'a unit' }),
  litre: msg({ message: 'litre', context: 'a unit' }),
  tin: msg({ message: 'tin', context: 'a unit' }),
  bottle: msg({ message: 'bottle', context: 'a unit' }),
  tube: msg({ message: 'tube', context: 'a unit' }),
  bucket: msg({ message: 'bucket', context: 'a unit' }),
  bag: msg({ message: 'bag', context: 'a unit' }),
  drum: msg({ message: 'drum', context: 'a unit' }),
  shutter: msg({ message: 'shutter', context: 'a unit' }),
  lock: msg({ message: 'lock', context: 'a unit' }),
};

const MEASURES: Readonly<Record<Exclude<PriceUnit, 'per Nos/sheet'>, MessageDescriptor>> = {
  'per sq.ft': msg({ message: 'sq.ft', context: 'a unit' }),
  'per sq.mt': msg({ message: 'sq.mt', context: 'a unit' }),
  'per Rn.ft': msg({ message: 'Rn.ft', context: 'a unit' }),
  'per Cu.ft': msg({ message: 'Cu.ft', context: 'a unit' }),
  'per Cu.mt': msg({ message: 'Cu.mt', context: 'a unit' }),
};

/** `door`; a word that we do not know stays as it is. */
export const unitName = (name: string, say: Say): string => inWords(ONE, name, say);

/** What one of a quantity is called: `sheet`, `door`, `sq.ft`. */
export const quantityWord = ({ unit, noun }: Pick<Quantity, 'unit' | 'noun'>, say: Say): string =>
  unit === 'per Nos/sheet' ? unitName(noun ?? 'sheet', say) : say(MEASURES[unit]);
