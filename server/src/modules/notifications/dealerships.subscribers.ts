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

const UNDER_REVIEW = 'is under review. You will be notified when verification is complete.';

const dealerships = [
  tells(dealershipSubmitted, ['dealership_under_review'], ({ dealershipId: id, ownerId, name }) => [
    {
      type: 'dealership_under_review',
      to: [ownerId],
      payload: { id },
      content: `Your dealership ${name} ${UNDER_REVIEW}`,
    },
  ]),
  tells(dealershipApproved, ['dealership_approval_confirmation'], ({ dealershipId: id, ownerId, name }) => [
    {
      type: 'dealership_approval_confirmation',
      to: [ownerId],
      payload: { id },
      content: `Your dealership ${name} is approved.`,
    },
  ]),
  tells(dealershipRejected, ['dealership_rejected'], ({ dealershipId: id, ownerId, name, reason }) => [
    {
      type: 'dealership_rejected',
      to: [ownerId],
      payload: { id, reason },
      content: `Your dealership ${name} was not approved: ${reason}`,
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
      content: `Your opportunity for ${brand} ${UNDER_REVIEW}`,
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
          content: `Your opportunity for ${brand} is approved.`,
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
      content: `Your opportunity for ${brand} was not approved: ${reason}`,
    },
  ]),
];

type Decided = { readonly status: 'accepted' | 'rejected'; readonly reason: string | null; readonly cities: string[] };
const decidedWords = (brand: string, { status, reason, cities }: Decided) =>
  status === 'accepted'
    ? `Your application for ${brand} is accepted${cities.length > 0 ? `: ${cities.join(', ')}` : ''}.`
    : `Your application for ${brand} was not accepted${reason ? `: ${reason}` : '.'}`;

const applications = [
  tells(applicationReceived, ['application_received'], ({ opportunityId, ownerId, organisationName, brand }) => [
    {
      type: 'application_received',
      to: [ownerId],
      payload: { opportunityId },
      content: `${organisationName} applied for your opportunity ${brand}.`,
    },
  ]),
  tells(applicationDecided, ['application_decided'], ({ applicationId: id, applicantId, brand, ...decided }) => [
    { type: 'application_decided', to: [applicantId], payload: { id }, content: decidedWords(brand, decided) },
  ]),
  tells(applicantReached, ['contact'], async ({ leadId, ownerId, applicantId }, db) => {
    const { name, accessedBy } = await selectPerson(db, ownerId);
    const from = { ...(name && { organizationName: name }), ...(accessedBy && { accessedBy }) };
    return [{ type: 'contact', to: [applicantId], payload: { ...from, leadId, channel: 'call' } }];
  }),
];

/** Business records, offers to partners and the answers to them. */
export const dealershipProducers: readonly Producer[] = [...dealerships, ...opportunities, ...applications];
