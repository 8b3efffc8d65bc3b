import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { Input } from '../forms/Input.tsx';
import { FACET_WORDS, type Facet } from './facet-words.ts';

const SHOWN = 6;
const MANY = 10;

export type FacetValue = { readonly _id: string; readonly name: string; readonly count: number };
export const facetCount = (count: number, capped: boolean): string =>
  `${count.toLocaleString('en-IN')}${capped ? '+' : ''}`;

export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{label}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

type RowProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; count?: string };

/** A row of a `check-list`. */
export const FilterRow = ({ label, count, ...input }: RowProps) => (
  <label>
    <input {...input} type="checkbox" />
    {`${label} `}
    {count && <span>{count}</span>}
  </label>
);

type Props<V extends FacetValue> = {
  label: string;
  /** What one of them is, to ask for in a box where there are many. */
  one: Facet;
  values: readonly V[];
  isOpen: (id: string) => boolean;
  /** The first few are the most frequent, wherever they stand. */
  byCount?: boolean;
  /** Of the list, where its values are not rows to tick. */
  className?: string;
  /** Before the values, and there without any. */
  lead?: ReactNode;
  children: (value: V) => ReactNode;
};

/** A group of values: the first few, all on request, and a box to find one among many. */
export function LongGroup<V extends FacetValue>({
  label,
  one,
  values,
  isOpen,
  byCount,
  className = 'check-list',
  lead,
  children,
}: Props<V>) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const [sought, setSought] = useState('');
  if (values.length === 0) return lead ? <FilterGroup label={label}>{lead}</FilterGroup> : null;
  const found = values.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const first = byCount ? values.toSorted((a, b) => b.count - a.count) : found;
  const few = new Set(first.slice(0, SHOWN).map(({ _id }) => _id));
  const shown = all || sought ? found : found.filter(({ _id }) => few.has(_id) || isOpen(_id));
  return (
    <FilterGroup label={label}>
      {lead}
      {values.length > MANY && (
        <Input
          size="sm"
          type="search"
          aria-label={t(FACET_WORDS[one].find)}
          placeholder={t(FACET_WORDS[one].find)}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          className="mt-1 mb-2"
        />
      )}
      <ul className={classes(className, all && 'max-h-96 overflow-y-auto overscroll-contain')}>
        {shown.map((value) => (
          <li key={value._id}>{children(value)}</li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-2 text-ink-3 text-ui">{t(FACET_WORDS[one].none)}</p>}
      {!sought && values.length > SHOWN && (
        <button type="button" onClick={() => setAll(!all)} className="more-link">
          {all ? t`Show fewer` : t`Show all ${{ count: values.length }}`}
        </button>
      )}
    </FilterGroup>
  );
}

type FacetFilterProps = {
  /** As the address calls it. */
  name: string;
  label: string;
  one: Facet;
  values: readonly FacetValue[];
  chosen: readonly string[];
  capped: boolean;
  onToggle: (id: string) => void;
  lead?: ReactNode;
};

/** Values to tick, each with how many things it would give. */
export function FacetFilter({ name: part, label, one, values, chosen, capped, onToggle, lead }: FacetFilterProps) {
  return (
    <LongGroup label={label} one={one} values={values} isOpen={(id) => chosen.includes(id)} lead={lead}>
      {({ _id, name, count }) => (
        <FilterRow
          name={part}
          value={_id}
          label={name}
          count={facetCount(count, capped)}
          checked={chosen.includes(_id)}
          onChange={() => onToggle(_id)}
        />
      )}
    </LongGroup>
  );
}
