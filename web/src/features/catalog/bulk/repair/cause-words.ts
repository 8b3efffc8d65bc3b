import { type BatchColumn, COLUMN_TITLES } from '@plyhaat/contract/catalog/batch-columns';
import type { Cause } from '@plyhaat/contract/catalog/batch-repair';
import * as TEXTS from './texts.ts';

export const columnTitle = (column: string): string => COLUMN_TITLES[column as BatchColumn] ?? column;

export const shortTitle = (column: string): string => TEXTS.shortTitles[column] ?? columnTitle(column);

/** A cause in words; what it names stands in it. */
export function causeTitle({ kind, value, column, message }: Cause): string {
  if (kind === 'brand') return TEXTS.newBrand(value ?? '');
  if (kind === 'waitingBrand') return TEXTS.waitingBrand(value ?? '');
  if (kind === 'category') return TEXTS.unknownCategory(value ?? '');
  return TEXTS.causes[kind as keyof typeof TEXTS.causes] ?? TEXTS.otherCause(columnTitle(column), message);
}

const HELP: Readonly<Record<string, string>> = {
  noPicture: TEXTS.draftHelp,
  noCategory: TEXTS.categoryHelp,
  category: TEXTS.categoryHelp,
  noDescription: TEXTS.descriptionHelp,
  nameAbove: TEXTS.nameAboveHelp,
};

/** What helps to see it: what stands in the cells, how many are corrected. */
export function causeHelp({ kind, value, samples, rows, left }: Cause): string {
  const told = value === null && samples.length > 0 && kind !== 'twice' ? TEXTS.quoted(samples) : '';
  const done = left < rows ? TEXTS.corrected(rows - left, rows) : '';
  return [HELP[kind] ?? told, done].filter(Boolean).join(' ');
}

export const isSolved = ({ left, remedy }: Cause): boolean => left === 0 || remedy !== null;

/** How a solved cause was solved. */
export function solution({ remedy }: Cause): string {
  if (!remedy) return TEXTS.done.corrected;
  return remedy.kind === 'as' ? TEXTS.done.as(remedy.value ?? '') : TEXTS.done[remedy.kind];
}
