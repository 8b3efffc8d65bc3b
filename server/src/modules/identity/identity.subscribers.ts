import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { CodeMessage, SEND_CODE_TASK, sendCodeMessage } from './codes.service.ts';
import { forgetOldCodes } from './codes.sql.ts';
import { memberRegistered } from './identity.events.ts';
import { forgetUnproven } from './registrations.service.ts';
import { forgetExpiredSessions } from './sessions.sql.ts';
import { sendWelcome } from './welcome.service.ts';

export const identitySubscriptions = [
  on(memberRegistered, 'identity.welcome', (deps, { memberId }) => sendWelcome(deps, memberId)),
];

export const identityJobs = [
  job(SEND_CODE_TASK, { payload: CodeMessage, run: sendCodeMessage }),
  job('identity.forgetOldSignIns', {
    at: '37 * * * *',
    run: async ({ db }) => {
      await forgetOldCodes(db);
      await forgetExpiredSessions(db);
    },
  }),
  job('identity.forgetUnproven', { at: '7 2 * * *', run: ({ db }) => forgetUnproven(db) }),
];
