import { readQuantity } from '@plyhaat/contract/core/quantity';
import { GST_RATES } from '@plyhaat/contract/requirements/quote-form';
import type { QuoteDraft } from '@plyhaat/contract/requirements/quotes';
import { requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { gradeIn, measuresIn } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { unitNameOf } from './asked.ts';
import { findGstNumber, findOpen, selectLikely } from './draft.sql.ts';

const USUAL_RATE = 18;
const NOTHING = {
  productId: null,
  productName: null,
  unitPrice: null,
  gstPercent: USUAL_RATE,
  hsn: null,
  size: null,
  thickness: null,
};

type Sheet = { readonly size: string | null; readonly thickness: string | null };

/** What the seller's product leaves open is as the requirement asks, so that other units can be compared. */
function askedSheet(title: string, { size, thickness }: Sheet): Sheet {
  if (size && thickness) return { size, thickness };
  const asked = measuresIn(title);
  return {
    size: size ?? (asked.size ? `${asked.size.replace('x', ' × ')} ft` : null),
    thickness: thickness ?? (asked.thickness ? `${asked.thickness} mm` : null),
  };
}

type Likely = Awaited<ReturnType<typeof selectLikely>>[number];

/** A price for another thickness or grade than was asked for would be a wrong price (REQ-12). */
function isAsked(title: string, { productName, thickness, grade }: Likely): boolean {
  const told = [productName, thickness, grade].filter(Boolean).join(' ');
  const [askedGrade, toldGrade] = [gradeIn(title), gradeIn(told)];
  const { thickness: asked } = measuresIn(title);
  const isSameGrade = !askedGrade || !toldGrade || askedGrade === toldGrade;
  return isSameGrade && (asked === undefined || measuresIn(told).thickness === asked);
}

const ownTerms = ({ grade: _, ...terms }: Likely) => terms;

/** A quote to start from; without a fitting product it has the requirement's unit alone. */
export async function draftFor(db: Db, who: Member, requirementId: string): Promise<QuoteDraft> {
  const wanted = await findOpen(db, requirementId);
  if (!wanted) throw new AppError(requirementNotFound);
  const quantity = readQuantity(wanted.quantity);
  const likely = await selectLikely(db, who.id, wanted);
  const found = likely.find((product) => isAsked(wanted.title, product));
  const hasGstin = (await findGstNumber(db, who.id)) !== null;
  const own = found ? ownTerms(found) : { ...NOTHING, unit: quantity?.unit ?? ('per Nos/sheet' as const) };
  const unitName = unitNameOf(quantity, found?.unitName ?? null);
  const draft = { ...own, unitName, ...askedSheet(wanted.title, own) };
  const rate = GST_RATES.find((allowed) => allowed === draft.gstPercent) ?? USUAL_RATE;
  return { ...draft, gstPercent: hasGstin ? rate : 0, quantity, hasGstin };
}
