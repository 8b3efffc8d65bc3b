import type { LastSave } from './SavedState.tsx';

/** Why it was sent back, or what the public sees meanwhile. */
export function ApprovalNote({ approved, isPublic, rejectReason }: LastSave) {
  if (approved === 'APPROVED') return null;
  const meanwhile = isPublic ? ' Buyers still see the approved version.' : '';
  if (approved === 'PENDING')
    return (
      <p className="mt-1 text-ink-2 text-meta">{`Our team is checking ${isPublic ? 'your changes' : 'it'}.${meanwhile}`}</p>
    );
  return (
    <p className="mt-1 text-meta wrap-anywhere">
      <span className="font-medium text-brick">{rejectReason}</span>
      {meanwhile && <span className="text-ink-2">{meanwhile}</span>}
    </p>
  );
}
