import { makeLead } from './make-lead.service.ts';
import { giveBackNumber, grantNumber } from './numbers.service.ts';
import { upsertThread } from './threads.sql.ts';
import { write } from './writing.service.ts';

export { giveBackNumber, grantNumber, makeLead, upsertThread as openThread, write as writeMessage };
