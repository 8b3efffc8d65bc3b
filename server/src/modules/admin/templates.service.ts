import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { type ReviewTemplate, templateMissing, templatesFull } from '@plyhaat/contract/admin/review-templates';
import { audit, changedFields } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import {
  deleteTemplateRow,
  insertTemplate,
  isFull,
  lockTemplate,
  updateTemplate,
  type Words,
  type WordsChange,
} from './templates.sql.ts';

type Written = { readonly kind?: ReviewKind; readonly title?: string; readonly text?: string };

const note = (db: Db, who: Member, action: string, id: string, before: Written, after: Written) =>
  audit(db, { actorId: who.id, action, subjectKind: 'template', subjectId: id, ...changedFields(before, after) });

const written = ({ kind, title, text }: ReviewTemplate): Written => ({ kind, title, text });

export const addTemplate = (db: Db, who: Member, { kind, ...words }: Words & { kind: ReviewKind }) =>
  db.transaction(async (db) => {
    if (await isFull(db, kind)) throw new AppError(templatesFull);
    const made = await insertTemplate(db, kind, words);
    await note(db, who, 'add_template', made._id, {}, written(made));
    return made;
  });

async function locked(db: Db, id: string): Promise<ReviewTemplate> {
  const found = await lockTemplate(db, id);
  if (!found) throw new AppError(templateMissing);
  return found;
}

export const changeTemplate = (db: Db, who: Member, id: string, words: WordsChange) =>
  db.transaction(async (db) => {
    const before = await locked(db, id);
    const after = await updateTemplate(db, id, words);
    await note(db, who, 'change_template', id, written(before), written(after));
    return after;
  });

export const deleteTemplate = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    const before = await locked(db, id);
    await deleteTemplateRow(db, id);
    await note(db, who, 'delete_template', id, written(before), {});
  });
