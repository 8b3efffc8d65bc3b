import { Trans, useLingui } from '@lingui/react/macro';
import { NewsletterRequest } from '@plyhaat/contract/content/content';
import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import { type SubmitEvent, useRef, useState } from 'react';
import { CallError } from '#api/call.ts';
import { HiddenTrap } from '#forms/HiddenTrap.tsx';
import { Notice } from '#forms/Notice.tsx';
import { QUIET, useChange } from '#forms/useChange.ts';
import { inPageLanguage, loadContractSentences } from '#languages/contract-sentences.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { newsletterJoining } from './content.queries.ts';

/** One field needs no library of forms: a post would load it for this alone. */
export function NewsletterForm({ onDark = false }: { onDark?: boolean }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const joining = useChange(newsletterJoining(), QUIET);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (joining.isPending) return;
    const asked = readPlainly(NewsletterRequest, Object.fromEntries(new FormData(form)));
    if (!asked.success) {
      await loadContractSentences();
      setError(inPageLanguage(asked.error.issues[0]?.message ?? ''));
      return input.current?.focus();
    }
    setError(undefined);
    joining.mutate(asked.data, {
      onSuccess: () => form.reset(),
      onError: (refusal) => setError(refusal instanceof CallError ? refusal.fields.email : undefined),
    });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t`Newsletter`} className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={t`Email`}
          error={error}
          {...(onDark && { help: t`Unsubscribe any time with one tap.`, className: 'note-on-walnut' })}
        >
          <Input ref={input} type="email" name="email" autoComplete="email" placeholder={t`you@company.in`} />
        </Field>
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="lg"
          variant={onDark ? 'light' : 'primary'}
          busy={joining.isPending}
          className={classes('sm:mt-6.5 sm:!min-h-12', onDark && 'self-start')}
        >
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <HiddenTrap name="website" />
      {joining.isSuccess && <Notice outcome="done">{joining.data.message}</Notice>}
      {joining.isError && <Notice outcome="failed">{joining.error.message}</Notice>}
    </form>
  );
}
