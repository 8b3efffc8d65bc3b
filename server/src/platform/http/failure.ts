import type { Failure, FailureReply } from '@plyhaat/contract/core/endpoint';

/** A refusal with a code the contract knows. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly failure: Failure;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  constructor(failure: Failure, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(failure.message);
    this.failure = failure;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

export const failureReply = (
  { error, message, link }: Failure,
  fields?: Readonly<Record<string, string>>,
): FailureReply => ({
  success: false,
  message,
  error,
  ...(fields && { fields }),
  ...(link && { link }),
});
