import type { OwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { type PlacementCard, stateMarks } from '#features/promotions/lists/card.ts';
import * as TEXTS from './texts.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const timeOf = ({ daysLeft, days, state }: OwnOpportunity): PlacementCard['facts'][number] => {
  if (daysLeft === null) return ['Runs', `${counted(days, 'day')} from approval`];
  return [TEXTS.daysLeft, state === 'Ended' ? 'Ended' : TEXTS.leftOfDays(daysLeft, days)];
};

const waitingOf = ({ applications: { total, new: unread } }: OwnOpportunity) =>
  unread > 0 ? `${total} (${unread} new)` : String(total);

/** How an opportunity reads in its owner's list. */
export const cardOf = (opportunity: OwnOpportunity): PlacementCard => ({
  name: `${opportunity.Brand} ${opportunity.product}`,
  picture: opportunity.picture,
  marks: stateMarks(opportunity),
  text: opportunity.description,
  facts: [
    ['Type', opportunity.Type],
    ['Cities', opportunity.cities.map(({ name }) => name).join(', ')],
    timeOf(opportunity),
    ['Views', String(opportunity.views)],
    ['Applications', waitingOf(opportunity)],
  ],
  ...(opportunity.isPublic && {
    more: { label: TEXTS.seeApplications, search: { tab: 'myOpportunities', id: opportunity._id } },
  }),
});
