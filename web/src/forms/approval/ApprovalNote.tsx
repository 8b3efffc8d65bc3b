import type { LastSave } from './SavedState.tsx';
import * as TEXTS from './texts.ts';

/** Why it was sent back, or what the public sees meanwhile. */
export function ApprovalNote({ approved, isPublic, rejectReason }: LastSave) {
  if (approved === 'APPROVED') return null;
  const meanwhile = isPublic ? TEXTS.buyersStillSeeThe : '';
  if (approved === 'PENDING')
    return (
      <p className="mt-1 text-ink-2 text-meta">
        {TEXTS.ourTeamIsChecking(isPublic ? 'your changes' : 'it', meanwhile)}
      </p>
    );
  return (
    <p className="mt-1 text-meta wrap-anywhere">
      <span className="font-medium text-brick">{rejectReason}</span>
      {meanwhile && <span className="text-ink-2">{meanwhile}</span>}
    </p>
  );
}
