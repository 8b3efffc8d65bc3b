import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueueAge } from '@plyhaat/contract/admin/overview';
import { Link } from '@tanstack/react-router';
import { InWords } from '#console/table/cells.tsx';
import { ChartPanel } from '#ui/charts/ChartPanel.tsx';
import { counted } from '#ui/charts/figures.ts';
import { classes } from '#ui/classes.ts';
import { KIND_NAMES } from '../review/review.words.ts';
import { ageText } from './overview.words.ts';

const FILLS = ['fill-ply-1', 'fill-ply-2', 'fill-teak-fill', 'fill-brick'] as const;
const TOO_OLD = 3 * 86_400;

const AGES = [msg`Under 4 h`, msg`Under a day`, msg`1 to 3 days`, msg`Over 3 days`] as const;

const Age = ({ age, count }: { age: number; count: number }) => (count > 0 ? <InWords said={ageText(age)} /> : '–');

function useColumns() {
  const { t } = useLingui();
  return [
    { head: t`Kind`, cell: ({ kind }: QueueAge) => t(KIND_NAMES[kind]) },
    { head: t`Waiting`, cell: ({ waiting }: QueueAge) => counted(waiting) },
    { head: t`Oldest`, cell: ({ oldest, waiting }: QueueAge) => <Age age={oldest} count={waiting} /> },
    { head: t`Median`, cell: ({ median, waiting }: QueueAge) => <Age age={median} count={waiting} /> },
    {
      head: t`Before`,
      cell: ({ before }: QueueAge) =>
        before && before.waiting > 0 ? `${counted(before.waiting)} · ${t(ageText(before.oldest))}` : '–',
    },
  ];
}

/** What waits for a decision and for how long, by kind. */
export function QueuePanel({ queue, waiting }: { queue: readonly QueueAge[]; waiting: number }) {
  const { t } = useLingui();
  const most = Math.max(1, ...queue.map((row) => row.waiting));
  return (
    <ChartPanel
      title={t`Queue ages`}
      caption={t`Queue ages`}
      columns={useColumns()}
      rows={queue}
      rowKey={({ kind }) => kind}
      className="xl:col-span-2"
      link={
        <Link to="/admin/review" className="link inline-flex min-h-11 items-center text-ui">
          {t`${{ count: counted(waiting) }} waiting`}
        </Link>
      }
    >
      {queue.length === 0 && (
        <p className="text-ink-2 text-ui">
          <Trans>Nothing waits.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line text-ui">
        {queue.map((row) => (
          <Row key={row.kind} row={row} most={most} />
        ))}
      </ul>
      <Legend />
    </ChartPanel>
  );
}

function Row({ row: { kind, waiting, ages, oldest, median }, most }: { row: QueueAge; most: number }) {
  const { t } = useLingui();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_2rem_7.5rem]">
      <Link
        to="/admin/review"
        search={{ kind }}
        className="inline-flex min-h-9 items-center font-semibold hover:underline"
      >
        {t(KIND_NAMES[kind])}
      </Link>
      <Bar ages={ages} most={most} />
      <span className="text-right font-semibold tabular-nums">{counted(waiting)}</span>
      <span className="min-w-22 whitespace-nowrap text-right text-meta">
        <span className={classes('block', oldest > TOO_OLD ? 'font-semibold text-brick' : 'text-ink-2')}>
          {t(ageText(oldest))}
        </span>
        <span className="block text-ink-3">{t`median ${{ age: t(ageText(median)) }}`}</span>
      </span>
    </li>
  );
}

/** Youngest at the left; its length is how many wait. */
function Bar({ ages, most }: { ages: QueueAge['ages']; most: number }) {
  const { t } = useLingui();
  const label = AGES.map((name, age) => `${t(name)} ${ages[age] ?? 0}`).join(', ');
  const share = (count: number) => `${(count / most) * 100}%`;
  return (
    <svg
      role="img"
      aria-label={label}
      className="h-3 w-full overflow-hidden rounded-sm max-sm:order-last max-sm:col-span-3"
    >
      <rect width="100%" height="100%" className="fill-sunken" />
      {ages.map((count, age) => {
        const start = ages.slice(0, age).reduce((sum, younger) => sum + younger, 0);
        return <rect key={FILLS[age]} x={share(start)} width={share(count)} height="100%" className={FILLS[age]} />;
      })}
    </svg>
  );
}

function Legend() {
  const { t } = useLingui();
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-meta">
      {AGES.map((name, age) => (
        <li key={name.id} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" width="10" height="10" className="flex-none">
            <rect width="10" height="10" rx="2" className={FILLS[age]} />
          </svg>
          {t(name)}
        </li>
      ))}
    </ul>
  );
}
