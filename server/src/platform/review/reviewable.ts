import type { ReviewDetail, ReviewItem, ReviewKind } from '@plyhaat/contract/admin/admin';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';

/** Which items are wanted: those of a status and, with `q`, those whose name or owner's name holds its words. */
export type QueueFilter = { readonly status: Approval; readonly q?: string | undefined };

/** A page of the queue: what waits longest first, what was decided latest first. */
export type QueuePage = QueueFilter & { readonly limit: number; readonly offset: number };

export type Verdict = {
  readonly id: string;
  readonly decision: 'approve' | 'reject';
  /** The version the decider saw. */
  readonly version: string;
  readonly actorId: string;
  readonly reason: string | null;
  /** Of a product: its licence was looked up. */
  readonly licenceChecked: boolean;
};
export type Rejection = Verdict & { readonly reason: string };

/** What every item under review says of itself once it is locked. */
export type Locked = {
  readonly version: string;
  readonly status: Approval;
  readonly ownerId: string | null;
  /** Of a report: whose item it is about, who does not decide on it either. */
  readonly subjectOwnerId?: string | null;
  readonly submittedAt: Date | string;
};

/** How a module's items join the review queue; README.md says what each part owes. */
export type ReviewDescriptor<Item extends Locked> = {
  readonly kind: ReviewKind;
  /** What the decider reads afterwards, where it is not 'Approved' and 'Rejected'. */
  readonly decided?: Readonly<Record<Verdict['decision'], string>>;
  count(db: Db, filter: QueueFilter): Promise<number>;
  list(deps: Deps, page: QueuePage): Promise<Omit<ReviewItem, 'kind'>[]>;
  read(deps: Deps, id: string): Promise<Omit<ReviewDetail, 'kind'> | undefined>;
  /** Locks the item until the transaction ends; its version and status are those of the newest save. */
  lock(db: Db, id: string): Promise<Item | undefined>;
  approve(db: Db, item: NoInfer<Item>, verdict: Verdict): Promise<void>;
  reject(db: Db, item: NoInfer<Item>, verdict: Rejection): Promise<void>;
};

/** What the queue's owner checks and notes of an item that is about to be decided, in the deciding transaction. */
export type OnLocked = (db: Db, item: Locked) => Promise<void>;

/** One kind as the queue uses it. */
export type Reviewable = Pick<ReviewDescriptor<Locked>, 'kind' | 'decided' | 'count' | 'list' | 'read'> & {
  /** Locks an item that waits for somebody else's decision. */
  lockWaiting(db: Db, item: Pick<Verdict, 'id' | 'actorId'>): Promise<Locked>;
  decide(db: Db, verdict: Verdict, onLocked: OnLocked): Promise<void>;
};
