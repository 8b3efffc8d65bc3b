import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UnsubscribeForm } from '#forms/UnsubscribeForm.tsx';
import { Head } from '#shell/Head.tsx';
import { newsletterLeaving } from './content.queries.ts';

const route = getRouteApi('/newsletter/unsubscribe');

export function UnsubscribeScreen() {
  const { token } = route.useSearch();
  const leaving = useMutation(newsletterLeaving());
  return (
    <>
      <Head title="Unsubscribe" />
      <UnsubscribeForm
        title="Unsubscribe from the newsletter"
        line="Press the button and we will stop sending you the newsletter."
        action="/api/newsletter/unsubscribe"
        token={token}
        leaving={leaving}
      />
    </>
  );
}
