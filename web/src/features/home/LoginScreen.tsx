import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { HomeScreen } from './HomeScreen.tsx';
import * as TEXTS from './texts.ts';

/** Home, with the login modal open. */
export function LoginScreen() {
  const navigate = useNavigate();
  const { history } = useRouter();
  useEffect(() => {
    const { phone, isRegistered } = history.location.state;
    if (!session.get().isAuthenticated)
      openLogin({ phone, ...(isRegistered && { why: TEXTS.yourRegistrationIsSaved }) });
    void navigate({ to: '/', replace: true });
  }, [navigate, history]);
  return <HomeScreen />;
}
