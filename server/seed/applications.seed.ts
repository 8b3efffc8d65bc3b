import { isBuyer } from '@plyhaat/contract/core/roles';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import {
  type Answer,
  APPLICATION_QUESTIONS,
  type ApplicationStatus,
} from '@plyhaat/contract/dealerships/application-form';
import type pg from 'pg';
import { applications, grantedCities } from '#modules/dealerships/dealerships.tables.ts';
import { cityId } from '#modules/places/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import { OPPORTUNITIES, type OpportunityRow } from './opportunities.data.ts';
import { opportunityId } from './opportunities.seed.ts';
import type { Random } from './random.ts';

const COUNT = 60;
export const APPLICATION_IDS = Array.from({ length: COUNT }, (_, turn) => idOf('application', String(turn)));
const SAMPLE_BUYER = '9000000001';
/** The sample buyer wrote so many of them, one in each state. */
const OF_SAMPLE = 5;
const SAMPLE_SELLER = '9000000002';
/** The next ones are the sample seller's: new, shortlisted, accepted and rejected. */
const OF_SELLER = 5;

const STATES: readonly ApplicationStatus[] = ['new', 'shortlisted', 'accepted', 'rejected', 'withdrawn', 'new'];
const REASONS = [
  'We look for a display of at least 600 sq.ft on the ground floor.',
  'Your area is served by another dealer already.',
  'Please come back once you have a covered godown.',
];
const NOTES = ['Visited the shop, good location.', 'Pays on time, says the distributor.', null, null];
const BRANDS = ['Terahkhadi plywood', 'Kabjo hinges', 'Fibrika MDF', 'Chipkoo-7 adhesives', 'Rangpat laminates'];

type Applicant = { readonly slug: string; readonly name: string; readonly email: string; readonly city: string };

const answersOf = (random: Random, { city }: Applicant): Answer[] => {
  const answers = [
    `${random.pick(['Station Road', 'Timber Market', 'Ring Road', 'Old Mandi'])}, ${city}`,
    String(random.int(2, 34)),
    random.some(BRANDS, random.int(1, 3)).join(', '),
    `₹${random.int(40, 480)} lakh`,
    `${random.int(4, 40) * 100} sq.ft`,
  ];
  return APPLICATION_QUESTIONS.map((question, i) => ({ question, answer: answers[i] ?? '' }));
};

const inWords = (citySlug: string) =>
  citySlug.slice(0, citySlug.lastIndexOf('-')).replace(/^./, (c) => c.toUpperCase());

/** Buyers and smaller sellers, none twice for one opportunity. */
function applicantsOf({ people, sellers }: People) {
  const buyers = people.filter(({ role }) => isBuyer(role));
  const asApplicant = ({ slug, name, email, citySlug }: (typeof buyers)[number]): Applicant => ({
    slug,
    name,
    email,
    city: inWords(citySlug),
  });
  const asSeller = ({ slug, company, email, city }: (typeof sellers)[number]): Applicant => ({
    slug,
    name: company,
    email,
    city,
  });
  const dealers = sellers.filter(({ role }) => role === 'DEALER' || role === 'RETAILER').map(asSeller);
  return {
    sample: buyers.filter(({ phone }) => phone === SAMPLE_BUYER).map(asApplicant)[0],
    seller: sellers.filter(({ phone }) => phone === SAMPLE_SELLER).map(asSeller)[0],
    others: [...buyers.filter(({ phone }) => phone !== SAMPLE_BUYER).map(asApplicant), ...dealers],
  };
}

type Given = {
  readonly applicationId: string;
  readonly cityId: string;
  readonly opportunityId: string;
  readonly createdAt: Date;
};

const COLUMNS = [
  'id',
  'opportunityId',
  'applicantId',
  'organisationName',
  'email',
  'answers',
  'status',
  'reason',
  'note',
  'decidedAt',
  'createdAt',
  'updatedAt',
] as const;

/** Sixty applications of every state; whoever is accepted has one city that nobody else has. */
export async function seedApplications(client: pg.ClientBase, random: Random, everybody: People, at: Date) {
  const open = OPPORTUNITIES.filter(
    ({ company, approval }) => !approval && everybody.sellers.some((seller) => seller.company === company),
  );
  const { sample, seller, others } = applicantsOf(everybody);
  const inTurn = random.shuffle(others);
  const given: Given[] = [];
  const sent = new Set<string>();
  const rows = APPLICATION_IDS.flatMap((id, turn) => {
    const opportunity = open[turn % open.length] as OpportunityRow | undefined;
    const applicant = turn < OF_SAMPLE ? sample : turn < OF_SAMPLE + OF_SELLER ? seller : inTurn[turn % inTurn.length];
    if (!opportunity || !applicant || opportunity.company === applicant.name) return [];
    const pair = `${opportunityId(opportunity)} ${applicant.slug}`;
    if (sent.has(pair)) return [];
    sent.add(pair);
    const createdAt = new Date(at.getTime() - (turn * 7 + 2) * HOUR_MS);
    const decidedAt = new Date(createdAt.getTime() + HOUR_MS);
    const wanted = STATES[(turn < OF_SAMPLE ? turn : turn + Math.floor(turn / open.length)) % STATES.length] ?? 'new';
    const free = opportunity.cities
      .split(' ')
      .map(cityId)
      .find((city) => !given.some((one) => one.opportunityId === opportunityId(opportunity) && one.cityId === city));
    const status = wanted === 'accepted' && !free ? 'shortlisted' : wanted;
    const isDecided = status === 'accepted' || status === 'rejected';
    if (status === 'accepted' && free)
      given.push({ applicationId: id, cityId: free, opportunityId: opportunityId(opportunity), createdAt: decidedAt });
    return [
      {
        id,
        opportunityId: opportunityId(opportunity),
        applicantId: memberId(applicant.slug),
        organisationName: applicant.name,
        email: applicant.email,
        answers: answersOf(random, applicant),
        status,
        reason: status === 'rejected' ? random.pick(REASONS) : null,
        note: random.pick(NOTES),
        decidedAt: isDecided ? decidedAt : null,
        createdAt,
        updatedAt: isDecided ? decidedAt : createdAt,
      },
    ];
  });
  await copyInto(client, applications, COLUMNS, rows);
  await copyInto(client, grantedCities, ['applicationId', 'cityId', 'opportunityId', 'createdAt'], given);
}
