import { formatPhone } from '@plyhaat/contract/core/phone';
import type { PendingRegistration } from '@plyhaat/contract/identity/identity';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LogoMark } from '#ui/display/Logo.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { LoginClaimStep } from './LoginClaimStep.tsx';
import { LoginCodeStep, useComeBack } from './LoginCodeStep.tsx';
import { LoginPhoneStep } from './LoginPhoneStep.tsx';
import { closeLogin, LOGIN_TEXT, useLogin } from './login.ts';
import { REGISTER, useTargets } from './navigation.ts';
import * as TEXTS from './texts.ts';

/** Spec 1 §2 'Login modal'. Every opening is a new one, so it starts at step 1. */
export function LoginModal() {
  const { visit, ...login } = useLogin();
  return <LoginSteps key={visit} {...login} />;
}

const CLAIM_TEXT = TEXTS.beforeYouSignedIn;

type Sent = { readonly demoCode: string | undefined };

type Props = Omit<ReturnType<typeof useLogin>, 'visit'>;

function LoginSteps({ open, phone: startWith, send, why, goOn }: Props) {
  const [phone, setPhone] = useState(startWith);
  const [sent, setSent] = useState<Sent | null>(null);
  const [pending, setPending] = useState<readonly PendingRegistration[]>([]);
  const comeBack = useComeBack();
  const registerLine = useRegisterLine();
  const frame = {
    open,
    onOpenChange: closeLogin,
    mark: <LogoMark className="size-10" />,
    heading: 'head',
  } as const;
  const leave = () => {
    closeLogin();
    if (goOn) goOn();
    else comeBack();
  };
  const enter = (found: readonly PendingRegistration[]) => {
    setPending(found);
    if (found.length === 0) leave();
  };
  if (pending.length > 0)
    return (
      <Dialog {...frame} onOpenChange={leave} title={TEXTS.wasThisYou} description={CLAIM_TEXT}>
        <LoginClaimStep pending={pending} onDone={leave} />
      </Dialog>
    );
  if (sent === null)
    return (
      <Dialog
        {...frame}
        title={TEXTS.login}
        description={why ? `${why}. ${LOGIN_TEXT}` : LOGIN_TEXT}
        footer={registerLine}
      >
        <LoginPhoneStep phone={phone} send={send} onPhone={setPhone} onSent={setSent} />
      </Dialog>
    );
  return (
    <Dialog {...frame} title={TEXTS.enterOtp} description={TEXTS.sentToPhone(formatPhone(`91${phone}`))}>
      <LoginCodeStep
        phone={phone}
        demoCode={sent.demoCode}
        onEntered={enter}
        onResent={setSent}
        onBack={() => setSent(null)}
      />
    </Dialog>
  );
}

function useRegisterLine() {
  const [register] = useTargets(REGISTER);
  return (
    register && (
      <>
        {TEXTS.selling}{' '}
        <Link to={register.path} className="link" onClick={closeLogin}>
          {register.label}
        </Link>
      </>
    )
  );
}
