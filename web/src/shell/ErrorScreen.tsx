import { Trans, useLingui } from '@lingui/react/macro';
import { RENDER_ERROR_MESSAGE } from '@plyhaat/contract/core/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConnection } from '#api/connection.ts';
import { Button } from '#ui/Button.tsx';
import { Toaster, toastError } from '#ui/overlays/Toaster.tsx';
import { useContact } from './contact.ts';
import { Head } from './Head.tsx';
import { OfflineText } from './offline/OfflineScreen.tsx';
import { openSavedCopy } from './offline/saved-copy.ts';

type Props = { error: unknown; reset: () => void };

/** Clears the error, and with it the data that the screen could not show: nobody else is looking at them. */
export function useTryAgain(reset: () => void): () => void {
  const router = useRouter();
  const queries = useQueryClient();
  return () => {
    queries.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
}

/** Offline neither calls nor the code of a screen can be fetched. One call that fails alone is no such thing. */
export function useIsOffline(): boolean {
  const { isLost } = useConnection();
  return isLost || globalThis.navigator?.onLine === false;
}

export function ErrorScreen(props: Props) {
  return useIsOffline() ? <Offline {...props} /> : <Failed {...props} />;
}

function Offline({ reset }: Props) {
  const tryAgain = useTryAgain(reset);
  useEffect(() => void openSavedCopy(), []);
  return (
    <OfflineText>
      <Button variant="primary" onClick={tryAgain}>
        <Trans>Try Again</Trans>
      </Button>
    </OfflineText>
  );
}

/** SHELL-8: Try Again clears the error, Refresh Page reloads. */
function Failed({ reset }: Props) {
  const { t } = useLingui();
  const tryAgain = useTryAgain(reset);
  const { email } = useContact();
  useEffect(() => void toastError(RENDER_ERROR_MESSAGE), []);
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`Something went wrong`} />
      <h1 className="text-head">
        <Trans>Oops! Something went wrong</Trans>
      </h1>
      <p className="max-w-prose text-ink-2">
        <Trans>
          If it keeps happening, please contact support at{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={tryAgain}>
          <Trans>Try Again</Trans>
        </Button>
        <Button variant="line" onClick={() => window.location.reload()}>
          <Trans>Refresh Page</Trans>
        </Button>
      </div>
    </section>
  );
}

/** For a fault in the shell itself, which then shows no toasts. */
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
