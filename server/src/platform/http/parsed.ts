import { inputInvalid } from '@plyhaat/contract/core/errors';
import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import type * as z from 'zod/mini';
import { compiled } from './compiled.ts';
import { AppError } from './failure.ts';

/** More than any form has fields. */
const MOST_ISSUES = 50;

/** What was sent, as its schema reads it, or a refusal that says what is wrong with which field. */
export function parsed<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const read = readPlainly(compiled(schema), value);
  if (read.success) return read.data;
  const issues = read.error.issues.slice(0, MOST_ISSUES);
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new AppError(inputInvalid, { fields });
}
