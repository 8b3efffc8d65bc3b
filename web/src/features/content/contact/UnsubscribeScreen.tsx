import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UnsubscribeForm } from '#forms/UnsubscribeForm.tsx';
import { Head } from '#shell/Head.tsx';
import { newsletterLeaving } from './content.queries.ts';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/newsletter/unsubscribe');

export function UnsubscribeScreen() {
  const { token } = route.useSearch();
  const leaving = useMutation(newsletterLeaving());
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
