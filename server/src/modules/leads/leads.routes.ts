import { signInRequired } from '@plyhaat/contract/core/errors';
import { listLeads, readLead, updateLead } from '@plyhaat/contract/leads/inbox';
import { readInsights } from '@plyhaat/contract/leads/insights';
import { sendLead } from '@plyhaat/contract/leads/leads';
import { listAskedSellers, listOwnEnquiries } from '@plyhaat/contract/leads/own-enquiries';
import { listInbox, readInboxItem } from '@plyhaat/contract/leads/seller-inbox';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { answerRequirement } from './answers.service.ts';
import { contactSeller } from './contacts.service.ts';
import { receiveEnquiry } from './enquiries.service.ts';
import { followUp, readInbox, readOne } from './inbox.service.ts';
import { readFigures } from './insights.service.ts';
import { selectAskedSellers, selectEnquiriesOf } from './own-enquiries.sql.ts';
import { readItem, readSellerInbox } from './seller-inbox.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { threadsRoutes } from './threads.routes.ts';

export function leadsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, sendLead, async ({ db, who, body, exchange }) => {
    const { userId, requirementId } = body;
    if (userId === undefined && requirementId === undefined) return receiveEnquiry(db, body, exchange.ip);
    if (!who) throw new AppError(signInRequired);
    if (requirementId !== undefined) return answerRequirement(db, who, { ...body, requirementId }, exchange.ip);
    return contactSeller({ ...deps, db }, who, { ...body, userId: userId ?? '' }, exchange);
  });
  route(app, deps, listLeads, async ({ who, query, exchange }) => readInbox(db, who, query, exchange));
  route(app, deps, listInbox, ({ who, query }) => readSellerInbox(db, who, query));
  route(app, deps, readInboxItem, ({ who, params }) => readItem(db, who, params.kind, params.id));
  route(app, deps, readLead, ({ who, params }) => readOne(db, who, params.id));
  route(app, deps, updateLead, ({ who, params, body }) => followUp(db, who, params.id, body));
  route(app, deps, listOwnEnquiries, ({ who, query }) => selectEnquiriesOf(db, who.id, query));
  route(app, deps, listAskedSellers, ({ who, query }) => selectAskedSellers(db, who.id, query));
  route(app, deps, readInsights, async ({ who, query }) => ({ data: await readFigures(db, who, query.days) }));
  threadsRoutes(app, deps);
  staffRoutes(app, deps);
}
