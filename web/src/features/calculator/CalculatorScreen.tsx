import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useState } from 'react';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { groupsOf } from './estimate.ts';
import { PlanForm } from './PlanForm.tsx';
import { firstPlan, type Plan, readPlan, storedPlan, storePlan } from './plan.ts';
import { Result } from './Result.tsx';
import { ResultBar } from './ResultBar.tsx';

/** How many sheets a piece of furniture takes. All of it is worked out in the browser. */
export function CalculatorScreen() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [plan, setPlan] = useState<Plan>(() => firstPlan(t));
  useEffect(() => setPlan(storedPlan(firstPlan(t))), [t]);
  const change = (part: Partial<Plan>) => {
    const changed = { ...plan, ...part };
    setPlan(changed);
    storePlan(changed);
  };
  // Typing goes on while the layout is worked out.
  const settled = useDeferredValue(plan);
  const { parts, kerf, rate, problems } = readPlan(settled, t);
  const isReadable = Object.keys(problems).length === 0;
  const groups = hydrated && isReadable ? groupsOf(parts, settled.size, kerf) : null;
  return (
    <div className="wrap py-6 lg:py-10">
      <Head
        title={t`Sheet Calculator`}
        description={t`How many plywood sheets a wardrobe, a kitchen or doors take: a cutting layout, wastage, edge band, laminate and weight.`}
        path="/calculator"
      />
      <Crumbs crumbs={[{ name: t`Sheet Calculator`, path: '/calculator' }]} />
      <h1 className="mt-2 text-head">
        <Trans>Sheet Calculator</Trans>
      </h1>
      <p className="mt-1 max-w-[68ch] text-ink-2 print:hidden">
        <Trans>
          Enter your sizes and see how to cut them, how many sheets to buy and what is left over. It works offline too,
          once opened.
        </Trans>
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] print:block">
        <PlanForm plan={plan} problems={problems} onChange={change} />
        <section aria-label={t`What you need`} aria-live="polite" className="min-w-0">
          {!hydrated && <ResultSkeleton />}
          {hydrated && !isReadable && (
            <p className="text-ink-2">
              <Trans>Correct the marked sizes to see the layout.</Trans>
            </p>
          )}
          {groups && <Result plan={settled} parts={parts} groups={groups} kerf={kerf} rate={rate} />}
        </section>
      </div>
      {groups && <ResultBar plan={settled} groups={groups} rate={rate} />}
    </div>
  );
}

function ResultSkeleton() {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Loading label={t`Working out the layout`} />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} corners="card" className="h-24" />
      ))}
    </div>
  );
}
