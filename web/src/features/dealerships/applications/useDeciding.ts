import type { Application } from '@plyhaat/contract/dealerships/applications';
import { type Outcome, useChange } from '#forms/useChange.ts';
import { deciding } from './applications.queries.ts';

/** Saves what the owner makes of an application, and brings every list up to date that shows it. */
export const useDeciding = (
  { _id }: Application,
  outcome: Pick<Outcome<unknown, unknown>, 'failure' | 'onSuccess' | 'onError'> = {},
) => useChange(deciding(_id), { refresh: [['applications'], ['opportunities'], ['leads', 'own']], ...outcome });
