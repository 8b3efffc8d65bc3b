import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import { EMAIL_IN_TEXT, NUMBER_IN_TEXT } from './contact-patterns.ts';
import type { Db } from './db/db.ts';
import { auditLog } from './db/platform.tables.ts';

type Fields = Readonly<Record<string, unknown>>;

type Decision = {
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** The changed fields alone, as they were and as they are: ids, states and names. */
  readonly before?: Fields;
  readonly after?: Fields;
  /** In the words of whoever decided; numbers and addresses in it are masked. */
  readonly reason?: string | null | undefined;
  readonly detail?: Fields;
};

const HIDDEN = '•••••';

/** Erasure does not reach the log: a number or an e-mail address in a title or another field is hidden before. */
function withoutContacts(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NUMBER_IN_TEXT, HIDDEN).replace(EMAIL_IN_TEXT, HIDDEN);
  if (Array.isArray(value)) return value.map(withoutContacts);
  return typeof value === 'object' && value !== null ? hiddenIn(value) : value;
}
const hiddenIn = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutContacts(value)]));

/** Writes down who decided what, in the deciding transaction. The database chains the rows when it commits. */
export const audit = (db: Db, { reason, detail = {}, before = {}, after = {}, ...decision }: Decision) =>
  db.insert(auditLog).values({
    ...decision,
    before: hiddenIn(before),
    after: hiddenIn(after),
    detail: { ...hiddenIn(detail), ...(reason && { reason: withoutContacts(maskContacts(reason) ?? reason) }) },
  });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields that a write changed, as they were and as they are. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
