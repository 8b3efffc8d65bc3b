import * as z from 'zod/mini';
import { filled } from './sentence.ts';

const REQUIRED = 'This field is required';
const INVALID = 'Please enter a valid value';
const NOT_LISTED = 'Please choose from the list';

const isMissing = (input: unknown) => input === undefined || input === null;

const shown = (limit: unknown) => Number(limit).toLocaleString('en-IN');

const bound = ({ origin, maximum, minimum }: Partial<Record<'origin' | 'maximum' | 'minimum', unknown>>) => {
  const [most, least] = [shown(maximum), shown(minimum)];
  if (origin === 'string')
    return maximum === undefined
      ? filled`Please use at least ${{ least }} characters`
      : filled`Please use at most ${{ most }} characters`;
  if (origin === 'array') return maximum === undefined ? REQUIRED : filled`Please choose at most ${{ most }}`;
  return maximum === undefined ? filled`Please enter ${{ least }} or more` : filled`Please enter ${{ most }} or less`;
};

/** Where a rule of the contract has no words of its own: none that quotes a pattern or a type to people. */
function plainMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union')
    return isMissing(issue.input) ? REQUIRED : INVALID;
  if (issue.code === 'too_big' || issue.code === 'too_small') return bound(issue);
  if (issue.code === 'invalid_value') return NOT_LISTED;
  if (issue.code === 'unrecognized_keys') return 'Unknown field';
  return INVALID;
}

/** A value by its schema, or what is wrong with it in words for people: whoever shows a refusal reads so (ALL-26). */
export const readPlainly = <S extends z.core.$ZodType>(schema: S, value: unknown) =>
  z.safeParse(schema, value, { error: plainMessage });
