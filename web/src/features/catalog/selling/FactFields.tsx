import { standardWarning } from '@plyhaat/contract/catalog/standards';
import { indianDay } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { type Fact, type ProductFormState, SPECIFICATION } from './product-values.ts';
import { nestedCategories } from './selling.queries.ts';
import * as TEXTS from './texts.ts';

export function FactFields({ form }: { form: ProductFormState }) {
  const warnings = useWarnings(form);
  return (
    <FieldGroup title={TEXTS.specification} line={TEXTS.optionalFullDetailsHelp}>
      {SPECIFICATION.map(([name, label, example]) => (
        <Field
          key={name}
          label={label}
          optional
          help={helpFor(name, warnings[name])}
          error={form.formState.errors.facts?.[name]?.message}
        >
          <Input
            maxLength={200}
            {...(example ? { placeholder: `e.g. ${example}` } : { type: 'date' })}
            {...bind(form, `facts.${name}`)}
          />
        </Field>
      ))}
    </FieldGroup>
  );
}

function helpFor(name: Fact, warning: string | undefined) {
  const help = name === 'licenceNumber' && TEXTS.licenceHelp;
  if (!warning && !help) return undefined;
  return (
    <>
      {warning && (
        <span role="status" className="mb-1 block font-medium text-amber-ink">
          {warning}
        </span>
      )}
      {help}
    </>
  );
}

/** What a reviewer will ask about; it can be saved all the same. */
function useWarnings({ control }: ProductFormState): Partial<Record<Fact, string | undefined>> {
  const { data } = useQuery(nestedCategories());
  const [parentId, childId] = useWatch({ control, name: ['parentId', 'childId'] });
  const [grade, standard, validTill] = useWatch({
    control,
    name: ['facts.grade', 'facts.standard', 'facts.licenceValidTill'],
  });
  const parent = data?.data.find(({ _id }) => _id === parentId);
  const category = parent?.subCategoryArr.find(({ _id }) => _id === childId)?.name ?? parent?.name;
  const hasEnded = validTill !== '' && validTill < indianDay(Date.now());
  return {
    standard: standardWarning({ grade, category, standard }),
    licenceValidTill: hasEnded ? TEXTS.thisLicenceHasEnded : undefined,
  };
}
