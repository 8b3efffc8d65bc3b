import { accessDenied, inputInvalid } from '@plyhaat/contract/core/errors';
import {
  INVALID_CITY,
  INVALID_KIND,
  INVALID_STATE,
  type RequirementForm,
  type RequirementPatch,
} from '@plyhaat/contract/requirements/requirement-form';
import { notYourRequirement, requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { findMisplaced } from '#modules/places/places.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import {
  hasCategory,
  insertRequirement,
  lockRequirement,
  type RequirementContent,
  removeRequirement,
  replaceContent,
} from './own.sql.ts';
import { requirementAdded } from './requirements.events.ts';
import { addingCounter } from './requirements.limits.ts';
import { selectRequirement } from './requirements.sql.ts';

const SHOWN_IN = ['requirements'];

function checkSelf(who: Member, { userId }: RequirementPatch): void {
  if (userId !== undefined && userId !== who.id) throw new AppError(accessDenied);
}

const wrong = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

async function checkChoices(db: Db, { stateId, cityId, categoryId }: RequirementContent): Promise<void> {
  const misplaced = await findMisplaced(db, { countryId: null, stateId, cityId });
  if (misplaced) throw wrong(misplaced === 'cityId' ? { cityId: INVALID_CITY } : { stateId: INVALID_STATE });
  if (categoryId && !(await hasCategory(db, categoryId))) throw wrong({ categoryId: INVALID_KIND });
}

/** What is said, under one name each, over what stood there before. */
const contentOf = (form: RequirementPatch, before: RequirementContent): RequirementContent => ({
  title: form.title ?? form.productName ?? before.title,
  description: form.description ?? before.description,
  quantity: form.quantity ?? before.quantity,
  budget: form.budget ?? form.value ?? before.budget,
  stateId: form.stateId ?? before.stateId,
  cityId: form.cityId ?? before.cityId,
  categoryId: form.categoryId === undefined ? before.categoryId : form.categoryId,
  status: form.status ?? before.status,
});

const NOTHING = { title: '', description: '', quantity: '', budget: 0, stateId: '', cityId: '', categoryId: null };

async function written(db: Db, who: Member, id: string) {
  const data = await selectRequirement(db, id, { id: who.id, isStaff: false });
  if (!data) throw new Error('a requirement that was just written is gone');
  return data;
}

export const addRequirement = (db: Db, who: Member, form: RequirementForm) =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const content = contentOf(form, { ...NOTHING, status: 'Active' });
    await checkChoices(db, content);
    await takeOrRefuse(inDatabase(db), [addingCounter(who.id)]);
    const requirementId = await insertRequirement(db, who.id, content);
    const { title, stateId, cityId, categoryId } = content;
    await announce(db, requirementAdded, { requirementId, buyerId: who.id, title, stateId, cityId, categoryId });
    await dropCached(db, SHOWN_IN);
    return { message: 'Requirement added successfully', data: await written(db, who, requirementId) };
  });

async function lockOwn(db: Db, who: Member, id: string): Promise<RequirementContent> {
  const found = await lockRequirement(db, id);
  if (!found) throw new AppError(requirementNotFound);
  const { buyerId, ...content } = found;
  if (buyerId !== who.id) throw new AppError(notYourRequirement);
  return content;
}

export const updateRequirement = (db: Db, who: Member, id: string, patch: RequirementPatch) =>
  db.transaction(async (db) => {
    const content = contentOf(patch, await lockOwn(db, who, id));
    checkSelf(who, patch);
    await checkChoices(db, content);
    await replaceContent(db, id, content);
    await dropCached(db, SHOWN_IN);
    return { message: 'Requirement updated successfully', data: await written(db, who, id) };
  });

export const deleteRequirement = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    await lockOwn(db, who, id);
    await removeRequirement(db, id);
    await dropCached(db, SHOWN_IN);
    return { message: 'Requirement deleted successfully' };
  });
