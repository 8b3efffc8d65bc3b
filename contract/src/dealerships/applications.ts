import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Answer, ApplicationDecision, ApplicationForm, ApplicationStatus } from './application-form.ts';
import { DealershipCopy } from './dealerships.ts';
import { Named, Opportunity, opportunityNotFound } from './opportunities.ts';
import { notYourOpportunity } from './opportunity-form.ts';

export const APPLICATION_SENT = 'Dealership application submitted successfully! It will be reviewed by our team.';

/** Why one may not apply, each in the words that stand where Apply Now stood. */
export const ownOpportunity = failure('own_opportunity', 403, 'This is your own opportunity.');
export const alreadyApplied = failure('already_applied', 409, 'You have already applied for this opportunity.');
export const opportunityClosed = failure(
  'opportunity_closed',
  409,
  'This opportunity has ended and takes no more applications.',
);
export const everyCityTaken = failure(
  'every_city_taken',
  409,
  'All cities of this opportunity have a dealer, so applications are closed for now.',
);
export const dealershipNotActive = failure(
  'dealership_not_active',
  409,
  'You can attach only an approved dealership of yours.',
);
const REFUSALS = [opportunityNotFound, ownOpportunity, alreadyApplied, opportunityClosed, everyCityTaken] as const;

/** An application as whoever sent it reads it. */
export const OwnApplication = z.object({
  _id: z.string(),
  opportunity: z.object({
    ...z.pick(Opportunity, {
      _id: true,
      Organisation_name: true,
      Type: true,
      Brand: true,
      product: true,
      stateName: true,
      cities: true,
      image: true,
      picture: true,
    }).shape,
    /** Whether its page can still be opened. */
    isOpen: z.boolean(),
  }),
  Organisation_name: z.string(),
  email: z.string(),
  questionArr: z.array(Answer),
  /** The name of the dealership that was attached. */
  dealershipName: z.nullable(z.string()),
  status: ApplicationStatus,
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** The cities that were given. */
  grantedCities: z.array(Named),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** An application as the owner of the opportunity reads it, and nobody else. After withdrawal it tells no more than who it was. */
export const Application = z.object({
  _id: z.string(),
  opportunityId: z.string(),
  applicant: z.object({
    _id: z.string(),
    name: z.string(),
    companyName: z.nullable(z.string()),
    /** Of its store; a member without a business has none. */
    slug: z.nullable(z.string()),
    isVerified: z.boolean(),
    cityName: z.nullable(ReferenceText),
    stateName: z.nullable(ReferenceText),
  }),
  /** The applicant's name, city and answers again, flat, for the table. */
  name: z.string(),
  cityName: z.nullable(ReferenceText),
  answer1: z.nullable(z.string()),
  answer2: z.nullable(z.string()),
  answer3: z.nullable(z.string()),
  answer4: z.nullable(z.string()),
  answer5: z.nullable(z.string()),
  Organisation_name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  questionArr: z.array(Answer),
  dealership: z.nullable(DealershipCopy),
  status: ApplicationStatus,
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  grantedCities: z.array(Named),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type Application = z.infer<typeof Application>;

export const applicationNotFound = failure('application_not_found', 404, 'Application not found');
export const notYourApplication = failure(
  'not_your_application',
  403,
  'You can only see and change your own applications.',
);
export const applicationWithdrawn = failure('application_withdrawn', 409, 'The applicant has withdrawn.');
export const applicationClosed = failure('application_closed', 409, 'This application is already closed.');
/** `holders` of the answer names each city with the one that has it: `[{ city: { _id, name }, holder }]`. */
export const cityTaken = failure('city_taken', 409, 'A city has already been given to another dealer.');
export const CityHolder = z.object({ city: Named, holder: z.string() });
export type CityHolder = z.infer<typeof CityHolder>;

const ById = z.object({ id: z.uuid() });

export const checkApplication = endpoint({
  method: 'GET',
  path: '/dealershipUserRoutes/checkApplication/:id',
  access: 'member',
  summary: 'Whether the caller may apply for an opportunity; each refusal says why',
  params: ById,
  reply: { data: z.object({ canApply: z.literal(true) }) },
  failures: REFUSALS,
});
export const applyForOpportunity = endpoint({
  method: 'POST',
  path: '/dealershipUserRoutes/applyForDealershipOpportunitiy',
  access: 'member',
  feature: 'opportunities',
  summary: 'Applies for an opportunity (`ownerShipId`); one application a member and opportunity',
  creates: true,
  body: ApplicationForm,
  reply: { message: z.string(), data: OwnApplication },
  failures: [...REFUSALS, dealershipNotActive],
});
export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/dealershipUserRoutes/myApplications',
  access: 'member',
  summary: "The caller's applications, newest first; one of them by `id`",
  query: z.object({ ...paging(12), status: z.optional(ApplicationStatus), id: z.optional(z.uuid()) }),
  reply: listOf(OwnApplication),
});
export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/dealershipUserRoutes/applications/:id/withdraw',
  access: 'member',
  summary: 'Takes an own application back; cities that were given are open again',
  params: ById,
  reply: { message: z.string(), data: OwnApplication },
  failures: [applicationNotFound, notYourApplication, applicationClosed],
});

const ApplicationCounts = z.object({
  new: z.int(),
  shortlisted: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
});

export const listApplications = endpoint({
  method: 'GET',
  path: '/dealershipOwnerRoutes/applications',
  access: 'member',
  summary:
    "The applications for one of the caller's opportunities, newest first, one of them by `id`; as CSV where that is accepted",
  query: z.object({
    ...paging(20),
    opportunityId: z.uuid(),
    status: z.optional(ApplicationStatus),
    id: z.optional(z.uuid()),
  }),
  reply: { ...listOf(Application), counts: ApplicationCounts },
  csv: [
    'createdAt',
    'Organisation_name',
    'name',
    'email',
    'phone',
    'cityName',
    'answer1',
    'answer2',
    'answer3',
    'answer4',
    'answer5',
    'status',
    'reason',
    'note',
    'decidedAt',
  ],
  failures: [opportunityNotFound, notYourOpportunity],
});
export const decideApplication = endpoint({
  method: 'PATCH',
  path: '/dealershipOwnerRoutes/applications/:id',
  access: 'member',
  summary: 'What the owner makes of an application; accepting gives cities, which are taken from then on',
  params: ById,
  body: ApplicationDecision,
  reply: { message: z.string(), data: Application },
  failures: [applicationNotFound, notYourOpportunity, applicationWithdrawn, cityTaken],
});
export const callApplicant = endpoint({
  method: 'POST',
  path: '/dealershipOwnerRoutes/applications/:id/call',
  access: 'member',
  summary: "Tells the owner the applicant's number and makes a lead of it",
  creates: true,
  params: ById,
  reply: { message: z.string(), phone: z.string() },
  failures: [applicationNotFound, notYourOpportunity, applicationWithdrawn],
});
