import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { notFound } from '@plyhaat/contract/core/errors';
import { type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import type { Deps } from '../deps.ts';
import { admit } from './access.ts';
import { AppError } from './failure.ts';
import { admitFeature } from './feature-gate.ts';
import { type App, type Exchange, type Input, NO_BYTES, tableKey } from './http.ts';

const NO_EXCHANGE = {
  ip: '',
  isPage: true,
  idempotencyKey: undefined,
  bytes: NO_BYTES,
  header: () => undefined,
  setHeader: () => {},
  stream: () => {},
  redirect: () => {},
  table: () => {},
};

/** Calls a public endpoint without HTTP, for the pages rendered in this process. */
export async function callInProcess(
  { callTable }: App,
  deps: Pick<Deps, 'site'>,
  e: Endpoint,
  input: Input,
  keepUntil: Exchange['keepUntil'] = () => {},
  language: Language = SOURCE_LANGUAGE,
): Promise<object> {
  const bound = callTable.get(tableKey(e));
  if (!bound) throw new AppError(notFound);
  admit(e, null, { loopback: false, demo: false, operator: false });
  await admitFeature(deps, e);
  return bound.answer(input, null, { ...NO_EXCHANGE, language, keepUntil });
}
