import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { UnsubscribeForm } from '#forms/UnsubscribeForm.tsx';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Head } from '#shell/Head.tsx';
import { newsletterLeaving } from './content.queries.ts';

const route = getRouteApi('/newsletter/unsubscribe');

export function UnsubscribeScreen() {
  const { t } = useLingui();
  const { token } = route.useSearch();
  const leaving = useChange(newsletterLeaving(), QUIET);
  return (
    <>
      <Head title={t`Unsubscribe`} />
      <UnsubscribeForm
        title={t`Unsubscribe from the newsletter`}
        line={t`Press the button and we will stop sending you the newsletter.`}
        action="/api/newsletter/unsubscribe"
        token={token}
        leaving={leaving}
      />
    </>
  );
}
