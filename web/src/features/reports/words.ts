import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { REPORT_REASONS, ReportKind } from '@plyhaat/contract/reports/reports';

type Words = {
  /** Of the button and of the dialog. */
  readonly report: MessageDescriptor;
  /** Why a visitor is asked to sign in. */
  readonly signIn: MessageDescriptor;
};

/** `name` is who wrote a review or its reply, or the store. */
const WORDS: Readonly<Partial<Record<ReportKind, (name: string) => Words>>> = {
  product: () => ({ report: msg`Report this product`, signIn: msg`Sign in to report this product` }),
  requirement: () => ({ report: msg`Report this requirement`, signIn: msg`Sign in to report this requirement` }),
  reel: () => ({ report: msg`Report this reel`, signIn: msg`Sign in to report this reel` }),
  comment: () => ({ report: msg`Report this comment`, signIn: msg`Sign in to report this comment` }),
  review: (name) => ({
    report: msg`Report the review of ${name}`,
    signIn: msg`Sign in to report the review of ${name}`,
  }),
  reply: (name) => ({ report: msg`Report the reply of ${name}`, signIn: msg`Sign in to report the reply of ${name}` }),
};

export const reportWords = (kind: ReportKind, name = ''): Words =>
  WORDS[kind]?.(name) ?? { report: msg`Report ${name}`, signIn: msg`Sign in to report ${name}` };

/** What the dialog offers; staff read the English word. */
export const REASONS: Readonly<Record<(typeof REPORT_REASONS)[number], MessageDescriptor>> = {
  'Wrong or misleading information': msg`Wrong or misleading information`,
  'Wrong price': msg`Wrong price`,
  'Copied pictures or brand': msg`Copied pictures or brand`,
  'Offensive words': msg`Offensive words`,
  'Spam or fraud': msg`Spam or fraud`,
  'Something else': msg`Something else`,
};
