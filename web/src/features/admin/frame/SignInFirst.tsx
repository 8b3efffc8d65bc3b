import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Head } from '#shell/Head.tsx';
import { openLogin } from '#shell/login.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';

/** The address stays as it was asked for: whoever signs in finds that screen. */
export function SignInFirst() {
  const { t } = useLingui();
  const why = t`Sign in to open the console`;
  useEffect(() => openLogin({ why }), [why]);
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 content-center p-4 outline-none">
      <Head title={t`Console`} />
      <h1 className="sr-only">
        <Trans>Console</Trans>
      </h1>
      <Empty
        title={why}
        text={t`It is for the staff of Plyhaat.`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => openLogin({ why })}>
              <Trans>Login</Trans>
            </Button>
            <Link to="/" className={buttonClass({ variant: 'line' })}>
              <Trans>To the home page</Trans>
            </Link>
          </div>
        }
        className="mx-auto w-full max-w-140"
      />
    </main>
  );
}
