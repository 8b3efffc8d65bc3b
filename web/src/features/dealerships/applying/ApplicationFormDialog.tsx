import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICATION_LENGTHS } from '@plyhaat/contract/dealerships/application-form';
import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { useId } from 'react';
import { bind } from '#forms/form-rules.ts';
import { Notice } from '#forms/Notice.tsx';
import { RestoredDraft } from '#forms/RestoredDraft.tsx';
import { Button } from '#ui/Button.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { titleOf } from '../territory.ts';
import { AttachField } from './AttachField.tsx';
import { defaultsOf } from './application-values.ts';
import { LockedOffer } from './LockedOffer.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { useApplication } from './useApplication.ts';

type Props = {
  opportunity: Opportunity;
  applicant: Parameters<typeof defaultsOf>[0];
  /** Those that can be attached. */
  dealerships: readonly Dealership[];
  onClose: () => void;
};

/** It closes a second after success; a failure leaves everything as it was typed. */
export function ApplicationFormDialog({ opportunity, applicant, dealerships, onClose }: Props) {
  const { t } = useLingui();
  const application = useApplication(opportunity, defaultsOf(applicant), onClose);
  const { form, submit, sent, failure, isSending } = application;
  const { errors } = form.formState;
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!isSending}
      size="form"
      title={t`Apply for ${{ opportunity: titleOf(opportunity) }}`}
      description={t`Your answers go to ${{ organisationName: opportunity.Organisation_name }}. Nobody else sees them.`}
      footer={<Foot formId={id} isSending={isSending} isSent={sent !== ''} onCancel={onClose} />}
    >
      <Form id={id} onSubmit={submit} aria-label={t`Dealership application`} className="grid gap-6">
        {application.restored && <RestoredDraft sends onStartAnew={application.startAnew} />}
        <Grid columns="form">
          <Field label={t`Organization name`} required error={errors.Organisation_name?.message}>
            <Input
              autoComplete="organization"
              maxLength={APPLICATION_LENGTHS.Organisation_name}
              {...bind(form, 'Organisation_name')}
            />
          </Field>
          <Field label={t`Email`} required error={errors.email?.message}>
            <Input type="email" autoComplete="email" maxLength={254} {...bind(form, 'email')} />
          </Field>
        </Grid>
        <LockedOffer opportunity={opportunity} />
        <QuestionFields form={form} />
        <AttachField form={form} dealerships={dealerships} owner={opportunity.Organisation_name} />
        {sent && <Notice outcome="done">{sent}</Notice>}
        {failure && !sent && <Notice outcome="failed">{failure.message}</Notice>}
      </Form>
    </Dialog>
  );
}

type FootProps = { formId: string; isSending: boolean; isSent: boolean; onCancel: () => void };

const Foot = ({ formId, isSending, isSent, onCancel }: FootProps) => {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3 text-left">
      <span className="mr-auto text-ink-3 text-meta max-sm:hidden">
        <Trans>The owner decides which open cities to give.</Trans>
      </span>
      <Button variant="line" disabled={isSending} onClick={onCancel} className="max-sm:flex-1">
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" form={formId} aria-disabled={isSending || isSent} className="max-sm:flex-1">
        {isSending ? t`Submitting...` : t`Submit application`}
      </Button>
    </div>
  );
};
