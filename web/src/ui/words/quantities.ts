import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { pluralOf, type Quantity } from '@plyhaat/contract/core/quantity';
import type { Say } from '../said.ts';

type Counted = (count: number, shown: string) => MessageDescriptor;

const COUNTED: Readonly<Record<string, Counted>> = {
  sheet: (count, shown) => msg`${plural(count, { one: `${shown} sheet`, other: `${shown} sheets` })}`,
  board: (count, shown) => msg`${plural(count, { one: `${shown} board`, other: `${shown} boards` })}`,
  panel: (count, shown) => msg`${plural(count, { one: `${shown} panel`, other: `${shown} panels` })}`,
  door: (count, shown) => msg`${plural(count, { one: `${shown} door`, other: `${shown} doors` })}`,
  frame: (count, shown) => msg`${plural(count, { one: `${shown} frame`, other: `${shown} frames` })}`,
  plank: (count, shown) => msg`${plural(count, { one: `${shown} plank`, other: `${shown} planks` })}`,
  length: (count, shown) => msg`${plural(count, { one: `${shown} length`, other: `${shown} lengths` })}`,
  piece: (count, shown) => msg`${plural(count, { one: `${shown} piece`, other: `${shown} pieces` })}`,
  pair: (count, shown) => msg`${plural(count, { one: `${shown} pair`, other: `${shown} pairs` })}`,
  set: (count, shown) => msg`${plural(count, { one: `${shown} set`, other: `${shown} sets` })}`,
  box: (count, shown) => msg`${plural(count, { one: `${shown} box`, other: `${shown} boxes` })}`,
  packet: (count, shown) => msg`${plural(count, { one: `${shown} packet`, other: `${shown} packets` })}`,
  roll: (count, shown) => msg`${plural(count, { one: `${shown} roll`, other: `${shown} rolls` })}`,
  bundle: (count, shown) => msg`${plural(count, { one: `${shown} bundle`, other: `${shown} bundles` })}`,
  metre: (count, shown) => msg`${plural(count, { one: `${shown} metre`, other: `${shown} metres` })}`,
  kg: (_, shown) => msg`${shown} kg`,
  litre: (count, shown) => msg`${plural(count, { one: `${shown} litre`, other: `${shown} litres` })}`,
  tin: (count, shown) => msg`${plural(count, { one: `${shown} tin`, other: `${shown} tins` })}`,
  bottle: (count, shown) => msg`${plural(count, { one: `${shown} bottle`, other: `${shown} bottles` })}`,
  tube: (count, shown) => msg`${plural(count, { one: `${shown} tube`, other: `${shown} tubes` })}`,
  bucket: (count, shown) => msg`${plural(count, { one: `${shown} bucket`, other: `${shown} buckets` })}`,
  bag: (count, shown) => msg`${plural(count, { one: `${shown} bag`, other: `${shown} bags` })}`,
  drum: (count, shown) => msg`${plural(count, { one: `${shown} drum`, other: `${shown} drums` })}`,
  shutter: (count, shown) => msg`${plural(count, { one: `${shown} shutter`, other: `${shown} shutters` })}`,
  lock: (count, shown) => msg`${plural(count, { one: `${shown} lock`, other: `${shown} locks` })}`,
};

const MEASURED: Readonly<Record<Exclude<PriceUnit, 'per Nos/sheet'>, (shown: string) => MessageDescriptor>> = {
  'per sq.ft': (shown) => msg`${shown} sq.ft`,
  'per sq.mt': (shown) => msg`${shown} sq.mt`,
  'per Rn.ft': (shown) => msg`${shown} Rn.ft`,
  'per Cu.ft': (shown) => msg`${shown} Cu.ft`,
  'per Cu.mt': (shown) => msg`${shown} Cu.mt`,
};

/** `120 sheets`; of a word that we do not know, as it is. */
export function formatQuantity({ amount, unit, noun = 'sheet' }: Quantity, say: Say): string {
  const shown = amount.toLocaleString('en-IN');
  if (unit !== 'per Nos/sheet') return say(MEASURED[unit](shown));
  const counted = COUNTED[noun];
  return counted ? say(counted(amount, shown)) : `${shown} ${amount === 1 ? noun : pluralOf(noun)}`;
}
