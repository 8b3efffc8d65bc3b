import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FactFacets } from '@plyhaat/contract/catalog/facets';
import type { ReactNode } from 'react';
import { type FacetValue, FilterGroup, LongGroup } from '#ui/filters/FacetFilter.tsx';
import type { Choice } from '../shop.address.ts';
import { toggled } from './chosen-filters.ts';
import { type Choosing, FactLink } from './FactLink.tsx';

const GROUPS: readonly (readonly [name: Choice, label: MessageDescriptor])[] = [
  ['city', msg`City`],
  ['thickness', msg`Thickness`],
  ['grade', msg`Grade`],
  ['size', msg`Size`],
  ['wood', msg`Wood`],
  ['finish', msg`Finish`],
];
const CHIPS = 'fact-list mt-2 flex-wrap';

/** What products of a category or a search are like, as far as their sellers' words tell it. */
export function FactFilters({ facts, near, ...choosing }: { facts: FactFacets; near: ReactNode } & Choosing) {
  const { t } = useLingui();
  return (
    <>
      {GROUPS.map(([name, label]) => (
        <FactGroup
          key={name}
          name={name}
          label={t(label)}
          values={facts[name]}
          lead={name === 'city' && near}
          {...choosing}
        />
      ))}
      <SellerFacts facts={facts} {...choosing} />
    </>
  );
}

type GroupProps = Choosing & { name: Choice; label: string; values: readonly FacetValue[]; lead: ReactNode };

function FactGroup({ name, label, values, lead, ...choosing }: GroupProps) {
  const chosen = choosing.address[name];
  return (
    <LongGroup
      label={label}
      one={name}
      values={values}
      isOpen={(id) => chosen.includes(id)}
      byCount
      className={CHIPS}
      lead={lead}
    >
      {({ _id, name: text, count }) => (
        <FactLink
          {...choosing}
          label={text}
          count={count}
          name={name}
          value={_id}
          chosen={chosen.includes(_id)}
          patch={{ [name]: toggled(chosen, _id) }}
        />
      )}
    </LongGroup>
  );
}

function SellerFacts({ facts: { inStock, verified, isi }, ...choosing }: { facts: FactFacets } & Choosing) {
  const { t } = useLingui();
  const { address } = choosing;
  const all = [
    { name: 'inStock', label: t`In stock`, count: inStock, chosen: address.inStock === true },
    { name: 'verified', label: t`Verified sellers`, count: verified, chosen: address.verified === true },
    { name: 'isi', label: t`ISI verified`, count: isi, chosen: address.isi === true },
  ] as const;
  const offered = all.filter(({ count, chosen }) => count > 0 || chosen);
  if (offered.length === 0) return null;
  return (
    <FilterGroup label={t`Availability`}>
      <ul className={CHIPS}>
        {offered.map((fact) => (
          <li key={fact.name}>
            <FactLink {...choosing} {...fact} value="true" patch={{ [fact.name]: fact.chosen ? undefined : true }} />
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
