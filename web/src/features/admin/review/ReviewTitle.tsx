import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import type { OwnerFacts } from '@plyhaat/contract/admin/review-facts';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { may } from '@plyhaat/contract/core/roles';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSession } from '#api/session.ts';
import { MemberLink } from '#console/table/cells.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import * as TEXTS from './texts.ts';

const whoseWords = ({ kind, automatic }: ReviewDetail) => {
  if (automatic) return TEXTS.heldBackAutomaticallyWritten;
  return kind === 'report' ? TEXTS.reportedBy : TEXTS.from;
};

/** What it is, whose, and since when it waits. */
export function ReviewTitle({ detail, isFocused }: { detail: ReviewDetail; isFocused: boolean }) {
  const { kind, title, about, owner, ownerFacts, link, submittedAt } = detail;
  const mayOpen = may(useSession().user?.role, 'manage');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div className="min-w-0 flex-1">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-36 text-title outline-none wrap-anywhere">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-ui">
        <span>
          {whoseWords(detail)} {owner && mayOpen ? <MemberLink member={owner} /> : (owner?.name ?? TEXTS.aFormerMember)}
          {ownerFacts?.isVerified && kind !== 'report' && <Verified className="ml-1" />}
        </span>
        {ownerFacts && kind !== 'report' && <span>{whereText(ownerFacts)}</span>}
        <span className="wrap-anywhere">{about}</span>
        <time dateTime={submittedAt}>{formatMoment(new Date(submittedAt))}</time>
        {link && (
          <Link to={link} target="_blank" data-key="v" aria-keyshortcuts="v" className="link">
            {TEXTS.viewAsABuyer}
          </Link>
        )}
      </p>
    </div>
  );
}

const whereText = ({ role, city }: OwnerFacts) => (city ? TEXTS.roleIn(roleLabel(role), city) : roleLabel(role));
