import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { actionText } from '#console/audit/audit.words.ts';
import * as TEXTS from './texts.ts';

type Acted = Pick<AuditRow, 'action' | 'kind' | 'subject' | 'subjectId'>;
/** 'approved' and 'Marine ply 18 mm', or 'approved a comment' and nothing. */
export type ActWords = { readonly done: string; readonly subject: string | null };

/** `plan.change` and `change_plan` are the same. */
const verbOf = (action: string): string =>
  (action.includes('.') ? action.split('.') : action.split('_'))[+action.includes('.')] ?? '';

/** Subjects that are named without their kind. */
const NAMED_ALONE = ['product', 'member'];
/** Subjects whose id is their name. */
const NAMED_BY_ID = ['order', 'lexicon'];

/** An act of staff as a sentence says it. */
export function actWords({ action, kind, subject, subjectId }: Acted): ActWords {
  const name = subject ?? (NAMED_BY_ID.includes(kind) ? subjectId : null);
  const whole = TEXTS.acts[action];
  if (whole) return { done: whole, subject: name };
  const past = TEXTS.pasts[verbOf(action)];
  const noun = TEXTS.nouns[kind];
  if (!past || !noun) return { done: actionText(action).toLowerCase(), subject: name };
  if (name === null) return { done: `${past} ${TEXTS.one(noun)}`, subject: null };
  return { done: NAMED_ALONE.includes(kind) ? past : `${past} ${TEXTS.nounsOf[kind] ?? noun}`, subject: name };
}
