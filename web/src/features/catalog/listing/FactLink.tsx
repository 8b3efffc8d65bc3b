import type { MouseEvent } from 'react';
import { facetCount } from '#ui/filters/FacetFilter.tsx';
import { PlaceLink } from '#ui/navigation/PlaceLink.tsx';
import type { ShopAddress } from '../shop.address.ts';
import { chosenFilters, type FixedFilter } from './chosen-filters.ts';

export type Choosing = {
  readonly address: ShopAddress;
  readonly fixed: readonly FixedFilter[];
  readonly capped: boolean;
  readonly onChange: (patch: Partial<ShopAddress>) => void;
  readonly hrefFor: (patch: Partial<ShopAddress>) => string;
};

/** The panel's form, which sends a button's value with what is chosen already. */
export const FILTER_FORM = 'filter-form';

/** Search engines follow links, and the combinations of more filters have no end. */
const MOST_LINKED = 2;
const NAMELESS = { categories: [], brands: [], states: [], seller: '' };

/** Whether one filter more is still to be had by a link. */
const isLinked = ({ address, fixed }: Pick<Choosing, 'address' | 'fixed'>): boolean =>
  chosenFilters(address, fixed, NAMELESS).length < MOST_LINKED;

type Props = Choosing & {
  readonly label: string;
  readonly count: number;
  /** As the panel's form sends it. */
  readonly name: keyof ShopAddress;
  readonly value: string;
  readonly chosen: boolean;
  /** The address with it, or without where it is chosen. */
  readonly patch: Partial<ShopAddress>;
  /** A choice that takes another's place adds no filter. */
  readonly replaces?: boolean;
};

/** A value of a `fact-list` to choose or to drop: a link while filters are few, beyond that a button of the panel's form. */
export function FactLink({ label, count, name, value, chosen, patch, replaces = false, ...choosing }: Props) {
  const { capped, onChange, hrefFor } = choosing;
  const text = (
    <>
      {`${label} `}
      <span>{facetCount(count, capped)}</span>
    </>
  );
  if (chosen || replaces || isLinked(choosing))
    return (
      <PlaceLink href={hrefFor({ page: 1, ...patch })} rel="nofollow" aria-current={chosen || undefined}>
        {text}
      </PlaceLink>
    );
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChange(patch);
  };
  return (
    <button type="submit" form={FILTER_FORM} name={name} value={value} onClick={choose}>
      {text}
    </button>
  );
}
