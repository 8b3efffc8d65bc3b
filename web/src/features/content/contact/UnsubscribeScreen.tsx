import { getRouteApi } from '@tanstack/react-router';
import { UnsubscribeForm } from '#forms/UnsubscribeForm.tsx';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Head } from '#shell/Head.tsx';
import { newsletterLeaving } from './content.queries.ts';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/newsletter/unsubscribe');

export function UnsubscribeScreen() {
  const { token } = route.useSearch();
  const leaving = useChange(newsletterLeaving(), QUIET);
  return (
    <>
      <Head title={TEXTS.unsubscribe} />
      <UnsubscribeForm
        title={TEXTS.unsubscribeFromTheNewsletter}
        line={TEXTS.pressTheButtonAnd}
        action="/api/newsletter/unsubscribe"
        token={token}
        leaving={leaving}
      />
    </>
  );
}
