import { Trans, useLingui } from '@lingui/react/macro';
import { ContactMessage } from '@plyhaat/contract/content/content';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { resolverOf } from '#forms/form-rules.ts';
import { HiddenTrap } from '#forms/HiddenTrap.tsx';
import { Notice } from '#forms/Notice.tsx';
import { RestoredDraft } from '#forms/RestoredDraft.tsx';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { contactSending } from './content.queries.ts';
import { SUBJECTS } from './subjects.ts';

const NOT_KEPT = ['website'] as const;
const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** No default values: what was typed before the scripts arrived stays. */
function useContactForm() {
  const form = useForm<z.input<typeof ContactMessage>, unknown, ContactMessage>({
    resolver: resolverOf(ContactMessage),
  });
  const draft = useDraft('contact', form, NOT_KEPT);
  const startAnew = () => {
    form.reset();
    draft.clear();
  };
  const sending = useChange(contactSending(), QUIET);
  const submit = form.handleSubmit((message) => {
    if (sending.isPending) return;
    sending.mutate(message, {
      onSuccess: startAnew,
      onError: (error) => void showRefusal(form, error, FIELDS),
    });
  });
  return { form, sending, submit, startAnew, restored: draft.restored };
}

export function ContactForm() {
  const { t } = useLingui();
  const { form, sending, submit, startAnew, restored } = useContactForm();
  const hydrated = useHydrated();
  const { register, formState } = form;
  const errorOf = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message;
  return (
    <Form onSubmit={submit} aria-label={t`Write to us`} className="grid gap-5">
      {restored && <RestoredDraft sends onStartAnew={startAnew} />}
      <Grid columns="form">
        <Field label={t`Name`} required error={errorOf('name')}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label={t`Email`} required error={errorOf('email')}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={t`Phone`} optional error={errorOf('phone')}>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={t`Subject`} required error={errorOf('subject')}>
          <NativeSelect defaultValue="" {...register('subject')}>
            <option value="">
              <Trans>Choose a subject</Trans>
            </option>
            {Object.entries(SUBJECTS).map(([subject, label]) => (
              <option key={subject} value={subject}>
                {t(label)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t`Message`} required error={errorOf('message')} className="sm:col-span-2">
          <Textarea rows={6} {...register('message')} />
        </Field>
      </Grid>
      <HiddenTrap {...register('website')} />
      <Outcome sending={sending} />
      <div>
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="lg"
          busy={sending.isPending}
          className="max-sm:w-full sm:min-w-44"
        >
          <Trans>Send Message</Trans>
        </Button>
        <span role="status" className="sr-only">
          {sending.isPending && t`Sending...`}
        </span>
      </div>
    </Form>
  );
}

function Outcome({ sending }: { sending: ReturnType<typeof useContactForm>['sending'] }) {
  if (sending.isSuccess) return <Notice outcome="done">{sending.data.message}</Notice>;
  return sending.isError && <Notice outcome="failed">{sending.error.message}</Notice>;
}
