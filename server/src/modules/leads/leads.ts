import { makeLead } from './make-lead.service.ts';
import { giveBackNumber, grantNumber } from './numbers.service.ts';
import { leadExport } from './staff/lead-export.ts';
import { stirThreads, upsertThread } from './threads.sql.ts';
import { write } from './writing.service.ts';

export {
  giveBackNumber,
  grantNumber,
  leadExport,
  makeLead,
  stirThreads,
  upsertThread as openThread,
  write as writeMessage,
};
