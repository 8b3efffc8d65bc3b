import type { Wording } from '../languages/languages.ts';
import type { Failure, FailureReply } from '@plyhaat/contract/core/endpoint';

/** A refusal with a code the contract knows. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly failure: Failure;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** What of the body is refused, where whoever refuses does not know which field held it. */
  readonly values: readonly string[] | undefined;
  readonly retryAfter: number | undefined;
  /** Further names of the answer, such as the new total. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  constructor(
    failure: Failure,
    more: {
      fields?: Record<string, string>;
      values?: readonly string[];
      retryAfter?: number;
      extra?: Record<string, unknown>;
    } = {},
  ) {
    super(failure.message);
    this.failure = failure;
    this.fields = more.fields;
    this.values = more.values;
    this.retryAfter = more.retryAfter;
    this.extra = more.extra;
  }
}

export const failureReply = (
  { error, message, link }: Failure,
  worded: Wording,
  { fields, extra }: Partial<Pick<AppError, 'fields' | 'extra'>> = {},
): FailureReply => ({
  ...extra,
  success: false,
  message: worded(message),
  error,
  ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, worded(text)])) }),
  ...(link && { link }),
});
