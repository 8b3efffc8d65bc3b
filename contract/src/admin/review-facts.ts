import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';
import { listOfAtMost } from '../core/lists.ts';
import { Picture } from '../core/picture.ts';
import { Role } from '../core/roles.ts';
import { ReportKind } from '../reports/reports.ts';

/** What a decider should know of whose thing it is; all but `listings`, `live` and the reports counts 90 days. */
export const OwnerFacts = z.object({
  role: Role,
  city: z.nullable(z.string()),
  isVerified: z.boolean(),
  listings: z.int(),
  live: z.int(),
  /** Products decided on, and those of them sent back. */
  decided: z.int(),
  rejections: z.int(),
  /** About the member and what it published. */
  reports: z.int(),
  reportsUpheld: z.int(),
  leads: z.int(),
  answeredInADay: z.int(),
});
export type OwnerFacts = z.infer<typeof OwnerFacts>;

/** What is asked for one, as people read it, and for a square foot of what is sold by area. */
export const AskedPrice = z.object({ amount: z.number(), per: z.string(), sqft: z.nullable(z.number()) });
export type AskedPrice = z.infer<typeof AskedPrice>;

/** Of a product: its price beside the public one and the usual one (ADMIN-10). */
export const ReviewPrice = z.object({
  asked: AskedPrice,
  public: z.nullable(AskedPrice),
  /** For a square foot; null where the goods are not compared by it, or too few are known. */
  usual: z.nullable(z.object({ low: z.number(), high: z.number(), products: z.int() })),
});
export type ReviewPrice = z.infer<typeof ReviewPrice>;

/** A public product that may be the same one again. */
export const LikelySame = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  picture: z.nullable(Picture),
  seller: z.string(),
  isSameSeller: z.boolean(),
  asked: AskedPrice,
  why: z.enum(['picture', 'name']),
});
export type LikelySame = z.infer<typeof LikelySame>;
export const MOST_LIKELY = 3;

/** What else was said of a reported thing. */
export const OtherReport = z.object({
  _id: z.string(),
  reason: z.string(),
  message: z.nullable(z.string()),
  /** Null where a rule held it back, or the account was erased. */
  reporter: z.nullable(z.string()),
  status: Approval,
  createdAt: z.string(),
});
export type OtherReport = z.infer<typeof OtherReport>;
export const MOST_OTHER_REPORTS = 5;

/** Of a report: what was said of what, and how often its subject was reported. */
export const ReportFacts = z.object({
  kind: ReportKind,
  reason: z.string(),
  /** Without contacts. */
  message: z.nullable(z.string()),
  /** All reports of the same thing, this one among them. */
  ofSubject: z.int(),
  upheld: z.int(),
  /** The latest of the others. */
  others: listOfAtMost(OtherReport, MOST_OTHER_REPORTS),
});
export type ReportFacts = z.infer<typeof ReportFacts>;
