import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

/** To be read on submit, and to lose its error when it is edited. */
export const bind = <Values extends FieldValues>(
  { register, clearErrors }: UseFormReturn<Values>,
  name: FieldPath<Values>,
) => register(name, { onChange: () => clearErrors(name) });

export type FormRules<Values> = {
  /** The call that the form makes. */
  readonly bodyOf: (values: Values) => unknown;
  /** Where the form shows what is said of a name of the call; `group.field` for one of a group. */
  readonly fieldOf: (name: string) => string;
};

/** The contract's own rules, said beside the fields of a form. */
export const resolverBy =
  <Values extends FieldValues>(schema: z.ZodMiniType, { bodyOf, fieldOf }: FormRules<Values>): Resolver<Values> =>
  async (values) => {
    const parsed = z.safeParse(schema, bodyOf(values));
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message } of parsed.error.issues) {
      const [group = '', field] = fieldOf(path.join('.')).split('.');
      const error = { type: 'rule', message };
      errors[group] = field ? { ...(errors[group] as object), [field]: error } : error;
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
