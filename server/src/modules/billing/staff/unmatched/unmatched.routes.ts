import {
  listCandidates,
  listUnmatched,
  matchPayment,
  notePayment,
  refundPayment,
} from '@plyhaat/contract/billing/staff/unmatched';
import { notFound } from '@plyhaat/contract/core/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { findUnmatched } from '../../orders/unmatched.sql.ts';
import { matchUnmatched, noteUnmatched, refundUnmatched } from './decide.service.ts';
import { selectCandidates, selectUnmatched } from './unmatched.sql.ts';

const SAYS: Readonly<Record<string, string>> = {
  refunded: 'The payment has been refunded.',
  open: 'The provider refused the refund.',
};

export function unmatchedRoutes(app: App, deps: Deps): void {
  route(app, deps, listUnmatched, ({ db, who, query: { done, ...page } }) =>
    selectUnmatched(db, who.id, done === 'true', page),
  );
  route(app, deps, listCandidates, async ({ db, who, params }) => {
    const payment = await findUnmatched(db, params.id);
    if (!payment) throw new AppError(notFound);
    return { data: await selectCandidates(db, who.id, payment) };
  });
  route(app, deps, matchPayment, async ({ db, who, params, body: { orderId, note } }) => {
    await matchUnmatched(deps, db, { id: params.id, staffId: who.id, note }, orderId);
    return { message: 'The order is paid.' };
  });
  route(app, deps, refundPayment, async ({ who, params, body: { note } }) => {
    const { state } = await refundUnmatched(deps, { id: params.id, staffId: who.id, note });
    return { message: SAYS[state] ?? 'The refund is on its way.', data: { state } };
  });
  route(app, deps, notePayment, async ({ db, who, params, body: { note, close } }) => {
    await noteUnmatched(db, { id: params.id, staffId: who.id, note }, close);
    return { message: close ? 'The payment has been closed.' : 'The note has been saved.' };
  });
}
