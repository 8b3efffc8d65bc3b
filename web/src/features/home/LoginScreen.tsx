import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** Home, with the login modal open. */
export function LoginScreen() {
  const navigate = useNavigate();
  const { history } = useRouter();
  useEffect(() => {
    if (!session.get().isAuthenticated) openLogin({ phone: history.location.state.phone });
    void navigate({ to: '/', replace: true });
  }, [navigate, history]);
  return <HomeScreen />;
}
