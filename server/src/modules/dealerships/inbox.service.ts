import type { InputOf } from '@plyhaat/contract/core/endpoint';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import { type ApplicationDecision, REJECTION_NEEDS_REASON } from '@plyhaat/contract/dealerships/application-form';
import {
  type Application,
  applicationNotFound,
  applicationWithdrawn,
  cityTaken,
  type listApplications,
} from '@plyhaat/contract/dealerships/applications';
import { opportunityNotFound } from '@plyhaat/contract/dealerships/opportunities';
import { INVALID_CITIES, notYourOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { makeLead } from '#modules/leads/leads.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { acceptsCsv } from '#platform/http/csv.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { lockApplication } from './applications.sql.ts';
import { applicantReached, applicationDecided } from './dealerships.events.ts';
import { callCounter, decisionCounter } from './dealerships.limits.ts';
import {
  type ApplicationRow,
  findApplicant,
  findOwnerOf,
  lockAnswered,
  replaceGrants,
  selectApplications,
  selectCityNames,
  selectHolders,
  updateApplication,
} from './inbox.sql.ts';
import { openable } from './records.service.ts';

/** A table holds all that matches, up to this many. */
const MOST_IN_A_TABLE = 20_000;

/** With addresses for the documents, and flat for the table. */
function shown({ settings }: Deps, row: ApplicationRow): Application {
  const [answer1 = null, answer2 = null, answer3 = null, answer4 = null, answer5 = null] = row.questionArr.map(
    ({ answer }) => answer,
  );
  return {
    ...row,
    name: row.applicant.name,
    cityName: row.applicant.cityName,
    answer1,
    answer2,
    answer3,
    answer4,
    answer5,
    dealership: row.dealership && {
      ...row.dealership,
      documents: row.dealership.documents.map(openable(settings)),
    },
  };
}

type Query = InputOf<typeof listApplications>['query'];

export async function readInbox(deps: Deps, who: Member, query: Query, exchange: Exchange) {
  const { db } = deps;
  const ownerId = await findOwnerOf(db, query.opportunityId);
  if (!ownerId) throw new AppError(opportunityNotFound);
  if (ownerId !== who.id) throw new AppError(notYourOpportunity);
  const whole = acceptsCsv(exchange.header('accept')) ? { page: 1, perPage: MOST_IN_A_TABLE } : {};
  const { data, ...rest } = await selectApplications(db, { ...query, ...whole });
  return { ...rest, data: data.map((row) => shown(deps, row)) };
}

/** An application for one of the caller's opportunities that was not withdrawn. */
async function lockReceived(db: Db, who: Member, id: string) {
  const answered = await lockAnswered(db, id);
  const application = answered && (await lockApplication(db, id));
  if (!application) throw new AppError(applicationNotFound);
  if (answered.ownerId !== who.id) throw new AppError(notYourOpportunity);
  if (application.status === 'withdrawn') throw new AppError(applicationWithdrawn);
  return { ...application, ...answered };
}
type Received = Awaited<ReturnType<typeof lockReceived>>;

/** The cities to grant: all where none is named; cities already granted only if the owner confirms (DEAL-13). */
async function citiesGiven(
  db: Db,
  { id, opportunityId, cityIds }: Received,
  { cities = cityIds, confirm }: ApplicationDecision,
): Promise<string[]> {
  if (!cities.every((city) => cityIds.includes(city)))
    throw new AppError(inputInvalid, { fields: { cities: INVALID_CITIES } });
  const holders = confirm ? [] : await selectHolders(db, opportunityId, id, cities);
  if (holders.length > 0) throw new AppError(cityTaken, { extra: { holders } });
  return [...new Set(cities)];
}

async function announceDecision(
  db: Db,
  { id, opportunityId, applicantId, brand }: Received,
  { status, reason }: ApplicationDecision,
  given: readonly string[],
): Promise<void> {
  if (status !== 'accepted' && status !== 'rejected') return;
  const cities = given.length > 0 ? await selectCityNames(db, given) : [];
  const fact = { applicationId: id, opportunityId, applicantId, brand };
  await announce(db, applicationDecided, { ...fact, status, reason: reason ?? null, cities });
}

export const decide = (deps: Deps, who: Member, id: string, decision: ApplicationDecision) =>
  deps.db.transaction(async (db) => {
    const received = await lockReceived(db, who, id);
    const { status, note, cities } = decision;
    // The applicant must not get the owner's contacts by this text.
    const reason = decision.reason && (maskContacts(decision.reason) ?? decision.reason);
    const stands = status ?? received.status;
    if (stands === 'rejected' && reason === null)
      throw new AppError(inputInvalid, { fields: { reason: REJECTION_NEEDS_REASON } });
    const gives = stands === 'accepted' && (status ?? cities) !== undefined;
    const given = gives ? await citiesGiven(db, received, decision) : [];
    await updateApplication(db, id, {
      ...(status && { status, reason: null }),
      ...(stands === 'rejected' && reason !== undefined && { reason }),
      ...(note !== undefined && { note }),
      isDecided: status === 'accepted' || status === 'rejected',
    });
    if (status || gives) {
      await replaceGrants(db, received, given);
      await dropCached(db, ['opportunities']);
    }
    if (status && status !== received.status) {
      await takeOrRefuse(inDatabase(db), [decisionCounter(id)]);
      await announceDecision(db, received, { ...decision, reason }, given);
    }
    const { opportunityId } = received;
    const [row] = (await selectApplications(db, { opportunityId, page: 1, perPage: 1, id })).data;
    if (!row) throw new Error('an application that was just changed is gone');
    return { message: 'Application updated', data: shown(deps, row) };
  });

/** Returns the applicant's number and records the call among the owner's leads. */
export const callApplicant = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    const { applicantId, ownerId } = await lockReceived(db, who, id);
    await takeOrRefuse(inDatabase(db), [callCounter(who.id)]);
    const applicant = await findApplicant(db, applicantId);
    if (!applicant) throw new AppError(applicationNotFound);
    const about = { productId: null, reelId: null, requirementId: null, source: 'opportunity' as const, message: null };
    const parties = { buyerId: applicantId, sellerId: ownerId, channel: 'call' as const };
    const { id: leadId, isNew } = await makeLead(db, { ...parties, about, by: 'seller' }, async () => applicant);
    if (isNew) await announce(db, applicantReached, { leadId, ownerId, applicantId });
    return { message: 'You can call the applicant now.', phone: applicant.phone };
  });
