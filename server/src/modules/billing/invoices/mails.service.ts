import { noEmail, noInvoice } from '@plyhaat/contract/billing/owned';
import { accessDenied, notFound } from '@plyhaat/contract/core/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { paperLetter } from '../letters.ts';
import { findBuyer } from '../orders/held.sql.ts';
import { findInvoice, findPaper, type Paper } from './issue.sql.ts';
import { fileName, pdfOf } from './papers.service.ts';

/** Billing's own mail: it does not follow the mail preference. */
async function mail(deps: Deps, to: string, paper: Paper, key?: string): Promise<void> {
  const attachments = [{ name: fileName(paper), type: 'application/pdf', bytes: await pdfOf(deps, paper) }];
  const letter = paperLetter(paper, deps.settings.publicUrl);
  await deps.mail.send({ to, ...letter, attachments, ...(key && { key }) });
}

/** The listener of a purchase or a refund; whoever has no address finds the paper in the account. */
export async function mailPaper(deps: Deps, memberId: string, invoiceId: string, eventId: string): Promise<void> {
  const paper = await findPaper(deps.db, invoiceId);
  if (!paper) return;
  await pdfOf(deps, paper);
  const buyer = await findBuyer(deps.db, memberId);
  if (buyer?.email) await mail(deps, buyer.email, paper, eventId);
}

type Owned = { readonly memberId: string; readonly orderId: string | null };

/** Sends the invoice of what the member owns again, because it asked. */
export async function mailAgain(deps: Deps, memberId: string, owned: Owned | undefined): Promise<string> {
  if (!owned) throw new AppError(notFound);
  if (owned.memberId !== memberId) throw new AppError(accessDenied);
  const paper = owned.orderId ? await findInvoice(deps.db, owned.orderId) : undefined;
  if (!paper) throw new AppError(noInvoice);
  const buyer = await findBuyer(deps.db, memberId);
  if (!buyer?.email) throw new AppError(noEmail);
  await mail(deps, buyer.email, paper);
  return `The invoice was sent to ${buyer.email}.`;
}
