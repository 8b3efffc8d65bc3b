import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasRealName } from '@plyhaat/contract/core/member-name';
import { formatPhone } from '@plyhaat/contract/core/phone';
import type { PendingRegistration } from '@plyhaat/contract/identity/identity';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { session } from '#api/session.ts';
import { closeLogin, useLogin } from '#shell/login.ts';
import { REGISTER, useTargets } from '#shell/navigation.ts';
import { LogoMark } from '#ui/display/Logo.tsx';
import { Skeleton } from '#ui/display/Skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import type { Entered } from '../identity.queries.ts';
import { LoginClaimStep } from './LoginClaimStep.tsx';
import { LoginCodeStep, useComeBack } from './LoginCodeStep.tsx';
import { LoginPhoneStep } from './LoginPhoneStep.tsx';

const LoginNameStep = lazyPart(async () => (await import('./LoginNameStep.tsx')).LoginNameStep);

/** IDEN-11. Every opening is a new one, so it starts at step 1. */
export function LoginModal() {
  const { visit, ...login } = useLogin();
  return <LoginSteps key={visit} {...login} />;
}

const NAME_TEXT = msg`Sellers see it when you call or write to them.`;
const CLAIM_TEXT = msg`Before you signed in, this business was registered with your number.`;

type Sent = { readonly demoCode: string | undefined };

type Props = Omit<ReturnType<typeof useLogin>, 'visit'>;

function LoginSteps({ open, phone: startWith, why, goOn }: Props) {
  const { t } = useLingui();
  const [phone, setPhone] = useState(startWith);
  const [sent, setSent] = useState<Sent | null>(null);
  const [pending, setPending] = useState<readonly PendingRegistration[]>([]);
  const [nameless, setNameless] = useState(false);
  const comeBack = useComeBack();
  const navigate = useNavigate();
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
  const showFirstSteps = () => {
    closeLogin();
    void navigate({ to: '/account', search: { tab: 'firstSteps' } });
  };
  /** Whoever has no name yet is asked for it, once. */
  const nameOrLeave = () => {
    if (hasRealName(session.get().user?.name ?? '')) return leave();
    setPending([]);
    setNameless(true);
  };
  const enter = ({ pending: found, isNewSeller }: Entered) => {
    setPending(found);
    if (found.length > 0) return;
    if (isNewSeller && !goOn) showFirstSteps();
    else nameOrLeave();
  };
  if (pending.length > 0)
    return (
      <Dialog {...frame} onOpenChange={leave} title={t`Was this you?`} description={t(CLAIM_TEXT)}>
        <LoginClaimStep pending={pending} onDone={nameOrLeave} />
      </Dialog>
    );
  if (nameless)
    return (
      <Dialog {...frame} onOpenChange={leave} title={t`What is your name?`} description={t(NAME_TEXT)}>
        <Suspense fallback={<Skeleton corners="control" className="h-32" />}>
          <LoginNameStep onDone={leave} />
        </Suspense>
      </Dialog>
    );
  if (sent === null)
    return (
      <Dialog
        {...frame}
        title={t`Login`}
        description={
          why
            ? t`${why}. We will send a six-digit OTP to your phone. No password needed.`
            : t`We will send a six-digit OTP to your phone. No password needed.`
        }
        footer={registerLine}
      >
        <LoginPhoneStep phone={phone} onPhone={setPhone} onSent={setSent} />
      </Dialog>
    );
  return (
    <Dialog {...frame} title={t`Enter OTP`} description={t`Sent to ${{ phone: formatPhone(`91${phone}`) }}`}>
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
        <Trans>Selling?</Trans>{' '}
        <Link to={register.path} className="link" onClick={closeLogin}>
          {register.label}
        </Link>
      </>
    )
  );
}
