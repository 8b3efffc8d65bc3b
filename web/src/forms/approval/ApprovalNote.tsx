import { Trans } from '@lingui/react/macro';
import type { LastSave } from './SavedState.tsx';

/** Why it was sent back, or what the public sees meanwhile. */
export function ApprovalNote({ approved, isPublic, rejectReason }: LastSave) {
  if (approved === 'APPROVED') return null;
  if (approved === 'PENDING')
    return (
      <p className="mt-1 text-ink-2 text-meta">
        {isPublic ? (
          <Trans>Our team is checking your changes. Buyers still see the approved version.</Trans>
        ) : (
          <Trans>Our team is checking it.</Trans>
        )}
      </p>
    );
  return (
    <p className="mt-1 text-meta wrap-anywhere">
      <span className="font-medium text-brick">{rejectReason}</span>
      {isPublic && (
        <>
          {' '}
          <span className="text-ink-2">
            <Trans>Buyers still see the approved version.</Trans>
          </span>
        </>
      )}
    </p>
  );
}
