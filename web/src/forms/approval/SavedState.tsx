import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Difference } from '@plyhaat/contract/catalog/product-content';
import type { Approval } from '@plyhaat/contract/core/approval';
import { ApprovalBadge } from './ApprovalBadge.tsx';

export type LastSave = {
  readonly approved?: Approval | undefined;
  readonly isPublic?: boolean | undefined;
  readonly rejectReason?: string | null | undefined;
  readonly differences?: readonly Difference[] | undefined;
};

/** How far the last save is, why it was sent back, and what it changes of the public version. */
export function SavedState({ approved, isPublic, rejectReason, differences = [] }: LastSave) {
  const { t } = useLingui();
  if (approved === 'APPROVED') return null;
  return (
    <section aria-label={t`Approval`} className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <ApprovalBadge state={approved} />
        <p className="text-ui wrap-anywhere">
          {approved === 'PENDING' ? t`Our team is checking your changes.` : rejectReason}
          {isPublic && (
            <>
              {' '}
              <Trans>Buyers still see the approved version.</Trans>
            </>
          )}
        </p>
      </div>
      {differences.length > 0 && <Differences lines={differences} />}
    </section>
  );
}

function Differences({ lines }: { lines: readonly Difference[] }) {
  const { t } = useLingui();
  const count = lines.length;
  return (
    <details className="group text-ui">
      <summary className="link w-fit min-h-11 content-center">
        <Plural value={count} one="See 1 change" other={`See ${count} changes`} />
      </summary>
      <dl className="mt-1 grid gap-3">
        {lines.map(({ label, before, after }) => (
          <div key={label} className="grid gap-1 border-line border-t pt-3 sm:grid-cols-[9rem_1fr_1fr] sm:gap-4">
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">
              <span className="text-ink-3 text-meta">
                <Trans>Public:</Trans>{' '}
              </span>
              {before ?? t`Empty`}
            </dd>
            <dd className="whitespace-pre-line wrap-anywhere">
              <span className="text-ink-3 text-meta">
                <Trans>Saved:</Trans>{' '}
              </span>
              {after ?? t`Empty`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
