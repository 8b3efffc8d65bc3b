import { changedSince } from '@plyhaat/contract/admin/admin';
import { contactMarks } from '@plyhaat/contract/core/contact-in-text';
import { accessDenied, inputInvalid } from '@plyhaat/contract/core/errors';
import {
  INVALID_CITY,
  INVALID_KIND,
  INVALID_STATE,
  type RequirementForm,
  type RequirementPatch,
} from '@plyhaat/contract/requirements/requirement-form';
import { findMisplaced } from '#modules/places/places.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import {
  approveRequirement,
  featureRequirement,
  hasCategory,
  insertRequirement,
  lockRequirement,
  type RequirementContent,
  rejectRequirement,
  removeRequirement,
  replaceContent,
} from './own.sql.ts';
import { requirementAdded, requirementHeld } from './requirements.events.ts';
import { addingCounter } from './requirements.limits.ts';
import { lockOwn, SHOWN_IN, written } from './states.service.ts';

function checkSelf(who: Member, { userId }: RequirementPatch): void {
  if (userId !== undefined && userId !== who.id) throw new AppError(accessDenied);
}

const wrong = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

async function checkChoices(db: Db, { stateId, cityId, categoryId }: RequirementContent): Promise<void> {
  const misplaced = await findMisplaced(db, { countryId: null, stateId, cityId });
  if (misplaced) throw wrong(misplaced === 'cityId' ? { cityId: INVALID_CITY } : { stateId: INVALID_STATE });
  if (categoryId && !(await hasCategory(db, categoryId))) throw wrong({ categoryId: INVALID_KIND });
}

/** The sent fields under one name each, merged over the stored ones. */
const contentOf = (form: RequirementPatch, before: RequirementContent): RequirementContent => ({
  title: form.title ?? form.productName ?? before.title,
  description: form.description ?? before.description,
  quantity: form.quantity ?? before.quantity,
  budget: form.budget ?? form.value ?? before.budget,
  stateId: form.stateId ?? before.stateId,
  cityId: form.cityId ?? before.cityId,
  categoryId: form.categoryId === undefined ? before.categoryId : form.categoryId,
});

const NOTHING = { title: '', description: '', quantity: '', budget: 0, stateId: '', cityId: '', categoryId: null };

const wordsOf = ({ title, description, quantity }: RequirementContent) => [title, description, quantity].join('\n');

/** Holds it back, for staff to read. */
const hold = (db: Db, requirementId: string, marks: readonly string[]) =>
  announce(db, requirementHeld, { requirementId, why: marks.join(' ') || 'Changed while it was not public.' });

async function publish(db: Db, requirementId: string, buyerId: string, { title }: RequirementContent): Promise<void> {
  await featureRequirement(db, requirementId);
  await announce(db, requirementAdded, { requirementId, buyerId, title });
}

export const addRequirement = (db: Db, who: Member, form: RequirementForm) =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const content = contentOf(form, NOTHING);
    await checkChoices(db, content);
    await takeOrRefuse(inDatabase(db), [addingCounter(who.id)]);
    const marks = contactMarks(wordsOf(content));
    const id = await insertRequirement(db, who.id, content, marks.length > 0 ? 'PENDING' : 'APPROVED');
    if (marks.length > 0) await hold(db, id, marks);
    else await publish(db, id, who.id, content);
    await dropCached(db, SHOWN_IN);
    const message = marks.length > 0 ? 'Requirement is waiting for review' : 'Requirement added successfully';
    return { message, data: await written(db, who, id) };
  });

/** Other words wait where they hold a contact, or where the former ones wait or were rejected. */
export const updateRequirement = (db: Db, who: Member, id: string, patch: RequirementPatch) =>
  db.transaction(async (db) => {
    const before = await lockOwn(db, who, id);
    const content = contentOf(patch, before.content);
    checkSelf(who, patch);
    await checkChoices(db, content);
    const marks = contactMarks(wordsOf(content));
    const isReworded = wordsOf(content) !== wordsOf(before.content);
    const waits = isReworded && (marks.length > 0 || before.approval !== 'APPROVED');
    await replaceContent(db, id, content, waits ? 'PENDING' : before.approval);
    if (waits) await hold(db, id, marks);
    await dropCached(db, SHOWN_IN);
    const message = waits ? 'Requirement is waiting for review' : 'Requirement updated successfully';
    return { message, data: await written(db, who, id) };
  });

/** Staff found nothing wrong with one that waits: everybody sees it, as it was when they read it. */
export async function publishRequirement(db: Db, id: string, revision: string): Promise<void> {
  const found = await lockRequirement(db, id);
  if (!found) return;
  if (found.revision !== revision) throw new AppError(changedSince);
  await approveRequirement(db, id);
  if (!found.publishedAt) await publish(db, id, found.buyerId, found.content);
  await dropCached(db, SHOWN_IN);
}

/** Takes one out of the list; its buyer reads why, and may change it. */
export async function withdrawRequirement(db: Db, id: string, reason: string): Promise<void> {
  await rejectRequirement(db, id, reason);
  await dropCached(db, SHOWN_IN);
}

export const deleteRequirement = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    await lockOwn(db, who, id);
    await removeRequirement(db, id);
    await dropCached(db, SHOWN_IN);
    return { message: 'Requirement deleted successfully' };
  });
