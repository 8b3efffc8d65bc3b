import { FORMER_MEMBER } from '@plyhaat/contract/reviews/reviews';
import { memberErased } from '#modules/identity/identity.events.ts';
import { on } from '#platform/jobs/events.ts';
import { forgetInQuotes } from './quotes.sql.ts';

/** An accepted quote stays with the other side, for its books; the name of whoever left does not. */
export const quotesSubscriptions = [
  on(memberErased, 'requirements.forgetInQuotes', ({ db }, { memberId }) =>
    db.transaction((db) => forgetInQuotes(db, memberId, FORMER_MEMBER)),
  ),
];
