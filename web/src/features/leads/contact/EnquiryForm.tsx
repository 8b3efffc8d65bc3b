import { Trans, useLingui } from '@lingui/react/macro';
import { LeadForm } from '@plyhaat/contract/leads/leads';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useDraft } from '#forms/drafts.ts';
import { showRefusal } from '#forms/field-errors.ts';
import { resolverOf } from '#forms/form-rules.ts';
import { HiddenTrap } from '#forms/HiddenTrap.tsx';
import { Notice } from '#forms/Notice.tsx';
import { RestoredDraft } from '#forms/RestoredDraft.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Field, RequiredMark } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { enquiring } from '../leads.queries.ts';

const NOT_KEPT = ['website'] as const;
const FIELDS = ['name', 'phone', 'address', 'message'] as const;
/** The thanks stand for three seconds (LEAD-10). */
const THANKS_MS = 3000;

/** No default values: what was typed before the scripts arrived stays. */
function useEnquiry() {
  const form = useForm<z.input<typeof LeadForm>, unknown, LeadForm>({ resolver: resolverOf(LeadForm) });
  const draft = useDraft('enquiry', form, NOT_KEPT);
  const startAnew = () => {
    form.reset();
    draft.clear();
  };
  const sending = useChange(enquiring(), { success: null });
  const { isSuccess, reset: forget } = sending;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(forget, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, forget]);
  const submit = form.handleSubmit((enquiry) => {
    if (sending.isPending) return;
    sending.mutate(enquiry, {
      onSuccess: startAnew,
      onError: (error) => void showRefusal(form, error, FIELDS),
    });
  });
  return { form, sending, submit, startAnew, restored: draft.restored };
}

/** Get in Touch (LEAD-10): the number carries an asterisk and may be left empty. */
export function EnquiryForm() {
  const { t } = useLingui();
  const { form, sending, submit, startAnew, restored } = useEnquiry();
  const hydrated = useHydrated();
  const { register, formState } = form;
  const errorOf = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message;
  return (
    <Form onSubmit={submit} aria-label={t`Get in Touch`} className="grid gap-5">
      {restored && <RestoredDraft sends onStartAnew={startAnew} />}
      <Grid columns="form">
        <Field label={t`Full Name`} required error={errorOf('name')}>
          <Input autoComplete="name" maxLength={120} {...register('name')} />
        </Field>
        <Field label={<NumberLabel />} error={errorOf('phone')}>
          <Input type="tel" autoComplete="tel" maxLength={40} {...register('phone')} />
        </Field>
        <Field label={t`Address`} required error={errorOf('address')} className="sm:col-span-2">
          <Textarea
            rows={2}
            autoComplete="street-address"
            maxLength={300}
            className="min-h-20"
            {...register('address')}
          />
        </Field>
        <Field
          label={t`Product/Service`}
          required
          help={t`For example: grade, thickness and number of sheets.`}
          error={errorOf('message')}
          className="sm:col-span-2"
        >
          <Textarea rows={4} maxLength={2000} {...register('message')} />
        </Field>
      </Grid>
      <HiddenTrap {...register('website')} />
      {sending.isSuccess && <Notice outcome="done">{sending.data.message}</Notice>}
      <div>
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="lg"
          aria-disabled={sending.isPending}
          className="max-sm:w-full sm:min-w-44"
        >
          {sending.isPending ? t`Sending...` : t`Send enquiry`}
        </Button>
      </div>
    </Form>
  );
}

function NumberLabel() {
  return (
    <>
      <Trans>Mobile Number</Trans>
      <RequiredMark />
    </>
  );
}
