import { memberRegistered } from '#modules/identity/identity.events.ts';
import { on } from '#platform/jobs/events.ts';
import { openStore } from './store.service.ts';

export const sellersSubscriptions = [
  on(memberRegistered, 'sellers.openStore', ({ db }, { memberId, categoryId }) => openStore(db, memberId, categoryId)),
];
