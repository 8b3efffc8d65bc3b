import type { Difference } from '@plyhaat/contract/catalog/product-content';
import type { Approval } from '@plyhaat/contract/core/approval';
import { ApprovalBadge } from './ApprovalBadge.tsx';
import * as TEXTS from './texts.ts';

export type LastSave = {
  readonly approved?: Approval | undefined;
  readonly isPublic?: boolean | undefined;
  readonly rejectReason?: string | null | undefined;
  readonly differences?: readonly Difference[] | undefined;
};

/** How far the last save is, why it was sent back, and what it changes of the public version. */
export function SavedState({ approved, isPublic, rejectReason, differences = [] }: LastSave) {
  if (approved === 'APPROVED') return null;
  return (
    <section aria-label={TEXTS.approval} className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <ApprovalBadge state={approved} />
        <p className="text-ui wrap-anywhere">
          {approved === 'PENDING' ? TEXTS.ourTeamIsCheckingYour : rejectReason}
          {isPublic && TEXTS.buyersStillSeeThe}
        </p>
      </div>
      {differences.length > 0 && <Differences lines={differences} />}
    </section>
  );
}

function Differences({ lines }: { lines: readonly Difference[] }) {
  return (
    <details className="group text-ui">
      <summary className="link w-fit min-h-11 content-center">
        {lines.length === 1 ? TEXTS.see1Change : TEXTS.seeCountChanges(lines.length)}
      </summary>
      <dl className="mt-1 grid gap-3">
        {lines.map(({ label, before, after }) => (
          <div key={label} className="grid gap-1 border-line border-t pt-3 sm:grid-cols-[9rem_1fr_1fr] sm:gap-4">
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">
              <span className="text-ink-3 text-meta">{TEXTS.publicLabel} </span>
              {before ?? TEXTS.empty}
            </dd>
            <dd className="whitespace-pre-line wrap-anywhere">
              <span className="text-ink-3 text-meta">{TEXTS.saved} </span>
              {after ?? TEXTS.empty}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
