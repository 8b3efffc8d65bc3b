import { AppError } from './failure.ts';

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
