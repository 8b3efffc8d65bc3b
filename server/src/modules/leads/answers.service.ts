import { accessDenied } from '@plyhaat/contract/core/errors';
import { isBusiness } from '@plyhaat/contract/core/roles';
import {
  BUYER_REACHED,
  type LeadForm,
  notSubscribed,
  ownRequirement,
  revealedToday,
  WEB,
} from '@plyhaat/contract/leads/leads';
import { requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { isSubscribedSeller } from '#modules/billing/billing.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { findBuyerOf } from './answers.sql.ts';
import { contactFields } from './contacts.service.ts';
import type { About } from './contacts.sql.ts';
import { requirementAnswered } from './leads.events.ts';
import { contactCounters, newLeadCounter } from './leads.limits.ts';
import { makeLead } from './make-lead.service.ts';
import { takePlace } from './numbers.service.ts';

type Answer = LeadForm & { readonly requirementId: string };
type Asker = NonNullable<Awaited<ReturnType<typeof findBuyerOf>>>;

/** A buyer's contacts are not public like a store's: sellers need a seller subscription for any of them. */
async function admitAnswer(db: Db, who: Member, { requirementId, userId, createdById }: Answer): Promise<Asker> {
  if (createdById !== undefined && createdById !== who.id) throw new AppError(accessDenied);
  const asker = await findBuyerOf(db, requirementId);
  if (!asker || (userId !== undefined && userId !== asker.id)) throw new AppError(requirementNotFound);
  if (asker.id === who.id) throw new AppError(ownRequirement);
  if (!isBusiness(who.role)) throw new AppError(accessDenied);
  if (!(await isSubscribedSeller(db, who.id))) throw new AppError(notSubscribed);
  return asker;
}

const reachedBy = (
  channel: Answer['channel'],
  { phone, email }: Asker,
): { phone?: string; whatsapp?: string | undefined; email?: string | undefined } =>
  contactFields(channel, { phone, email, companyPhone: null, companyEmail: null, whatsapp: null });

/** The seller's inbox shows only the contacts that the channel revealed. */
async function buyerOf(db: Db, asker: Asker, sellerId: string, channel: Answer['channel']) {
  await takeOrRefuse(inDatabase(db), [newLeadCounter(sellerId, channel)], revealedToday);
  const { phone, whatsapp, email } = reachedBy(channel, asker);
  return { name: asker.name, cityId: asker.cityId, phone: phone ?? whatsapp ?? null, email: email ?? null };
}

/** A seller reaches whoever looks for something. */
export const answerRequirement = (db: Db, who: Member, answer: Answer, ip: string) =>
  db.transaction(async (db) => {
    const { requirementId, channel, message, SourceName } = answer;
    const asker = await admitAnswer(db, who, answer);
    await takeOrRefuse(inDatabase(db), contactCounters(who.id, addressKey(ip)));
    if (channel !== 'contact') await takePlace(db, { requirementId, sellerId: who.id, buyerId: asker.id });
    const sourceName = SourceName ?? WEB;
    const about: About = { productId: null, reelId: null, requirementId, source: 'requirement', message, sourceName };
    const parties = { buyerId: asker.id, sellerId: who.id, channel };
    const { id: leadId, isNew } = await makeLead(db, { ...parties, about, by: 'seller' }, () =>
      buyerOf(db, asker, who.id, channel),
    );
    if (isNew) await announce(db, requirementAnswered, { leadId, requirementId, ...parties });
    return { message: BUYER_REACHED, ...reachedBy(channel, asker) };
  });
