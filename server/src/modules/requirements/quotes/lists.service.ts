import { MOST_NUMBERS } from '@plyhaat/contract/leads/leads';
import { MOST_QUOTES, type QuoteGroup } from '@plyhaat/contract/requirements/quotes';
import { requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { selectPlaces } from '#modules/leads/numbers.reads.sql.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { findBuyerId } from './quotes.sql.ts';
import { selectFigures, selectOwnQuotes, selectQuotesFor } from './reading.sql.ts';
import { asRead, marked } from './shown.service.ts';

/** The buyer compares all of them; a seller sees its own and nobody else's. */
export async function readQuotes({ db, settings }: Deps, who: Member, requirementId: string) {
  const buyerId = await findBuyerId(db, requirementId);
  if (!buyerId) throw new AppError(requirementNotFound);
  const side = buyerId === who.id ? 'buyer' : 'seller';
  const rows = await selectQuotesFor(db, requirementId, side === 'buyer' ? null : who.id, MOST_QUOTES);
  const data = rows.map((row) => asRead(settings, row, side));
  const { holders, ...places } = await selectPlaces(db, requirementId, who.id);
  const quoting = rows.flatMap(({ holdsNumber, sellerId }) => (holdsNumber ? sellerId : []));
  const known = new Set([...holders, ...quoting]).size;
  return {
    data: side === 'buyer' ? marked(data) : data,
    total: data.length,
    places: { ...places, known, most: MOST_NUMBERS },
  };
}

type OwnQuery = { readonly page: number; readonly perPage: number; readonly group?: QuoteGroup | undefined };

export async function readOwnQuotes({ db, settings }: Deps, who: Member, query: OwnQuery) {
  const { data, total } = await selectOwnQuotes(db, who.id, query);
  return {
    data: data.map((row) => asRead(settings, row, 'seller')),
    total,
    figures: await selectFigures(db, who.id),
  };
}
