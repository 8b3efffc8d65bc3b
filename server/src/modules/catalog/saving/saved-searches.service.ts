import {
  MOST_SAVED_SEARCHES,
  readSearchAddress,
  type SavedSearch,
  searchQueryOf,
  tooManySearches,
} from '@plyhaat/contract/catalog/saved-searches';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { countOthers, lockSearchesOf, upsertSearch } from './saved-searches.sql.ts';

type Body = {
  readonly address: string;
  readonly name?: string | null | undefined;
  readonly alert?: boolean | undefined;
};

/** Saves a search, or changes the one that was saved with this address. */
export async function keepSearch(db: Db, memberId: string, body: Body): Promise<SavedSearch> {
  const address = readSearchAddress(body.address);
  if (!address) throw new AppError(inputInvalid);
  await lockSearchesOf(db, memberId);
  if ((await countOthers(db, memberId, address)) >= MOST_SAVED_SEARCHES) throw new AppError(tooManySearches);
  const otherwise = searchQueryOf(address).search || 'Saved search';
  return upsertSearch(db, { memberId, address, name: body.name ?? undefined }, otherwise, body.alert);
}
