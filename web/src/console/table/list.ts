import type { MessageDescriptor } from '@lingui/core';
import { ExportedList } from '@plyhaat/contract/admin/exports';
import { LEAST_SEARCHED, MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { ReactNode } from 'react';
import type { ListAddress, SavedView } from '#api/console-lists.ts';
import type { MenuAction } from '#ui/overlays/Menu.tsx';
import type { Said } from '#ui/said.ts';

export const PER_PAGE = 25;

export type ListColumn<Row> = {
  /** What is stored of the choice of columns. */
  readonly key: string;
  readonly head: Said;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the list is sorted. */
  readonly sort?: string;
  readonly align?: 'right';
  /** The first column, which names the row and cannot be hidden. */
  readonly isName?: boolean;
  /** Shown only to those who choose it. */
  readonly isExtra?: boolean;
  /** Stands under the name on a phone, as what was chosen to be shown does; the others are not shown there. */
  readonly onPhone?: boolean;
};

export type ListFilter =
  | {
      readonly name: string;
      readonly any: Said;
      readonly options: readonly (readonly [value: string, label: Said])[];
    }
  | { readonly name: string; readonly day: Said };

/** `counted`: by which name its rows are counted, where they are. */
export type BuiltInView = Pick<SavedView, 'address'> & { readonly name: Said; readonly counted?: string };

/** What is said of how many rows there are: `shown` is their number as it is written, `count` the one that decides the plural. */
export type Found = {
  readonly found: (count: number, shown: string) => MessageDescriptor;
  readonly noneYet: MessageDescriptor;
};

/** One list of the console: what it shows and what it is narrowed down by. */
export type ListShape<Row> = Found & {
  /** As its settings are stored and its file is called, where it has one. */
  readonly list: ExportedList | 'searches' | 'enquiries';
  readonly title: Said;
  /** What else is said with the number of rows. */
  readonly counted?: (counts: Counts) => Said;
  /** Absent where the list has no search. */
  readonly searchLabel?: Said;
  /** Empty where the list draws its rows itself (`body`). */
  readonly columns: readonly ListColumn<Row>[];
  readonly body?: (rows: readonly Row[]) => ReactNode;
  readonly perPage?: number;
  readonly filters: readonly ListFilter[];
  readonly defaultSort: string;
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => Said;
  /** What the list is called without any filter, where that is not all there is. */
  readonly firstView?: Said;
  /** Views that everybody has, before those of this browser. */
  readonly views?: readonly BuiltInView[];
  /** By which name the rows of the first view are counted. */
  readonly firstCounted?: string;
  /** What can be done with a row without opening it. */
  readonly actions?: (row: Row) => (MenuAction | 'line')[];
};

/** The file that a list is downloaded as; a list without one has nothing to select rows for. */
export const fileOf = ({ list }: Pick<ListShape<never>, 'list'>): ExportedList | undefined =>
  ExportedList.options.find((file) => file === list);

/** Numbers of rows by a name of their own. */
export type Counts = Readonly<Partial<Record<string, number>>>;
export type ListPage<Row> = {
  readonly data: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly counts?: Counts;
};

/** `10,000+` where counting stopped. */
export const totalText = (total: number): string =>
  total > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-IN')}+` : total.toLocaleString('en-IN');

export const isTooShort = (q: string | undefined): boolean => q !== undefined && q.trim().length < LEAST_SEARCHED;

/** Without the parts that are empty. */
export const cleaned = (address: ListAddress): Record<string, string> =>
  Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** What narrows the list down, without its page and order. */
export function filtersIn(address: ListAddress): Record<string, string> {
  const { page: _page, sort: _sort, ...filters } = cleaned(address);
  if (isTooShort(filters.q)) delete filters.q;
  return filters;
}

/** Another filter or order begins at the first page. */
export const changed = (address: ListAddress, change: ListAddress): ListAddress =>
  cleaned({ ...address, page: undefined, ...change });

/** A press on a heading: largest or latest first, then the other way. */
export const nextSort = (now: string, column: string): string => (now === `-${column}` ? column : `-${column}`);
