import { useLingui } from '@lingui/react/macro';
import { type AskedFacts, askedFacts, FACTS, type Fact } from '@plyhaat/contract/catalog/asked-facts';
import { standardMismatch } from '@plyhaat/contract/catalog/standards';
import { indianDay } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { FACT_WORDS } from './fact-words.ts';
import { PickedFact } from './PickedFact.tsx';
import type { ProductFormState } from './product-values.ts';
import { nestedCategories } from './selling.queries.ts';

/** What the category is asked for (CAT-31), and what the product says already. */
export function FactFields({ form }: { form: ProductFormState }) {
  const { t } = useLingui();
  const { main, narrowest } = useCategory(form);
  const warnings = useWarnings(form, narrowest);
  const facts = useWatch({ control: form.control, name: 'facts' });
  const asked: AskedFacts = main ? askedFacts(main.slug) : {};
  const licenceHelp = t`The 10 digits of your BIS licence. Buyers see ‘ISI verified’ once we have checked it.`;
  const shown = FACTS.filter((name) => name in asked || facts[name]);
  return (
    <FieldGroup
      title={t`Specification`}
      line={
        main
          ? t`Optional. Full details help buyers decide faster.`
          : t`Choose a category above: we ask only for what fits it.`
      }
    >
      {shown.map((name) => {
        const { label, example } = FACT_WORDS[name];
        const field = {
          label: t(label),
          help: helpFor(warnings[name], name === 'licenceNumber' ? licenceHelp : undefined),
          error: form.formState.errors.facts?.[name]?.message,
        };
        const choices = asked[name] ?? [];
        if (choices.length > 0) return <PickedFact key={name} form={form} name={name} choices={choices} {...field} />;
        return (
          <Field key={name} optional {...field}>
            <Input
              maxLength={200}
              {...(example ? { placeholder: t(example) } : { type: 'date' })}
              {...bind(form, `facts.${name}`)}
            />
          </Field>
        );
      })}
    </FieldGroup>
  );
}

function helpFor(warning: string | undefined, help: string | undefined) {
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

function useCategory({ control }: ProductFormState) {
  const { data } = useQuery(nestedCategories());
  const [parentId, childId] = useWatch({ control, name: ['parentId', 'childId'] });
  const main = data?.data.find(({ _id }) => _id === parentId);
  return { main, narrowest: main?.subCategoryArr.find(({ _id }) => _id === childId)?.name ?? main?.name };
}

/** What a reviewer will ask about; it can be saved all the same. */
function useWarnings({ control }: ProductFormState, category: string | undefined) {
  const { t } = useLingui();
  const [grade, standard, validTill] = useWatch({
    control,
    name: ['facts.grade', 'facts.standard', 'facts.licenceValidTill'],
  });
  const hasEnded = validTill !== '' && validTill < indianDay(Date.now());
  const wrong = standardMismatch({ grade, category, standard });
  const warnings: Partial<Record<Fact, string | undefined>> = {
    standard:
      wrong &&
      t`${{ grade: wrong.grade }} is made to ${{ standard: wrong.made }}, not ${{ code: wrong.code }}. Please check the grade and the IS code.`,
    licenceValidTill: hasEnded ? t`This licence has ended.` : undefined,
  };
  return warnings;
}
