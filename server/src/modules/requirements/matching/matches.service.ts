import { isStaff } from '@plyhaat/contract/core/roles';
import { notMatched, type RequirementDraft } from '@plyhaat/contract/requirements/matching';
import { requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { type Asker, askChecked } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inMemory, takeOrRefuse } from '#platform/http/limiter.ts';
import { previewCounter } from '../requirements.limits.ts';
import { selectRequirement } from '../requirements.sql.ts';
import { selectMatched } from './matches.sql.ts';
import { findMatches } from './matching.service.ts';
import { reasonText, type Say } from './reasons.ts';

/** For the buyer and staff all of them; a matched seller reads why it is among them, and of nobody else. */
export async function listMatches(db: Db, who: Member, id: string, say: Say) {
  const found = await selectRequirement(db, id, { id: who.id, isStaff: isStaff(who.role) });
  if (!found) throw new AppError(requirementNotFound);
  const seesAll = found.userId === who.id || isStaff(who.role);
  const matched = await selectMatched(db, id, seesAll ? undefined : who.id);
  if (!seesAll && matched.length === 0) throw new AppError(notMatched);
  const data = matched.map((seller) => ({
    ...seller,
    reasons: seller.reasons.map((reason) => ({ part: reason.part, text: reasonText(reason, say) })),
  }));
  return { data, total: data.length };
}

const previews = inMemory();

/** How many sellers would be notified; only the number, so that it does not reveal who they are. */
export async function previewRequirement(asking: Asker & { readonly db: Db }, who: Member, draft: RequirementDraft) {
  await takeOrRefuse(previews, [previewCounter(who.id)]);
  const { description, quantity, stateId, cityId, categoryId } = draft;
  const [title, budget] = [draft.title || draft.productName, draft.budget ?? draft.value ?? 0];
  if (title === '' || !stateId) return { sellers: null };
  const words = { id: '', buyerId: who.id, title, description, quantity, budget };
  const asked = { ...words, stateId, cityId: cityId || stateId, categoryId: categoryId || null };
  const matches = await askChecked(asking, (held) => findMatches(asking.db, held, asked));
  return { sellers: matches.length };
}
