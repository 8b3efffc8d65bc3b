import type { QuoteStatus } from '@plyhaat/contract/requirements/quotes';
import { sql } from 'drizzle-orm';
import { quotes } from '../quotes.tables.ts';
import { requirements } from '../requirements.tables.ts';

/** An open one is lost with its requirement, and expired after its last day. */
export const statusOn = (today: string) => sql<QuoteStatus>`case
  when ${quotes.state} = 'open' and (${requirements.id} is null or ${requirements.status} in ('Completed', 'Expired'))
    then 'lost'
  when ${quotes.state} = 'open' and ${quotes.validUntil} < ${today}::date then 'expired'
  else ${quotes.state} end`;
