import { Trans } from '@lingui/react/macro';
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

function Owner({ detail: { owner } }: { detail: ReviewDetail }) {
  const mayOpen = may(useSession().user?.role, 'manage');
  if (owner && mayOpen) return <MemberLink member={owner} />;
  return owner?.name ?? <Trans>a former member</Trans>;
}

function Whose({ detail }: { detail: ReviewDetail }) {
  const who = <Owner detail={detail} />;
  if (detail.automatic) return <Trans>Held back automatically. Written by {who}</Trans>;
  return detail.kind === 'report' ? <Trans>Reported by {who}</Trans> : <Trans>From {who}</Trans>;
}

/** What it is, whose, and since when it waits. */
export function ReviewTitle({ detail, isFocused }: { detail: ReviewDetail; isFocused: boolean }) {
  const { kind, title, about, ownerFacts, link, submittedAt } = detail;
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
          <Whose detail={detail} />
          {ownerFacts?.isVerified && kind !== 'report' && <Verified className="ml-1" />}
        </span>
        {ownerFacts && kind !== 'report' && <Where facts={ownerFacts} />}
        <span className="wrap-anywhere">{about}</span>
        <time dateTime={submittedAt}>{formatMoment(new Date(submittedAt))}</time>
        {link && (
          <Link to={link} target="_blank" data-key="v" aria-keyshortcuts="v" className="link">
            <Trans>View as a buyer</Trans>
          </Link>
        )}
      </p>
    </div>
  );
}

function Where({ facts: { role, city } }: { facts: OwnerFacts }) {
  const name = roleLabel(role);
  return (
    <span>
      {city ? (
        <Trans>
          {name}, {city}
        </Trans>
      ) : (
        name
      )}
    </span>
  );
}
