import { msg, plural } from '@lingui/core/macro';
import type { OwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { type PlacementCard, stateMarks } from '#features/promotions/lists/card.ts';
import type { Say } from '#ui/said.ts';
import { opportunityType } from '#ui/words/partnerships.ts';

const timeOf = ({ daysLeft, days, state }: OwnOpportunity): PlacementCard['facts'][number] => {
  if (daysLeft === null)
    return [msg`Runs`, msg`${plural(days, { one: '# day from approval', other: '# days from approval' })}`];
  return [msg`Days left`, state === 'Ended' ? msg`Ended` : msg`${daysLeft} of ${days}`];
};

const waitingOf = ({ applications: { total, new: unread } }: OwnOpportunity) =>
  unread > 0 ? msg`${total} (${unread} new)` : String(total);

/** How an opportunity reads in its owner's list. */
export const cardOf = (opportunity: OwnOpportunity, say: Say): PlacementCard => ({
  name: `${opportunity.Brand} ${opportunity.product}`,
  picture: opportunity.picture,
  marks: stateMarks(opportunity),
  text: opportunity.description,
  facts: [
    [msg`Type`, opportunityType(opportunity.Type, say)],
    [msg`Cities`, opportunity.cities.map(({ name }) => name).join(', ')],
    timeOf(opportunity),
    [msg`Views`, String(opportunity.views)],
    [msg`Applications`, waitingOf(opportunity)],
  ],
  ...(opportunity.isPublic && {
    more: { label: msg`See applications`, search: { tab: 'myOpportunities', id: opportunity._id } },
  }),
});
