import { createRoute, useNavigate } from '@tanstack/react-router';
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

function LoginAddress() {
  const navigate = useNavigate();
  useEffect(() => {
    if (!session.get().isAuthenticated) openLogin();
    void navigate({ to: '/', replace: true });
  }, [navigate]);
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Login" />
      <h1 className="text-head">Login</h1>
      <Button onClick={() => openLogin()}>Login</Button>
    </section>
  );
}
