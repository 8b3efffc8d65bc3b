import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportKind } from '@plyhaat/contract/reports/reports';

/** What is reported; `name` is the seller's, or that of whoever wrote it. */
export type Reported = { readonly kind: ReportKind; readonly id: string; readonly name?: string };

type Words = (name: string) => MessageDescriptor;

const REPORT: Readonly<Record<ReportKind, Words>> = {
  product: () => msg`Report this product`,
  review: (name) => msg`Report the review of ${name}`,
  reply: (name) => msg`Report the reply of ${name}`,
  seller: (name) => msg`Report ${name}`,
  reel: () => msg`Report this reel`,
  comment: () => msg`Report this comment`,
  requirement: () => msg`Report this requirement`,
  opportunity: () => msg`Report this opportunity`,
  brand: () => msg`Report this brand`,
};

const SIGN_IN: Readonly<Record<ReportKind, Words>> = {
  product: () => msg`Sign in to report this product`,
  review: (name) => msg`Sign in to report the review of ${name}`,
  reply: (name) => msg`Sign in to report the reply of ${name}`,
  seller: (name) => msg`Sign in to report ${name}`,
  reel: () => msg`Sign in to report this reel`,
  comment: () => msg`Sign in to report this comment`,
  requirement: () => msg`Sign in to report this requirement`,
  opportunity: () => msg`Sign in to report this opportunity`,
  brand: () => msg`Sign in to report this brand`,
};

export const reportWords = ({ kind, name = '' }: Reported): MessageDescriptor => REPORT[kind](name);
export const signInToReport = ({ kind, name = '' }: Reported): MessageDescriptor => SIGN_IN[kind](name);
