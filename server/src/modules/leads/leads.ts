import { makeLead } from './make-lead.service.ts';
import { giveBackNumber, grantNumber } from './numbers.service.ts';
import { write } from './threads.service.ts';
import { upsertThread } from './threads.sql.ts';

export { giveBackNumber, grantNumber, makeLead, upsertThread as openThread, write as writeMessage };
