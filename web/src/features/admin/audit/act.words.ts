import type { AuditRow } from '@plyhaat/contract/admin/audit';
import { actionText } from '#console/audit/audit.words.ts';
import type { Said } from '#ui/said.ts';
import { ACTS, VERBS } from './phrases.ts';
import { THINGS } from './things.ts';

type Acted = Pick<AuditRow, 'action' | 'kind' | 'subject' | 'subjectId'>;
/** 'approved', 'Marine ply 18 mm' and nothing, or 'approved a comment' alone. */
export type ActWords = { readonly before: string; readonly subject: string | null; readonly after: string };
export type Saying = (said: Said) => string;

/** `plan.change` and `change_plan` are the same. */
const verbOf = (action: string): string =>
  (action.includes('.') ? action.split('.') : action.split('_'))[+action.includes('.')] ?? '';

/** Subjects whose id is their name. */
const NAMED_BY_ID = ['order', 'lexicon'];

/** Stands in a sentence for its subject, which is shown in bold or as a link. */
const PLACE = '\uFFFC';

/** A sentence in parts. */
export function partsOf(sentence: (place: string) => string, subject: string | null): ActWords {
  const [before = '', after = ''] = sentence(subject === null ? '' : PLACE).split(PLACE);
  return { before: before.trim(), subject, after: after.trim() };
}

const spoken = (action: string) => (what: string) => `${actionText(action).toLowerCase()} ${what}`;

/** An act of staff as a sentence says it. */
export function actWords({ action, kind, subject, subjectId }: Acted, say: Saying): ActWords {
  const name = subject ?? (NAMED_BY_ID.includes(kind) ? subjectId : null);
  const thing = THINGS[kind];
  const verb = VERBS[verbOf(action)];
  const phrase = ACTS[action];
  if (phrase || !verb || !thing) return partsOf((place) => say((phrase ?? spoken(action))(place)), name);
  return partsOf((place) => say(verb(say(name === null ? thing.one : thing.named(place)))), name);
}

/** The same done to several things of a kind; where the kind has no name, how often it was done. */
export function severalWords({ action, kind }: Acted, count: number, times: Said, say: Saying): ActWords {
  const thing = THINGS[kind];
  const phrase = ACTS[action] ?? (thing && VERBS[verbOf(action)]) ?? spoken(action);
  const subject = thing ? thing.counted(count, count.toLocaleString('en-IN')) : times;
  return partsOf((place) => say(phrase(place)), say(subject));
}
