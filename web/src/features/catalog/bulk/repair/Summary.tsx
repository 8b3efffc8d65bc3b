import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Cause } from '@plyhaat/contract/catalog/batch-repair';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { Progress } from '#ui/display/Progress.tsx';
import { isSolved } from './cause-words.ts';

const written = (count: number) => count.toLocaleString('en-IN');
const readyOf = ({ fresh, changed, same }: Batch) => fresh + changed + same;

const ready = (count: number) => msg`${{ count: written(count) }} ready`;
const waiting = (count: number) => msg`${{ count: written(count) }} wait for a picture`;
const toCorrect = (count: number) => msg`${{ count: written(count) }} to correct`;
const leftOutOf = (count: number) => msg`${{ count: written(count) }} left out`;

/** How many rows are ready, wait and are to be corrected; while a job checks, how far it is. */
export function Summary({ batch, causes }: { batch: Batch; causes: readonly Cause[] }) {
  const { t } = useLingui();
  const { rows, checked, draft, faulty, leftOut, state } = batch;
  const isChecking = state !== 'checked';
  const done = t`Checked ${{ done: written(checked) }} of ${{ all: written(rows) }} rows`;
  const parts = [
    { count: readyOf(batch), label: ready(readyOf(batch)), fill: 'fill-leaf-fill', dot: 'bg-leaf-fill' },
    { count: draft, label: waiting(draft), fill: 'fill-ply-1', dot: 'bg-ply-1' },
    { count: faulty, label: toCorrect(faulty), fill: 'fill-ply-2', dot: 'bg-ply-2' },
    { count: leftOut, label: leftOutOf(leftOut), fill: 'fill-line-2', dot: 'bg-line-2' },
  ];
  return (
    <section
      aria-label={t`Progress`}
      className="grid gap-2 rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-5">
        <p role="status" className="text-title tabular-nums">
          {isChecking ? (
            done
          ) : (
            <Trans>
              <b>{written(readyOf(batch))}</b> of {written(rows)} rows are ready
            </Trans>
          )}
        </p>
        {causes.length > 0 && (
          <p className="text-ink-2 text-ui tabular-nums">
            {t`${{ done: causes.filter(isSolved).length }} of ${{ all: causes.length }} causes solved`}
          </p>
        )}
      </div>
      {isChecking ? (
        <Progress label={done} value={checked} max={Math.max(1, rows)} />
      ) : (
        <Bar parts={parts} all={Math.max(1, rows)} />
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-ui tabular-nums">
        {parts
          .filter(({ count }, at) => count > 0 || at === 0)
          .map(({ label, dot }) => (
            <li key={dot} className="inline-flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 rounded-xs ${dot}`} />
              {t(label)}
            </li>
          ))}
      </ul>
    </section>
  );
}

type Part = { count: number; fill: string };

/** A drawing, because widths by style attributes are forbidden; the list below it says the same. */
function Bar({ parts, all }: { parts: readonly Part[]; all: number }) {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { count }) => sum + count, 0));
  return (
    <svg
      viewBox={`0 0 ${all} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2.5 w-full rounded-full bg-line"
    >
      {parts.map(({ count, fill }, at) => (
        <rect key={fill} x={starts[at]} width={count} height={10} className={fill} />
      ))}
    </svg>
  );
}
