import { decideReview, listReviewQueue, readReview } from '@plyhaat/contract/admin/admin';
import { decideMany, giveBackReview, readReviewFigures, takeReview } from '@plyhaat/contract/admin/review';
import {
  addReviewTemplate,
  changeReviewTemplate,
  deleteReviewTemplate,
  listReviewTemplates,
} from '@plyhaat/contract/admin/review-templates';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { giveBack, take, withAssignments } from './assignments.service.ts';
import { findAssignment } from './assignments.sql.ts';
import { decideOne, decideMany as decideThese } from './decisions.service.ts';
import { selectFigures } from './figures.sql.ts';
import { findOwnerFacts } from './owner-facts.sql.ts';
import { queue } from './queue.service.ts';
import { addTemplate, changeTemplate, deleteTemplate } from './templates.service.ts';
import { selectTemplates } from './templates.sql.ts';

/** Decisions of staff, one by one or several of one seller, and assignments. */
export function reviewRoutes(app: App, deps: Deps): void {
  route(app, deps, listReviewQueue, async ({ db, query }) => {
    const { data, ...rest } = await queue.list(deps, query);
    return { ...rest, data: await withAssignments(db, data), notices: app.notices() };
  });
  route(app, deps, readReview, async ({ db, params }) => {
    const detail = await queue.read(deps, params.kind, params.id);
    const taken = detail.status === 'PENDING' ? await findAssignment(db, params.kind, params.id) : undefined;
    // Of a report: the record of whoever published what it is about.
    const ownerId = params.kind === 'report' ? detail.subjectOwnerId : detail.owner?._id;
    const ownerFacts = ownerId ? await findOwnerFacts(db, ownerId) : undefined;
    return { data: { ...detail, ...(taken && { taken }), ...(ownerFacts && { ownerFacts }) } };
  });
  route(app, deps, decideReview, async ({ db, who, params: { kind, id }, body }) => {
    const { reason = null, licenceChecked = false, ...seen } = body;
    return { message: await decideOne(db, kind, { ...seen, id, reason, licenceChecked, actorId: who.id }) };
  });
  route(app, deps, decideMany, async ({ db, who, body }) => {
    const data = await decideThese(db, who, body);
    return { data, decided: data.filter(({ error }) => error === null).length };
  });
  route(app, deps, takeReview, async ({ db, who, params }) => ({
    data: await take(db, who, params.kind, params.id),
  }));
  route(app, deps, giveBackReview, async ({ db, who, params }) => {
    await giveBack(db, who, params.kind, params.id);
    return { message: 'Given back' };
  });
  route(app, deps, readReviewFigures, async ({ db }) => ({ data: await selectFigures(db) }));
  templateRoutes(app, deps);
}

function templateRoutes(app: App, deps: Deps): void {
  route(app, deps, listReviewTemplates, async ({ db }) => ({ data: await selectTemplates(db) }));
  route(app, deps, addReviewTemplate, async ({ db, who, body }) => ({ data: await addTemplate(db, who, body) }));
  route(app, deps, changeReviewTemplate, async ({ db, who, params, body }) => ({
    data: await changeTemplate(db, who, params.id, body),
  }));
  route(app, deps, deleteReviewTemplate, async ({ db, who, params }) => {
    await deleteTemplate(db, who, params.id);
    return { message: 'Template deleted' };
  });
}
