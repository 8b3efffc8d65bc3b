import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { accessDenied, signInRequired } from '@plyhaat/contract/core/errors';
import { normalizePhone } from '@plyhaat/contract/core/phone';
import {
  CONTACT_SENT,
  type LeadChannel,
  type LeadForm,
  type LeadSource,
  notSubscribed,
  ownStoreContact,
  revealedToday,
} from '@plyhaat/contract/leads/leads';
import { reelNotFound } from '@plyhaat/contract/reels/reels';
import { memberNotFound } from '@plyhaat/contract/sellers/profile';
import { hasSubscription } from '#modules/billing/billing.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type About, findBuyer, findStore, isReelOf, markReviewRequested, sells } from './contacts.sql.ts';
import { reviewDue, sellerContacted } from './leads.events.ts';
import { contactCounters, newLeadCounter, reveals } from './leads.limits.ts';
import { makeLead } from './make-lead.service.ts';

export const ASK_FOR_REVIEW_TASK = 'leads.askForReview';
const DAY = 86_400_000;

type Contact = LeadForm & { readonly userId: string };
type Store = NonNullable<Awaited<ReturnType<typeof findStore>>>;
type Numbers = Omit<Store, 'id'>;

const mobileAmong = (numbers: readonly (string | null)[]) =>
  numbers.map((number) => number && normalizePhone(number)).find(Boolean) ?? undefined;

/** Only what the channel needs leaves the server. A landline can be called but has no WhatsApp. */
export function contactFields(channel: LeadChannel, numbers: Numbers) {
  const { phone, companyPhone, companyEmail, whatsapp, email } = numbers;
  if (channel === 'call') return { phone: companyPhone ?? phone };
  if (channel === 'whatsapp') return { whatsapp: mobileAmong([whatsapp, companyPhone, phone]) };
  return channel === 'email' ? { email: companyEmail ?? email ?? undefined } : {};
}

const sourceOf = ({ reelId, productId }: Contact): LeadSource => {
  if (reelId) return 'reel';
  return productId ? 'product' : 'seller';
};

const aboutOf = (contact: Contact): About => ({
  productId: contact.productId ?? null,
  reelId: contact.reelId ?? null,
  requirementId: null,
  source: sourceOf(contact),
  message: contact.message,
});

async function admitContact(db: Db, who: Member, contact: Contact): Promise<Store> {
  const { userId, createdById, channel, productId, reelId } = contact;
  if (createdById !== undefined && createdById !== who.id) throw new AppError(accessDenied);
  if (userId === who.id) throw new AppError(ownStoreContact);
  const store = await findStore(db, userId);
  if (!store) throw new AppError(memberNotFound);
  if (productId && !(await sells(db, userId, productId))) throw new AppError(productNotFound);
  if (reelId && !(await isReelOf(db, userId, reelId))) throw new AppError(reelNotFound);
  if (reveals(channel) && !(await hasSubscription(db, who.id))) throw new AppError(notSubscribed);
  return store;
}

async function buyerOf(db: Db, who: Member, channel: LeadChannel) {
  await takeOrRefuse(inDatabase(db), [newLeadCounter(who.id, channel)], revealedToday);
  const buyer = await findBuyer(db, who.id);
  if (!buyer) throw new AppError(signInRequired);
  return buyer;
}

export const contactSeller = (db: Db, who: Member, contact: Contact, ip: string) =>
  db.transaction(async (db) => {
    const store = await admitContact(db, who, contact);
    await takeOrRefuse(inDatabase(db), contactCounters(who.id, addressKey(ip)));
    const about = aboutOf(contact);
    const { channel } = contact;
    const parties = { buyerId: who.id, sellerId: store.id, channel };
    const { id: leadId, isNew } = await makeLead(db, { ...parties, about, by: 'buyer' }, () =>
      buyerOf(db, who, channel),
    );
    if (isNew) {
      await announce(db, sellerContacted, { leadId, ...parties, productId: about.productId ?? null });
      const key = `leads.askForReview ${who.id} ${store.id}`;
      await ask(db, ASK_FOR_REVIEW_TASK, { leadId }, { key, runAt: new Date(Date.now() + DAY) });
    }
    return { message: CONTACT_SENT, ...contactFields(channel, store) };
  });

/** A day after a contact the buyer is asked, once, unless it has reviewed meanwhile. */
export const askForReview = (db: Db, leadId: string) =>
  db.transaction(async (db) => {
    const lead = await markReviewRequested(db, leadId);
    if (!lead?.buyerId) return;
    const { sellerId, buyerId, productId } = lead;
    await announce(db, reviewDue, { leadId, sellerId, buyerId, productId });
  });
