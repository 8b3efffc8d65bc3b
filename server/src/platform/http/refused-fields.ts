import type * as z from 'zod/mini';
import { AppError } from './failure.ts';

const REQUIRED = 'This field is required';
const INVALID = 'Please enter a valid value';

const bound = ({ origin, maximum, minimum }: Partial<Record<'origin' | 'maximum' | 'minimum', unknown>>) => {
  const [most, least] = [maximum, minimum].map((limit) => Number(limit).toLocaleString('en-IN'));
  if (origin === 'string')
    return maximum === undefined ? `Please use at least ${least} characters` : `Please use at most ${most} characters`;
  if (origin === 'array') return maximum === undefined ? REQUIRED : `Please choose at most ${most}`;
  return maximum === undefined ? `Please enter ${least} or more` : `Please enter ${most} or less`;
};

/** Where a rule of the contract has no words of its own: none that quotes a pattern or a type to people. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null ? REQUIRED : INVALID;
  if (issue.code === 'too_big' || issue.code === 'too_small') return bound(issue);
  if (issue.code === 'invalid_value') return 'Please choose from the list';
  if (issue.code === 'unrecognized_keys') return 'Unknown field';
  return INVALID;
}

const plain = (value: string) => (value.split('?')[0] ?? '').toLowerCase();

/** The paths at which a body holds one of these texts, written as a refusal writes them: `imagesArr.0.image`. */
function pathsOf(body: unknown, wanted: ReadonlySet<string>, path = ''): string[] {
  if (typeof body === 'string') return wanted.has(plain(body)) ? [path] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([step, value]) => pathsOf(value, wanted, path ? `${path}.${step}` : step));
}

/** A refusal of what a field held names that field. */
export function withFieldNames(error: unknown, body: unknown): unknown {
  if (!(error instanceof AppError) || !error.values) return error;
  const { failure, values } = error;
  const paths = pathsOf(body, new Set(values.map(plain)));
  return new AppError(failure, { fields: Object.fromEntries(paths.map((path) => [path, failure.message])) });
}
