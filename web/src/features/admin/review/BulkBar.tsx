import type { BulkResult } from '@plyhaat/contract/admin/review';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { BulkReject } from './BulkReject.tsx';
import { Hint } from './DecisionButtons.tsx';
import { decidingMany } from './review.queries.ts';
import { itemKey } from './review.words.ts';
import * as TEXTS from './texts.ts';
import type { Selection } from './useSelection.ts';

type Props = { selection: Selection; onDecided: (keys: ReadonlySet<string>) => void };
type Refused = { readonly key: string; readonly title: string; readonly message: string };

/** What is selected of one seller is decided at once; what could not be decided stays, and is named. */
export function BulkBar({ selection, onDecided }: Props) {
  const { items, kin, selectKin, clear } = selection;
  const queries = useQueryClient();
  const bulk = useChange(decidingMany, {
    success: ({ decided }, { decision }) =>
      decided === 0 ? null : (decision === 'approve' ? TEXTS.approvedCount : TEXTS.rejectedCount)(decided),
    onSettled: () => void queries.invalidateQueries(),
  });
  const [rejects, setRejects] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const owner = items[0]?.owner;
  const refusedOf = (results: readonly BulkResult[]) =>
    results.flatMap((result) => {
      const title = items.find((item) => itemKey(item) === itemKey(result))?.title ?? '';
      return result.error ? [{ key: itemKey(result), title, message: result.message }] : [];
    });
  const decide = (decision: 'approve' | 'reject', reason?: string) => {
    if (!owner || bulk.isPending) return;
    const named = items.flatMap(({ kind, _id, version }) => (kind === 'report' ? [] : [{ kind, _id, version }]));
    bulk.mutate(
      { ownerId: owner._id, decision, items: named, ...(reason && { reason }) },
      {
        onSuccess: ({ data }) => {
          setRefused(refusedOf(data));
          setRejects(false);
          clear();
          onDecided(new Set(data.filter(({ error }) => error === null).map(itemKey)));
        },
      },
    );
  };
  return (
    <>
      <NotDecided rows={refused} onClose={() => setRefused([])} />
      {owner && (
        <section
          aria-label={TEXTS.selected}
          className="sticky top-17 z-10 flex flex-wrap items-center gap-2 rounded-card bg-night py-2 pr-2 pl-4 font-semibold text-cream text-ui shadow-pop"
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
            <Button variant="glass" tight disabled={bulk.isPending} onClick={() => setRejects(true)}>
              {TEXTS.rejectCount(items.length)}
            </Button>
            <Button variant="light" busy={bulk.isPending} data-key="A" onClick={() => decide('approve')}>
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
          isBusy={bulk.isPending}
          onReject={(reason) => decide('reject', reason)}
          onClose={() => setRejects(false)}
        />
      )}
    </>
  );
}

function NotDecided({ rows, onClose }: { rows: readonly Refused[]; onClose: () => void }) {
  if (rows.length === 0) return null;
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card bg-brick-soft px-4 py-3 text-brick text-ui">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{TEXTS.notDecided(rows.length)}</p>
        <ul className="mt-1 grid gap-1">
          {rows.map(({ key, title, message }) => (
            <li key={key} className="wrap-anywhere">
              <b className="font-semibold">{title}</b> {message}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="quiet" size="round" aria-label={TEXTS.dismiss} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
