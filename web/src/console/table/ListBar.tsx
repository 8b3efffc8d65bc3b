import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListAddress } from '#api/console-lists.ts';
import { ListSearch } from '#forms/ListSearch.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { useSay } from '#ui/said.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { changed, filtersIn, isTooShort, type ListFilter, type ListShape } from './list.ts';
import { SaveView } from './SaveView.tsx';

type Props<Row> = {
  shape: ListShape<Row>;
  address: ListAddress;
  onAddress: (next: ListAddress) => void;
  hidden: ReadonlySet<string>;
};

/** Search, filters, and what the table shows. */
export function ListBar<Row>({ shape, address, onAddress, hidden }: Props<Row>) {
  const say = useSay();
  const { searchLabel, filters, list, columns } = shape;
  // An address may narrow a list down by more than it has fields for, as by one member.
  const isFiltered = Object.keys(filtersIn(address)).length > 0 || Boolean(address.q);
  return (
    <div className="relative grid gap-2 px-4 py-3 md:flex md:flex-wrap md:items-center">
      <div className="grid min-w-0 grid-cols-2 gap-2 md:contents">
        {searchLabel && (
          <div className="max-md:col-span-2 md:max-w-90 md:grow md:basis-64">
            <ListSearch
              key={address.q ?? ''}
              label={say(searchLabel)}
              search={address.q ?? ''}
              onSearch={(q) => onAddress(changed(address, { q }))}
            />
          </div>
        )}
        <Filters filters={filters} address={address} onAddress={onAddress} />
        {columns.length > 0 && <SortField shape={shape} address={address} onAddress={onAddress} />}
        {isFiltered && (
          <Button variant="quiet" onClick={() => onAddress({ ...(address.sort && { sort: address.sort }) })}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
        {isTooShort(address.q) && (
          <p role="alert" className="text-brick text-meta max-md:col-span-2 md:basis-full">
            <Trans>Please type at least 3 characters.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-none flex-wrap gap-2 md:ml-auto">
        <SaveView list={list} address={address} />
        {columns.length > 0 && <ColumnChoice shape={shape} hidden={hidden} />}
      </div>
    </div>
  );
}

type SortProps<Row> = Pick<Props<Row>, 'shape' | 'address' | 'onAddress'>;

/** Cards have no headings to press. */
function SortField<Row>({ shape: { columns, defaultSort }, address, onAddress }: SortProps<Row>) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <NativeSelect
      size="sm"
      aria-label={t`Sort by`}
      value={address.sort ?? defaultSort}
      onChange={({ target }) => onAddress(changed(address, { sort: target.value }))}
      className="max-md:col-span-2 rows:hidden"
    >
      {columns.flatMap(({ sort, head }) =>
        sort
          ? [
              <option key={`-${sort}`} value={`-${sort}`}>
                {t`Sort by ${{ head: say(head).toLowerCase() }}, descending`}
              </option>,
              <option key={sort} value={sort}>
                {t`Sort by ${{ head: say(head).toLowerCase() }}, ascending`}
              </option>,
            ]
          : [],
      )}
    </NativeSelect>
  );
}

type FiltersProps = {
  filters: readonly ListFilter[];
  address: ListAddress;
  onAddress: (next: ListAddress) => void;
};

/** On a phone two stand beside each other; where one is left over, the first has the whole line. */
export function Filters({ filters, address, onAddress }: FiltersProps) {
  const isOdd = filters.length % 2 === 1;
  return filters.map((filter, at) => (
    <FilterField
      key={filter.name}
      filter={filter}
      isWide={isOdd && at === 0}
      value={address[filter.name] ?? ''}
      onChange={(value) => onAddress(changed(address, { [filter.name]: value }))}
    />
  ));
}

type FieldProps = { filter: ListFilter; isWide: boolean; value: string; onChange: (value: string) => void };

function FilterField({ filter, isWide, value, onChange }: FieldProps) {
  const say = useSay();
  const id = useId();
  if ('day' in filter)
    return (
      <span className="flex gap-x-2 text-ink-2 text-ui max-md:flex-col md:items-center">
        <label htmlFor={id}>{say(filter.day)}</label>
        <Input
          id={id}
          type="date"
          size="sm"
          min="2020-01-01"
          max="2099-12-31"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="min-w-0 max-md:px-2 md:w-38"
        />
      </span>
    );
  return (
    <NativeSelect
      size="sm"
      aria-label={say(filter.any)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={classes('max-md:[&>select]:pr-8 max-md:[&>select]:pl-3 md:max-w-72', isWide && 'max-md:col-span-2')}
    >
      <option value="">{say(filter.any)}</option>
      {filter.options.map(([option, label]) => (
        <option key={option} value={option}>
          {say(label)}
        </option>
      ))}
    </NativeSelect>
  );
}
