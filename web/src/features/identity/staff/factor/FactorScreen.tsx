import type { FactorState } from '@plyhaat/contract/identity/staff/factor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { useCrumb } from '#console/crumb.ts';
import { Head } from '#shell/Head.tsx';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { EnterFactor } from './EnterFactor.tsx';
import { factorState } from './factor.queries.ts';
import { SetUpFactor } from './SetUpFactor.tsx';
import * as TEXTS from './texts.ts';

/** /admin/factor: every member of staff turns its own second factor on, or sets it up again. */
export function FactorScreen() {
  const { user } = useSession();
  useCrumb(TEXTS.secondFactor);
  const found = useQuery(factorState(user?._id ?? ''));
  return (
    <>
      <Head title={TEXTS.secondFactor} />
      <div className="px-[clamp(1rem,2.4vw,2rem)] py-8">
        {found.isPending && <Loading />}
        {found.isError && (
          <ErrorState text={TEXTS.failedToLoad} onRetry={() => void found.refetch()} busy={found.isFetching} />
        )}
        {found.data && <Own state={found.data} onChanged={() => void found.refetch()} />}
      </div>
    </>
  );
}

type Step = 'state' | 'enter' | 'setUp';

function Own({ state, onChanged }: { state: FactorState; onChanged: () => void }) {
  const [step, setStep] = useState<Step>('state');
  const done = () => {
    setStep('state');
    onChanged();
  };
  if (step === 'enter') return <EnterFactor onDone={() => setStep('setUp')} />;
  if (step === 'setUp')
    return <SetUpFactor title={TEXTS.setUpTitle} text={state.isOn ? TEXTS.replaceText : TEXTS.offered} onDone={done} />;
  return (
    <section className="grid max-w-140 gap-5">
      <h1 className="flex flex-wrap items-center gap-3 text-head">
        {TEXTS.secondFactor} <Badge tone={state.isOn ? 'ok' : 'wait'}>{state.isOn ? TEXTS.isOn : TEXTS.isOff}</Badge>
      </h1>
      <p className="text-ink-2">{state.isOn ? TEXTS.onText : TEXTS.offered}</p>
      {state.isOn && <p>{TEXTS.codesLeft(state.recoveryCodesLeft)}</p>}
      <div>
        <Button
          variant={state.isOn ? 'line' : 'primary'}
          onClick={() => setStep(state.isOn && !state.isVerified ? 'enter' : 'setUp')}
        >
          {state.isOn ? TEXTS.replace : TEXTS.setUp}
        </Button>
      </div>
    </section>
  );
}
