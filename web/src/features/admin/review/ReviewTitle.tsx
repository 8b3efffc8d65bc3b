import type { OwnerFacts, ReviewDetail } from '@plyhaat/contract/admin/admin';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Verified } from '#ui/display/Verified.tsx';
import * as TEXTS from './texts.ts';

const whoseWords = ({ kind, automatic }: ReviewDetail) => {
  if (automatic) return TEXTS.heldBackAutomaticallyWritten;
  return kind === 'report' ? TEXTS.reportedBy : TEXTS.from;
};

/** What it is, whose, and since when it waits. */
export function ReviewTitle({ detail, isFocused }: { detail: ReviewDetail; isFocused: boolean }) {
  const { title, about, owner, ownerFacts, link, submittedAt } = detail;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-36 text-title outline-none wrap-anywhere">
        {title}
      </h2>
      <p className="text-ink-2 text-ui wrap-anywhere">{about}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-2 text-ui">
        <span>
          {whoseWords(detail)} {owner?.name ?? TEXTS.aFormerMember}
        </span>
        {ownerFacts && <Facts facts={ownerFacts} />}
        <time dateTime={submittedAt}>{formatMoment(new Date(submittedAt))}</time>
        {link && (
          <Link to={link} target="_blank" data-key="o" aria-keyshortcuts="o" className="link">
            {TEXTS.viewAsABuyer}
          </Link>
        )}
      </p>
    </div>
  );
}

function Facts({ facts: { role, city, isVerified, live, listings, rejections } }: { facts: OwnerFacts }) {
  return (
    <>
      {isVerified && <Verified />}
      <span>{city ? TEXTS.roleIn(roleLabel(role), city) : roleLabel(role)}</span>
      {isBusiness(role) && <span>{TEXTS.listingsLive(live, listings)}</span>}
      {rejections > 0 && <span>{TEXTS.rejectionsOf(rejections)}</span>}
    </>
  );
}
