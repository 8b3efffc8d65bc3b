import { isBusiness } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useSession } from '#api/session.ts';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { indianStates } from '#features/places/places.queries.ts';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import * as TEXTS from './texts.ts';
import type { Requirements } from './useRequirements.ts';

const AGES = [
  ['1', TEXTS.today],
  ['7', TEXTS.thisWeek],
  ['14', TEXTS.last14Days],
] as const;
const AMOUNTS = ['10', '50', '100', '500', '1000'] as const;

/** Every choice takes effect at once; words, when they are submitted. Without scripts the form does the same. */
export function RequirementFilters({ requirements: { query, go } }: { requirements: Requirements }) {
  const { data: states } = useQuery(indianStates());
  const { data: categories } = useQuery(categoryList());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <search className="mb-5 border-line border-y py-3 lg:mb-7 print:hidden">
      <form
        action="/requirements"
        onSubmit={submit}
        aria-label={TEXTS.filterRequirements}
        className="grid grid-cols-2 items-center gap-2 md:grid-cols-4 md:gap-3 xl:grid-cols-[minmax(0,19rem)_repeat(4,minmax(0,1fr))_auto]"
      >
        <div className="col-span-2 flex gap-2 md:col-span-4 xl:col-span-1">
          <Input
            key={query.q}
            type="search"
            name="q"
            size="sm"
            defaultValue={query.q}
            maxLength={100}
            aria-label={TEXTS.searchRequirements}
            placeholder={TEXTS.searchRequirements}
          />
          <Button type="submit" variant="line" size="icon" aria-label={TEXTS.search}>
            <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </div>
        <Choice
          name="categories"
          label={TEXTS.category}
          every={TEXTS.allCategories}
          value={query.categories[0]}
          choices={categories?.data.map(({ _id, name }) => [_id, name])}
          onChange={(category) => go({ categories: category ? [category] : [] })}
        />
        <Choice
          name="state"
          label={TEXTS.state}
          every={TEXTS.allStates}
          value={query.state}
          choices={states?.data.map(({ _id, name }) => [_id, name])}
          onChange={(state) => go({ state })}
        />
        <Choice
          name="quantity"
          label={TEXTS.quantity}
          every={TEXTS.anyQuantity}
          value={query.quantity?.toString()}
          choices={AMOUNTS.map((amount) => [amount, TEXTS.countOrMore(Number(amount).toLocaleString('en-IN'))])}
          onChange={(amount) => go({ quantity: Number(amount) })}
        />
        <Choice
          name="days"
          label={TEXTS.posted}
          every={TEXTS.anyTime}
          value={query.days?.toString()}
          choices={AGES}
          onChange={(days) => go({ days: Number(days) })}
        />
        <MatchesMe checked={query.matching ?? false} onChange={(matching) => go({ matching })} />
      </form>
    </search>
  );
}

/** Only sellers are matched. */
function MatchesMe({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { user } = useSession();
  if (!user || !isBusiness(user.role)) return null;
  return (
    <Check
      name="matching"
      value="true"
      label={TEXTS.matchesMe}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="max-xl:col-span-2 xl:whitespace-nowrap"
    />
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  every: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, label: string])[] | undefined;
  onChange: (value: string) => void;
};

function Choice({ name, label, every, value = '', choices = [], onChange }: ChoiceProps) {
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
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
