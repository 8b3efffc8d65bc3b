import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { inPageLanguage, loadContractSentences } from '#languages/contract-sentences.ts';

/** To be read on submit, and to lose its error when it is edited. */
export const bind = <Values extends FieldValues>(
  { register, clearErrors }: UseFormReturn<Values>,
  name: FieldPath<Values>,
) => register(name, { onChange: () => clearErrors(name) });

export type FormRules<Values> = {
  /** The call that the form makes. */
  readonly bodyOf: (values: Values) => unknown;
  /** Where the form shows what is said of a name of the call; `group.field` for one of a group, `rows.0.field` for one of a row. */
  readonly fieldOf: (name: string) => string;
};

type Issues = readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[];

/** Of several that are said of one field the first stands. */
async function errorsOf<Values extends FieldValues>(
  issues: Issues,
  fieldOf = (name: string) => name,
): Promise<FieldErrors<Values>> {
  await loadContractSentences();
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of issues) {
    const field = fieldOf(path.join('.'));
    if (!get(errors, field)) set(errors, field, { type: 'rule', message: inPageLanguage(message) });
  }
  return errors;
}

/** The contract's own rules, said beside the fields of a form. */
export const resolverBy =
  <Values extends FieldValues>(schema: z.ZodMiniType, { bodyOf, fieldOf }: FormRules<Values>): Resolver<Values> =>
  async (values) => {
    const read = readPlainly(schema, bodyOf(values));
    return read.success ? { values, errors: {} } : { values: {}, errors: await errorsOf(read.error.issues, fieldOf) };
  };

/** The same for a form whose fields have the call's names: it sends what the schema reads. */
export const resolverOf =
  <In extends FieldValues, Out>(schema: z.core.$ZodType<Out>): Resolver<In, unknown, Out> =>
  async (values) => {
    const read = readPlainly(schema, values);
    return read.success ? { values: read.data, errors: {} } : { values: {}, errors: await errorsOf(read.error.issues) };
  };
