import { formatPhone } from '@plyhaat/contract/core/phone';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LogoMark } from '#ui/display/Logo.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { LoginCodeStep } from './LoginCodeStep.tsx';
import { LoginPhoneStep } from './LoginPhoneStep.tsx';
import { closeLogin, useLogin } from './login.ts';
import { REGISTER, useTargets } from './navigation.ts';
import { SITE } from './site.ts';

/** Spec 1 §2 'Login modal'. Every opening is a new one, so it starts at step 1. */
export function LoginModal() {
  const { open, phone, visit } = useLogin();
  return <LoginSteps key={visit} open={open} startWith={phone} />;
}

type Sent = { readonly demoCode: string | undefined };

function LoginSteps({ open, startWith }: { open: boolean; startWith: string }) {
  const [phone, setPhone] = useState(startWith);
  const [sent, setSent] = useState<Sent | null>(null);
  const registerLine = useRegisterLine();
  const frame = {
    open,
    onOpenChange: closeLogin,
    mark: <LogoMark className="size-10" />,
    heading: 'head',
  } as const;
  if (sent === null)
    return (
      <Dialog
        {...frame}
        title="Login"
        description="We will send a six-digit OTP to your phone. No password needed."
        footer={registerLine}
      >
        <LoginPhoneStep phone={phone} onPhone={setPhone} onSent={setSent} />
      </Dialog>
    );
  return (
    <Dialog {...frame} title="Enter OTP" description={`Sent to ${formatPhone(`91${phone}`)}`}>
      <LoginCodeStep phone={phone} demoCode={sent.demoCode} onResent={setSent} onBack={() => setSent(null)} />
    </Dialog>
  );
}

function useRegisterLine() {
  const [register] = useTargets(REGISTER);
  return (
    register && (
      <>
        New to {SITE.name}?{' '}
        <Link to={register.path} className="link" onClick={closeLogin}>
          {register.label}
        </Link>
      </>
    )
  );
}
