import { useDeferredValue, useEffect, useState } from 'react';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { groupsOf } from './estimate.ts';
import { PlanForm } from './PlanForm.tsx';
import { FIRST_PLAN, type Plan, readPlan, storedPlan, storePlan } from './plan.ts';
import { Result } from './Result.tsx';
import { ResultBar } from './ResultBar.tsx';
import { WORDS } from './words.ts';

/** How many sheets a piece of furniture takes. All of it is worked out in the browser. */
export function CalculatorScreen() {
  const hydrated = useHydrated();
  const [plan, setPlan] = useState<Plan>(FIRST_PLAN);
  useEffect(() => setPlan(storedPlan()), []);
  const change = (part: Partial<Plan>) => {
    const changed = { ...plan, ...part };
    setPlan(changed);
    storePlan(changed);
  };
  // Typing goes on while the layout is worked out.
  const settled = useDeferredValue(plan);
  const { parts, kerf, rate, problems } = readPlan(settled);
  const isReadable = Object.keys(problems).length === 0;
  const groups = hydrated && isReadable ? groupsOf(parts, settled.size, kerf) : null;
  return (
    <div className="wrap py-6 lg:py-10">
      <Head title={WORDS.title} description={WORDS.description} path="/calculator" />
      <Crumbs crumbs={[{ name: WORDS.title, path: '/calculator' }]} />
      <h1 className="mt-2 text-head">{WORDS.title}</h1>
      <p className="mt-1 max-w-[68ch] text-ink-2 print:hidden">{WORDS.intro}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] print:block">
        <PlanForm plan={plan} problems={problems} onChange={change} />
        <section aria-label={WORDS.result} aria-live="polite" className="min-w-0">
          {!hydrated && <ResultSkeleton />}
          {hydrated && !isReadable && <p className="text-ink-2">{WORDS.mend}</p>}
          {groups && <Result plan={settled} parts={parts} groups={groups} kerf={kerf} rate={rate} />}
        </section>
      </div>
      {groups && <ResultBar plan={settled} groups={groups} rate={rate} />}
    </div>
  );
}

function ResultSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Loading label={WORDS.waiting} />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} corners="card" className="h-24" />
      ))}
    </div>
  );
}
