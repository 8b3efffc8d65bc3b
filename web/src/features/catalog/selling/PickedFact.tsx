import { Trans, useLingui } from '@lingui/react/macro';
import { answerIn, type Fact } from '@plyhaat/contract/catalog/asked-facts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { bind } from '#forms/form-rules.ts';
import { Field, OutsideField } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { useSay } from '#ui/said.ts';
import { answerShown } from './fact-answers.ts';
import { FACT_WORDS } from './fact-words.ts';
import type { ProductFormState } from './product-values.ts';

const OTHER = 'other';

type Props = {
  form: ProductFormState;
  name: Fact;
  choices: readonly string[];
  label: string;
  help: ReactNode;
  error: string | undefined;
};

/** One of the usual answers; the last entry opens a field for any other. */
export function PickedFact({ form, name, choices, label, help, error }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const path = `facts.${name}` as const;
  const value = useWatch({ control: form.control, name: path });
  const [isTyping, setTyping] = useState(false);
  const listed = answerIn(choices, value);
  const isOther = isTyping || (value !== '' && listed === undefined);
  const choose = (chosen: string) => {
    setTyping(chosen === OTHER);
    form.setValue(path, chosen === OTHER ? '' : chosen);
    form.clearErrors(path);
  };
  return (
    <Field label={label} optional help={help} error={error}>
      <NativeSelect value={isOther ? OTHER : (listed ?? '')} onChange={({ target }) => choose(target.value)}>
        <option value="">
          <Trans>Choose</Trans>
        </option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {answerShown(choice, say)}
          </option>
        ))}
        <option value={OTHER}>
          <Trans>Other (type it)</Trans>
        </option>
      </NativeSelect>
      {isOther && (
        <OutsideField>
          <Input
            aria-label={t(FACT_WORDS[name].other)}
            placeholder={t`Type it here`}
            maxLength={200}
            {...bind(form, path)}
          />
        </OutsideField>
      )}
    </Field>
  );
}
