import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode, SubmitEvent } from 'react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  title: string;
  line: ReactNode;
  token: string;
  /** Where the form goes without JavaScript. */
  action: string;
  method?: 'get' | 'post';
  leaving: UseMutationResult<{ message: string }, Error, string>;
  /** It happened before this page was loaded. */
  done?: string | undefined;
};

/** Where the link of a mail leads. A press is asked for, because mail programs open links before their readers do. */
export function UnsubscribeForm({ title, line, token, action, method = 'get', leaving, done }: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!leaving.isPending) leaving.mutate(token);
  };
  const outcome = leaving.data?.message ?? done;
  return (
    <section className="wrap grid justify-items-start gap-5 py-20">
      <h1 className="text-display">{title}</h1>
      {outcome ? (
        <>
          <Notice outcome="done">{outcome}</Notice>
          <Link to="/" className={buttonClass({ variant: 'line' })}>
            <Trans>Go to the home page</Trans>
          </Link>
        </>
      ) : (
        <form onSubmit={submit} action={action} method={method} className="grid justify-items-start gap-5">
          <p className="max-w-prose text-ink-2">{line}</p>
          {method === 'get' && <input type="hidden" name="token" value={token} />}
          {leaving.isError && <Notice outcome="failed">{leaving.error.message}</Notice>}
          <Button type="submit" size="lg" busy={leaving.isPending}>
            <Trans>Unsubscribe</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}
