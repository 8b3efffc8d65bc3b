import type { MediaUse } from '@plyhaat/contract/media/media';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { insertMedia, type MediaRow, selectOwnInUse } from '../media.sql.ts';
import { COPIES_TASK, incomingName, someName } from '../receive/intake.service.ts';

type Store = Pick<Deps, 'db' | 'files'>;

/** Copies the file before inserting its row: the sweep removes a file without a row. */
async function duplicate({ db, files }: Store, row: MediaRow): Promise<string> {
  const id = newId();
  const path = someName(row.use as MediaUse, 'webp');
  await files.put(path, files.read(row.path));
  const draft = row.draft && (await files.has(incomingName(row.id)));
  if (draft) await files.put(incomingName(id), files.read(incomingName(row.id)));
  const { kind, use, ownerId, contentType, bytes, width, height, placeholder } = row;
  await insertMedia(db, {
    id,
    path,
    kind,
    use,
    ownerId,
    contentType,
    bytes,
    width,
    height,
    placeholder,
    draft,
    open: false,
  });
  await ask(db, COPIES_TASK, { id }, { key: `${COPIES_TASK}:${id}`, queue: COPIES_TASK });
  return id;
}

/**
 * A file belongs to one thing. Pictures that another thing of the same owner uses are copied; answers the ids of the
 * copies by the names they were asked for.
 */
export async function copyMedia(
  deps: Store,
  ownerId: string,
  refs: readonly string[],
  uses: readonly MediaUse[],
): Promise<ReadonlyMap<string, string>> {
  if (refs.length === 0) return new Map();
  const copies = new Map<string, string>();
  for (const row of await selectOwnInUse(deps.db, ownerId, refs, uses)) {
    const copy = await duplicate(deps, row);
    for (const ref of refs) if (ref === row.path || ref.toLowerCase() === row.id) copies.set(ref, copy);
  }
  return copies;
}
