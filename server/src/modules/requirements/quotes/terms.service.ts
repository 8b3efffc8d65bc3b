import { inputInvalid } from '@plyhaat/contract/core/errors';
import { PAST_DAY } from '@plyhaat/contract/core/fields';
import { landedPrice } from '@plyhaat/contract/core/landed';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import { toPaise } from '@plyhaat/contract/core/money';
import { readQuantity } from '@plyhaat/contract/core/quantity';
import { readSheet } from '@plyhaat/contract/core/sheet';
import { NO_GSTIN, type QuoteTerms } from '@plyhaat/contract/requirements/quote-form';
import { claimMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { refuseNumbers } from '#platform/http/no-numbers.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { findGstNumber } from './draft.sql.ts';
import { ownsProduct, type Terms } from './quotes.sql.ts';

const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });
const LONGEST_VALIDITY = 365;

async function checkTerms(db: Db, who: Member, { gstPercent, validUntil, size, thickness }: QuoteTerms): Promise<void> {
  // The note is masked; these stand beside the title, for whoever compares.
  refuseNumbers({ size, thickness });
  const today = indianDay();
  if (validUntil < today) throw refuse({ validUntil: PAST_DAY });
  if (validUntil > daysAfter(today, LONGEST_VALIDITY))
    throw refuse({ validUntil: 'Please choose a day within a year' });
  if (gstPercent > 0 && !(await findGstNumber(db, who.id))) throw refuse({ gstPercent: NO_GSTIN });
}

/** A quote in the words of its form. */
export const formOf = (terms: Terms): QuoteTerms => ({
  unitPrice: terms.unitPrice / 100,
  unit: terms.unit,
  gstPercent: terms.gstPercent,
  freight: terms.freight / 100,
  leadTimeDays: terms.leadTimeDays,
  validUntil: terms.validUntil,
  note: terms.note,
  file: terms.file,
  hsn: terms.hsn,
  size: terms.size,
  thickness: terms.thickness,
  productId: terms.productId,
});

/** What a form says, as it is stored: money in paise, and what it comes to for the requirement's quantity. */
export async function termsOf(
  db: Db,
  who: Member,
  { id, quantity }: { readonly id: string; readonly quantity: string },
  form: QuoteTerms,
): Promise<Terms> {
  await checkTerms(db, who, form);
  const { unit, gstPercent, leadTimeDays, validUntil, note, hsn, size, thickness, productId } = form;
  const [file] = await claimMedia(db, who.id, form.file ? [form.file] : [], `quote:${id}`, { uses: ['document'] });
  const price = { unitPrice: toPaise(form.unitPrice), unit, gstPercent, freight: toPaise(form.freight) };
  const asked = readQuantity(quantity);
  const landed = asked && landedPrice(price, asked, readSheet(size, thickness));
  return {
    ...price,
    leadTimeDays,
    validUntil,
    note,
    noteMasked: note === null ? null : maskContacts(note),
    file: file?.path ?? null,
    hsn,
    size,
    thickness,
    productId: productId && (await ownsProduct(db, who.id, productId)) ? productId : null,
    amount: asked?.amount ?? null,
    amountUnit: asked?.unit ?? null,
    landed: landed?.each ?? null,
    goods: landed?.goods ?? null,
    gst: landed?.gst ?? null,
    total: landed?.total ?? null,
  };
}
