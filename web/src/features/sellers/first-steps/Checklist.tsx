import { Trans, useLingui } from '@lingui/react/macro';
import type { FirstSteps } from '@plyhaat/contract/sellers/first-steps';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import { minutesLeft, type ShownStep, useShownSteps } from './steps.ts';

/** The four steps with their progress; `brief` leaves out the lines and names only the next action. */
export function Checklist({ steps, brief = false }: { steps: FirstSteps; brief?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const total = steps.steps.length;
  const minutes = minutesLeft(steps);
  const shown = useShownSteps(steps);
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 p-4 sm:p-6">
        <h2 id={id} className="text-title">
          <span className="sr-only">
            <Trans>First steps</Trans>
          </span>{' '}
          {t`${{ count: steps.done }} of ${total} done`}
        </h2>
        {minutes > 0 && (
          <span className="text-ink-2 text-ui">
            <Trans>{minutes} min left</Trans>
          </span>
        )}
        <Progress label={t`First steps`} value={steps.done} max={total} tone="leaf" className="h-2 basis-full" />
      </div>
      <ol>
        {shown.map((step, at) => (
          <StepRow key={step.step} step={step} number={at + 1} brief={brief} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step, number, brief }: { step: ShownStep; number: number; brief: boolean }) {
  const { state, isNext, title, line, reason } = step;
  return (
    <li
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 border-line border-t px-4 sm:gap-x-4 sm:px-6',
        brief ? 'py-2.5' : 'py-4 sm:py-5 md:grid-cols-[auto_minmax(0,1fr)_auto]',
        isNext && 'bg-teak-soft',
      )}
    >
      <Mark step={step} number={number} />
      <div className="min-w-0 self-center">
        <h3 className={classes('text-body', state === 'open' ? 'font-semibold' : 'font-medium text-ink-2')}>
          {state === 'open' ? (
            title
          ) : (
            <Trans>
              {title}
              <span className="sr-only">, done</span>
            </Trans>
          )}
        </h3>
        {(!brief || reason) && (
          <p className={classes('mt-0.5 text-ui wrap-anywhere', reason ? 'text-brick' : 'text-ink-2')}>{line}</p>
        )}
      </div>
      {(!brief || isNext) && <End step={step} brief={brief} />}
    </li>
  );
}

function Mark({ step: { state, isNext }, number }: { step: ShownStep; number: number }) {
  const look =
    state === 'open'
      ? classes('border font-semibold', isNext ? 'border-ink bg-ink text-paper' : 'border-line-2 text-ink-2')
      : 'bg-leaf text-paper';
  return (
    <span aria-hidden="true" className={`grid size-8 place-items-center rounded-full text-ui tabular-nums ${look}`}>
      {state === 'open' ? number : <Check size={18} strokeWidth={2.5} />}
    </span>
  );
}

/** What is left to do, or how far it is. */
function End({ step: { state, isNext, tab, action }, brief }: { step: ShownStep; brief: boolean }) {
  const { t } = useLingui();
  return (
    <div className={classes('col-start-2 mt-3', !brief && 'md:col-start-3 md:row-start-1 md:mt-0 md:self-center')}>
      {state === 'open' ? (
        <Link to="/account" search={{ tab }} className={buttonClass({ variant: isNext ? 'primary' : 'line' })}>
          {action}
        </Link>
      ) : (
        <Badge tone={state === 'sent' ? 'wait' : 'ok'}>{state === 'sent' ? t`Pending` : t`Done`}</Badge>
      )}
    </div>
  );
}
