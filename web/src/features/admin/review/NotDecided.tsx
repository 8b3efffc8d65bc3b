import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { X } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { versionKey } from './review.words.ts';
import type { Refused } from './useHeldDecision.ts';

type Props = {
  rows: readonly Refused[];
  onShow: (item: ReviewItem) => void;
  onClose: (rows: readonly Refused[]) => void;
};

/** What could not be decided, each with its reason and the way to what it is now. */
export function NotDecided({ rows, onShow, onClose }: Props) {
  const { t } = useLingui();
  const { length: count } = rows;
  if (count === 0) return null;
  return (
    <div role="alert" className="flex items-start gap-3 bg-brick-soft px-4 py-2 text-brick text-ui">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <Plural value={count} one="1 item was not decided:" other={`${count} items were not decided:`} />
        </p>
        <ul className="grid gap-1">
          {rows.map((row) => (
            <li key={versionKey(row.item)} className="wrap-anywhere">
              <b className="font-semibold">{row.item.title}</b> <span>{row.message}</span>{' '}
              <button
                type="button"
                onClick={() => {
                  onClose([row]);
                  onShow(row.item);
                }}
                className="min-h-6 font-semibold underline"
              >
                <Trans>Show it as it is now</Trans>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="quiet" size="round" aria-label={t`Close`} onClick={() => onClose(rows)}>
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
