import { Trans, useLingui } from '@lingui/react/macro';
import type { Cause } from '@plyhaat/contract/catalog/batch-repair';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { Check } from 'lucide-react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { useSay } from '#ui/said.ts';
import { remedying, undoing } from '../repair.queries.ts';
import { CauseFix } from './CauseFix.tsx';
import { causeHelp, causeTitle, isSolved, solution } from './cause-words.ts';

type Props = { batch: Batch; causes: readonly Cause[]; chosen: string | undefined; onChoose: (key: string) => void };

/** What is wrong, each cause once with what helps all of its rows; what is solved stands last. */
export function CauseList({ batch, causes, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const sorted = causes.toSorted((a, b) => Number(isSolved(a)) - Number(isSolved(b)));
  return (
    <section aria-label={t`What to repair`} className="overflow-hidden rounded-card border border-line bg-surface">
      <ProposeAll batch={batch} causes={causes} />
      {causes.length === 0 && (
        <p className="p-5 text-ink-2 text-ui">
          <Trans>Nothing to repair. Every row can go on.</Trans>
        </p>
      )}
      <ul>
        {sorted.map((cause) => (
          <CauseItem
            key={cause.key}
            batch={batch}
            cause={cause}
            isChosen={cause.key === chosen}
            onChoose={() => onChoose(cause.key)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Several brands that are new, in one press. */
function ProposeAll({ batch, causes }: Pick<Props, 'batch' | 'causes'>) {
  const change = useChange(remedying(batch._id), { success: null, refresh: [['batches']], refreshOnError: true });
  const count = causes.filter((cause) => cause.kind === 'brand' && !isSolved(cause)).length;
  if (count < 2) return null;
  return (
    <div className="border-line border-b p-3">
      <Button
        variant="line"
        tight
        disabled={change.isPending || batch.state !== 'checked'}
        onClick={() => change.mutate({ cause: 'brand', kind: 'newBrand' })}
      >
        <Trans>Propose all {count} new brands</Trans>
      </Button>
    </div>
  );
}

type ItemProps = { batch: Batch; cause: Cause; isChosen: boolean; onChoose: () => void };

function CauseItem({ batch, cause, isChosen, onChoose }: ItemProps) {
  const { t } = useLingui();
  const say = useSay();
  const solved = isSolved(cause);
  const count = solved ? cause.rows : cause.left;
  const help = causeHelp(cause, t);
  return (
    <li
      aria-current={isChosen || undefined}
      className={classes(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-line border-t p-4 pl-3 text-ui first:border-t-0',
        isChosen && 'border-l-3 border-l-teak bg-teak-soft',
      )}
    >
      <span
        className={classes('row-span-3 text-right text-title tabular-nums', solved ? 'text-ink-3' : 'font-semibold')}
      >
        {count.toLocaleString('en-IN')}
      </span>
      <h3 className={classes('pt-1', solved ? 'text-ink-3' : 'font-semibold')}>{say(causeTitle(cause, say))}</h3>
      {help && !solved && <p className="text-ink-2">{help}</p>}
      {solved ? <Solved batch={batch} cause={cause} /> : <CauseFix batch={batch} cause={cause} onChoose={onChoose} />}
    </li>
  );
}

function Solved({ batch, cause }: { batch: Batch; cause: Cause }) {
  const { t } = useLingui();
  const say = useSay();
  const undo = useChange(undoing(batch._id), { success: null, refresh: [['batches']], refreshOnError: true });
  return (
    <p className="col-start-2 flex flex-wrap items-center gap-x-2">
      <span className="inline-flex items-center gap-1 text-leaf text-meta">
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        {t(solution(cause))}
      </span>
      {cause.remedy && batch.state === 'checked' && (
        <button
          type="button"
          aria-label={t`Undo: ${{ cause: say(causeTitle(cause, say)) }}`}
          className="link min-h-11 px-1 text-ui lg:min-h-9"
          disabled={undo.isPending}
          onClick={() => undo.mutate(cause.key)}
        >
          <Trans>Undo</Trans>
        </button>
      )}
    </p>
  );
}
