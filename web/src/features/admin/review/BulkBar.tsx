import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { BulkReject } from './BulkReject.tsx';
import { Hint } from './DecisionButtons.tsx';
import { sendDecisions } from './review.queries.ts';
import type { Decided } from './useHeldDecision.ts';
import type { Selection } from './useSelection.ts';

type Props = { selection: Selection; onDecide: (decided: Decided) => void };

/** What is selected of one seller is decided at once. */
export function BulkBar({ selection, onDecide }: Props) {
  const { t } = useLingui();
  const { items, kin, selectKin, clear } = selection;
  const { length: count } = items;
  const [rejects, setRejects] = useState(false);
  const owner = items[0]?.owner;
  const decide = (decision: 'approve' | 'reject', reason?: string) => {
    if (!owner) return;
    const named = items.flatMap(({ kind, _id, version }) => (kind === 'report' ? [] : [{ kind, _id, version }]));
    const body = { ownerId: owner._id, decision, items: named, ...(reason && { reason }) };
    const text =
      decision === 'approve'
        ? t`${plural(count, { one: '1 item approved', other: `${count} items approved` })}`
        : t`${plural(count, { one: '1 item rejected', other: `${count} items rejected` })}`;
    setRejects(false);
    clear();
    onDecide({ items, text, send: sendDecisions(items, body) });
  };
  return (
    <>
      {owner && (
        <section
          aria-label={t`Selected items`}
          className="flex flex-wrap items-center gap-2 bg-night py-1.5 pr-2 pl-4 font-semibold text-cream text-ui max-lg:sticky max-lg:top-15 max-lg:z-10"
        >
          <p role="status" className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {t`${count} selected, all of ${{ seller: owner.name }}`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="glass" tight onClick={clear}>
              <Trans>Clear</Trans>
            </Button>
            {kin.length > count && (
              <Button variant="glass" tight onClick={selectKin}>
                {t`Select all ${{ count: kin.length }}`}
              </Button>
            )}
            <Button variant="glass" tight onClick={() => setRejects(true)}>
              <Trans>Reject {count}</Trans>
            </Button>
            <Button variant="light" data-key="A" onClick={() => decide('approve')}>
              <Trans>Approve {count}</Trans>
              <Hint letter="Shift A" />
            </Button>
          </div>
        </section>
      )}
      {owner && rejects && (
        <BulkReject
          items={items}
          seller={owner.name}
          onReject={(reason) => decide('reject', reason)}
          onClose={() => setRejects(false)}
        />
      )}
    </>
  );
}
