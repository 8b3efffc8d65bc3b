import type { Endpoint } from '@plyhaat/contract/core/endpoint';

/** 503s that are meant, beside those that an endpoint declares: the server has too much to do. */
const BY_DESIGN: ReadonlySet<string> = new Set(['overloaded']);

/** Whether an answer is a bug of ours. */
export function isBug({ failures = [] }: Endpoint, status: number, error: string | undefined): boolean {
  if (status < 500) return false;
  const declared = failures.some((failure) => failure.error === error && failure.status === 503);
  return !(status === 503 && error && (BY_DESIGN.has(error) || declared));
}
