import { type BadLeadReason, MOST_NUMBERS, numbersTaken } from '@plyhaat/contract/leads/leads';
import { noteAll } from '#platform/db/counters.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { type About, findBuyer } from './contacts.sql.ts';
import { sellerContacted } from './leads.events.ts';
import { newLeadCounter } from './leads.limits.ts';
import { makeLead } from './make-lead.service.ts';
import { selectPlaces } from './numbers.reads.sql.ts';
import { countBadWords, findPlace, insertPlace, lockPlaces, releasePlace, useUpBadWords } from './numbers.sql.ts';

type Parties = { readonly requirementId: string; readonly sellerId: string; readonly buyerId: string };

/** Takes one of the five places, in the caller's transaction; a seller who has held one needs no other. */
export async function takePlace(db: Db, parties: Parties): Promise<void> {
  await lockPlaces(db, parties.requirementId);
  const { taken, holds } = await selectPlaces(db, parties.requirementId, parties.sellerId);
  if (holds) return;
  if (taken >= MOST_NUMBERS) throw new AppError(numbersTaken);
  await insertPlace(db, { ...parties, by: 'asking' });
}

/**
 * The buyer gives its number to a seller: by inviting it to call, or by accepting its quote. The latter tells both the
 * other's number, so it counts among those of the day for both, and is never refused. Whoever calls holds a lock on
 * the requirement.
 */
export async function grantNumber(db: Db, parties: Parties, by: 'invitation' | 'acceptance'): Promise<void> {
  const { requirementId, sellerId, buyerId } = parties;
  const buyer = await findBuyer(db, buyerId);
  if (!buyer) throw new Error('a member who gives its number is gone');
  await insertPlace(db, { ...parties, by });
  const about: About = { productId: null, reelId: null, requirementId, source: 'requirement', message: null };
  const contact = { sellerId, buyerId, channel: 'call' as const };
  const { id: leadId, isNew } = await makeLead(db, { ...contact, about, by: 'buyer' }, async () => buyer);
  if (by === 'acceptance')
    await noteAll(
      db,
      [sellerId, buyerId].map((id) => newLeadCounter(id, 'call')),
    );
  else if (isNew) await announce(db, sellerContacted, { leadId, ...contact, productId: null });
}

/** Reports of a useless number that pause the requirement. */
const PAUSING_WORDS = 2;

/**
 * A seller found the number of no use: its place is free again, once. `pause` where another seller has said so before.
 * Whoever calls holds a lock on the requirement.
 */
export async function giveBackNumber(
  db: Db,
  { requirementId, sellerId }: Omit<Parties, 'buyerId'>,
  reason: BadLeadReason,
): Promise<'free' | 'pause' | 'again' | 'none'> {
  const place = await findPlace(db, requirementId, sellerId);
  if (!place || place.by === 'acceptance') return 'none';
  if (!(await releasePlace(db, requirementId, sellerId, reason))) return 'again';
  if ((await countBadWords(db, requirementId)) < PAUSING_WORDS) return 'free';
  await useUpBadWords(db, requirementId);
  return 'pause';
}
