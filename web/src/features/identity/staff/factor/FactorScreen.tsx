import type { FactorState } from '@plyhaat/contract/identity/staff/factor';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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
import { factorState, renewing, settingUp, turningOff, verifying } from './factor.queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import * as TEXTS from './texts.ts';

/** /admin/factor: every member of staff turns its own second factor on or off, sets it up again or gets new recovery codes. */
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

type Asked = 'again' | 'codes' | 'off';
const NEW_CODES = { title: TEXTS.newCodes, text: TEXTS.newCodesText, submit: TEXTS.makeCodes };
const TURN_OFF = { title: TEXTS.turnOffTitle, text: TEXTS.turnOffText, submit: TEXTS.turnOff };

function Own({ state, onChanged }: { state: FactorState; onChanged: () => void }) {
  const { demo } = useInstallation();
  const begin = useChange(settingUp, { success: null });
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isConfirmed, setConfirmed] = useState(false);
  const { isVerified, recoveryCodesLeft } = state;
  const isOn = state.isOn || isConfirmed;
  const close = () => setAsked(undefined);
  const done = () => {
    begin.reset();
    setConfirmed(false);
    setCodes(undefined);
    close();
    onChanged();
  };
  if (codes)
    return (
      <section className={`${CARD} max-w-160`}>
        <RecoveryCodes title={TEXTS.newCodes} codes={codes} onSaved={done} />
      </section>
    );
  if (asked === 'again') {
    const goOn = () => {
      close();
      begin.mutate();
    };
    return <EnterFactor sending={verifying} onDone={goOn} onCancel={close} />;
  }
  if (asked === 'codes') return <EnterFactor {...NEW_CODES} sending={renewing} onDone={setCodes} onCancel={close} />;
  if (asked === 'off') return <EnterFactor {...TURN_OFF} sending={turningOff} onDone={done} onCancel={close} />;
  const entry = (
    <ul className="grid max-w-240 gap-4 lg:grid-cols-3">
      <Way title={TEXTS.codesLeft(recoveryCodesLeft)} text={TEXTS.newCodesText}>
        <Button variant="line" onClick={() => setAsked('codes')}>
          {TEXTS.newCodes}
        </Button>
      </Way>
      <Way title={TEXTS.otherPhone} text={TEXTS.replaceText}>
        <Button variant="line" busy={begin.isPending} onClick={() => (isVerified ? begin.mutate() : setAsked('again'))}>
          {TEXTS.replace}
        </Button>
      </Way>
      {demo && (
        <Way title={TEXTS.turnOffTitle} text={TEXTS.turnOffText}>
          <Button variant="danger" onClick={() => setAsked('off')}>
            {TEXTS.turnOff}
          </Button>
        </Way>
      )}
    </ul>
  );
  return (
    <SetUpFactor
      title={
        <>
          {TEXTS.secondFactor} <Badge tone={isOn ? 'ok' : 'wait'}>{isOn ? TEXTS.isOn : TEXTS.isOff}</Badge>
        </>
      }
      text={textFor(isOn, begin.data !== undefined && !isConfirmed, demo)}
      begin={begin}
      {...(isOn && { entry })}
      onConfirmed={() => {
        setConfirmed(true);
        onChanged();
      }}
      onDone={done}
    />
  );
}

const CARD = 'grid content-start gap-3 rounded-card border border-line bg-surface p-5';

/** One thing that can be done with a second factor that is on. */
const Way = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <li className={`${CARD} justify-items-start`}>
    <h2 className="text-title">{title}</h2>
    <p className="text-ink-2 text-ui">{text}</p>
    <div className="mt-auto">{children}</div>
  </li>
);
