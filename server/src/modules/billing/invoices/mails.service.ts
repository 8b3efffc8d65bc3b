import type { Language } from '@plyhaat/contract/core/languages';
import { filled } from '@plyhaat/contract/core/sentence';
import { noEmail, noInvoice } from '@plyhaat/contract/billing/owned';
import { accessDenied, notFound } from '@plyhaat/contract/core/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { documentLetter } from '../letters.ts';
import { findBuyer } from '../orders/held.sql.ts';
import { fileName, pdfOf } from './documents.service.ts';
import { type BillingDocument, findDocument, findInvoice } from './issue.sql.ts';

type Addressed = { readonly email: string; readonly language: Language | null };

/** Billing's own mail: it does not follow the mail preference. */
async function mail(deps: Deps, { email: to, language }: Addressed, document: BillingDocument, key?: string) {
  const attachments = [{ name: fileName(document), type: 'application/pdf', bytes: await pdfOf(deps, document) }];
  const letter = documentLetter(deps.languages.wording(language), document, deps.settings.publicUrl);
  await deps.mail.send({ to, ...letter, attachments, ...(key && { key }) });
}

/** Listens to purchases and refunds; members without an e-mail address find the document in their account. */
export async function mailDocument(deps: Deps, memberId: string, invoiceId: string, eventId: string): Promise<void> {
  const document = await findDocument(deps.db, invoiceId);
  if (!document) return;
  await pdfOf(deps, document);
  const buyer = await findBuyer(deps.db, memberId);
  if (buyer?.email) await mail(deps, { ...buyer, email: buyer.email }, document, eventId);
}

type Owned = { readonly memberId: string; readonly orderId: string | null };

/** Sends the invoice of what the member owns again, because it asked. */
export async function mailAgain(deps: Deps, memberId: string, owned: Owned | undefined): Promise<string> {
  if (!owned) throw new AppError(notFound);
  if (owned.memberId !== memberId) throw new AppError(accessDenied);
  const document = owned.orderId ? await findInvoice(deps.db, owned.orderId) : undefined;
  if (!document) throw new AppError(noInvoice);
  const buyer = await findBuyer(deps.db, memberId);
  if (!buyer?.email) throw new AppError(noEmail);
  await mail(deps, { ...buyer, email: buyer.email }, document);
  return filled`The invoice was sent to ${{ email: buyer.email }}.`;
}
