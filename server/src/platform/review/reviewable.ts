import type { ReviewDetail, ReviewItem } from '@plyhaat/contract/admin/admin';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';

/** A part of the queue: what waits longest first, what was decided latest first. */
export type QueuePage = { readonly status: Approval; readonly limit: number; readonly offset: number };

export type Verdict = {
  readonly id: string;
  /** The version the decider saw. */
  readonly version: string;
  readonly actorId: string;
  readonly reason: string | null;
};

/** What a module lends to the review queue, so that staff can decide on its things. It throws what the queue declares. */
export type Reviewable = {
  list(deps: Deps, stretch: QueuePage): Promise<{ data: ReviewItem[]; total: number }>;
  read(deps: Deps, id: string): Promise<ReviewDetail | undefined>;
  /** Both run in the transaction that also writes the audit row. */
  approve(db: Db, verdict: Verdict): Promise<void>;
  reject(db: Db, verdict: Verdict & { readonly reason: string }): Promise<void>;
};
