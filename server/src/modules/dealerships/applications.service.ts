import { APPLICATION_QUESTIONS, type ApplicationForm } from '@plyhaat/contract/dealerships/application-form';
import {
  APPLICATION_SENT,
  alreadyApplied,
  applicationClosed,
  applicationNotFound,
  dealershipNotActive,
  everyCityTaken,
  notYourApplication,
  opportunityClosed,
  ownOpportunity,
} from '@plyhaat/contract/dealerships/applications';
import { opportunityNotFound } from '@plyhaat/contract/dealerships/opportunities';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import {
  copyDealership,
  insertApplication,
  lockApplication,
  readEligibility,
  selectOwnApplications,
  setWithdrawn,
} from './applications.sql.ts';
import { releaseAttached } from './attached.service.ts';
import { applicationReceived } from './dealerships.events.ts';
import { applicationCounter } from './dealerships.limits.ts';
import { checkSelf } from './opportunities.service.ts';

/** Returns the opportunity to members who may apply and throws the reason otherwise. */
export async function checkMayApply(db: Db, who: Member, opportunityId: string) {
  const eligibility = await readEligibility(db, opportunityId, who.id);
  if (eligibility?.ownerId === who.id) throw new AppError(ownOpportunity);
  if (!eligibility?.isPublic) throw new AppError(opportunityNotFound);
  if (eligibility.hasApplied) throw new AppError(alreadyApplied);
  if (!eligibility.isOpen) throw new AppError(opportunityClosed);
  if (!eligibility.hasOpenCity) throw new AppError(everyCityTaken);
  return eligibility;
}

async function readOwn(db: Db, who: Member, id: string) {
  const [data] = (await selectOwnApplications(db, who.id, { page: 1, perPage: 1, id })).data;
  if (!data) throw new Error('an application that was just written is gone');
  return data;
}

const answersOf = ({ questionArr }: ApplicationForm) =>
  APPLICATION_QUESTIONS.map((question) => ({
    question,
    answer: questionArr.find((given) => given.question === question)?.answer ?? '',
  }));

export const apply = (db: Db, who: Member, form: ApplicationForm) =>
  db.transaction(async (db) => {
    const { ownerShipId: opportunityId, Organisation_name: organisationName, email, dealershipId } = form;
    checkSelf(who, { userId: form.userId ?? undefined });
    const { ownerId, brand } = await checkMayApply(db, who, opportunityId);
    const copy = dealershipId ? await copyDealership(db, dealershipId, who.id) : {};
    if (!copy) throw new AppError(dealershipNotActive);
    const content = { organisationName, email, answers: answersOf(form) };
    const applicationId = await insertApplication(db, { opportunityId, applicantId: who.id, ...content, ...copy });
    if (!applicationId) throw new AppError(alreadyApplied);
    await takeOrRefuse(inDatabase(db), [applicationCounter(who.id)]);
    const fact = { applicationId, opportunityId, applicantId: who.id, ownerId, brand, organisationName };
    await announce(db, applicationReceived, fact);
    return { message: APPLICATION_SENT, data: await readOwn(db, who, applicationId) };
  });

const WITHDRAWABLE: readonly string[] = ['new', 'shortlisted', 'accepted'];

/** Frees the granted cities and hides number, e-mail and documents from the owner. */
export const withdraw = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    const application = await lockApplication(db, id);
    if (!application) throw new AppError(applicationNotFound);
    if (application.applicantId !== who.id) throw new AppError(notYourApplication);
    if (!WITHDRAWABLE.includes(application.status)) throw new AppError(applicationClosed);
    await setWithdrawn(db, id);
    if (application.dealershipId) await releaseAttached(db, application.dealershipId);
    await dropCached(db, ['opportunities']);
    return { message: 'Your application is withdrawn.', data: await readOwn(db, who, id) };
  });
