import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICATION_LENGTHS, APPLICATION_QUESTIONS } from '@plyhaat/contract/dealerships/application-form';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { bind } from '#forms/form-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup, Textarea } from '#ui/forms/Input.tsx';
import { questionText } from '../questions.ts';
import { answerName, type Values } from './application-values.ts';

/** DEAL-10. */
export function QuestionFields({ form }: { form: UseFormReturn<Values> }) {
  const { t } = useLingui();
  const id = useId();
  const answers = useWatch({ control: form.control, name: 'answers' });
  const answered = Object.values(answers).filter((answer) => answer.trim() !== '').length;
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 id={id} className="font-semibold text-body">
          <Trans>About your business</Trans>
        </h3>
        <span className="text-ink-3 text-meta tabular-nums">
          {t`${answered} of ${{ count: APPLICATION_QUESTIONS.length }} answered`}
        </span>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {APPLICATION_QUESTIONS.map((question, at) => (
          <Question key={question} form={form} at={at} />
        ))}
      </div>
    </section>
  );
}

/** By number of the question; the turnover has none. */
const EXAMPLES: Readonly<Record<number, MessageDescriptor>> = {
  0: msg`Street, city and PIN code`,
  1: msg`For example 14`,
  2: msg`Brands, separated by commas`,
  4: msg`For example 1,200 sq.ft`,
};
const [YEARS, BRANDS, TURNOVER] = [1, 2, 3];

function Question({ form, at }: { form: UseFormReturn<Values>; at: number }) {
  const { t } = useLingui();
  const name = answerName(at);
  const example = EXAMPLES[at];
  const input = {
    ...bind(form, name),
    maxLength: APPLICATION_LENGTHS.answer,
    placeholder: example && t(example),
  };
  return (
    <Field
      label={
        <>
          <span aria-hidden="true" className="mr-1.5 font-normal text-ink-3 tabular-nums">
            {at + 1}.
          </span>
          {questionText(APPLICATION_QUESTIONS[at] ?? '', t)}
        </>
      }
      required
      error={form.formState.errors.answers?.[`a${at}`]?.message}
      className={at === BRANDS ? 'sm:col-span-2' : ''}
    >
      {at === BRANDS ? (
        <Textarea rows={2} {...input} className="min-h-20!" />
      ) : at === TURNOVER ? (
        <InputGroup prefix="₹">
          <Input {...input} />
        </InputGroup>
      ) : (
        <Input {...input} inputMode={at === YEARS ? 'numeric' : 'text'} />
      )}
    </Field>
  );
}
