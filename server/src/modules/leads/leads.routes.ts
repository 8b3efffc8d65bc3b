import { signInRequired } from '@plyhaat/contract/errors';
import { sendLead } from '@plyhaat/contract/leads';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import { type App, route } from '#platform/http.ts';
import { contactSeller } from './contacts.service.ts';
import { receiveEnquiry } from './enquiries.service.ts';

export function leadsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, sendLead, async ({ who, body, exchange }) => {
    const { userId } = body;
    if (userId === undefined) return receiveEnquiry(db, body, exchange.ip);
    if (!who) throw new AppError(signInRequired);
    return contactSeller(db, who, { ...body, userId }, exchange.ip);
  });
}
