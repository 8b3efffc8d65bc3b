import type { FactorState } from '@plyhaat/contract/identity/staff/factor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#api/session.ts';
import { useCrumb } from '#console/crumb.ts';
import { useChange } from '#forms/useChange.ts';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { EnterFactor } from './EnterFactor.tsx';
import { factorState, settingUp } from './factor.queries.ts';
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

function textFor(isOn: boolean, isReplacing: boolean, demo: boolean): string {
  if (!isOn) return TEXTS.offered;
  if (isReplacing) return TEXTS.replaceText;
  return demo ? TEXTS.onInDemo : TEXTS.onText;
}

function Own({ state, onChanged }: { state: FactorState; onChanged: () => void }) {
  const { demo } = useInstallation();
  const begin = useChange(settingUp, { success: null });
  const [isEntering, setIsEntering] = useState(false);
  const { isOn, isVerified, recoveryCodesLeft } = state;
  const done = () => {
    begin.reset();
    onChanged();
  };
  if (isEntering) {
    const goOn = () => {
      setIsEntering(false);
      begin.mutate();
    };
    return <EnterFactor onDone={goOn} />;
  }
  const again = (
    <div className="grid justify-items-start gap-5">
      <p>{TEXTS.codesLeft(recoveryCodesLeft)}</p>
      <Button variant="line" busy={begin.isPending} onClick={() => (isVerified ? begin.mutate() : setIsEntering(true))}>
        {TEXTS.replace}
      </Button>
    </div>
  );
  return (
    <SetUpFactor
      title={
        <>
          {TEXTS.secondFactor} <Badge tone={isOn ? 'ok' : 'wait'}>{isOn ? TEXTS.isOn : TEXTS.isOff}</Badge>
        </>
      }
      text={textFor(isOn, begin.data !== undefined, demo)}
      begin={begin}
      {...(isOn && { entry: again })}
      onDone={done}
    />
  );
}
