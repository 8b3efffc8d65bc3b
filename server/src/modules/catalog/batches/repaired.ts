import type { BatchCells, BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { readThickness } from '@plyhaat/contract/catalog/price-list/measures';
import { asPrice, readUnit } from '@plyhaat/contract/catalog/price-list/prices';
import { brandKey } from '../reference/brands.service.ts';
import type { Archive } from './archive.ts';
import type { RowRecord } from './batches.sql.ts';
import type { OwnLayout, Remedies } from './batches.tables.ts';
import { categoryCause } from './causes.ts';

/** Stands for the one picture that a seller gave for all rows: no file of a zip is named so. */
export const ONE_PICTURE = '*';

type Repairs = {
  readonly remedies: Remedies;
  readonly layout: OwnLayout | null;
  readonly archive: Archive | undefined;
};

/** What a row says in words, for a product whose seller wrote no description. */
function described({ name, brand, grade, thickness, size, finish, wood }: BatchCells): string {
  const facts = [brand, grade && `${grade} grade`, thickness, size, finish, wood].filter(Boolean);
  return facts.length > 0 ? `${name ?? ''}: ${facts.join(', ')}.` : `${name ?? ''}.`;
}

const withValue = (remedies: Remedies, cause: string): string | undefined =>
  remedies[cause]?.kind === 'as' ? remedies[cause].value : undefined;

function categoryOf(remedies: Remedies, cells: BatchCells): BatchCells {
  const isNamed = Boolean(cells.category || cells.subcategory);
  const other = withValue(remedies, isNamed ? categoryCause(cells) : 'noCategory');
  return other === undefined ? {} : { category: other, subcategory: '' };
}

function brandOf(remedies: Remedies, { brand = '' }: BatchCells): BatchCells {
  const key = brandKey(brand);
  const other = withValue(remedies, `brand:${key}`) ?? withValue(remedies, `waitingBrand:${key}`);
  return other === undefined ? {} : { brand: other };
}

function pictureOf({ remedies, archive }: Repairs, cells: BatchCells): BatchCells {
  if (cells.mainImage) return {};
  if (remedies.noPicture?.kind === 'onePicture') return { mainImage: ONE_PICTURE };
  const { code = '', name = '', thickness = '' } = cells;
  const found = archive?.named([code, `${name} ${thickness}`, name]);
  return found === undefined ? {} : { mainImage: found };
}

const PRICES = ['price', 'sellingprice'] as const satisfies readonly BatchColumn[];
const withPrices = (cells: BatchCells): BatchCells =>
  Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [
      column,
      PRICES.some((price) => price === column) ? asPrice(text) : text,
    ]),
  );

/** A row as its seller means it now: the file's cells, the corrections, and the remedies for many rows. */
export function repairedCells(repairs: Repairs, { cells: file, edits }: RowRecord, isNew: boolean): BatchCells {
  // What was typed is read as in a file: 'sqft', 'sheet', '18'.
  const unit = edits.pricetype === undefined ? undefined : readUnit(edits.pricetype);
  const thickness = readThickness(edits.thickness ?? '');
  const cells = withPrices({ ...file, ...edits, ...unit, ...(thickness && { thickness }) });
  const { remedies, layout } = repairs;
  const named = { ...cells, ...categoryOf(remedies, cells), ...brandOf(remedies, cells) };
  if (!isNew) return named;
  const hasDescriptions = !layout || layout.columns.some(({ use }) => use === 'longDescription');
  const isDescribed = remedies.noDescription?.kind === 'describe' || !hasDescriptions;
  return {
    ...named,
    ...(isDescribed && !named.longDescription && named.name && { longDescription: described(named) }),
    ...pictureOf(repairs, named),
  };
}
