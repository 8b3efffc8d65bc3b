import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Head } from '#shell/Head.tsx';
import { openLogin } from '#shell/login.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import * as TEXTS from './texts.ts';

const signIn = () => openLogin({ why: TEXTS.signInToOpen });

/** The address stays as it was asked for: whoever signs in finds that screen. */
export function SignInFirst() {
  useEffect(signIn, []);
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 content-center p-4 outline-none">
      <Head title={TEXTS.console} />
      <h1 className="sr-only">{TEXTS.console}</h1>
      <Empty
        title={TEXTS.signInToOpen}
        text={TEXTS.signInText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={signIn}>{TEXTS.login}</Button>
            <Link to="/" className={buttonClass({ variant: 'line' })}>
              {TEXTS.toTheHomePage}
            </Link>
          </div>
        }
        className="mx-auto w-full max-w-140"
      />
    </main>
  );
}
