import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { formatTime } from '@plyhaat/contract/core/dates';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { type ActWords, actWords, partsOf, type Saying, severalWords } from './act.words.ts';

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

const capitalised = (words: ActWords): ActWords => ({ ...words, before: capital(words.before) });

/** 'Looked at' · 'Vidarbha Ply' · 'as that member: 8 pages'. */
export function lineOf(act: Act, say: Saying): ActWords {
  const [row] = act;
  const words = actWords(row, say);
  if (LOOKING.has(row.action)) {
    const pages = act.filter(({ action }) => action === 'see_as_read').length;
    const subject = words.subject ?? say(msg`Former member`);
    return capitalised(partsOf((place) => say(lookedText(place, pages)), subject));
  }
  const things = new Set(act.map(({ subjectId }) => subjectId)).size;
  if (things === 1) return capitalised(words);
  const times = msg`${{ count: act.length.toLocaleString('en-IN') }} times`;
  return capitalised(severalWords(row, things, times, say));
}

function lookedText(member: string, pages: number): MessageDescriptor {
  const shown = pages.toLocaleString('en-IN');
  return msg`${plural(pages, {
    0: `looked at ${member} as that member`,
    one: `looked at ${member} as that member: 1 page`,
    other: `looked at ${member} as that member: ${shown} pages`,
  })}`;
}

/** Why, where one reason was given for all; else from when to when. */
export function noteOf(act: Act): MessageDescriptor | null {
  const [{ reason, at }] = act;
  if (reason && act.every((row) => row.reason === reason)) return quoted(reason);
  const [first, last] = [at, act.at(-1)?.at ?? at].toSorted().map((moment) => formatTime(new Date(moment)));
  return first && last && first !== last ? msg`Between ${first} and ${last}` : null;
}

export const quoted = (reason: string): MessageDescriptor => msg`‘${reason}’`;
