import { name, type Told, told } from '@plyhaat/contract/notifications/told';
import {
  applicantReached,
  applicationDecided,
  applicationReceived,
  dealershipApproved,
  dealershipRejected,
  dealershipSubmitted,
  opportunityApproved,
  opportunityRejected,
  opportunitySubmitted,
} from '#modules/dealerships/dealerships.events.ts';
import { selectOffer, selectPartners } from './partners.sql.ts';
import { type Producer, tells } from './producers.ts';
import { selectPerson } from './subjects.sql.ts';

const dealerships = [
  tells(dealershipSubmitted, ['dealership_under_review'], ({ dealershipId: id, ownerId, name: called }) => [
    {
      type: 'dealership_under_review',
      to: [ownerId],
      payload: { id },
      told: told`Your dealership ${{ dealership: name(called) }} is under review. You will be notified when verification is complete.`,
    },
  ]),
  tells(dealershipApproved, ['dealership_approval_confirmation'], ({ dealershipId: id, ownerId, name: called }) => [
    {
      type: 'dealership_approval_confirmation',
      to: [ownerId],
      payload: { id },
      told: told`Your dealership ${{ dealership: name(called) }} is approved.`,
    },
  ]),
  tells(dealershipRejected, ['dealership_rejected'], ({ dealershipId: id, ownerId, name: called, reason }) => [
    {
      type: 'dealership_rejected',
      to: [ownerId],
      payload: { id, reason },
      told: told`Your dealership ${{ dealership: name(called) }} was not approved: ${{ reason: name(reason) }}`,
    },
  ]),
];

type Offer = NonNullable<Awaited<ReturnType<typeof selectOffer>>>;
const offered = (_id: string, { organisationName, type, brand, cities }: Offer) => ({
  opportunityId: _id,
  opportunity: { _id, Organisation_name: organisationName, Type: type, Brand: brand, cities },
  organizationName: organisationName,
  cities,
});

const opportunities = [
  tells(opportunitySubmitted, ['opportunity_under_review'], ({ opportunityId: id, ownerId, brand }) => [
    {
      type: 'opportunity_under_review',
      to: [ownerId],
      payload: { id },
      told: told`Your opportunity for ${{ brand: name(brand) }} is under review. You will be notified when verification is complete.`,
    },
  ]),
  tells(
    opportunityApproved,
    ['opportunity_approval_confirmation', 'dealershipOpportunity'],
    async ({ opportunityId, ownerId, brand, first }, db) => {
      const offer = first ? await selectOffer(db, opportunityId) : undefined;
      return [
        {
          type: 'opportunity_approval_confirmation',
          to: [ownerId],
          payload: { id: opportunityId },
          told: told`Your opportunity for ${{ brand: name(brand) }} is approved.`,
        },
        ...(offer
          ? [
              {
                type: 'dealershipOpportunity' as const,
                to: await selectPartners(db, offer),
                payload: offered(opportunityId, offer),
              },
            ]
          : []),
      ];
    },
  ),
  tells(opportunityRejected, ['opportunity_rejected'], ({ opportunityId: id, ownerId, brand, reason }) => [
    {
      type: 'opportunity_rejected',
      to: [ownerId],
      payload: { id, reason },
      told: told`Your opportunity for ${{ brand: name(brand) }} was not approved: ${{ reason: name(reason) }}`,
    },
  ]),
];

type Decided = { readonly status: 'accepted' | 'rejected'; readonly reason: string | null; readonly cities: string[] };
function decidedWords(of: string, { status, reason, cities }: Decided): Told {
  const brand = name(of);
  if (status === 'accepted')
    return cities.length > 0
      ? told`Your application for ${{ brand }} is accepted: ${{ cities: name(cities.join(', ')) }}.`
      : told`Your application for ${{ brand }} is accepted.`;
  return reason
    ? told`Your application for ${{ brand }} was not accepted: ${{ reason: name(reason) }}`
    : told`Your application for ${{ brand }} was not accepted.`;
}

const applications = [
  tells(applicationReceived, ['application_received'], ({ opportunityId, ownerId, organisationName, brand }) => [
    {
      type: 'application_received',
      to: [ownerId],
      payload: { opportunityId },
      told: told`${{ who: name(organisationName) }} applied for your opportunity ${{ brand: name(brand) }}.`,
    },
  ]),
  tells(applicationDecided, ['application_decided'], ({ applicationId: id, applicantId, brand, ...decided }) => [
    { type: 'application_decided', to: [applicantId], payload: { id }, told: decidedWords(brand, decided) },
  ]),
  tells(applicantReached, ['contact'], async ({ leadId, ownerId, applicantId }, db) => {
    const { name: owner, accessedBy } = await selectPerson(db, ownerId);
    const from = { ...(owner && { organizationName: owner }), ...(accessedBy && { accessedBy }) };
    return [{ type: 'contact', to: [applicantId], payload: { ...from, leadId, channel: 'call' } }];
  }),
];

/** Business records, offers to partners and the answers to them. */
export const dealershipProducers: readonly Producer[] = [...dealerships, ...opportunities, ...applications];
