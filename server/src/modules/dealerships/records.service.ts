import { inputInvalid } from '@plyhaat/contract/core/errors';
import { gstDoubts } from '@plyhaat/contract/core/gst';
import { type Picture, pictureAddress } from '@plyhaat/contract/core/picture';
import {
  DEALERSHIP_NEEDS,
  type DealershipForm,
  type DealershipPatch,
} from '@plyhaat/contract/dealerships/dealership-form';
import {
  type Dealership,
  type DealershipStatus,
  dealershipNotFound,
  notYourDealership,
} from '@plyhaat/contract/dealerships/dealerships';
import { notAnImage } from '@plyhaat/contract/media/media';
import { claimMedia, signPath, withoutSignature } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { dealershipClaim, releaseAttached } from './attached.service.ts';
import { dealershipSubmitted } from './dealerships.events.ts';
import { recordCounter } from './dealerships.limits.ts';
import { checkSelf } from './opportunities.service.ts';
import {
  deleteRecordRow,
  findCity,
  findState,
  insertRecord,
  lockRecord,
  type RecordContent,
  type RecordRow,
  replaceRecord,
  selectRecord,
} from './records.sql.ts';

const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

type Settings = Deps['settings'];
type DocumentFile = RecordRow['documentFiles'][number];
/** A private file with a signed address that expires. */
export const openable = (settings: Settings) => (file: DocumentFile) => ({
  ...file,
  address: pictureAddress(signPath(settings, file.path)),
});

const STATUS: Record<RecordRow['approval'], DealershipStatus> = {
  APPROVED: 'active',
  PENDING: 'pending',
  REJECTED: 'rejected',
};

/** A record as its owner reads it. The logo is nobody else's to see, so it is signed like the documents. */
export function asOwn(settings: Settings, row: RecordRow): Dealership {
  const { documentFiles, approval, gstCode, logoPicture, version: _v, owner: _o, submittedAt: _s, ...record } = row;
  return {
    ...record,
    logo: signPath(settings, record.logo),
    logoPicture: logoPicture && ({ ...logoPicture, path: signPath(settings, logoPicture.path) } as Picture),
    documents: documentFiles.map(openable(settings)),
    status: STATUS[approval],
    warnings: record.gstNumber ? gstDoubts(record.gstNumber, gstCode) : [],
  };
}

async function placeOf(db: Db, { state, city }: { readonly state: string; readonly city: string }) {
  const stateId = await findState(db, state);
  if (!stateId) throw refuse({ state: 'Please choose a state from the list' });
  const cityId = await findCity(db, stateId, city);
  if (!cityId) throw refuse({ city: 'Please choose a city of that state' });
  return { stateId, cityId };
}

/** The files of a form: those it has already by their path, new ones by their id. */
async function claimFiles(
  db: Db,
  who: Member,
  id: string,
  { logo, documents }: { readonly logo: string; readonly documents: readonly string[] },
) {
  const claim = dealershipClaim(id);
  const [picture] = await claimMedia(db, who.id, [logo], claim, { uses: ['logo'] });
  if (picture?.kind !== 'image') throw refuse({ logo: notAnImage.message });
  const claimed = await claimMedia(db, who.id, documents, claim, { uses: ['document'] });
  return { logo: picture.path, documents: [...new Set(claimed.map(({ path }) => path))] };
}

const wordsOf = (form: DealershipPatch, before: Omit<RecordContent, 'logo' | 'documents' | 'stateId' | 'cityId'>) => ({
  name: form.name ?? before.name,
  description: form.description ?? before.description,
  address: form.address ?? before.address,
  pincode: form.pincode ?? before.pincode,
  phone: form.phone ?? before.phone,
  email: form.email ?? before.email,
  businessType: form.businessType ?? before.businessType,
  website: form.website === undefined ? before.website : form.website,
  establishedYear: form.establishedYear === undefined ? before.establishedYear : form.establishedYear,
  gstNumber: form.gstNumber === undefined ? before.gstNumber : form.gstNumber,
});

async function written(db: Db, settings: Settings, id: string): Promise<Dealership> {
  const row = await selectRecord(db, id);
  if (!row) throw new Error('a dealership that was just written is gone');
  return asOwn(settings, row);
}

export const submitRecord = (db: Db, settings: Settings, who: Member, form: DealershipForm) =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    await takeOrRefuse(inDatabase(db), [recordCounter(who.id)]);
    const id = newId();
    const place = await placeOf(db, form);
    const files = await claimFiles(db, who, id, { logo: form.logo, documents: form.documents ?? [] });
    const empty = { website: null, establishedYear: null, gstNumber: null };
    const words = wordsOf(form, { ...form, ...empty });
    await insertRecord(db, id, who.id, { ...words, ...place, ...files });
    await announce(db, dealershipSubmitted, { dealershipId: id, ownerId: who.id, name: words.name });
    return { message: 'Dealership added successfully', data: await written(db, settings, id) };
  });

async function lockOwn(db: Db, who: Member, id: string) {
  const record = await lockRecord(db, id);
  if (!record) throw new AppError(dealershipNotFound);
  if (record.ownerId !== who.id) throw new AppError(notYourDealership);
  return record;
}

const isSame = (a: RecordContent, b: RecordContent) =>
  (Object.keys(a) as (keyof RecordContent)[]).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** A change waits for staff again; one that changes nothing does not. */
export const changeRecord = (db: Db, settings: Settings, who: Member, id: string, patch: DealershipPatch) =>
  db.transaction(async (db) => {
    const before = await lockOwn(db, who, id);
    checkSelf(who, patch);
    const { state = before.stateId, city = patch.state ? undefined : before.cityId } = patch;
    if (city === undefined) throw refuse({ city: DEALERSHIP_NEEDS.city });
    const place = await placeOf(db, { state, city });
    const refs = { logo: patch.logo ?? before.logo, documents: patch.documents ?? before.documents };
    const files = await claimFiles(db, who, id, { ...refs, logo: withoutSignature(refs.logo) });
    const content = { ...wordsOf(patch, before), ...place, ...files };
    if (!isSame(content, before) || before.approval === 'REJECTED') {
      await replaceRecord(db, id, content);
      await releaseAttached(db, id);
      await announce(db, dealershipSubmitted, { dealershipId: id, ownerId: who.id, name: content.name });
    }
    return { message: 'Dealership updated successfully', data: await written(db, settings, id) };
  });

/** Files that an application holds a copy of stay for it. */
export const deleteRecord = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    await lockOwn(db, who, id);
    await deleteRecordRow(db, id);
    await releaseAttached(db, id);
    return { message: 'Dealership deleted successfully' };
  });
