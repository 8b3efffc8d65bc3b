import { accessDenied, inputInvalid } from '@plyhaat/contract/core/errors';
import { opportunityNotFound } from '@plyhaat/contract/dealerships/opportunities';
import {
  INVALID_CATEGORIES,
  INVALID_CITIES,
  notYourOpportunity,
  OPPORTUNITY_NEEDS,
  type OpportunityForm,
  type OpportunityPatch,
  opportunityOver,
} from '@plyhaat/contract/dealerships/opportunity-form';
import { notAnImage } from '@plyhaat/contract/media/media';
import { takeAllowance } from '#modules/billing/billing.ts';
import { claimMedia, closeMedia, openMedia, releaseMedia, withoutSignature } from '#modules/media/media.ts';
import { findMisplaced } from '#modules/places/places.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { releaseAttached } from './attached.service.ts';
import { selectAttachedTo } from './attached.sql.ts';
import { opportunityApproved, opportunityRejected, opportunitySubmitted } from './dealerships.events.ts';
import {
  approveOpportunity,
  areCategories,
  areCitiesOf,
  deleteOpportunityRow,
  dropWaiting,
  insertOpportunity,
  isSameContent,
  type LockedOpportunity,
  lockOpportunity,
  type OpportunityContent,
  rejectOpportunity,
  saveOpportunity,
} from './own-opportunities.sql.ts';

const SHOWN_IN = ['opportunities'];
const claimOf = (id: string) => `opportunity:${id}`;
const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

/** A `userId` that is not the caller's own. */
export function checkSelf(who: Member, { userId }: { readonly userId?: string | undefined }): void {
  if (userId !== undefined && userId !== who.id) throw new AppError(accessDenied);
}

async function checkChoices(db: Db, { stateId, cityIds, categoryIds }: OpportunityContent): Promise<void> {
  if (await findMisplaced(db, { countryId: null, stateId, cityId: null }))
    throw refuse({ stateId: OPPORTUNITY_NEEDS.stateId });
  if (!(await areCitiesOf(db, stateId, cityIds))) throw refuse({ cityId: INVALID_CITIES });
  if (!(await areCategories(db, categoryIds))) throw refuse({ categoryArr: INVALID_CATEGORIES });
}

type FileField = 'image' | 'logo';
async function claimPicture(db: Db, who: Member, id: string, field: FileField, ref: string): Promise<string> {
  const use = field === 'image' ? 'opportunity' : 'logo';
  const [file] = await claimMedia(db, who.id, [ref], claimOf(id), { uses: [use] });
  if (file?.kind !== 'image') throw refuse({ [field]: notAnImage.message });
  return file.path;
}

/** The file after a change: a new one, one that it has already (perhaps by its signed path), or the last one. */
async function pictureAfter(
  db: Db,
  who: Member,
  { id, latest, shown }: LockedOpportunity,
  field: FileField,
  ref: string | null | undefined,
): Promise<string | null> {
  if (ref === undefined) return latest[field];
  if (ref === null) return field === 'image' ? latest.image : null;
  const named = withoutSignature(ref);
  return [latest[field], shown[field]].includes(named) ? named : claimPicture(db, who, id, field, ref);
}

const wordsOf = (form: OpportunityPatch, before: OpportunityContent): Omit<OpportunityContent, FileField> => ({
  organisationName: form.Organisation_name ?? before.organisationName,
  type: form.Type ?? before.type,
  brand: form.Brand ?? before.brand,
  product: form.product ?? before.product,
  categoryIds: form.categoryArr ?? before.categoryIds,
  stateId: form.stateId ?? before.stateId,
  cityIds: form.cityId ?? before.cityIds,
  description: form.description ?? before.description,
});
const NOTHING: OpportunityContent = {
  organisationName: '',
  type: '',
  brand: '',
  product: '',
  categoryIds: [],
  stateId: '',
  cityIds: [],
  image: '',
  logo: null,
  description: '',
};

/** An opportunity under review; one of the allowance is taken with it. */
export const submitOpportunity = (db: Db, who: Member, form: OpportunityForm): Promise<string> =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const id = newId();
    const words = wordsOf(form, NOTHING);
    await checkChoices(db, { ...NOTHING, ...words });
    const { days } = await takeAllowance(db, who.id, 'opportunity');
    const image = await claimPicture(db, who, id, 'image', form.image);
    const logo = form.logo ? await claimPicture(db, who, id, 'logo', form.logo) : null;
    await insertOpportunity(db, { id, ownerId: who.id, days, content: { ...words, image, logo } });
    await announce(db, opportunitySubmitted, { opportunityId: id, ownerId: who.id, brand: words.brand });
    return id;
  });

async function lockOwn(db: Db, who: Member, id: string): Promise<LockedOpportunity> {
  const found = await lockOpportunity(db, id);
  if (!found) throw new AppError(opportunityNotFound);
  if (found.ownerId !== who.id) throw new AppError(notYourOpportunity);
  return found;
}

const filesOf = ({ image, logo }: OpportunityContent) => [image, ...(logo ? [logo] : [])];
const factOf = ({ id, ownerId }: LockedOpportunity, { brand }: OpportunityContent) => ({
  opportunityId: id,
  ownerId,
  brand,
});

/** Saves what an owner changed. A save that says what the public sees already takes the waiting change back. */
export const changeOpportunity = (db: Db, who: Member, id: string, patch: OpportunityPatch): Promise<void> =>
  db.transaction(async (db) => {
    const found = await lockOwn(db, who, id);
    checkSelf(who, patch);
    if (found.over) throw new AppError(opportunityOver);
    const { latest, shown, approval, review } = found;
    const image = (await pictureAfter(db, who, found, 'image', patch.image)) ?? latest.image;
    const logo = await pictureAfter(db, who, found, 'logo', patch.logo);
    const content = { ...wordsOf(patch, latest), image, logo };
    await checkChoices(db, content);
    if (isSameContent(content, latest) && review !== 'REJECTED') return;
    if (approval === 'APPROVED' && isSameContent(content, shown)) await dropWaiting(db, id);
    else {
      await saveOpportunity(db, found, content);
      await announce(db, opportunitySubmitted, factOf(found, content));
    }
    const used = [...filesOf(content), ...(approval === 'APPROVED' ? filesOf(shown) : [])];
    await releaseMedia(db, claimOf(id), { except: used });
  });

/** Its applications go with it, and files that were attached to them are let go where nothing else uses them. */
export const deleteOpportunity = (db: Db, who: Member, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockOwn(db, who, id);
    const attached = await selectAttachedTo(db, id);
    await deleteOpportunityRow(db, id);
    await releaseMedia(db, claimOf(id));
    for (const dealershipId of attached) await releaseAttached(db, dealershipId);
    await dropCached(db, SHOWN_IN);
  });

/** From now on the public sees it, with its files, for as many days as the allowance gave. */
export async function approve(db: Db, found: LockedOpportunity): Promise<void> {
  await approveOpportunity(db, found);
  await releaseMedia(db, claimOf(found.id), { except: filesOf(found.latest) });
  await openMedia(db, claimOf(found.id));
  await announce(db, opportunityApproved, { ...factOf(found, found.latest), first: found.approval !== 'APPROVED' });
  await dropCached(db, SHOWN_IN);
}

export async function reject(db: Db, found: LockedOpportunity, { reason }: { readonly reason: string }): Promise<void> {
  await rejectOpportunity(db, found, reason);
  await announce(db, opportunityRejected, { ...factOf(found, found.latest), reason });
}

/** Takes a public one out of the list. Its owner sees it as rejected, with any waiting change applied. */
export async function withdrawOpportunity(db: Db, id: string, reason: string): Promise<void> {
  const found = await lockOpportunity(db, id);
  if (found?.approval !== 'APPROVED') return;
  await rejectOpportunity(db, { ...found, approval: 'REJECTED' }, reason);
  await closeMedia(db, claimOf(id));
  await announce(db, opportunityRejected, { ...factOf(found, found.latest), reason });
  await dropCached(db, SHOWN_IN);
}
