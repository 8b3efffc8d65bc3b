import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { Quantity } from '@plyhaat/contract/core/quantity';
import type { Say } from '../said.ts';

/** Behind the price of one that is counted, by the word of the wire. */
const COUNTED: Readonly<Record<string, MessageDescriptor>> = {
  sheet: msg`per sheet`,
  board: msg`per board`,
  panel: msg`per panel`,
  door: msg`per door`,
  frame: msg`per frame`,
  plank: msg`per plank`,
  length: msg`per length`,
  piece: msg`per piece`,
  pair: msg`per pair`,
  set: msg`per set`,
  box: msg`per box`,
  packet: msg`per packet`,
  roll: msg`per roll`,
  bundle: msg`per bundle`,
  metre: msg`per metre`,
  kg: msg`per kg`,
  litre: msg`per litre`,
  tin: msg`per tin`,
  bottle: msg`per bottle`,
  tube: msg`per tube`,
  bucket: msg`per bucket`,
  bag: msg`per bag`,
  drum: msg`per drum`,
  shutter: msg`per shutter`,
  lock: msg`per lock`,
};

const MEASURED: Readonly<Record<Exclude<PriceUnit, 'per Nos/sheet'>, MessageDescriptor>> = {
  'per sq.ft': msg`per sq.ft`,
  'per sq.mt': msg`per sq.mt`,
  'per Rn.ft': msg`per Rn.ft`,
  'per Cu.ft': msg`per Cu.ft`,
  'per Cu.mt': msg`per Cu.mt`,
};

type Priced = { readonly pricetype: PriceUnit; readonly unitName: string };

/** What people read behind a price: `per sheet`, `per door`, `per sq.ft`. */
export const perOne = ({ pricetype, unitName }: Priced, say: Say): string =>
  say(pricetype === 'per Nos/sheet' ? (COUNTED[unitName] ?? msg`per ${unitName}`) : MEASURED[pricetype]);

/** The same of what a quantity is counted in. */
export const perOneOf = ({ unit, noun = 'sheet' }: Pick<Quantity, 'unit' | 'noun'>, say: Say): string =>
  perOne({ pricetype: unit, unitName: noun }, say);

/** `₹4,450 per sheet`, as one line. */
export const priceEach = (price: string, each: string, say: Say): string =>
  say(msg({ message: `${price} ${each}`, context: 'a price and what it is for' }));
