import type { InboxItem, InboxKind } from '@plyhaat/contract/leads/seller-inbox';
import { applications } from '#modules/dealerships/dealerships.tables.ts';
import { requirementMatches } from '#modules/requirements/requirements.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import type { Caller, TestApp } from './app.ts';
import { someLead, someMember, someOpportunity, someProduct } from './builders.ts';
import { decide, sentQuote, someAsker, someQuoter } from './quoting.ts';

type Reply = { data: InboxItem[]; next: string | null; counts?: { kinds: Record<InboxKind, number>; waiting: number } };
export const inboxOf = async (app: TestApp, who: Caller, query: Record<string, string> = {}): Promise<Reply> =>
  (await app.get(`/leads/inbox?${new URLSearchParams(query)}`, who)).json();

/** A seller was told of a requirement. */
export const matched = (db: Db, sellerId: string, requirementId: string, toldAt = new Date()) =>
  db.insert(requirementMatches).values({ sellerId, requirementId, score: 1, reasons: [], toldAt });

export async function someApplication(db: Db, opportunityId: string, applicantId: string, createdAt = new Date()) {
  const application = { opportunityId, applicantId, organisationName: 'Godavari Ply', email: 'a@b.in', answers: [] };
  return only(
    await db
      .insert(applications)
      .values({ ...application, createdAt })
      .returning(),
  );
}

/** A seller with one of everything, made at the product's own doors. */
export async function busySeller(app: TestApp) {
  const { db } = app;
  const seller = await someQuoter(app);
  const product = await someProduct(db, { sellerId: seller.id, name: 'Marine ply 18 mm', unitShown: 'sheet' });
  const caller = await someMember(db, { name: 'Ravi Naik' });
  await someLead(db, { sellerId: seller.id, buyerId: caller.id, name: 'Ravi Naik', phone: caller.phone });
  const asker = await someMember(db, { name: 'Zarina Shaikh' });
  const wanted = { channel: 'contact', quantity: 120, unit: 'per Nos/sheet', city: 'Nashik' };
  await app.post('/leads', { userId: seller.id, productId: product.id, ...wanted }, asker);
  const [open, quoted, won] = [await someAsker(app), await someAsker(app), await someAsker(app)];
  for (const { requirement } of [open, quoted, won]) await matched(db, seller.id, requirement.id);
  const quote = await sentQuote(app, quoted.requirement.id, seller);
  const win = await sentQuote(app, won.requirement.id, seller);
  await decide(app, win, won.buyer, { decision: 'accept' });
  const sent = await someApplication(
    db,
    (await someOpportunity(db, { organisationName: 'Rangpat Surfaces' })).id,
    seller.id,
  );
  const received = await someApplication(db, (await someOpportunity(db, { ownerId: seller.id })).id, caller.id);
  return { seller, caller, asker, open, quoted, won, quote, win, sent, received };
}
