import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { BulkReject } from './BulkReject.tsx';
import { Hint } from './DecisionButtons.tsx';
import { sendDecisions } from './review.queries.ts';
import * as TEXTS from './texts.ts';
import type { Decided } from './useHeldDecision.ts';
import type { Selection } from './useSelection.ts';

type Props = { selection: Selection; onDecide: (decided: Decided) => void };

/** What is selected of one seller is decided at once. */
export function BulkBar({ selection, onDecide }: Props) {
  const { items, kin, selectKin, clear } = selection;
  const [rejects, setRejects] = useState(false);
  const owner = items[0]?.owner;
  const decide = (decision: 'approve' | 'reject', reason?: string) => {
    if (!owner) return;
    const named = items.flatMap(({ kind, _id, version }) => (kind === 'report' ? [] : [{ kind, _id, version }]));
    const body = { ownerId: owner._id, decision, items: named, ...(reason && { reason }) };
    const text = (decision === 'approve' ? TEXTS.approvedCount : TEXTS.rejectedCount)(items.length);
    setRejects(false);
    clear();
    onDecide({ items, text, send: sendDecisions(items, body) });
  };
  return (
    <>
      {owner && (
        <section
          aria-label={TEXTS.selected}
          className="flex flex-wrap items-center gap-2 bg-night py-1.5 pr-2 pl-4 font-semibold text-cream text-ui max-lg:sticky max-lg:top-15 max-lg:z-10"
        >
          <p role="status" className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {TEXTS.selectedOf(items.length, owner.name)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="glass" tight onClick={clear}>
              {TEXTS.clear}
            </Button>
            {kin.length > items.length && (
              <Button variant="glass" tight onClick={selectKin}>
                {TEXTS.selectAllOf(kin.length)}
              </Button>
            )}
            <Button variant="glass" tight onClick={() => setRejects(true)}>
              {TEXTS.rejectCount(items.length)}
            </Button>
            <Button variant="light" data-key="A" onClick={() => decide('approve')}>
              {TEXTS.approveCount(items.length)}
              <Hint letter={TEXTS.shiftA} />
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
