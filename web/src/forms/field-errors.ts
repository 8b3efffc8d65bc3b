import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallError } from '#api/call.ts';

/** Puts a refusal beside the fields it names; false where it names none of the form's. */
export function showRefusal<In extends FieldValues, Out>(
  { setError }: Pick<UseFormReturn<In, unknown, Out>, 'setError'>,
  error: unknown,
  fields: readonly Path<In>[],
): boolean {
  const messages = error instanceof CallError ? error.fields : {};
  const named = fields.filter((field) => messages[field]);
  named.forEach((field, at) => {
    setError(field, { message: messages[field] ?? '' }, { shouldFocus: at === 0 });
  });
  return named.length > 0;
}
