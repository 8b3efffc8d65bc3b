import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** Home, with the login modal open. */
export function LoginScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { history } = useRouter();
  useEffect(() => {
    const { phone, isRegistered } = history.location.state;
    if (!session.get().isAuthenticated)
      openLogin({
        phone,
        ...(isRegistered && {
          why: t`Your registration is saved. Sign in once to confirm your number and open your store`,
        }),
      });
    void navigate({ to: '/', replace: true });
  }, [navigate, history, t]);
  return <HomeScreen />;
}
