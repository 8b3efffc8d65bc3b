import { createRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { Head } from './Head.tsx';
import { openLogin } from './login.ts';
import { root } from './root.tsx';

/** An address for the login modal: home, with the modal open. */
export const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginAddress,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Fills the phone field of the login modal; kept out of the address, which others may see. */
    phone?: string;
  }
}

function LoginAddress() {
  const navigate = useNavigate();
  const { history } = useRouter();
  useEffect(() => {
    if (!session.get().isAuthenticated) openLogin({ phone: history.location.state.phone });
    void navigate({ to: '/', replace: true });
  }, [navigate, history]);
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Login" />
      <h1 className="text-head">Login</h1>
      <Button onClick={() => openLogin()}>Login</Button>
    </section>
  );
}
