import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { opportunityFilters } from './opportunities.queries.ts';
import * as TEXTS from './texts.ts';
import type { Opportunities } from './useOpportunities.ts';

/** Every choice takes effect at once; words, when they are submitted. Without scripts the form does the same. */
export function OpportunityFilters({ opportunities: { query, go } }: { opportunities: Opportunities }) {
  const { data: filters } = useQuery(opportunityFilters());
  const { states, categories, brands, types } = filters?.data ?? {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <search className="mb-5 border-line border-y py-3 lg:mb-7 print:hidden">
      <form
        action="/apply-dealership"
        onSubmit={submit}
        aria-label={TEXTS.filterOpportunities}
        className="grid grid-cols-2 items-center gap-2 md:grid-cols-4 md:gap-3 xl:grid-cols-[minmax(0,19rem)_repeat(4,minmax(0,1fr))_auto]"
      >
        <div className="col-span-2 flex gap-2 md:col-span-3 xl:col-span-1">
          <Input
            key={query.search}
            type="search"
            name="search"
            size="sm"
            defaultValue={query.search}
            maxLength={100}
            aria-label={TEXTS.searchBrandOrCompany}
            placeholder={TEXTS.searchBrandOrCompany}
          />
          <Button type="submit" variant="line" size="icon" aria-label={TEXTS.searchOpportunities}>
            <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </div>
        <Choice
          name="state"
          label={TEXTS.state}
          every={TEXTS.allStates}
          value={query.state}
          choices={states}
          onChange={(state) => go({ state })}
        />
        <Choice
          name="categories"
          label={TEXTS.category}
          every={TEXTS.allCategories}
          value={query.categories[0]}
          choices={categories}
          onChange={(category) => go({ categories: category ? [category] : [] })}
        />
        <Choice
          name="brand"
          label={TEXTS.brand}
          every={TEXTS.allBrands}
          value={query.brand}
          choices={brands}
          onChange={(brand) => go({ brand })}
        />
        <Choice
          name="type"
          label={TEXTS.type}
          every={TEXTS.allTypes}
          value={query.type}
          choices={types}
          onChange={(type) => go({ type })}
        />
        <Check
          name="open"
          value="true"
          label={TEXTS.onlyWithOpenCities}
          checked={query.open}
          onChange={({ target }) => go({ open: target.checked })}
          className="max-md:col-span-2 md:max-xl:col-start-4 md:max-xl:row-start-1 xl:whitespace-nowrap"
        />
      </form>
    </search>
  );
}

type Choices = readonly { readonly value: string; readonly label: string; readonly count: number }[];
type ChoiceProps = {
  name: string;
  label: string;
  every: string;
  value: string | undefined;
  choices: Choices | undefined;
  onChange: (value: string) => void;
};

/** The open choices with their counts. A chosen value that none has any more stays listed, so that it can be changed. */
function Choice({ name, label, every, value = '', choices = [], onChange }: ChoiceProps) {
  const isGone = value !== '' && choices.length > 0 && !choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      size="sm"
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-w-0"
    >
      <option value="">{every}</option>
      {isGone && <option value={value}>{`${label} (0)`}</option>}
      {choices.map(({ value: choice, label: text, count }) => (
        <option key={choice} value={choice}>
          {`${text} (${count})`}
        </option>
      ))}
    </NativeSelect>
  );
}
