import { useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { formatTime } from '@plyhaat/contract/core/dates';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { actWords } from './act.words.ts';
import * as TEXTS from './texts.ts';

/** What somebody did in one go: the calls it took, in the order of the list. */
export type Act = readonly [AuditRow, ...AuditRow[]];

/** Calls further apart than this are two acts. */
const MOST_APART_MS = 15 * MINUTE_MS;

const LOOKING: ReadonlySet<string> = new Set(['see_as', 'see_as_read']);

/** Looking as a member is one act with all that was read; else the same thing done to things of one kind is. */
const nameOf = ({ action, kind, subjectId }: AuditRow) =>
  LOOKING.has(action) ? `see_as ${subjectId}` : `${action} ${kind}`;
const isNear = (one: AuditRow, other: AuditRow) => Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= MOST_APART_MS;

/** The calls of one act in one line, where the first of them stands; what others did meanwhile does not part them. */
export function actsOf(rows: readonly AuditRow[]): Act[] {
  const acts: [AuditRow, ...AuditRow[]][] = [];
  const latest = new Map<string, [AuditRow, ...AuditRow[]]>();
  for (const row of rows) {
    const who = row.actor?._id ?? '';
    const act = latest.get(who);
    const last = act?.at(-1);
    if (act && last && nameOf(last) === nameOf(row) && isNear(last, row)) act.push(row);
    else {
      const next: [AuditRow, ...AuditRow[]] = [row];
      acts.push(next);
      latest.set(who, next);
    }
  }
  return acts;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Looked at' · 'Vidarbha Ply' · 'as that member: 8 pages'. */
export type ActLine = { readonly before: string; readonly subject: string | null; readonly after: string };

export function lineOf(act: Act): ActLine {
  const [row] = act;
  const { done, subject } = actWords(row);
  if (LOOKING.has(row.action)) {
    const pages = act.filter(({ action }) => action === 'see_as_read').length;
    const after = pages > 0 ? `${t`as that member`}: ${TEXTS.countPages(pages)}` : t`as that member`;
    return { before: t`Looked at`, subject: subject ?? t`Former member`, after };
  }
  const things = new Set(act.map(({ subjectId }) => subjectId)).size;
  if (things === 1) return { before: capital(done), subject, after: '' };
  const noun = TEXTS.nouns[row.kind];
  const verb = actWords({ ...row, kind: 'member', subject: '…' }).done;
  return noun
    ? { before: capital(verb), subject: TEXTS.countOf(things, noun), after: '' }
    : { before: capital(done), subject: TEXTS.times(act.length), after: '' };
}

/** Why, where one reason was given for all; else from when to when. */
export function noteOf(act: Act): string | null {
  const [{ reason, at }] = act;
  if (reason && act.every((row) => row.reason === reason)) return TEXTS.quoted(reason);
  const [first, last] = [at, act.at(-1)?.at ?? at].toSorted().map((moment) => formatTime(new Date(moment)));
  return first && last && first !== last ? TEXTS.between(first, last) : null;
}
