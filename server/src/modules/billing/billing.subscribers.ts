import * as z from 'zod/mini';
import { memberErased } from '#modules/identity/identity.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { orderRefunded, planEnding, subscriptionBought, topupBought } from './billing.events.ts';
import { mailEnding, remindOfEndings } from './endings.service.ts';
import { mailDocument } from './invoices/mails.service.ts';
import { CLOSE_TASK, closeAttempt } from './orders/attempts.service.ts';
import { CHECK_TASK } from './orders/checks.ts';
import { handleNotice, NOTICE_TASK } from './orders/notices.service.ts';
import { forgetOldNotices } from './orders/notices.sql.ts';
import { forgetContact } from './orders/orders.sql.ts';
import { checkOrder, replanOverdue } from './orders/payment.service.ts';
import { checkRefund, REFUND_TASK } from './orders/refunds.service.ts';
import { checkUnmatched, UNMATCHED_TASK } from './orders/returns.service.ts';

const documentEvents = [subscriptionBought, topupBought, orderRefunded];

export const billingSubscriptions = [
  ...documentEvents.map((event) =>
    on(event, 'billing.mailPaper', (deps, { memberId, invoiceId }, eventId) =>
      mailDocument(deps, memberId, invoiceId, eventId),
    ),
  ),
  on(planEnding, 'billing.mailEnding', (deps, { memberId, ...ending }, eventId) =>
    mailEnding(deps, memberId, ending, eventId),
  ),
  on(memberErased, 'billing.forgetContact', ({ db }, { memberId }) => forgetContact(db, memberId)),
];

const Order = z.object({ orderId: z.string() });
const Attempt = z.object({ orderId: z.string(), attempt: z.string() });
const Notice = z.object({ noticeId: z.string() });
const Refund = z.object({ refundId: z.string() });
const Unmatched = z.object({ paymentId: z.string() });

export const billingJobs = [
  job(CHECK_TASK, { payload: Order, run: (deps, { orderId }) => checkOrder(deps, orderId, { isScheduled: true }) }),
  job(CLOSE_TASK, { payload: Attempt, run: (deps, { orderId, attempt }) => closeAttempt(deps, orderId, attempt) }),
  job(NOTICE_TASK, { payload: Notice, run: (deps, { noticeId }) => handleNotice(deps, noticeId) }),
  job(REFUND_TASK, { payload: Refund, run: (deps, { refundId }) => checkRefund(deps, refundId) }),
  job(UNMATCHED_TASK, { payload: Unmatched, run: (deps, { paymentId }) => checkUnmatched(deps, paymentId) }),
  job('billing.replanOverdue', { at: '* * * * *', run: ({ db }) => replanOverdue(db) }),
  job('billing.remindOfEndings', { at: '40 3 * * *', run: ({ db }) => remindOfEndings(db) }),
  job('billing.forgetOldNotices', { at: '52 2 * * *', run: ({ db }) => forgetOldNotices(db) }),
];
