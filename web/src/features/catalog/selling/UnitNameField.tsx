import { Trans, useLingui } from '@lingui/react/macro';
import { UNIT_NAMES } from '@plyhaat/contract/catalog/unit-name';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { useSay } from '#ui/said.ts';
import { perOne } from '#ui/words/prices.ts';
import { unitName } from '#ui/words/unit-names.ts';
import type { ProductFormState } from './product-values.ts';
import { nestedCategories } from './selling.queries.ts';
import { unitShown } from './unit-suggestion.ts';

/** The word for one of them, as the form stands. */
export function useUnitShown(form: ProductFormState) {
  const tree = useQuery(nestedCategories()).data?.data ?? [];
  const [parentId, childId, unitName] = useWatch({ control: form.control, name: ['parentId', 'childId', 'unitName'] });
  return unitShown(tree, { parentId, childId, unitName });
}

/** What one is called where the price is by the number; the category suggests it (CAT-25). */
export function UnitNameField({ form }: { form: ProductFormState }) {
  const { t } = useLingui();
  const say = useSay();
  const unit = useUnitShown(form);
  return (
    <Field
      label={t`One is called`}
      optional
      help={t`Buyers read ‘${{ price: perOne({ pricetype: 'per Nos/sheet', unitName: unit }, say) }}’`}
      error={form.formState.errors.unitName?.message}
    >
      <NativeSelect {...form.register('unitName')}>
        <option value="">
          <Trans>As usual for the category</Trans>
        </option>
        {UNIT_NAMES.map((name) => (
          <option key={name} value={name}>
            {unitName(name, t)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
