import { askedFacts, FACTS, type Fact, plainAnswer, usualAnswers } from '@plyhaat/contract/catalog/asked-facts';
import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchRow } from '@plyhaat/contract/catalog/batches';
import type { listNestedCategories } from '@plyhaat/contract/catalog/categories';
import { UNIT_NAMES } from '@plyhaat/contract/catalog/unit-name';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { brandChoice, nestedCategories } from '../../selling/selling.queries.ts';

type Categories = ReplyOf<typeof listNestedCategories>['data'];

/** As a file names them: the narrower with what it lies in. */
export const categoryOptions = (categories: Categories) =>
  categories.flatMap(({ name, subCategoryArr }) => [
    { value: name, label: name },
    ...subCategoryArr.map((child) => ({ value: `${name} > ${child.name}`, label: child.name, detail: name })),
  ]);

const UNITS = ['sheet', 'sq.ft', 'sq.mt', ...UNIT_NAMES.filter((name) => name !== 'sheet')];

const isFact = (column: string): column is Fact => FACTS.some((fact) => fact === column);

/** The usual answers of the row's category, or of all. */
function factChoices(categories: Categories, { category = '' }: BatchRow['cells'], fact: Fact): readonly string[] {
  const main = plainAnswer(category.split('>')[0] ?? '');
  const slug = categories.find(({ name }) => plainAnswer(name) === main)?.slug;
  return (slug === undefined ? undefined : askedFacts(slug)[fact]) ?? usualAnswers(fact);
}

export type ChoicesOf = (cells: BatchRow['cells'], column: BatchColumn) => readonly string[];

/** What a cell can be picked from; nothing where any text will do. */
export function useCellChoices(): ChoicesOf {
  const { data: brands } = useQuery(brandChoice(ownId()));
  const { data: found } = useQuery(nestedCategories());
  const categories = found?.data ?? [];
  return (cells, column) => {
    if (column === 'brand') return (brands?.data ?? []).flatMap(({ name, waiting }) => (waiting ? [] : name));
    if (column === 'category') return categoryOptions(categories).map(({ value }) => value);
    if (column === 'pricetype') return UNITS;
    return isFact(column) ? factChoices(categories, cells, column) : [];
  };
}

const MOST = 40;
/** Those that what is typed may mean; all of them before anything is typed. */
export const choicesFor = (choices: readonly string[], typed: string | undefined): readonly string[] =>
  (typed === undefined ? choices : choices.filter((choice) => plainAnswer(choice).includes(plainAnswer(typed)))).slice(
    0,
    MOST,
  );
