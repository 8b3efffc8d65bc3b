import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { accessDenied, signInRequired } from '@plyhaat/contract/core/errors';
import { normalizePhone } from '@plyhaat/contract/core/phone';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import {
  CONTACT_SENT,
  type LeadChannel,
  type LeadForm,
  type LeadSource,
  notSubscribed,
  onHoliday,
  ownStoreContact,
  revealedToday,
  WEB,
} from '@plyhaat/contract/leads/leads';
import { describeRequest } from '@plyhaat/contract/leads/price-request';
import { reelNotFound } from '@plyhaat/contract/reels/reels';
import { isOnHoliday } from '@plyhaat/contract/sellers/holiday';
import { memberNotFound } from '@plyhaat/contract/sellers/profile';
import * as z from 'zod/mini';
import { hasSubscription } from '#modules/billing/billing.ts';
import { findShared } from '#modules/catalog/sharing/shares.reads.sql.ts';
import { tapBefore } from '#modules/sellers/sellers.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import {
  type About,
  findBuyer,
  findSold,
  findStore,
  isReelOf,
  markReviewRequested,
  setPlacement,
} from './contacts.sql.ts';
import { reviewDue, sellerContacted } from './leads.events.ts';
import { contactCounters, newLeadCounter, reveals } from './leads.limits.ts';
import { makeLead } from './make-lead.service.ts';
import { openLeadThread } from './writing.service.ts';

export const ASK_FOR_REVIEW_TASK = 'leads.askForReview';
export const ReviewAsked = z.object({ leadId: z.string() });

type Contact = LeadForm & { readonly userId: string };
type Store = NonNullable<Awaited<ReturnType<typeof findStore>>>;
type Numbers = Omit<Store, 'id' | 'holidayUntil'>;
type Sold = { readonly name: string; readonly unitName: string };
type Admitted = { readonly store: Store; readonly product: Sold | undefined };

const mobileAmong = (numbers: readonly (string | null)[]) =>
  numbers.map((number) => number && normalizePhone(number)).find(Boolean) ?? undefined;

/** Only what the channel needs leaves the server. A landline can be called but has no WhatsApp. */
export function contactFields(channel: LeadChannel, numbers: Numbers) {
  const { phone, companyPhone, companyEmail, whatsapp, email } = numbers;
  if (channel === 'call') return { phone: companyPhone ?? phone };
  if (channel === 'whatsapp') return { whatsapp: mobileAmong([whatsapp, companyPhone, phone]) };
  return channel === 'email' ? { email: companyEmail ?? email ?? undefined } : {};
}

const sourceOf = ({ reelId, productId }: Contact, shareId: string | null): LeadSource => {
  if (reelId) return 'reel';
  if (shareId) return 'share';
  return productId ? 'product' : 'seller';
};

const aboutOf = (contact: Contact, shareId: string | null): About => ({
  productId: contact.productId ?? null,
  reelId: contact.reelId ?? null,
  requirementId: null,
  shareId,
  source: sourceOf(contact, shareId),
  message: contact.message,
  sourceName: contact.SourceName ?? WEB,
  ...(describeRequest({ ...contact, unitName: null }) && {
    quantity: contact.quantity,
    unit: contact.unit,
    city: contact.city,
    neededBy: contact.neededBy,
  }),
});

/** The first words of the thread: what 'Get price' asked, and what the buyer wrote. */
function wordsOf(contact: Contact, product: Sold | undefined): string | null {
  const wanted = describeRequest({ ...contact, unitName: product?.unitName ?? null });
  const question = wanted && `Please quote for ${[product?.name, wanted].filter(Boolean).join(': ')}.`;
  return [question, contact.message].filter(Boolean).join('\n') || null;
}

/** The shared list of this seller that led here. A deleted list does not refuse the contact. */
const shareIdOf = async (db: Db, { share, userId }: Contact) =>
  (share && (await findShared(db, share, userId))?.id) || null;

async function admitContact(db: Db, who: Member, contact: Contact): Promise<Admitted> {
  const { userId, createdById, channel, productId, reelId } = contact;
  if (createdById !== undefined && createdById !== who.id) throw new AppError(accessDenied);
  if (userId === who.id) throw new AppError(ownStoreContact);
  const store = await findStore(db, userId);
  if (!store) throw new AppError(memberNotFound);
  const product = productId ? await findSold(db, userId, productId) : undefined;
  if (productId && !product) throw new AppError(productNotFound);
  if (reelId && !(await isReelOf(db, userId, reelId))) throw new AppError(reelNotFound);
  const { holidayUntil } = store;
  if (reveals(channel) && isOnHoliday(holidayUntil, Date.now()))
    throw new AppError(onHoliday, { extra: { holidayUntil } });
  if (reveals(channel) && !(await hasSubscription(db, who.id))) throw new AppError(notSubscribed);
  return { store, product };
}

async function buyerOf(db: Db, who: Member, channel: LeadChannel) {
  await takeOrRefuse(inDatabase(db), [newLeadCounter(who.id, channel)], revealedToday);
  const buyer = await findBuyer(db, who.id);
  if (!buyer) throw new AppError(signInRequired);
  return buyer;
}

export async function contactSeller(deps: Deps, who: Member, contact: Contact, exchange: Exchange) {
  // Checked before the lock that serializes contacts of one member.
  const tap = await tapBefore(deps, deps.db, who, exchange, contact.userId);
  return deps.db.transaction(async (db) => {
    const { store, product } = await admitContact(db, who, contact);
    await takeOrRefuse(inDatabase(db), contactCounters(who.id, addressKey(exchange.ip)));
    const about = aboutOf(contact, await shareIdOf(db, contact));
    const { channel } = contact;
    const parties = { buyerId: who.id, sellerId: store.id, channel };
    const { id: leadId, isNew } = await makeLead(db, { ...parties, about, by: 'buyer' }, () =>
      buyerOf(db, who, channel),
    );
    const talk = { leadId, buyerId: who.id, sellerId: store.id };
    const threadId = await openLeadThread(db, talk, { text: wordsOf(contact, product), isNew });
    if (isNew) {
      if (tap) await setPlacement(db, leadId, tap);
      await announce(db, sellerContacted, { leadId, ...parties, productId: about.productId ?? null });
      const key = `leads.askForReview ${who.id} ${store.id}`;
      await ask(db, ASK_FOR_REVIEW_TASK, { leadId }, { key, runAt: new Date(Date.now() + DAY_MS) });
    }
    return { message: CONTACT_SENT, threadId, ...contactFields(channel, store) };
  });
}

/** A day after a contact the buyer is asked, once, unless it has reviewed meanwhile. */
export const askForReview = (db: Db, leadId: string) =>
  db.transaction(async (db) => {
    const lead = await markReviewRequested(db, leadId);
    if (!lead?.buyerId) return;
    const { sellerId, buyerId, productId } = lead;
    await announce(db, reviewDue, { leadId, sellerId, buyerId, productId });
  });
