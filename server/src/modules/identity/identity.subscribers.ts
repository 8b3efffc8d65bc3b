import { job } from '#platform/jobs.ts';
import { type CodeMessage, SEND_CODE_TASK, sendCodeMessage } from './codes.service.ts';
import { forgetOldCodes } from './codes.sql.ts';
import { forgetOldCounters } from './counters.sql.ts';
import { forgetExpiredSessions } from './sessions.sql.ts';

export const identityJobs = [
  job(SEND_CODE_TASK, { run: (deps, message) => sendCodeMessage(deps, message as CodeMessage) }),
  job('identity.forgetOldSignIns', {
    at: '37 * * * *',
    run: async ({ db }) => {
      await forgetOldCodes(db);
      await forgetOldCounters(db);
      await forgetExpiredSessions(db);
    },
  }),
];
