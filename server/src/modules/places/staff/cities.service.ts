import { changedSince } from '@plyhaat/contract/admin/admin';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import {
  CITY_NEEDS,
  cityGone,
  cityInUse,
  cityKept,
  cityTaken,
  spellingTaken,
} from '@plyhaat/contract/places/staff/cities';
import { audit, changedFields } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { slugify } from '#platform/slug.ts';
import { cityChanged } from '../places.events.ts';
import { cityId } from '../reference.sql.ts';
import {
  areSpellingsTaken,
  type CityRow,
  deleteCityRow,
  insertCity,
  isCityUsed,
  isLivedIn,
  isNameTaken,
  lockCities,
  lockCity,
  selectState,
  updateCity,
} from './cities.sql.ts';

type Fields = Readonly<Record<string, unknown>>;

async function finish(db: Db, actorId: string, action: string, id: string, before: Fields, after: Fields) {
  await audit(db, { actorId, action, subjectKind: 'city', subjectId: id, ...changedFields(before, after) });
  await announce(db, cityChanged, { cityId: id });
  await dropCached(db, ['places']);
}

const tidied = (spellings: readonly string[]) => [
  ...new Map(spellings.map((spelling) => [spelling.toLowerCase(), spelling.replace(/\s+/g, ' ')])).values(),
];

async function assertFree(db: Db, spellings: readonly string[], id: string): Promise<void> {
  if (spellings.length > 0 && (await areSpellingsTaken(db, spellings, id))) throw new AppError(spellingTaken);
}

type NewCity = { readonly name: string; readonly stateId: string; readonly spellings: readonly string[] };

/** The id is derived as in the reference data, in case a later version adds the same city. */
export const openCity = (db: Db, actorId: string, { name, stateId, spellings }: NewCity): Promise<string> =>
  db.transaction(async (db) => {
    await lockCities(db);
    const state = await selectState(db, stateId);
    if (!state) throw new AppError(inputInvalid, { fields: { stateId: CITY_NEEDS.state } });
    const slug = `${slugify(name)}-${state.code.toLowerCase()}`;
    const id = cityId(slug);
    const given = tidied(spellings);
    await assertFree(db, given, id);
    const made = await insertCity(db, { id, stateId, name, slug, spellings: given, isAdded: true });
    if (!made) throw new AppError(cityTaken);
    await finish(db, actorId, 'add_city', id, {}, { name, stateId, spellings: given });
    return id;
  });

type Change = {
  readonly version: number;
  readonly name?: string | undefined;
  readonly spellings?: readonly string[] | undefined;
  readonly isHidden?: boolean | undefined;
};
const fieldsOf = ({ name, spellings, isHidden }: CityRow) => ({ name, spellings, isHidden });

export const editCity = (db: Db, actorId: string, id: string, change: Change): Promise<void> =>
  db.transaction(async (db) => {
    const { version, name, spellings, isHidden } = change;
    await lockCities(db);
    const before = await lockCity(db, id);
    if (!before) throw new AppError(cityGone);
    if (before.version !== version) throw new AppError(changedSince);
    if (isHidden && (await isLivedIn(db, id))) throw new AppError(cityInUse);
    if (name && (await isNameTaken(db, before.stateId, name, id))) throw new AppError(cityTaken);
    const given = spellings && tidied(spellings);
    await assertFree(db, given ?? [], id);
    const after = await updateCity(db, id, {
      ...(name && { name }),
      ...(given && { spellings: given }),
      ...(isHidden !== undefined && { isHidden }),
    });
    await finish(db, actorId, 'change_city', id, fieldsOf(before), after ? fieldsOf(after) : {});
  });

/** Only cities that staff added: those of the reference data would be loaded again at the next start (PLACE-3). */
export const removeCity = (db: Db, actorId: string, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockCities(db);
    const row = await lockCity(db, id);
    if (!row) throw new AppError(cityGone);
    if (!row.isAdded || (await isCityUsed(db, id))) throw new AppError(cityKept);
    await deleteCityRow(db, id);
    await finish(db, actorId, 'delete_city', id, fieldsOf(row), {});
  });
