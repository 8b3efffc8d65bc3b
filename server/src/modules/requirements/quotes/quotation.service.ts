import { formatDay } from '@plyhaat/contract/core/dates';
import { quoteNotFound } from '@plyhaat/contract/requirements/quotes';
import { FORMER_MEMBER } from '@plyhaat/contract/reviews/reviews';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Wording } from '#platform/languages/languages.ts';
import { type PaperWords, paperWords } from '#platform/pdf/paper-words.ts';
import type { QuotationParty } from '../quotes.tables.ts';
import { askedOf, unitNameOf } from './asked.ts';
import type { Quotation } from './quotation.ts';
import { findAsked, findParty, findPlaceOf, findProductUnit, findQuote } from './quotes.sql.ts';

const NOBODY = { address: null, gstNumber: null, cityName: null, stateName: null, stateCode: null };

type Row = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** Until the acceptance the buyer has no name on the quotation; afterwards both sides stand as they were then. */
async function partiesOf(db: Db, quote: Row, say: Wording): Promise<{ seller: QuotationParty; buyer: QuotationParty }> {
  if (quote.parties) return quote.parties;
  const seller = quote.sellerId ? await findParty(db, quote.sellerId) : { ...NOBODY, name: say(FORMER_MEMBER) };
  const place = quote.requirementId ? await findPlaceOf(db, quote.requirementId) : {};
  return { seller, buyer: { ...NOBODY, name: say('The buyer of this requirement'), ...place } };
}

const dayOf = (day: string) => formatDay(new Date(`${day}T00:00:00+05:30`));

async function quotationOf(db: Db, quote: Row, words: PaperWords): Promise<Quotation> {
  const { requirementId, updatedAt } = quote;
  const quantity = askedOf(quote, requirementId ? await findAsked(db, requirementId) : null);
  return {
    ...quote,
    ...(await partiesOf(db, quote, words.say)),
    words,
    day: formatDay(updatedAt),
    validUntil: dayOf(quote.validUntil),
    writtenAt: updatedAt,
    quantity,
    unitName: unitNameOf(quantity, await findProductUnit(db, quote.productId)),
    isAccepted: quote.state === 'accepted',
  };
}

/** The quotation as a PDF for either side of a quote in its language, and for nobody else. */
export async function quotationFor(
  { db, languages }: Pick<Deps, 'db' | 'languages'>,
  { id: memberId, language }: Pick<Member, 'id' | 'language'>,
  id: string,
) {
  const quote = await findQuote(db, id);
  if (!quote || (quote.sellerId !== memberId && quote.buyerId !== memberId)) throw new AppError(quoteNotFound);
  const isTakenBack = quote.state === 'withdrawn' && quote.sellerId !== memberId;
  if (isTakenBack) throw new AppError(quoteNotFound);
  const note =
    quote.state === 'accepted' || quote.sellerId === memberId ? quote.note : (quote.noteMasked ?? quote.note);
  const { renderQuotation } = await import('./quotation.ts');
  return {
    name: `${quote.number.replaceAll('/', '-')}.pdf`,
    bytes: await renderQuotation(await quotationOf(db, { ...quote, note }, paperWords(languages.wording(language)))),
  };
}
