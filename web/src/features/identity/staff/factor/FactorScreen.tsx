import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** /admin/factor: every member of staff turns its own second factor on or off, sets it up again or gets new recovery codes. */
export function FactorScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  useCrumb(t`Second factor`);
  const found = useQuery(factorState(user?._id ?? ''));
  return (
    <>
      <Head title={t`Second factor`} />
      <div className="px-[clamp(1rem,2.4vw,2rem)] py-8">
        {found.isPending && <Loading />}
        {found.isError && (
          <ErrorState
            text={t`Failed to load your second factor. Please try again.`}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
          />
        )}
        {found.data && <Own state={found.data} onChanged={() => void found.refetch()} />}
      </div>
    </>
  );
}

function textFor(isOn: boolean, isReplacing: boolean, demo: boolean): MessageDescriptor {
  if (!isOn)
    return msg`A code from an authenticator app protects the console when somebody else gets hold of your number.`;
  if (isReplacing)
    return msg`A new phone, or new recovery codes: the ones you have stop working and other devices are signed out.`;
  return demo
    ? msg`Signing in to the console asks for a code of your authenticator app. In this demo the sample numbers, which are everybody’s, are never asked.`
    : msg`Signing in to the console asks for a code of your authenticator app.`;
}

type Asked = 'again' | 'codes' | 'off';
type Question = {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly submit: MessageDescriptor;
};
const NEW_CODES: Question = {
  title: msg`New recovery codes`,
  text: msg`Ten new codes; those you have stop working.`,
  submit: msg`Make new codes`,
};
const TURN_OFF: Question = {
  title: msg`Turn the second factor off`,
  text: msg`The console then opens with the text message alone. Secret and recovery codes are removed, and other devices are signed out.`,
  submit: msg`Turn off`,
};

function Own({ state, onChanged }: { state: FactorState; onChanged: () => void }) {
  const { t } = useLingui();
  const { demo } = useInstallation();
  const begin = useChange(settingUp, { success: null });
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isConfirmed, setConfirmed] = useState(false);
  const { isVerified, recoveryCodesLeft } = state;
  const isOn = state.isOn || isConfirmed;
  const spoken = ({ title, text, submit }: Question) => ({ title: t(title), text: t(text), submit: t(submit) });
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
        <RecoveryCodes title={t`New recovery codes`} codes={codes} onSaved={done} />
      </section>
    );
  if (asked === 'again') {
    const goOn = () => {
      close();
      begin.mutate();
    };
    return <EnterFactor sending={verifying} onDone={goOn} onCancel={close} />;
  }
  if (asked === 'codes')
    return <EnterFactor {...spoken(NEW_CODES)} sending={renewing} onDone={setCodes} onCancel={close} />;
  if (asked === 'off') return <EnterFactor {...spoken(TURN_OFF)} sending={turningOff} onDone={done} onCancel={close} />;
  const entry = (
    <ul className="grid max-w-240 gap-4 lg:grid-cols-3">
      <Way
        title={t`${recoveryCodesLeft} of 10 recovery codes left`}
        text={t`Ten new codes; those you have stop working.`}
      >
        <Button variant="line" onClick={() => setAsked('codes')}>
          <Trans>New recovery codes</Trans>
        </Button>
      </Way>
      <Way
        title={t`Another phone`}
        text={t`A new phone, or new recovery codes: the ones you have stop working and other devices are signed out.`}
      >
        <Button variant="line" busy={begin.isPending} onClick={() => (isVerified ? begin.mutate() : setAsked('again'))}>
          <Trans>Set up again</Trans>
        </Button>
      </Way>
      {demo && (
        <Way
          title={t`Turn the second factor off`}
          text={t`The console then opens with the text message alone. Secret and recovery codes are removed, and other devices are signed out.`}
        >
          <Button variant="danger" onClick={() => setAsked('off')}>
            <Trans>Turn off</Trans>
          </Button>
        </Way>
      )}
    </ul>
  );
  return (
    <SetUpFactor
      title={
        <>
          <Trans>Second factor</Trans>{' '}
          <Badge tone={isOn ? 'ok' : 'wait'}>{isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}</Badge>
        </>
      }
      text={t(textFor(isOn, begin.data !== undefined && !isConfirmed, demo))}
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
