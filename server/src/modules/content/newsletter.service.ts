import { NEWSLETTER_THANKS, type NewsletterRequest, unsubscribeLinkInvalid } from '@plyhaat/contract/content/content';
import { isUuid } from '@plyhaat/contract/core/uuid';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { announce } from '#platform/jobs/events.ts';
import { subjectOf, unsubscribeToken } from '#platform/messages/unsubscribe.token.ts';
import { newsletterJoined } from './content.events.ts';
import { newsletterWelcome } from './letters.ts';
import { deleteSubscriber, findUnwelcomed, insertSubscriber, isSubscribed, markWelcomed } from './newsletter.sql.ts';
import { refuseTooMany } from './senders.service.ts';

/** The answer is the same for a known address, so that nobody can find out who is subscribed. */
export async function subscribe(
  db: Db,
  { email, website }: NewsletterRequest,
  { ip, language }: Pick<Exchange, 'ip' | 'language'>,
): Promise<string> {
  const address = email.toLowerCase();
  if (website === '')
    await db.transaction(async (db) => {
      await refuseTooMany(db, 'newsletter', ip);
      if (await isSubscribed(db, address)) return;
      const subscriberId = await insertSubscriber(db, address, ip);
      if (subscriberId) await announce(db, newsletterJoined, { subscriberId, language });
    });
  return NEWSLETTER_THANKS;
}

/** In the language of the form; who subscribes has no setting. */
export async function welcome(
  { db, mail, settings, languages }: Deps,
  { subscriberId, language }: { readonly subscriberId: string; readonly language?: string | undefined },
): Promise<void> {
  const subscriber = await findUnwelcomed(db, subscriberId);
  if (!subscriber) return;
  const say = languages.wording(languages.isOffered(language) ? language : null);
  const link = `${settings.publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken(settings, subscriberId)}`;
  await mail.send({ to: subscriber.email, ...newsletterWelcome(say, link) });
  await markWelcomed(db, subscriberId);
}

export async function unsubscribe({ db, settings }: Pick<Deps, 'db' | 'settings'>, token: string): Promise<string> {
  const subscriberId = subjectOf(settings, token);
  if (!subscriberId || !isUuid(subscriberId)) throw new AppError(unsubscribeLinkInvalid);
  await deleteSubscriber(db, subscriberId);
  return 'You are unsubscribed. We will not send you any more newsletters.';
}
