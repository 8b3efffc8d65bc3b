import type { Told } from '@plyhaat/contract/notifications/told';
import type { MatchReason } from '@plyhaat/contract/requirements/matching';

/** A reason as it is stored; those of the version before have English alone. */
export type StoredReason = MatchReason & { readonly told?: Told | undefined };
