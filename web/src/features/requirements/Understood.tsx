import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '@plyhaat/contract/core/price-field';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { previewRequirement, suggestSpecification } from '@plyhaat/contract/requirements/matching';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '#api/call.ts';
import { Button } from '#ui/Button.tsx';
import { useDebounced } from '#ui/debounce.ts';
import type { RequirementFormState, Values } from './requirement-values.ts';

const PAUSE_MS = 600;

const suggestion = (title: string) =>
  queryOptions({
    queryKey: ['requirements', 'suggestion', title],
    queryFn: ({ signal }) => call(suggestSpecification, { query: { q: title.slice(0, 100) } }, signal),
    enabled: title.trim().length > 2,
    staleTime: 5 * MINUTE_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });

const preview = ({ title, description, quantity, budget, stateId, cityId, categoryId }: Values) =>
  queryOptions({
    queryKey: ['requirements', 'preview', title, description, quantity, budget, stateId, cityId, categoryId],
    queryFn: ({ signal }) => {
      const price = amountOf(budget);
      const body = { title, description, quantity, stateId, cityId, categoryId, ...(price > 0 && { budget: price }) };
      return call(previewRequirement, { body }, signal);
    },
    enabled: title.trim() !== '' && stateId !== '',
    staleTime: MINUTE_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What the words seem to ask for, and about how many sellers would be notified. */
export function Understood({ form }: { form: RequirementFormState }) {
  const { t } = useLingui();
  const settled = useDebounced(useWatch({ control: form.control }) as Values, PAUSE_MS);
  const { data: suggested } = useQuery(suggestion(settled.title));
  const { data: previewed } = useQuery(preview(settled));
  const { category = null, thickness, grade, standard } = suggested?.data ?? {};
  const words = [category?.name, thickness, grade, standard].filter(Boolean).join(' · ');
  const sellers = previewed?.sellers ?? null;
  return (
    <div role="status" className="grid gap-2 text-ui sm:col-span-2">
      {words && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span>
            <Trans>We understood: {words}</Trans>
          </span>
          {category && settled.categoryId !== category._id && (
            <Button variant="line" onClick={() => form.setValue('categoryId', category._id, { shouldDirty: true })}>
              {t`Use category ${{ name: category.name }}`}
            </Button>
          )}
        </p>
      )}
      {sellers !== null && (
        <p className="font-semibold">
          {t`${plural(sellers, {
            0: 'No seller lists this yet. You can still post it.',
            one: 'About 1 seller will be notified.',
            other: `About ${sellers} sellers will be notified.`,
          })}`}
        </p>
      )}
    </div>
  );
}
