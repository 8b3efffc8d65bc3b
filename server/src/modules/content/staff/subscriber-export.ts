import { SubscriberFilter } from '@plyhaat/contract/content/staff/newsletter';
import { exported } from '#platform/lists/exported.ts';
import { subscriberList } from './subscriber-list.sql.ts';

export const subscriberExport = exported({
  list: 'newsletter',
  columns: ['_id', 'email', 'welcomedAt', 'createdAt'],
  source: subscriberList,
  filter: SubscriberFilter,
  flat: (row) => row,
});
