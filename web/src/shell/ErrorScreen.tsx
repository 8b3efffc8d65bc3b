import { RENDER_ERROR_MESSAGE } from '@plyhaat/contract/core/errors';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { Toaster, toastError } from '#ui/overlays/Toaster.tsx';
import { Head } from './Head.tsx';
import { SITE } from './site.ts';

type Props = { error: unknown; reset: () => void };

/** The error fallback of spec 1 §2: Try Again clears the error, Refresh Page reloads. */
export function ErrorScreen({ reset }: Props) {
  const router = useRouter();
  useEffect(() => void toastError(RENDER_ERROR_MESSAGE), []);
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Something went wrong" />
      <h1 className="text-head">Oops! Something went wrong</h1>
      <p className="max-w-prose text-ink-2">
        If it keeps happening, please contact support at{' '}
        <a className="link" href={`mailto:${SITE.email}`}>
          {SITE.email}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={tryAgain}>
          Try Again
        </Button>
        <Button variant="line" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    </section>
  );
}

/** For a fault in the shell itself: then nobody else shows the toast. */
export function ShellErrorScreen(props: Props) {
  return (
    <>
      <main>
        <ErrorScreen {...props} />
      </main>
      <Toaster />
    </>
  );
}
