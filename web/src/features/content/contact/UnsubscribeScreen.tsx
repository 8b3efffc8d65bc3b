import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { Notice } from '#forms/Notice.tsx';
import { Head } from '#shell/Head.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { newsletterLeaving } from './content.queries.ts';

const route = getRouteApi('/newsletter/unsubscribe');

/** Where the link of a letter leads. A press is asked for, because mail programs open links before their readers do. */
export function UnsubscribeScreen() {
  const { token } = route.useSearch();
  const leaving = useMutation(newsletterLeaving());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!leaving.isPending) leaving.mutate(token);
  };
  return (
    <section className="wrap grid justify-items-start gap-5 py-20">
      <Head title="Unsubscribe" />
      <h1 className="text-display">Leave the newsletter</h1>
      {leaving.isSuccess ? (
        <>
          <Notice outcome="done">{leaving.data.message}</Notice>
          <Link to="/" className={buttonClass({ variant: 'line' })}>
            Go to the home page
          </Link>
        </>
      ) : (
        <form onSubmit={submit} action="/api/newsletter/unsubscribe" className="grid justify-items-start gap-5">
          <p className="max-w-prose text-ink-2">One press, and we send you no more letters.</p>
          <input type="hidden" name="token" value={token} />
          {leaving.isError && <Notice outcome="failed">{leaving.error.message}</Notice>}
          <Button type="submit" size="lg" busy={leaving.isPending}>
            Unsubscribe
          </Button>
        </form>
      )}
    </section>
  );
}
