import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { Cause, RemedyKind } from '@plyhaat/contract/catalog/batch-repair';
import type { Said, Say } from '#ui/said.ts';
import { COLUMN_TITLES } from '../column-titles.ts';

type Words<Key extends string> = Readonly<Partial<Record<Key, MessageDescriptor>>>;

/** Over the columns of the table, where there is less room. */
const SHORT_TITLES: Words<BatchColumn> = {
  name: msg`Name`,
  thickness: msg`Thickness`,
  size: msg`Size`,
  pricetype: msg({ message: 'Per', context: 'over the unit of a price' }),
  mainImage: msg`Picture`,
};

const columnTitle = (column: string): Said => (COLUMN_TITLES as Words<string>)[column] ?? column;
export const shortTitle = (column: string): Said => SHORT_TITLES[column as BatchColumn] ?? columnTitle(column);

const CAUSES: Words<string> = {
  price: msg`The price is not a number`,
  noPrice: msg`No price`,
  noName: msg`No name`,
  nameAbove: msg`Name taken from the row above`,
  noCode: msg`No code`,
  noThickness: msg`The thickness is not a number`,
  noCategory: msg`No category`,
  noPicture: msg`No picture`,
  noDescription: msg`No description`,
  pictureMissing: msg`The zip holds no such picture`,
  unknownCode: msg`You have no product with this code`,
  twice: msg`The same product twice`,
  sellingAbove: msg`The selling price is above the price`,
  priceTooLow: msg`The price is below a price by quantity`,
};

/** A cause in words; what it names stands in it. */
export function causeTitle({ kind, value, column, message }: Cause, say: (said: Said) => string): Said {
  const name = value ?? '';
  if (kind === 'brand') return msg`Brand ‘${name}’ is new`;
  if (kind === 'waitingBrand') return msg`Brand ‘${name}’ waits for review`;
  if (kind === 'category') return msg`Category ‘${name}’ is not in the list`;
  const title = columnTitle(column);
  return CAUSES[kind] ?? (message ? `${say(title)}: ${message}` : title);
}

const ONE_CATEGORY = msg`One for all of these rows; single rows can be changed in the table.`;
const HELP: Words<string> = {
  noPicture: msg`Without one a row waits as a draft that nobody sees.`,
  noCategory: ONE_CATEGORY,
  category: ONE_CATEGORY,
  noDescription: msg`It can be written from what the row says.`,
  nameAbove: msg`These rows have a number or a brand of their own, but no name.`,
};

const quoted = (samples: readonly string[]) => `${samples.map((sample) => `‘${sample}’`).join(', ')}.`;

/** What helps to see it: what stands in the cells, how many are corrected. */
export function causeHelp({ kind, value, samples, rows, left }: Cause, say: Say): string {
  const help = HELP[kind];
  const told = value === null && samples.length > 0 && kind !== 'twice' ? quoted(samples) : '';
  const done = left < rows ? say(msg`${{ done: rows - left }} of ${rows} are corrected.`) : '';
  return [help ? say(help) : told, done].filter(Boolean).join(' ');
}

export const isSolved = ({ left, remedy }: Cause): boolean => left === 0 || remedy !== null;

const DONE: Readonly<Record<Exclude<RemedyKind, 'as'>, MessageDescriptor>> = {
  newBrand: msg`Proposed as a new brand`,
  leaveOut: msg`Left out`,
  onePicture: msg`One picture for all`,
  zip: msg`From the zip`,
  later: msg`They wait as drafts`,
  describe: msg`Written from the row`,
  lastCounts: msg`The later row counts`,
  keep: msg`Named as the row above`,
};

/** How a solved cause was solved. */
export function solution({ remedy }: Cause): MessageDescriptor {
  if (!remedy) return msg`Corrected`;
  return remedy.kind === 'as' ? msg`Read as ${{ value: remedy.value ?? '' }}` : DONE[remedy.kind];
}
