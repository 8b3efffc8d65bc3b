import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';

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

/** The contract's own rules, said beside the fields of a form. */
export const resolverBy =
  <Values extends FieldValues>(schema: z.ZodMiniType, { bodyOf, fieldOf }: FormRules<Values>): Resolver<Values> =>
  async (values) => {
    const parsed = z.safeParse(schema, bodyOf(values));
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message } of parsed.error.issues)
      set(errors, fieldOf(path.join('.')), { type: 'rule', message });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
